import type { BoardSeat } from '../board';

/** Seats with names that tell them apart: several house bots have the same one and get a number. */
export function toldApart(seats: readonly BoardSeat[]): BoardSeat[] {
  const seen = new Map<string, number>();
  return seats.map((seat) => {
    const count = (seen.get(seat.name) ?? 0) + 1;
    seen.set(seat.name, count);
    const alone = seats.every((other) => other === seat || other.name !== seat.name);
    return alone ? seat : { ...seat, name: `${seat.name} ${count}` };
  });
}
