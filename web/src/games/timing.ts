import { prefersLessMotion } from '../table/motionPreference';
import type { AnyEvent } from '../wire/generated/messages';
import type { Timing } from '../wire/steps';

/** Milliseconds that the usual motions take (deal, play, sweep); a board may bring its own. */
const MOTION: Record<string, number> = {
  action: 420,
  packet: 520,
  trick_won: 850,
  round_won: 600,
  drawn: 300,
  taken: 350,
  reshuffled: 500,
  sold: 900,
  projects: 1800,
  marriage: 900,
  exchanged: 500,
  cut: 700,
  kawesh: 1200,
  sawa: 1200,
  deal_scored: 1600,
};
const A_DEAL = 400;
const A_CARD = 50;

export function usualTiming(events: readonly AnyEvent[]): number {
  return events.reduce((sum, event) => {
    if (event.type === 'deal') return sum + A_DEAL + A_CARD * event.hand.length;
    return sum + (MOTION[event.type] ?? 0);
  }, 0);
}

/** What stays in sight for a moment even where nothing moves. */
const LASTING = new Set(['trick_won', 'round_won', 'deal_scored', 'projects', 'sawa', 'kawesh']);
const CUT = 700;
const FADE = 160;

/** With less motion a play fades in where it lies, and a finished trick is cut after a look. */
export const asPreferred =
  (timing: Timing): Timing =>
  (events) =>
    prefersLessMotion()
      ? Math.min(timing(events), events.some(({ type }) => LASTING.has(type)) ? CUT : FADE)
      : timing(events);
