import type { Side } from '../table/layout';

const SIDES: Record<number, readonly Side[]> = {
  2: ['bottom', 'top'],
  3: ['bottom', 'left', 'right'],
  4: ['bottom', 'left', 'top', 'right'],
};

/**
 * The side of every seat, by seat number: the viewer's own is at the bottom, who plays next sits at the left
 * (`clockwise`) or at the right. Those who watch look from seat 0.
 */
export function sidesOf(own: number | null, seats: number, clockwise = true): Side[] {
  const sides = SIDES[seats] ?? [];
  return Array.from({ length: seats }, (_, seat) => {
    const away = (seat - (own ?? 0) + seats) % seats;
    return sides[clockwise ? away : (seats - away) % seats] ?? 'top';
  });
}
