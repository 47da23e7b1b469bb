/** Which cards fly for what happened, and how long it takes. */
import type { Flight } from '../../table/flights';
import type { SoundName } from '../../table/sounds';
import type { AnyEvent, TienlenAction, TienlenEvent } from '../../wire/generated/messages';
import type { Step } from '../../wire/steps';
import { roundsOf, toldOf } from './course';
import type { View } from './types';

/** Backs that fly to somebody else; a few tell it as well as thirteen. */
const BACKS = 4;
/** The pile shows no more of a round. */
const PLAYS_SHOWN = 3;

const toPile = (cards: readonly string[], from: (code: string) => string): Flight[] =>
  cards.map((card) => ({ card, from: from(card), to: `pile:${card}`, kind: 'play' }));

/** From the pile to who won the round; a play that was beaten looks so to the end. */
const swept = (cards: readonly string[], seat: number, beaten: boolean): Flight[] =>
  cards.map((card) => ({
    card,
    from: `pile:${card}`,
    to: `cards:${seat}`,
    kind: 'sweep',
    ...(beaten ? { look: 'old' } : {}),
  }));

/** What flies at once when this seat acts. */
export const flightOf = (action: TienlenAction): Flight[] =>
  action.type === 'play' ? toPile(action.cards, (card) => `hand:${card}`) : [];

/** `shown`: the own play has flown already. */
export function flightsOf({ view, events }: Step<View, TienlenEvent>, shown: boolean): Flight[][] {
  const stages: Flight[][] = [];
  for (const event of events) {
    if (event.type === 'action' && event.action.type === 'play') {
      const { seat, action } = event;
      if (seat !== view.seat) stages.push(toPile(action.cards, () => `seat:${seat}`));
      else if (!shown) stages.push(flightOf(action));
    }
    if (event.type === 'round_won') {
      const { seat } = event;
      const round = roundsOf(toldOf(view)).at(-1) ?? [];
      const plays = round.flatMap(({ cards }) => (cards ? [cards] : []));
      const shown = plays.slice(-PLAYS_SHOWN);
      stages.push(shown.flatMap((cards, at) => swept(cards, seat, at < shown.length - 1)));
    }
  }
  return stages;
}

/** Dealing from the middle: the own hand card by card, some backs to the others. */
export function dealOf(view: View, hand: readonly string[]): Flight[][] {
  const others = view.counts.map((_, seat) => seat).filter((seat) => seat !== view.seat);
  const flights: Flight[] = [];
  for (let i = 0; i < Math.max(BACKS, hand.length); i += 1) {
    const card = hand[i];
    if (card) flights.push({ card, from: 'deck', to: `hand:${card}`, kind: 'deal' });
    if (i >= BACKS) continue;
    for (const seat of others) {
      flights.push({ card: 'back', from: 'deck', to: `cards:${seat}`, kind: 'deal' });
    }
  }
  return [flights];
}

export function soundOf({ view, events }: Step<View, TienlenEvent>): SoundName | null {
  const types = new Set(events.map(({ type }) => type));
  for (const event of events) {
    if (event.type === 'match_over' && view.seat !== null && event.winners.includes(view.seat)) {
      return 'winMatch';
    }
    if (event.type === 'deal_scored' && event.record.winner === view.seat) return 'winDeal';
  }
  if (types.has('cut')) return 'cut';
  if (types.has('round_won')) return 'sweep';
  if (events.some((event) => event.type === 'action' && event.action.type === 'play')) {
    return 'land';
  }
  return types.has('deal') ? 'deal' : null;
}

const PASS = 260;
const PLAY = 420;
const A_CARD = 40;
const CUT = 700;
const SWEEP = 820;
const DEAL = 1500;

/** Milliseconds that a step needs. After a deal the pause of the table keeps the last look. */
export function timing(events: readonly AnyEvent[]): number {
  const ended = events.some(({ type }) => type === 'deal_scored');
  return events.reduce((sum, event) => {
    if (event.type === 'action') {
      const { action } = event;
      if (!('cards' in action) || !Array.isArray(action.cards)) return sum + PASS;
      return sum + PLAY + A_CARD * (action.cards.length - 1);
    }
    if (event.type === 'cut') return sum + CUT;
    if (event.type === 'round_won') return sum + SWEEP;
    return event.type === 'deal' && !ended ? sum + DEAL : sum;
  }, 0);
}
