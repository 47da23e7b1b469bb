import type { Flight } from '../../table/flights';
import type { Side } from '../../table/layout';
import type { OmiView } from '../../wire/generated/messages';
import { teamOf } from './cards';
import type { OmiAction, OmiStep } from './types';

type Table = { own: number | null; sides: readonly Side[] };

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

/** What flies for the events of a step; a new deal is dealt apart. */
export function flightsOf(
  table: Table,
  { events, view }: OmiStep,
  shown: boolean,
  before: OmiView | null,
): Flight[][] {
  const stages: Flight[][] = [];
  const trick = before && before.seq === view.seq - 1 ? [...before.trick] : [];
  for (const event of events) {
    if (event.type === 'action' && event.action.type === 'play') {
      const { seat } = event;
      trick.push({ seat, card: event.action.card });
      if (!shown || seat !== table.own) stages.push([played(table, seat, event.action.card)]);
    }
    if (event.type === 'trick_won') {
      const to = `tricks:${teamOf(event.seat)}`;
      stages.push(
        trick.map(({ seat, card }) => ({ card, from: slot(table.sides, seat), to, kind: 'sweep' })),
      );
    }
    if (event.type === 'packet') stages.push(dealt(table, event.hand));
  }
  return stages;
}
