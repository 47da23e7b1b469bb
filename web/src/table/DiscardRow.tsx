import { useState } from 'react';
import { Card } from '../cards/Card';
import { cardName } from '../cards/names';
import { usePlace } from './places';
import { useText } from './text';
import './centre.css';

type Props = {
  /** Oldest first. */
  cards: readonly string[];
  width: number;
  /** Width the row may take; cards close up when it is short. */
  room: number;
  /** Takes card `at` and all newer ones. */
  onTake?: ((at: number) => void) | undefined;
  /** Where taking may begin; everywhere if it is left out. */
  canTake?: (at: number) => boolean;
  /** The newest n cards, just taken: they fade above a bracket with this text. */
  taken?: { count: number; label: string } | undefined;
  /** "Take 3": shown while a card is hovered or focused. */
  takeLabel?: (count: number) => string;
  drop?: boolean;
};

function RowCard(props: { code: string; width: number; look: 'taken' | undefined; up: boolean }) {
  const t = useText();
  return (
    <div ref={usePlace(`row:${props.code}`)} className="row-card" data-up={props.up || undefined}>
      <Card
        code={props.code}
        width={props.width}
        look={props.look}
        name={cardName(t, props.code)}
      />
    </div>
  );
}

/** The open discards; from any card onward they may be taken. */
export function DiscardRow(props: Props) {
  const { cards, width, room, onTake, canTake = () => true, taken, takeLabel, drop } = props;
  const place = usePlace('row');
  const [over, setOver] = useState<number | null>(null);
  const gap = Math.min(width * 0.8, (room - width) / Math.max(1, cards.length - 1));
  const firstTaken = cards.length - (taken?.count ?? 0);
  const bracket =
    taken && taken.count > 0
      ? { from: firstTaken, text: taken.label }
      : over !== null && takeLabel
        ? { from: over, text: takeLabel(cards.length - over) }
        : null;
  return (
    <div
      ref={place}
      className="discard-row"
      data-drop={drop ? 'row' : undefined}
      style={{ width: Math.max(0, cards.length - 1) * gap + width, minHeight: width * 1.4 }}
    >
      <ul>
        {cards.map((code, at) => {
          const up = at >= firstTaken || (over !== null && at >= over);
          const card = (
            <RowCard
              code={code}
              width={width}
              up={up}
              look={at >= firstTaken ? 'taken' : undefined}
            />
          );
          const usable = onTake && canTake(at);
          return (
            <li key={code} style={{ left: at * gap, zIndex: at }}>
              {usable ? (
                <button
                  type="button"
                  onClick={() => onTake(at)}
                  onPointerEnter={() => setOver(at)}
                  onPointerLeave={() => setOver(null)}
                  onFocus={() => setOver(at)}
                  onBlur={() => setOver(null)}
                  {...(takeLabel ? { 'aria-description': takeLabel(cards.length - at) } : {})}
                >
                  {card}
                </button>
              ) : (
                card
              )}
            </li>
          );
        })}
      </ul>
      {bracket && (
        <div
          className="take-bracket"
          style={{
            left: bracket.from * gap - 6,
            width: (cards.length - 1 - bracket.from) * gap + width + 12,
          }}
        >
          <span>{bracket.text}</span>
        </div>
      )}
    </div>
  );
}
