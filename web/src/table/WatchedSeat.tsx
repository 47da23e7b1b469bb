import { At } from './At';
import { OpponentFan } from './OpponentFan';
import { Seat, type SeatProps } from './Seat';
import { useLayout } from './StageLayout';

type Props = Omit<SeatProps, 'size' | 'compact'> & {
  /** Draws this many backs beside the seat. */
  backs?: number;
};

/** The seat at the bottom, for those who only watch: it stands where a player has his hand. */
export function WatchedSeat({ backs, ...seat }: Props) {
  const { width, column, hand, seat: size, size: form } = useLayout();
  const small = form === 'phone' || form === 'landscape';
  const x = (width - column) / 2;
  const y = hand.top;
  return (
    <>
      <At x={x} y={y} layer={10}>
        <Seat {...seat} size={size} compact={small} />
      </At>
      {backs ? (
        <At x={x + size * 0.5 + 22} y={y + size * 0.2} anchor="start" layer={9}>
          <OpponentFan count={backs} width={size * 0.5} />
        </At>
      ) : null}
    </>
  );
}
