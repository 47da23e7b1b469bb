/** Sentences about what is done, for listeners, the log and bubbles. */
import type { Suit } from '../../cards/code';
import { suitOf } from '../../cards/code';
import { cardName, type Translate } from '../../cards/names';
import type { BoardSeat } from '../board';
import type { Beat } from './beats';
import { type Duty, marriagePoints } from './cards';
import type { Event, Record } from './types';

export type Values = { [name: string]: string | number };
/** Who speaks of whom: names by seat, who sits at the bottom, and which of them is *you*. */
export type Tongue = {
  t: Translate;
  own: number | null;
  self: number | null;
  seats: readonly BoardSeat[];
};

export const nameOf = ({ t, self, seats }: Tongue, seat: number): string =>
  seat === self ? t('santase.you') : (seats[seat]?.name ?? '');

export const person = ({ self }: Tongue, seat: number) => (seat === self ? 'you' : 'other');

/** "lead the king", "leads the king": what a seat does, without its name. */
const does = (tongue: Tongue, seat: number, what: string, values?: Values): string =>
  tongue.t(`santase.do.${what}.${person(tongue, seat)}`, values);

export const suitName = (t: Translate, suit: Suit): string => t(`cards.suit.${suit}`);

/** "twenty" or "forty". */
export const callName = (t: Translate, points: number): string =>
  t(points === 40 ? 'santase.forty' : 'santase.twenty');

function eventText(tongue: Tongue, event: Event): string {
  const { t, own } = tongue;
  const say = (seat: number, what: string, values?: Values) =>
    `${nameOf(tongue, seat)} ${does(tongue, seat, what, values)}.`;
  switch (event.type) {
    case 'action': {
      const { seat, action } = event;
      if (action.type === 'declare66') return say(seat, 'say66');
      if (action.type === 'close') return say(seat, 'close');
      return '';
    }
    case 'exchanged':
      return say(event.seat, 'exchange', { card: cardName(t, event.card) });
    case 'trick_won':
      return say(event.seat, 'take');
    case 'drawn':
      if (event.seat !== own || !event.card) return '';
      return say(event.seat, 'draw', { card: cardName(t, event.card) });
    case 'deal_scored':
      return dealText(tongue, event.record);
    case 'deal':
      return t('santase.tell.newDeal', { card: cardName(t, event.trump_card) });
    default:
      return '';
  }
}

/** A play, with its marriage. */
function playText(tongue: Tongue, { events, trick }: Beat): string {
  const [acted] = events;
  if (acted?.type !== 'action' || acted.action.type !== 'play') return '';
  const { seat, action } = acted;
  const { t } = tongue;
  const married = events.find((event) => event.type === 'marriage');
  const values: Values = { card: cardName(t, action.card) };
  if (married) values.points = callName(t, married.points);
  const what = trick ? 'play' : married ? 'marry' : 'lead';
  return `${nameOf(tongue, seat)} ${does(tongue, seat, what, values)}.`;
}

/** What listeners hear of a beat. */
export function beatText(tongue: Tongue, beat: Beat): string {
  const texts = [playText(tongue, beat), ...beat.events.map((event) => eventText(tongue, event))];
  const { phase, actors } = beat.view;
  const over = beat.events.some(({ type }) => type === 'deal_scored');
  const yours = tongue.own !== null && actors.includes(tongue.own) && phase !== 'claim' && !over;
  if (yours) texts.push(tongue.t('santase.tell.yourTurn'));
  return texts.filter(Boolean).join(' ');
}

/** What somebody says aloud, for a bubble. */
export function bubbleOf(t: Translate, events: readonly Event[]) {
  for (const event of events) {
    if (event.type === 'marriage') {
      const text = t(event.points === 40 ? 'santase.bubble.40' : 'santase.bubble.20');
      return { seat: event.seat, text, tone: 'lantern' as const };
    }
    if (event.type === 'exchanged') {
      const text = t('santase.bubble.exchange', { card: cardName(t, event.card) });
      return { seat: event.seat, text, tone: 'say' as const };
    }
    if (event.type !== 'action') continue;
    const { seat, action } = event;
    if (action.type === 'declare66') {
      return { seat, text: t('santase.bubble.66'), tone: 'lantern' as const };
    }
    if (action.type === 'close') {
      return { seat, text: t('santase.bubble.close'), tone: 'say' as const };
    }
  }
  return null;
}

/** Why a card cannot follow. */
export function dutyText(t: Translate, duty: Duty, led: string): string {
  const suit = suitName(t, suitOf(led));
  if (duty === 'suit') return t('santase.why.suit', { suit });
  if (duty === 'higher') return t('santase.why.higher', { card: cardName(t, led) });
  if (duty === 'trump') return t('santase.why.trump', { suit });
  return t('table.cannot');
}

export const pairText = (t: Translate, suit: Suit, trump: Suit): string =>
  t('santase.pairBrings', { suit: suitName(t, suit), points: marriagePoints(suit, trump) });

/** Who won a deal, and how much. */
export function dealTitle(tongue: Tongue, { winner, game_points: count }: Record): string {
  const seat = winner ?? 0;
  const { t, own } = tongue;
  if (seat === own) return t('santase.deal.youWin', { count });
  return t('santase.deal.wins', { count, name: nameOf(tongue, seat) });
}

/** How a deal ended. */
export function reasonText(tongue: Tongue, record: Record): string {
  const { winner, reason, closed_by: closer, points } = record;
  const about = (seat: number, key: string) =>
    tongue.t(`santase.deal.${key}.${person(tongue, seat)}`, {
      name: nameOf(tongue, seat),
      points: points[seat] ?? 0,
    });
  const first = winner ?? 0;
  if (reason === 'declared_66') return about(first, reason);
  if (reason === 'false_declaration') return about(1 - first, reason);
  if (reason === 'closed_failed') return about(closer ?? 1 - first, reason);
  return closer === null ? tongue.t('santase.deal.exhausted') : about(closer, 'closed');
}

function dealText(tongue: Tongue, record: Record): string {
  const scores = record.scores
    .map((score, seat) => `${nameOf(tongue, seat)} ${score}`)
    .join(tongue.t('list.comma'));
  return `${reasonText(tongue, record)} ${dealTitle(tongue, record)}. ${scores}.`;
}
