import type { CSSProperties } from 'react';
import { useWords } from '../../i18n';
import type { Clock } from '../../table/clock';
import { useLayout } from '../../table/StageLayout';
import { TableSeat } from '../../table/TableSeat';
import type { BoardSeat } from '../board';
import type { View } from './types';
import type { Said } from './useBubbles';
import { zonesOf } from './zones';
import './jolly.css';

type Props = {
  view: View;
  /** Who acts now, and how long. */
  actors: readonly number[];
  clock: Clock | null;
  seats: readonly BoardSeat[];
  own: number | null;
  bubbles: ReadonlyMap<number, Said>;
};

/** The others from left to right as they play after you; those who watch see everybody. */
function othersOf(seats: readonly BoardSeat[], own: number | null): BoardSeat[] {
  const first = own === null ? 0 : own + 1;
  const count = own === null ? seats.length : seats.length - 1;
  return Array.from({ length: count }, (_, at) => seats[(first + at) % seats.length]).filter(
    (seat) => seat !== undefined,
  );
}

/** The opponents on top of the felt. */
export function Seats({ view, actors, clock, seats, own, bubbles }: Props) {
  const { t } = useWords();
  const others = othersOf(seats, own);
  const layout = useLayout();
  const zones = zonesOf(layout, others.length);
  const small = layout.size === 'phone' || layout.size === 'landscape';
  // Beside each other several bubbles would lie on their neighbours.
  const to = others.length > (small ? 1 : 2) ? 'below' : 'right';
  const seated = others.map(({ seat, name, face, kind, away }, at) => {
    const count = view.counts[seat] ?? 0;
    const toPlay = actors.includes(seat);
    const bubble = bubbles.get(seat);
    return (
      <TableSeat
        key={seat}
        side="top"
        at={{ x: zones.seats[at] ?? 0, y: zones.seatsY }}
        seat={seat}
        name={name}
        face={face}
        bot={kind !== 'person'}
        count={count}
        sub={t(view.opened[seat] ? 'jolly.opened' : 'jolly.notOpened')}
        backs={zones.backs ? count : 0}
        away={away}
        dealer={view.dealer === seat}
        toPlay={toPlay}
        clock={toPlay ? clock : null}
        bubbleTo={to}
        bubble={bubble}
      />
    );
  });
  return (
    <div className="jolly-seats" style={{ '--plate': `${zones.plate}px` } as CSSProperties}>
      {seated}
    </div>
  );
}
