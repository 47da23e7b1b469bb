import type { SeatProps } from '../../table/Seat';
import { TableSeat } from '../../table/TableSeat';
import type { BoardClock } from '../board';
import type { View } from './types';
import type { Said } from './useBubble';
import type { Tongue } from './words';

type Shown = { view: View; tongue: Tongue; clock: BoardClock; between: boolean };
type Props = Shown & {
  seat: number;
  at: { x: number; y: number };
  small: boolean;
  /** Room for the name alone on its plate. */
  brief: boolean;
  bubble: Said | null;
};

/** One line under the name: what this seat is about to do. */
function stateOf({ view, tongue }: Shown, seat: number, small: boolean): string {
  const { t, own } = tongue;
  // After a marriage the card is led already.
  if (view.actors.includes(seat) && view.phase !== 'claim') {
    return t(view.table ? 'santase.state.follows' : 'santase.state.leads');
  }
  const yourLead = own !== null && view.actors.includes(own) && !view.table;
  return t(yourLead && !small ? 'santase.state.waitsLead' : 'santase.state.waits');
}

export function seatOf(
  shown: Shown,
  seat: number,
  small: boolean,
): Omit<SeatProps, 'size' | 'compact'> {
  const { view, tongue, clock, between } = shown;
  const player = tongue.seats[seat];
  const toPlay = view.actors.includes(seat) && !between;
  return {
    seat,
    name: player?.name ?? '',
    face: player?.face ?? 0,
    bot: player?.kind !== 'person',
    toPlay,
    clock: toPlay ? clock : null,
    away: player?.away ?? false,
    dealer: view.dealer === seat,
    ...(between ? {} : { sub: stateOf(shown, seat, small), count: view.counts[seat] ?? 0 }),
  };
}

/** The opponent, top left. */
export function OtherSeat(props: Props) {
  const { seat, at, small, brief, bubble } = props;
  return (
    <TableSeat
      {...seatOf(props, seat, small)}
      {...(brief ? { sub: undefined } : {})}
      side="top"
      at={at}
      bubbleTo="right"
      bubble={bubble ? { tone: bubble.tone, text: bubble.text } : undefined}
    />
  );
}
