import type { ReactNode } from 'react';
import { Card } from '../cards/Card';
import { useDeck } from '../cards/Deck';
import { At } from './At';
import { usePlace } from './places';
import { useLayout } from './StageLayout';
import { useText } from './text';
import './centre.css';

export type PilePlay = {
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

/** A card of a play; others fly to the place `pile:<code>`. */
function PileCard(props: {
  code: string;
  width: number;
  old: boolean;
  x: number;
  y: number;
  turn: number;
  layer: number;
}) {
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

function Play({
  play,
  age,
  width,
  room,
}: {
  play: PilePlay;
  age: number;
  width: number;
  room: number;
}) {
  const { arabic } = useDeck();
  const count = play.cards.length;
  const gap = Math.min(width * 0.56, (room - width) / Math.max(1, count - 1));
  return (
    <div className="pile-play" role="img" aria-label={play.name}>
      {play.cards.map((code, i) => {
        const from = i - (count - 1) / 2;
        return (
          <PileCard
            key={code}
            code={code}
            width={width}
            old={age > 0}
            x={from * gap}
            y={Math.abs(from) * 2}
            turn={from * Math.min(3, 12 / count)}
            // Arabic indices stand on the right, so the cards cover each other the other way.
            layer={arabic ? count - i : i}
          />
        );
      })}
    </div>
  );
}

/** The plays of a round in the middle: the one to beat in front, what it beat behind it. */
export function CentrePile({ plays, label, detail, drop = false }: Props) {
  const t = useText();
  const { centre, card, felt, size, short } = useLayout();
  const place = usePlace('pile');
  const shown = plays.slice(short ? -1 : -SHOWN);
  const room = felt.width * (size === 'phone' ? 0.9 : 0.5);
  const small = size === 'phone' || size === 'landscape';
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
        const side = age % 2 ? -1 : 1;
        return (
          <At
            key={play.id}
            x={centre.x + (age ? side * card * (0.55 + 0.16 * age) : card * 0.28)}
            y={centre.y + card * (0.08 - 0.18 * age)}
            turn={age ? side * 12 : 5}
            layer={age ? 4 : 6}
            anchor="start"
          >
            <Play play={play} age={age} width={card} room={age ? room * 0.62 : room} />
          </At>
        );
      })}
      {label && (
        <At
          x={centre.x + (small ? 0 : card * 0.28)}
          y={centre.y + card * (small ? 0.97 : 0.92)}
          layer={7}
        >
          <div className="combo-label" data-small={small || undefined}>
            <b>{label}</b>
            {detail && <span>{detail}</span>}
          </div>
        </At>
      )}
    </section>
  );
}
