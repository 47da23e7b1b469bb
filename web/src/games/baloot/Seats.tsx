import { useDeck } from '../../cards/Deck';
import { At } from '../../table/At';
import { Bubble } from '../../table/Bubble';
import type { Side } from '../../table/layout';
import { usePlace } from '../../table/places';
import { Seat } from '../../table/Seat';
import { useLayout } from '../../table/StageLayout';
import { TableSeat } from '../../table/TableSeat';
import { bubbleOf } from './bubbles';
import { OpenHand } from './OpenHand';
import { roleOf } from './roles';
import { sayingsOf } from './sayings';
import type { Props, View } from './types';
import type { Talk } from './words';

type SeatsProps = {
  board: Props;
  talk: Talk;
  view: View;
  sides: readonly Side[];
  /** Nothing of the new deal is dealt yet. */
  between: boolean;
};

/** Where cards fly to that go into somebody's hand or heap. */
function Goal({ seat, side }: { seat: number; side: Side }) {
  const { seats, seat: size, centre, floor } = useLayout();
  const { x, y } = side === 'bottom' ? { x: centre.x, y: floor } : seats[side];
  return (
    <At x={x} y={y + size / 2} anchor="centre" layer={2}>
      <div
        ref={usePlace(`cards:${seat}`)}
        style={{ width: size * 0.6, height: size * 0.84, visibility: 'hidden' }}
      />
    </At>
  );
}

/** Those who watch see the seat at the near side too. */
function NearSeat(props: Omit<SeatsProps, 'sides'> & { seat: number }) {
  const { board, talk, view, between, seat } = props;
  const { hand, centre, seat: size, size: form } = useLayout();
  const { face, kind, away } = board.seats[seat] ?? { face: 0, kind: 'empty', away: false };
  const toPlay = !between && board.latest.actors.includes(seat);
  const said = between ? undefined : bubbleOf(talk.t, sayingsOf(view).get(seat));
  const top = hand.top - (form === 'landscape' ? 10 : 0);
  return (
    <>
      <At x={centre.x} y={top} layer={8}>
        <Seat
          seat={seat}
          name={talk.nameOf(seat)}
          face={face}
          bot={kind !== 'person'}
          away={away}
          count={between ? null : (view.counts[seat] ?? 0)}
          sub={between ? '' : roleOf(talk, view, seat)}
          dealer={view.dealer === seat}
          toPlay={toPlay}
          clock={toPlay ? board.clock : null}
          size={size}
          compact={form === 'phone' || form === 'landscape'}
        />
      </At>
      {said && (
        <Bubble x={centre.x + size / 2} y={top + size * 0.4} tail="left" tone={said.tone} small>
          {said.text}
        </Bubble>
      )}
    </>
  );
}

/** The three others, what they do and what they say. */
export function Seats({ board, talk, view, sides, between }: SeatsProps) {
  const { seats, clock, latest } = board;
  const { t } = talk;
  const { arabic } = useDeck();
  const { size, width, short } = useLayout();
  // Three bubbles side by side have no room there: that a seat has passed is said on its plate.
  const quiet = size === 'phone' && (short || width < 360);
  // A longer plate in the middle would lie on what those at the sides say.
  const most = size === 'phone' ? (width < 360 ? 14 : 24) : undefined;
  const sayings = between ? new Map() : sayingsOf(view);
  return (
    <>
      {seats.map(({ seat, face, kind, away }) => {
        const side = sides[seat] ?? 'top';
        if (side === 'bottom') {
          return (
            <div key={seat} className="contents">
              <Goal seat={seat} side={side} />
              {board.seat === null && <NearSeat {...{ board, talk, view, between, seat }} />}
            </div>
          );
        }
        // While the claim is judged, its cards lie in the middle.
        const claimed = !between && view.sawa?.seat === seat;
        const shown = claimed && view.phase === 'play';
        const open = shown ? (view.sawa?.hand ?? []) : [];
        const toPlay = !between && latest.actors.includes(seat);
        const count = between ? null : (view.counts[seat] ?? 0);
        const saying = sayings.get(seat);
        const passed = quiet && saying?.kind === 'pass';
        const role = passed ? t('baloot.pass') : roleOf(talk, view, seat, most);
        return (
          <div key={seat} className="contents">
            <Goal seat={seat} side={side} />
            <TableSeat
              side={side}
              seat={seat}
              name={talk.nameOf(seat)}
              face={face}
              bot={kind !== 'person'}
              away={away}
              count={count}
              sub={between ? '' : role}
              dealer={view.dealer === seat}
              toPlay={toPlay}
              clock={toPlay ? clock : null}
              backs={claimed ? 0 : (count ?? 0)}
              bubble={shown || passed ? undefined : bubbleOf(t, saying)}
              bubbleTo={arabic || size === 'tablet' || size === 'wide' ? 'left' : 'right'}
            />
            <OpenHand talk={talk} side={side} seat={seat} cards={open} />
          </div>
        );
      })}
    </>
  );
}
