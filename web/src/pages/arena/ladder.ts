/** What the ladder draws, from what the server tells. */
import { type Domain, domainOf, ticksOf } from '../../plots/scale';
import type { Ladder, LadderLine, PersonLine } from '../../wire/generated/rest';

/** An axis that holds every interval of the table, zero (the anchor) among its numbers. */
export function axisOf(lines: readonly LadderLine[]): { domain: Domain; ticks: number[] } {
  const values = lines.flatMap(({ points, low, high }) =>
    [points, low, high].filter((one) => one !== null),
  );
  const domain = domainOf([0, ...values]);
  return { domain, ticks: ticksOf(domain, 4) };
}

/** House bots are the reference, however seldom they play. */
export const isProvisional = ({ provisional, contestant }: LadderLine): boolean =>
  provisional && contestant.kind !== 'house';

/** Whether rated sets have been played, which the first table will count. */
export const begun = ({ lines }: Ladder): boolean => lines.some(({ sets }) => sets > 0);

/** The places of those who have one, without gaps for those who are not settled yet. */
export function placesOf(lines: readonly LadderLine[]): (number | null)[] {
  let place = 0;
  return lines.map((line) => {
    if (isProvisional(line)) return null;
    place += 1;
    return place;
  });
}

export type BothLine =
  | { kind: 'bot'; rating: number; line: LadderLine }
  | { kind: 'person'; rating: number; line: PersonLine };

/** Bots and people in one list, by their live ratings. */
export function together(bots: readonly LadderLine[], people: readonly PersonLine[]): BothLine[] {
  const both: BothLine[] = [
    ...bots.map((line) => ({ kind: 'bot' as const, rating: line.rating, line })),
    ...people.map((line) => ({ kind: 'person' as const, rating: line.rating, line })),
  ];
  return both.sort((one, other) => other.rating - one.rating);
}
