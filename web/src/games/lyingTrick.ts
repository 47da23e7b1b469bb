import type { SeatCard } from '../wire/generated/messages';

type Course = {
  trick: readonly SeatCard[];
  winners: readonly number[];
  history: readonly { seat: number; type: string; card?: string }[];
};

export type LyingTrick = { plays: SeatCard[]; winner: number };

/**
 * The trick that the last play has completed. A replay, which may stand still at any moment, lets it lie
 * until its next step; a running table sweeps it at once.
 */
export function lyingTrick({ trick, winners, history }: Course): LyingTrick | null {
  const winner = winners.at(-1);
  if (trick.length > 0 || winner === undefined || history.at(-1)?.type !== 'play') return null;
  const plays = history.flatMap(({ seat, type, card }) =>
    type === 'play' && card ? [{ seat, card }] : [],
  );
  return { plays: plays.slice(-4), winner };
}
