/** Which cards fly for which events, and how long a step takes. */
import type { Flight } from '../../table/flights';
import type { Side } from '../../table/layout';
import type { SoundName } from '../../table/sounds';
import type { AnyEvent, SeatCard } from '../../wire/generated/messages';
import type { Step } from '../../wire/steps';
import { lyingTrick } from '../lyingTrick';
import { usualTiming } from '../timing';
import type { Action, Event, View } from './types';

/** What is needed to know where a card lies. */
export type Stand = {
  own: number | null;
  sides: readonly Side[];
  before: View | null;
  /** In a replay a trick is swept by the step that follows it. */
  replayed?: boolean;
};

const slotOf = (sides: readonly Side[], seat: number) => `slot:${sides[seat]}`;
const holds = (view: View, card: string) => view.hand.includes(card);
/** Backs that are seen flying to another seat stand for its whole packet. */
const BACKS = 2;

function played(stand: Stand, seat: number, card: string): Flight {
  const from = seat === stand.own ? `hand:${card}` : `seat:${seat}`;
  return { card, from, to: slotOf(stand.sides, seat), kind: 'play' };
}

/** What flies at once when the viewer acts. */
export function ownFlight(stand: Stand, action: Action): Flight[] {
  return action.type === 'play' && stand.own !== null
    ? [played(stand, stand.own, action.card)]
    : [];
}

function swept(stand: Stand, trick: readonly SeatCard[], winner: number): Flight[] {
  const cards = new Map(trick.map(({ seat, card }) => [seat, card]));
  return [...cards].map(
    ([seat, card]): Flight => ({
      card,
      from: slotOf(stand.sides, seat),
      to: `cards:${winner}`,
      kind: 'sweep',
    }),
  );
}

function packet(stand: Stand, own: readonly string[]): Flight[] {
  const seats = [0, 1, 2, 3].filter((seat) => seat !== stand.own);
  const backs = seats.flatMap((seat) =>
    Array.from({ length: BACKS }, (): Flight => {
      return { card: 'back', from: 'deck', to: `cards:${seat}`, kind: 'deal' };
    }),
  );
  return [
    ...own.map((card): Flight => ({ card, from: 'deck', to: `hand:${card}`, kind: 'deal' })),
    ...backs,
  ];
}

export function flightsOf(stand: Stand, step: Step<View, Event>, shown: boolean): Flight[][] {
  const stages: Flight[][] = [];
  const { before, replayed } = stand;
  const lay = replayed && before?.seq === step.view.seq - 1 ? lyingTrick(before) : null;
  if (lay) stages.push(swept(stand, lay.plays, lay.winner));
  const ends = step.events.some(({ type }) => type === 'deal_scored');
  let last: SeatCard | null = null;
  for (const event of step.events) {
    if (event.type === 'action' && event.action.type === 'play') {
      last = { seat: event.seat, card: event.action.card };
      if (!(shown && event.seat === stand.own)) {
        stages.push([played(stand, last.seat, last.card)]);
      }
    }
    if (event.type === 'trick_won' && (ends || !replayed)) {
      stages.push(swept(stand, [...(before?.trick ?? []), ...(last ? [last] : [])], event.seat));
    }
    if (event.type === 'sold') {
      const mine = event.taker === stand.own && holds(step.view, event.public);
      const to = mine ? `hand:${event.public}` : `cards:${event.taker}`;
      stages.push([{ card: event.public, from: 'public', to, kind: 'meld' }]);
    }
    if (event.type === 'packet') stages.push(packet(stand, event.hand));
  }
  return stages;
}

/** The first packets of a deal, then the card that is for sale. */
export function dealOf(stand: Stand, view: View): Flight[][] {
  if (view.phase !== 'bid1') return [];
  return [
    packet(stand, view.hand),
    [{ card: view.public, from: 'deck', to: 'public', kind: 'deal' }],
  ];
}

const SOUNDS: Partial<Record<Event['type'], SoundName>> = {
  deal: 'deal',
  packet: 'deal',
  projects: 'project',
  baloot: 'project',
  sawa: 'project',
  kawesh: 'bid',
  trick_won: 'sweep',
};

/** One sound a step: the most telling of its events. */
export function soundOf(step: Step<View, Event>, own: number | null): SoundName | null {
  for (const event of step.events) {
    if (event.type === 'deal_scored') {
      const [a = 0, b = 0] = event.record.gain;
      const won = own !== null && (own % 2 === 0 ? a > b : b > a);
      if (won) return 'winDeal';
    }
  }
  const told = step.events.findLast(({ type }) => SOUNDS[type]);
  if (told) return SOUNDS[told.type] ?? null;
  const [first] = step.events;
  if (first?.type !== 'action') return null;
  if (first.action.type === 'play') return 'land';
  return first.action.type === 'declare' ? 'project' : 'bid';
}

/** The reveal of projects begins when the trick is swept, and stays longer than the usual step. */
export const REVEAL_AFTER = 1300;
export const REVEAL = 2600;
const USUAL_REVEAL = 1800;
const DEAL_OUT = 600;

export function timing(events: readonly AnyEvent[]): number {
  const has = (type: string) => events.some((event) => event.type === type);
  return (
    usualTiming(events) +
    (has('projects') ? REVEAL - USUAL_REVEAL : 0) +
    (has('deal') && !has('deal_scored') ? DEAL_OUT : 0)
  );
}
