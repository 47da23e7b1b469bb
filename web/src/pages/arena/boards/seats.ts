/** What was made of each seat of a board. */
import type { Dot } from '../../../plots/DotStrip';
import type { SeatScore } from '../../../wire/generated/rest';

export type SeatSummary = {
  seat: number;
  /** The bots' mean margin: par. */
  par: number | null;
  dots: Dot[];
  scores: SeatScore[];
};

/** By seat: every try as a dot, and the mean of the games of bots alone. */
export function bySeat(
  scores: readonly SeatScore[],
  seats: number,
  me: string | undefined,
): SeatSummary[] {
  return Array.from({ length: seats }, (_, seat) => {
    const own = scores.filter((one) => one.seat === seat && (one.by_bots || one.kind === 'person'));
    const bots = own.filter(({ by_bots }) => by_bots).map(({ margin }) => margin);
    return {
      seat,
      par: bots.length > 0 ? bots.reduce((sum, one) => sum + one, 0) / bots.length : null,
      dots: own.map((one) => ({
        key: `${one.match} ${one.seat}`,
        value: one.margin,
        kind: one.kind !== 'person' ? 'bot' : one.who === me ? 'own' : 'person',
      })),
      scores: [...own].sort((one, other) => other.margin - one.margin),
    };
  });
}
