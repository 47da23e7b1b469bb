import type { Flight } from '../../table/flights';
import type { Side } from '../../table/layout';
import type { OmiView, SeatCard } from '../../wire/generated/messages';
import { lyingTrick } from '../lyingTrick';
import { teamOf } from './cards';
import type { OmiAction, OmiStep } from './types';

type Table = {
  own: number | null;
  sides: readonly Side[];
  /** In a replay a trick is swept by the step that follows it. */
  replayed?: boolean;
};

const slot = (sides: readonly Side[], seat: number) => `slot:${sides[seat]}`;

function played({ own, sides }: Table, seat: number, card: string): Flight {
  const from = seat === own ? `hand:${card}` : `seat:${seat}`;
  return { card, from, to: slot(sides, seat), kind: 'play' };
}

/** What flies as soon as this seat acts. */
export function ownFlight(table: Table, action: OmiAction): Flight[] {
  return action.type === 'play' && table.own !== null
    ? [played(table, table.own, action.card)]
    : [];
}

/** Four cards for everybody: the viewer's own in sight, the others' as backs. */
export function dealt({ own }: Table, hand: readonly string[]): Flight[] {
  const to = (seat: number): Flight[] =>
    seat === own
      ? hand.map((card) => ({ card, from: 'deck', to: `hand:${card}`, kind: 'deal' }))
      : [{ card: 'back', from: 'deck', to: `seat:${seat}`, kind: 'deal' }];
  return [0, 1, 2, 3].flatMap(to);
}

function swept({ sides }: Table, trick: readonly SeatCard[], winner: number): Flight[] {
  const to = `tricks:${teamOf(winner)}`;
  return trick.map(({ seat, card }) => ({ card, from: slot(sides, seat), to, kind: 'sweep' }));
}

/** What flies for the events of a step; a new deal is dealt apart. */
export function flightsOf(
  table: Table,
  { events, view }: OmiStep,
  shown: boolean,
  before: OmiView | null,
): Flight[][] {
  const stages: Flight[][] = [];
  const follows = before !== null && before.seq === view.seq - 1;
  const trick = follows ? [...before.trick] : [];
  const lay = table.replayed && follows ? lyingTrick(before) : null;
  if (lay) stages.push(swept(table, lay.plays, lay.winner));
  const ends = events.some(({ type }) => type === 'deal_scored');
  for (const event of events) {
    if (event.type === 'action' && event.action.type === 'play') {
      const { seat } = event;
      trick.push({ seat, card: event.action.card });
      if (!shown || seat !== table.own) stages.push([played(table, seat, event.action.card)]);
    }
    if (event.type === 'trick_won' && (ends || !table.replayed)) {
      stages.push(swept(table, trick, event.seat));
    }
    if (event.type === 'packet') stages.push(dealt(table, event.hand));
  }
  return stages;
}
