/** In which order the cards of a hand stand, in one or two rows, and where the arrows lead. */
export type Arrow = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown' | 'Home' | 'End';

const ARROWS = new Set(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End']);
export const isArrow = (key: string): key is Arrow => ARROWS.has(key);

/** How many cards stand in the back row of a two-row hand. */
export const backRow = (count: number): number => Math.ceil(count / 2);

/** A sorted hand from left to right, the back row first; `fromRight`: each row begins at its right end. */
export function readingOrder<T>(
  cards: readonly T[],
  rows: 1 | 2,
  fromRight: boolean,
): readonly T[] {
  if (!fromRight) return cards;
  const split = rows === 2 ? backRow(cards.length) : cards.length;
  return [...cards.slice(0, split).toReversed(), ...cards.slice(split).toReversed()];
}

export function nextFocus(key: Arrow, at: number, count: number, rows: 1 | 2): number {
  const last = count - 1;
  const back = backRow(count);
  switch (key) {
    case 'ArrowLeft':
      return Math.max(0, at - 1);
    case 'ArrowRight':
      return Math.min(last, at + 1);
    case 'Home':
      return 0;
    case 'End':
      return last;
    case 'ArrowUp':
      return rows === 2 && at >= back ? at - back : at;
    case 'ArrowDown':
      return rows === 2 && at < back ? Math.min(last, at + back) : at;
  }
}
