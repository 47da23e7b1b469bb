import { Card } from '../../cards/Card';
import { cardName, cardNames } from '../../cards/names';
import { At } from '../../table/At';
import { Bubble } from '../../table/Bubble';
import { OpponentFan } from '../../table/OpponentFan';
import { usePlace } from '../../table/places';
import { useLayout } from '../../table/StageLayout';
import { WatchedSeat } from '../../table/WatchedSeat';
import type { BoardClock } from '../board';
import { OtherSeat, seatOf } from './OtherSeat';
import { PointsBoxes } from './PointsBoxes';
import { Talon } from './Talon';
import { Trick, type TrickShown } from './Trick';
import type { View } from './types';
import type { Said } from './useBubble';
import type { Tongue } from './words';
import { nameOf } from './words';
import { type Zones, zonesOf } from './zones';

export type FeltProps = {
  view: View;
  tongue: Tongue;
  trick: TrickShown;
  clock: BoardClock;
  bubble: Said | null;
  /** Between two deals nothing of the next one is shown. */
  between: boolean;
};

/** A point among the backs, for cards that fly from and to them. */
function BacksPlace({ side, width }: { side: 'top' | 'bottom'; width: number }) {
  const place = usePlace(`backs:${side}`);
  return <div ref={place} style={{ width, height: width * 1.4, visibility: 'hidden' }} />;
}

/** Cards of a whole hand. */
const FULL = 6;
const KNOWN_GAP = 4;
/** More between them and their words. */
const WORDS_AIR = 6;
/** More known cards than this are smaller beside their words. */
const KNOWN_FEW = 2;
const KNOWN_MANY = 0.72;

function Known({ zones, seat, ...props }: FeltProps & { zones: Zones; seat: number }) {
  const { view, tongue, between } = props;
  const cards = between ? [] : (view.known[seat] ?? []);
  if (cards.length === 0) return null;
  const { t } = tongue;
  const { x, y, room, below } = zones.known;
  const width = zones.known.width * (room > 0 && cards.length > KNOWN_FEW ? KNOWN_MANY : 1);
  const taken = cards.length * (width + KNOWN_GAP);
  const name = nameOf(tongue, seat);
  const holds = (codes: readonly string[]) =>
    t('santase.holds', { name, cards: cardNames(t, codes) });
  return (
    <At x={room > 0 || below ? x : x - taken} y={y} anchor={below ? 'centre' : 'start'} layer={7}>
      {/* The table does not mirror. */}
      <div
        dir="ltr"
        className="flex items-center text-13 text-on-felt"
        style={{ gap: KNOWN_GAP, flexDirection: below ? 'column' : 'row' }}
        title={holds(cards)}
      >
        {cards.map((code) => (
          <Card key={code} code={code} width={width} name={holds([code])} />
        ))}
        {room > 0 && (
          <span
            dir="auto"
            aria-hidden="true"
            style={{ marginLeft: WORDS_AIR, maxWidth: room - taken - WORDS_AIR }}
          >
            {cards.length > 1 ? t('santase.holdsThese', { name }) : holds(cards)}
          </span>
        )}
      </div>
    </At>
  );
}

function LastTrick({ zones, view, tongue }: FeltProps & { zones: Zones }) {
  const { last_trick: last } = view;
  if (!last || zones.scant) return null;
  const { x, y, width } = zones.last;
  const { t } = tongue;
  return (
    <At x={x} y={y} anchor="start">
      {/* The table does not mirror. */}
      <div dir="ltr" className="flex items-center gap-2 text-13 font-semibold text-on-felt">
        <span dir="auto" style={{ maxWidth: 84 }}>
          {t('santase.lastTrick')}
        </span>
        {last.cards.map((code, at) => {
          const wins = (at === 0) === (last.winner === last.leader);
          return (
            <Card
              key={code}
              code={code}
              width={width}
              look={wins ? 'winning' : undefined}
              name={cardName(t, code)}
            />
          );
        })}
      </div>
    </At>
  );
}

/** Everything on the carpet but the own hand. */
export function Felt(props: FeltProps) {
  const { view, tongue, bubble, between } = props;
  const zones = zonesOf(useLayout());
  const bottom = tongue.own ?? 0;
  const top = 1 - bottom;
  const counts = between ? [0, 0] : view.counts;
  const { backs, slots } = zones;
  // The cards keep their distance while they become fewer.
  const count = counts[top] ?? 0;
  const spread = backs.width + ((backs.spread - backs.width) * (count - 1)) / (FULL - 1);
  return (
    <>
      <OtherSeat
        {...props}
        seat={top}
        at={zones.seat}
        small={zones.small}
        brief={zones.scant}
        bubble={bubble?.seat === top ? bubble : null}
      />
      <At x={backs.x} y={backs.y}>
        <OpponentFan count={count} width={backs.width} spread={spread} />
      </At>
      <At x={backs.x} y={backs.y} layer={2}>
        <BacksPlace side="top" width={backs.width} />
      </At>
      <Known {...props} zones={zones} seat={top} />
      <Talon view={view} tongue={tongue} zones={zones} between={between} />
      <Trick {...props.trick} zones={zones} tongue={tongue} />
      <PointsBoxes view={view} tongue={tongue} zones={zones} top={top} />
      {!between && <LastTrick {...props} zones={zones} />}
      {bubble?.seat === bottom && (
        <Bubble
          x={slots.x - slots.gap / 2}
          y={slots.y - slots.width * 0.66}
          tail="bottom"
          tone={bubble.tone}
          small={zones.small}
        >
          {bubble.text}
        </Bubble>
      )}
      {tongue.own === null && (
        <>
          <WatchedSeat {...seatOf(props, bottom, zones.small)} backs={counts[bottom] ?? 0} />
          <WatchedBacks />
        </>
      )}
    </>
  );
}

/** Cards of a watched seat at the bottom fly from where a player has his hand. */
function WatchedBacks() {
  const { hand, width, column, card } = useLayout();
  return (
    <At x={(width - column) / 2} y={hand.top} layer={2}>
      <BacksPlace side="bottom" width={card} />
    </At>
  );
}
