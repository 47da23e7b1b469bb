/** How wide the cards of melds may be so that all melds fit. Pure numbers, no DOM. */

export const MELD_OVERLAP = 0.52;
const TAG = 23;
const GAP = { across: 8, down: 10 };
const SMALLEST = 34;
/** Cards that are smaller have a thinner frame. */
const THIN_BELOW = 50;

/** Ground that is seen round the cards of a meld, both sides together. */
export const frameOf = (width: number): number => (width < THIN_BELOW ? 10 : 20);

export const meldBox = (cards: number, width: number) => ({
  width: (cards - 1) * width * MELD_OVERLAP + width + frameOf(width),
  height: width * 1.4 + frameOf(width),
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
export function oneRowWidth(height: number): number {
  const fits = (frame: number) => Math.floor((height - frame - TAG) / 1.4);
  const wide = fits(20);
  return wide >= THIN_BELOW ? wide : Math.max(SMALLEST, Math.min(THIN_BELOW - 1, fits(10)));
}

/** Not even the smallest cards have room for a word under them. */
export const wordless = (height: number): boolean => meldBox(1, SMALLEST).height + TAG > height;
