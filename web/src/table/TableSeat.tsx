import type { ReactNode } from 'react';
import { At } from './At';
import { Bubble, type BubbleTone } from './Bubble';
import type { Side } from './layout';
import { OpponentFan } from './OpponentFan';
import { useOpenHand } from './replayed';
import { Seat, type SeatProps } from './Seat';
import { useLayout } from './StageLayout';

type Props = Omit<SeatProps, 'size' | 'compact'> & {
  side: Exclude<Side, 'bottom'>;
  /** Another point than the side's own, for boards with several seats on top. */
  at?: { x: number; y: number };
  /** Draws this many backs beside the seat; not on phones, where the count says it. */
  backs?: number;
  bubble?: { tone?: BubbleTone; text: ReactNode } | undefined;
  /** Where the bubble of a seat on top goes; the usual one is towards free felt. */
  bubbleTo?: 'left' | 'right' | 'below' | undefined;
};

/** From the face to under a plate of two lines, with the tail of a bubble. */
const UNDER_PLATE = 44;
/** Where there is little felt it lies on the plate for a moment: below it would hide cards. */
const ON_PLATE = -8;

/** A seat at its place in the layout, with its backs and what it says. */
export function TableSeat({ side, at, backs, bubble, bubbleTo, ...seat }: Props) {
  const layout = useLayout();
  const open = useOpenHand(seat.seat) !== null;
  const { x, y } = at ?? layout.seats[side];
  const small = layout.size === 'phone' || layout.size === 'landscape';
  const size = layout.seat;
  const top = side === 'top';
  // Beside the backs there is no room for it.
  const to =
    bubbleTo === 'below'
      ? bubbleTo
      : !small && backs
        ? 'left'
        : (bubbleTo ?? (small ? 'right' : 'left'));
  const back = size * 0.47;
  const { felt } = layout;
  // Its cards keep off the carpet's band.
  const room = 2 * Math.min(x - felt.x, felt.x + felt.width - x) - 28;
  const spot = bubbleSpot();

  /** Beside a seat on top, above one at the side. */
  function bubbleSpot() {
    if (top) {
      const away = size / 2 + (small ? 4 : 0);
      const level = y + size * (small ? 0.42 : 0.5);
      if (to === 'below')
        return { x, y: y + size + (small ? ON_PLATE : UNDER_PLATE), tail: 'top' } as const;
      return to === 'left'
        ? ({ x: x - away, y: level, tail: 'right' } as const)
        : ({ x: x + away, y: level, tail: 'left' } as const);
    }
    return { x, y: y + 2, tail: 'bottom' } as const;
  }

  return (
    <>
      <At x={x} y={y}>
        <Seat {...seat} size={size} compact={small} />
        {!small && !top && backs ? (
          <div className="seat-backs" style={{ marginTop: size * 0.26 }}>
            <OpponentFan count={backs} width={back} room={room} seat={seat.seat} />
          </div>
        ) : null}
      </At>
      {!small && top && backs ? (
        // The ends of the fan hang low: they keep off the plate.
        <At x={x + size * 0.5 + 20} y={y + size * 0.09} anchor="start">
          <div style={{ paddingLeft: open ? 52 : 14 }}>
            <OpponentFan count={backs} width={back} seat={seat.seat} />
          </div>
        </At>
      ) : null}
      {bubble && (
        <Bubble {...spot} tone={bubble.tone ?? 'say'} small={small}>
          {bubble.text}
        </Bubble>
      )}
    </>
  );
}
