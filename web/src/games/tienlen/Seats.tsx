import { useWords } from '../../i18n';
import { At } from '../../table/At';
import { usePlace } from '../../table/places';
import { useLayout } from '../../table/StageLayout';
import { TableSeat } from '../../table/TableSeat';
import type { BoardClock, BoardSeat } from '../board';
import { sidesOf } from '../seating';
import { bubbleOf } from './bubbles';
import type { View } from './types';
import type { Names } from './words';

type Props = {
  view: View;
  seats: readonly BoardSeat[];
  names: Names;
  clock: BoardClock;
  /** Who has just passed. */
  passed: number | null;
  /** Who has just won without a play. */
  instant: number | null;
};

/** Cards fly to and from here: under an avatar, or where the own hand is. */
function CardsPlace({ seat, x, y }: { seat: number; x: number; y: number }) {
  const place = usePlace(`cards:${seat}`);
  return (
    <At x={x} y={y} anchor="centre" layer={2}>
      <div ref={place} style={{ width: 34, height: 48, visibility: 'hidden' }} />
    </At>
  );
}

/** Everybody but you, round the table. */
export function Seats({ view, seats, names, clock, passed, instant }: Props) {
  const { t, signed } = useWords();
  const layout = useLayout();
  const small = layout.size === 'phone' || layout.size === 'landscape';
  const sides = sidesOf(view.seat, seats.length);
  const bottom = { x: layout.centre.x, y: layout.hand.top };
  return seats.map(({ seat, face, kind, away }) => {
    const side = sides[seat] ?? 'top';
    const at = side === 'bottom' ? bottom : layout.seats[side];
    const place = (
      <CardsPlace key={`cards${seat}`} seat={seat} x={at.x} y={at.y + layout.seat / 2} />
    );
    if (seat === view.seat) return place;
    const out = view.out.includes(seat);
    const toPlay = view.actors.includes(seat);
    const count = view.counts[seat] ?? null;
    const bubble = bubbleOf(view, seat, { passed, instant, small });
    return [
      place,
      <TableSeat
        key={seat}
        side={side === 'bottom' ? 'top' : side}
        {...(side === 'bottom' ? { at: bottom } : {})}
        seat={seat}
        name={small ? names.shortOf(seat) : names.ownNameOf(seat)}
        face={face}
        bot={kind !== 'person'}
        count={count}
        sub={names.points(view.scores[seat] ?? 0)}
        toPlay={toPlay}
        clock={toPlay ? clock : null}
        out={out}
        away={away}
        note={out ? t(small ? 'tienlen.outShort' : 'tienlen.out') : undefined}
        backs={count ?? 0}
        bubble={
          bubble
            ? {
                tone: bubble.tone,
                text:
                  bubble.kind === 'play'
                    ? names.titled(bubble.cards)
                    : bubble.kind === 'chop'
                      ? t('tienlen.bubble.chop', { points: signed(bubble.points) })
                      : t(`tienlen.bubble.${bubble.kind}`),
              }
            : undefined
        }
      />,
    ];
  });
}
