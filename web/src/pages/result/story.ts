import type { GameName, Outcome, Statistics } from '../../wire/generated/messages';

/** Who plays for one score: a team, or a seat alone. */
export type Side = { seats: readonly number[]; name: string };
export type Deal = {
  number: number;
  gains: number[];
  totals: number[];
  record: Record<string, unknown>;
};

type DealRecord = { deal?: number; totals?: number[]; scores?: number[]; gain?: number[] };

export type Person = {
  seat: number;
  name: string;
  kind: 'person' | 'house' | 'bot';
  /** The name in every language, by which a face is known. */
  known: string;
};

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

/** The number of a match's first deal: Omi may go on from a saved match, and its records say so. */
function firstNumber({ game, outcome }: Played): number {
  const first: DealRecord | undefined = outcome.deals[0];
  return (game === 'omi' && first?.deal) || 1;
}

/** The course of a match: every deal's gains and the totals after it, by side. */
export function dealsOf(played: Played, sides: readonly Side[]): Deal[] {
  // Records of games with teams count by team, the others by seat.
  const bySide = (told: readonly number[]) =>
    sides.map(({ seats }, side) =>
      told.length === sides.length ? (told[side] ?? 0) : (told[seats[0] ?? 0] ?? 0),
    );
  const first = firstNumber(played);
  let before: number[] | null = null;
  return played.outcome.deals.map((deal, at) => {
    const { totals, scores, gain } = deal as DealRecord;
    const after = bySide(totals ?? scores ?? []);
    // A match may have gone on from a saved one: its first deal says what it added.
    const gains: number[] =
      before === null && gain
        ? bySide(gain)
        : after.map((value, side) => value - (before?.[side] ?? 0));
    before = after;
    return { number: first + at, gains, totals: after, record: deal };
  });
}

/** What stood at the start: a saved match has deals before the first that was played here. */
export function startOf(deals: readonly Deal[]): { before: number; totals: number[] } {
  const [first] = deals;
  return {
    before: (first?.number ?? 1) - 1,
    totals: first?.totals.map((total, side) => total - (first.gains[side] ?? 0)) ?? [],
  };
}

/** The place of whoever sits there, from 1: sides are counted, not seats. */
export function placeOf(ranking: readonly number[], sides: readonly Side[], seat: number): number {
  const rank = ranking[seat] ?? 1;
  return 1 + sides.filter(({ seats }) => (ranking[seats[0] ?? 0] ?? 1) < rank).length;
}

/** A name whose number stays with it. */
export const unbroken = (name: string): string => name.replace(/ (?=\d+$)/, '\u00a0');

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

type Played = Pick<Story, 'game' | 'outcome'>;
