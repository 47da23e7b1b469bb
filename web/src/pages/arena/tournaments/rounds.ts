/** How far a tournament is. */
import type { TournamentView } from '../../../wire/generated/rest';

/** Meetings that are over, of those that there will be; later Swiss rounds count as this one. */
export function meetingsOver(view: TournamentView): { over: number; of: number } {
  const met = view.rounds.flatMap((round) => round.filter(({ second }) => second !== null));
  const over = met.filter(({ margin }) => margin !== null).length;
  const aRound = Math.floor(view.entrants.length / 2);
  return { over, of: Math.max(met.length, aRound * view.tournament.rounds) };
}

/** Who won a meeting by its margin: a tie has no winner. */
export function winnerOf(margin: number | null): 'first' | 'second' | null {
  if (margin === null || margin === 0) return null;
  return margin > 0 ? 'first' : 'second';
}
