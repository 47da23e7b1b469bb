/** Which cards fly for what has happened. Laid cards have places of their own, `laid:<card>`. */
import type { Flight } from '../../table/flights';
import type { Action, JollyEvent, View } from './types';

const home = (seat: number, own: number | null, card: string) =>
  seat === own ? `hand:${card}` : `seat:${seat}`;

/** Cards that an action moves from the hand of `seat` to the table. */
function layingFlights(action: Action, seat: number, own: number | null): Flight[] {
  if (action.type === 'discard') {
    const { card } = action;
    return [{ card, from: home(seat, own, card), to: `row:${card}`, kind: 'play' }];
  }
  const cards = action.type === 'meld' ? action.cards : 'card' in action ? [action.card] : [];
  return cards.map((card) => ({
    card,
    from: home(seat, own, card),
    to: `laid:${card}`,
    kind: 'meld',
  }));
}

/** What flies at once when this seat acts. */
export function ownFlights(action: Action, view: View): Flight[] {
  if (view.seat === null) return [];
  if (action.type !== 'take') return layingFlights(action, view.seat, view.seat);
  return view.row.slice(-action.count).map((card) => ({
    card,
    from: `row:${card}`,
    to: `hand:${card}`,
    kind: 'meld',
  }));
}

const BACKS = 3;

function flightsOfEvent(event: JollyEvent, own: number | null): Flight[] {
  switch (event.type) {
    case 'action':
      return layingFlights(event.action as Action, event.seat, own);
    case 'drawn': {
      const card = (event.card as string | null) ?? 'back';
      return [{ card, from: 'stock', to: home(event.seat, own, card), kind: 'draw' }];
    }
    case 'taken':
      return event.cards.map((card) => ({
        card,
        from: `row:${card}`,
        to: home(event.seat, own, card),
        kind: 'meld',
      }));
    case 'taken_back':
      return event.cards.map((card) => ({
        card,
        from: `laid:${card}`,
        to: home(event.seat, own, card),
        kind: 'return',
      }));
    case 'swapped':
      return [
        {
          card: event.joker,
          from: `laid:${event.joker}`,
          to: home(event.seat, own, event.joker),
          kind: 'return',
        },
      ];
    case 'turned':
      return [{ card: 'back', from: home(event.seat, own, event.card), to: 'row', kind: 'play' }];
    case 'reshuffled':
      return Array.from({ length: BACKS }, () => ({
        card: 'back',
        from: 'row',
        to: 'stock',
        kind: 'meld',
      }));
    default:
      return [];
  }
}

/** Stage by stage; an own action that has flown when it was sent is left out. */
export function stepFlights(
  events: readonly JollyEvent[],
  own: number | null,
  flown: boolean,
): Flight[][] {
  return events
    .filter(({ type }) => !(flown && (type === 'action' || type === 'taken')))
    .map((event) => flightsOfEvent(event, own))
    .filter((stage) => stage.length > 0);
}

/** A new deal: own cards one by one, a few backs to everybody else. */
export function dealFlights(view: View): Flight[][] {
  const own = view.hand.map(
    (card): Flight => ({ card, from: 'stock', to: `hand:${card}`, kind: 'deal' }),
  );
  const others = view.counts.flatMap((_, seat) =>
    seat === view.seat
      ? []
      : Array.from(
          { length: BACKS },
          (): Flight => ({ card: 'back', from: 'stock', to: `seat:${seat}`, kind: 'deal' }),
        ),
  );
  return [[...own, ...others]];
}

const TIMES: Partial<Record<JollyEvent['type'], number>> = {
  drawn: 320,
  taken: 380,
  taken_back: 300,
  reshuffled: 420,
  turned: 700,
};
const LAYING = 380;

/** Milliseconds that the motions of these events take. */
export function timing(events: readonly JollyEvent[]): number {
  return events.reduce((sum, event) => {
    const laying = event.type === 'action' && layingFlights(event.action as Action, 0, null);
    return sum + (laying && laying.length > 0 ? LAYING : (TIMES[event.type] ?? 0));
  }, 0);
}
