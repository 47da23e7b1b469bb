export type Place = 'bottom' | 'left' | 'top' | 'right';

/** Seats go round from the bottom: left, top, right, as they take their turns. */
const ROUND: Record<number, readonly Place[]> = {
  2: ['bottom', 'top'],
  3: ['bottom', 'left', 'right'],
  4: ['bottom', 'left', 'top', 'right'],
};

export function placeAround(seat: number, seats: number, own: number): Place {
  return ROUND[seats]?.[(seat - own + seats) % seats] ?? 'top';
}
