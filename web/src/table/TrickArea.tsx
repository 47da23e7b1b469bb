import { Card } from '../cards/Card';
import { At } from './At';
import { CARD_RATIO } from './fanGeometry';
import { type Layout, PLATE, type Side, type SizeClass } from './layout';
import { usePlace } from './places';
import { Slot } from './Slot';
import { useLayout } from './StageLayout';
import { useText } from './text';
import './centre.css';

type TrickPlay = {
  side: Side;
  code: string;
  /** "Peacock, 7 of diamonds, winning". */
  name: string;
  winning?: boolean;
  /** Degrees; `turnOf(seq)` makes one that everybody sees alike. */
  turn?: number;
};

type Props = {
  /** In the order of play. */
  plays: readonly TrickPlay[];
  /** Whose empty slot is shown. */
  awaits?: Side | undefined;
  /** Card width, if not the layout's. */
  width?: number;
};

/** In widths of a card; `drop`: how far those at the sides lie below the middle. */
type Offsets = { dx: number; up: number; down: number; drop?: number };
const OFFSETS: Record<SizeClass, Offsets> = {
  wide: { dx: 0.92, up: 0.46, down: 0.72 },
  tablet: { dx: 0.93, up: 0.41, down: 0.8 },
  // Clear of the plates at the sides.
  phone: { dx: 0.57, up: 0.62, down: 0.81, drop: 0.12 },
  landscape: { dx: 1.02, up: 0.3, down: 0.52 },
};
/** A very low table: the cards at the sides leave the index of the far one in sight. */
const SHORT: Offsets = { dx: 0.98, up: 0.3, down: 0.62 };
const TINY: Offsets = { dx: 1, up: 0.15, down: 0.45 };
const TINY_CARD = 44;

function spotOf(side: Side, { dx, up, down, drop = 0 }: Offsets, width: number) {
  if (side === 'left') return { x: -dx * width, y: drop * width };
  if (side === 'right') return { x: dx * width, y: drop * width };
  return { x: 0, y: (side === 'top' ? -up : down) * width };
}

/** How far a trick on a flat table is moved down, so that its far card is clear of the plate above it and its near one of the hand. */
function loweredBy({ size, seats, seat, centre, floor }: Layout, width: number): number {
  if (size !== 'landscape') return 0;
  const { up, down } = OFFSETS.landscape;
  const half = CARD_RATIO / 2;
  const wanted = seats.top.y + seat + PLATE - (centre.y - (up + half) * width);
  const free = floor - (centre.y + (down + half) * width);
  return Math.max(0, Math.min(wanted, free));
}

function Played({ play, width }: { play: TrickPlay; width: number }) {
  return (
    <div ref={usePlace(`slot:${play.side}`)} data-turn={play.turn ?? 0}>
      <Card
        code={play.code}
        width={width}
        look={play.winning ? 'winning' : undefined}
        name={play.name}
      />
    </div>
  );
}

function Anchor({ side, width }: { side: Side; width: number }) {
  return (
    <div
      ref={usePlace(`slot:${side}`)}
      style={{ width, height: width * 1.4, visibility: 'hidden' }}
    />
  );
}

const SIDES: readonly Side[] = ['left', 'top', 'right', 'bottom'];

/** The cross of four slots; each card lies towards its player. */
export function TrickArea({ plays, awaits, width }: Props) {
  const t = useText();
  const layout = useLayout();
  const { centre, card, size, short } = layout;
  const w = width ?? card;
  const lower = loweredBy(layout, w);
  const at = (side: Side) => {
    const spot = spotOf(side, short ? (w < TINY_CARD ? TINY : SHORT) : OFFSETS[size], w);
    return { x: centre.x + spot.x, y: centre.y + spot.y + lower };
  };
  const empty = SIDES.filter((side) => !plays.some((play) => play.side === side));
  return (
    <section aria-label={t('table.table')}>
      {empty.map((side) => (
        <At key={side} {...at(side)} anchor="centre" layer={3}>
          {side === awaits ? (
            <Slot place={`slot:${side}`} width={w} drop={side === 'bottom'} />
          ) : (
            <Anchor side={side} width={w} />
          )}
        </At>
      ))}
      {plays.map((play) => (
        <At
          key={play.side}
          {...at(play.side)}
          anchor="centre"
          turn={play.turn ?? 0}
          // On a very low table the far card would hide the index of the near one.
          layer={play.winning ? 6 : short && play.side === 'bottom' ? 5 : 4}
        >
          <Played play={play} width={w} />
        </At>
      ))}
    </section>
  );
}
