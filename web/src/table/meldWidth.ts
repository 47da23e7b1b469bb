/** How wide the cards of melds may be so that all melds fit. Pure numbers, no DOM. */

export const MELD_OVERLAP = 0.52;
const FRAME = 20;
const TAG = 23;
const GAP = { across: 8, down: 10 };
const SMALLEST = 34;

export const meldBox = (cards: number, width: number) => ({
  width: (cards - 1) * width * MELD_OVERLAP + width + FRAME,
  height: width * 1.4 + FRAME,
});

/** Height of melds of these lengths, wrapped in `room`. `extra` is the width of the zone for a new one. */
export function meldsHeight(lengths: readonly number[], width: number, room: number, extra = 0) {
  const boxes = lengths.map((cards) => meldBox(cards, width).width);
  if (extra) boxes.push(extra);
  let rows = 1;
  let used = 0;
  for (const box of boxes) {
    if (used > 0 && used + GAP.across + box > room) {
      rows += 1;
      used = box;
    } else used += (used > 0 ? GAP.across : 0) + box;
  }
  return rows * (meldBox(1, width).height + TAG) + (rows - 1) * GAP.down;
}

/** The wished width if everything fits in `height`, else the largest one that does. */
export function meldWidth(
  lengths: readonly number[],
  wish: number,
  room: number,
  height: number,
  extra = 0,
): number {
  for (let width = wish; width > SMALLEST; width -= 1) {
    if (meldsHeight(lengths, width, room, extra) <= height) return width;
  }
  return SMALLEST;
}

/** The width at which one row is as high as it may be. */
export const oneRowWidth = (height: number): number =>
  Math.max(SMALLEST, Math.floor((height - FRAME - TAG) / 1.4));
