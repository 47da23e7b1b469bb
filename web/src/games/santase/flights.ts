/** Which cards fly for what happened. Seats are `bottom` and `top`; `own` sits at the bottom. */
import type { Flight } from '../../table/flights';
import type { SoundName } from '../../table/sounds';
import type { Beat } from './beats';
import type { Act, Event, View } from './types';

export const slotOf = (seat: number, bottom: number): string =>
  seat === bottom ? 'slot:bottom' : 'slot:top';

/** Where cards of a seat are: a known card of the own hand, or somewhere among backs. */
const placeOf = (seat: number, own: number | null, bottom: number, card: string): string => {
  if (seat === own) return `hand:${card}`;
  return seat === bottom ? 'backs:bottom' : 'backs:top';
};

/** What flies at once when this seat acts. */
export function ownFlight(action: Act): Flight[] {
  if (action.type !== 'play') return [];
  return [{ card: action.card, from: `hand:${action.card}`, to: 'slot:bottom', kind: 'play' }];
}

function eventFlights(event: Event, own: number | null, bottom: number, nine: string): Flight[] {
  if (event.type === 'drawn') {
    const card = event.card ?? 'back';
    const from = event.from === 'stock' ? 'stock' : 'trump-card';
    return [{ card, from, to: placeOf(event.seat, own, bottom, card), kind: 'draw' }];
  }
  if (event.type === 'exchanged') {
    const { seat, card } = event;
    const hand = (code: string) => placeOf(seat, own, bottom, code);
    return [
      { card, from: 'trump-card', to: hand(card), kind: 'draw' },
      { card: nine, from: hand(nine), to: 'trump-card', kind: 'play' },
    ];
  }
  return [];
}

/** The stages of a beat; `shown`: the own card is on the table already. */
export function flightsOf(beat: Beat, own: number | null, shown: boolean): Flight[][] {
  const bottom = own ?? 0;
  const [acted] = beat.events;
  const played: Flight[] = [];
  if (acted?.type === 'action' && acted.action.type === 'play' && !(shown && acted.seat === own)) {
    const { card } = acted.action;
    const from = placeOf(acted.seat, own, bottom, card);
    played.push({ card, from, to: slotOf(acted.seat, bottom), kind: 'play' });
  }
  const winner = beat.swept?.find(({ wins }) => wins)?.seat ?? 0;
  const swept = (beat.swept ?? []).map(
    ({ seat, card, wins }): Flight => ({
      card,
      from: slotOf(seat, bottom),
      to: `tricks:${winner}`,
      kind: 'sweep',
      ...(wins ? { look: 'winning' } : {}),
    }),
  );
  const nine = beat.view.trump_card ?? 'back';
  const moved = beat.events.flatMap((event) => eventFlights(event, own, bottom, nine));
  return [swept, played, moved].filter((stage) => stage.length > 0);
}

/** Cards to both by turns, then the trump card. */
export function dealFlights(view: View, hand: readonly string[], own: number | null): Flight[][] {
  const bottom = own ?? 0;
  const to = (seat: number, at: number): Flight => {
    const card = (seat === own ? hand[at] : undefined) ?? 'back';
    return { card, from: 'stock', to: placeOf(seat, own, bottom, card), kind: 'deal' };
  };
  const rounds = Math.max(...view.counts);
  const cards = Array.from({ length: rounds }, (_, at) => [to(1 - bottom, at), to(bottom, at)]);
  const turned: Flight[] = view.trump_card
    ? [{ card: view.trump_card, from: 'stock', to: 'trump-card', kind: 'deal' }]
    : [];
  return [[...cards.flat(), ...turned]];
}

export function soundOf({ events }: Beat, own: number | null): SoundName | null {
  const find = <T extends Event['type']>(type: T) =>
    events.find((event): event is Extract<Event, { type: T }> => event.type === type);
  if (find('match_over')?.winners.includes(own ?? -1)) return 'winMatch';
  if (find('deal_scored')?.record.winner === own && own !== null) return 'winDeal';
  if (find('marriage')) return 'project';
  if (find('trick_won')) return 'sweep';
  const { type } = find('action')?.action ?? {};
  if (type === 'play') return 'land';
  if (type === 'declare66') return 'cut';
  return type === 'close' || type === 'exchange' ? 'bid' : null;
}
