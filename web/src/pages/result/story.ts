import type { GameName, Outcome, Statistics } from '../../wire/generated/messages';

/** Who plays for one score: a team, or a seat alone. */
export type Side = { seats: readonly number[]; name: string };
export type Deal = {
  number: number;
  gains: number[];
  totals: number[];
  record: Record<string, unknown>;
};

type DealRecord = { totals?: number[]; scores?: number[] };

export type Person = { seat: number; name: string; kind: 'person' | 'house' | 'bot' };

export function sidesOf(
  people: readonly Person[],
  teams: readonly (readonly number[])[],
  join: (first: string, second: string) => string,
): Side[] {
  const nameOf = (seat: number) => people.find((one) => one.seat === seat)?.name ?? '';
  if (teams.length === 0) return people.map(({ seat, name }) => ({ seats: [seat], name }));
  return teams.map((seats) => {
    const [first = 0, second = 0] = seats;
    return { seats, name: join(nameOf(first), nameOf(second)) };
  });
}

/** The course of a match: every deal's gains and the totals after it, by side. */
export function dealsOf(outcome: Outcome, sides: readonly Side[]): Deal[] {
  let before = sides.map(() => 0);
  return outcome.deals.map((deal, at) => {
    const { totals, scores } = deal as DealRecord;
    const told = totals ?? scores ?? [];
    // Records of games with teams count by team, the others by seat.
    const after = sides.map(({ seats }, side) =>
      told.length === sides.length ? (told[side] ?? 0) : (told[seats[0] ?? 0] ?? 0),
    );
    const gains = after.map((value, side) => value - (before[side] ?? 0));
    before = after;
    return { number: at + 1, gains, totals: after, record: deal };
  });
}

export const sideOf = (sides: readonly Side[], seat: number | null): number =>
  sides.findIndex(({ seats }) => seat !== null && seats.includes(seat));

/** What a result is made of, from a table that has ended or from a match of the library. */
export type Story = {
  /** The match's id. */
  match: string;
  game: GameName;
  title: string;
  people: readonly Person[];
  outcome: Outcome;
  seed: string | null;
  seedHash: string | null;
  /** Change of rating by seat. */
  ratings: readonly (number | null)[];
  own: number | null;
  statistics: Statistics | null;
};
