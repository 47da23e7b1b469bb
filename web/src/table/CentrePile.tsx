import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Card } from '../cards/Card';
import { useDeck } from '../cards/Deck';
import { At } from './At';
import type { SizeClass } from './layout';
import { FRONT, gapOf, leanOf, levelsOf, type PileSpot, playSpots, roomOf } from './pileGeometry';
import { usePlace } from './places';
import { useLayout } from './StageLayout';
import { useText } from './text';
import './centre.css';

type PilePlay = {
  id: string | number;
  cards: readonly string[];
  /** "Minh Anh, pair of jacks". */
  name: string;
};

type Props = {
  /** Plays of the round, the newest last; older ones lie behind. */
  plays: readonly PilePlay[];
  /** What lies there and what to beat. */
  label?: ReactNode;
  detail?: ReactNode;
  /** Dragged cards may be dropped here. */
  drop?: boolean;
};

const SHOWN = 3;
/** How far below the middle older plays lie with every play since: on small tables they keep off the plates of the seats. */
const OLDER: Record<SizeClass, number> = {
  wide: -0.13,
  tablet: -0.06,
  phone: 0.05,
  landscape: 0.05,
};

/** A card of a play; others fly to the place `pile:<code>`. */
function PileCard(props: PileSpot & { code: string; width: number; old: boolean; layer: number }) {
  const { code, width, old, x, y, turn, layer } = props;
  const place = usePlace(`pile:${code}`);
  return (
    <div
      ref={place}
      data-turn={turn}
      style={{
        zIndex: layer,
        transform: `translate(-50%, -50%) translate(${x}px, ${y}px) rotate(${turn}deg)`,
      }}
    >
      <Card code={code} width={width} look={old ? 'old' : undefined} />
    </div>
  );
}

type PlayProps = { play: PilePlay; age: number; width: number; room: number };

function Play({ play, age, width, room }: PlayProps) {
  const { arabic } = useDeck();
  const count = play.cards.length;
  const spots = playSpots(count, width, room);
  return (
    <div className="pile-play" role="img" aria-label={play.name}>
      {play.cards.map((code, i) => (
        <PileCard
          key={code}
          code={code}
          width={width}
          old={age > 0}
          {...(spots[i] as PileSpot)}
          // Arabic indices stand on the right, so the cards cover each other the other way.
          layer={arabic ? count - i : i}
        />
      ))}
    </div>
  );
}

/** The plays of a round in the middle: the one to beat in front, what it beat behind it. */
export function CentrePile({ plays, label, detail, drop = false }: Props) {
  const t = useText();
  const { arabic } = useDeck();
  const layout = useLayout();
  const { centre, card, felt, size, short } = layout;
  const place = usePlace('pile');
  const shown = plays.slice(short ? -1 : -SHOWN);
  const room = roomOf(layout);
  const count = shown.at(-1)?.cards.length ?? 0;
  // The front play lies a little to the right, where it has the room.
  const span = gapOf(count, card, room) * Math.max(0, count - 1) + card;
  const free = (felt.width - span) / 2 - card * 0.2;
  const shift = Math.max(0, Math.min(card * 0.28, free));
  // Older plays show the side with their indices.
  const way = arabic ? -1 : 1;
  const small = size === 'phone' || size === 'landscape';
  const said = useRef<HTMLDivElement>(null);
  const [high, setHigh] = useState(0);
  // How many lines it takes is known when it is written.
  useLayoutEffect(() => setHigh(said.current?.offsetHeight ?? 0));
  const levels = levelsOf(layout, count, label ? high : null);
  return (
    <section aria-label={t('table.table')}>
      <At x={centre.x} y={centre.y} anchor="centre" layer={3}>
        <div
          ref={place}
          className="pile-ground"
          data-drop={drop ? 'pile' : undefined}
          style={{ width: card, height: card * 1.4 }}
        />
      </At>
      {shown.map((play, i) => {
        const age = shown.length - 1 - i;
        const side = age % 2 ? -way : way;
        return (
          <At
            key={play.id}
            x={centre.x + (age ? side * card * (0.55 + 0.16 * age) : way * shift)}
            y={levels.middle + card * (age ? OLDER[size] * age : FRONT)}
            turn={age ? side * 12 : way * leanOf(count)}
            layer={age ? 4 : 6}
            anchor="start"
          >
            <Play play={play} age={age} width={card} room={age ? room * 0.62 : room} />
          </At>
        );
      })}
      {label && (
        <At x={centre.x + (small ? 0 : card * 0.28)} y={levels.label} layer={7}>
          <div ref={said} className="combo-label" data-small={small || undefined}>
            <b>{label}</b>
            {detail && <span>{detail}</span>}
          </div>
        </At>
      )}
    </section>
  );
}
