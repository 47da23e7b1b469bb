import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { Card } from '../cards/Card';
import { useDeck } from '../cards/Deck';
import { cardName } from '../cards/names';
import { useScrollEdges } from '../ui/useScrollEdges';
import { usePlace } from './places';
import { useText } from './text';
import './centre.css';

type Props = {
  /** Oldest first. */
  cards: readonly string[];
  width: number;
  /** Width the row may take; cards close up when it is short, and the row scrolls at last. */
  room: number;
  /** Takes card `at` and all newer ones. */
  onTake?: ((at: number) => void) | undefined;
  /** Where taking may begin; everywhere if it is left out. */
  canTake?: (at: number) => boolean;
  /** Taking would begin here: marked as if it were hovered. */
  marked?: number | null;
  /** The newest n cards, just taken: they fade above a bracket with this text. */
  taken?: { count: number; label: string } | undefined;
  /** "Take 3": shown while a card is hovered or focused. */
  takeLabel?: (count: number) => string;
  drop?: boolean;
  /** Said in an empty row. */
  empty?: string;
};

/** A covered card shows at least this part of its width. */
const STRIP = 0.33;

/** Room for the words in an empty row. */
const EMPTY = 96;

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

/** One stop for Tab; arrows go along the row, as they do in the hand. */
function alongTheRow(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (!step) return;
  event.preventDefault();
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
  buttons[at + step]?.focus();
}

/** The open discards; from any card onward they may be taken. */
export function DiscardRow(props: Props) {
  const { cards, width, room, onTake, canTake = () => true, taken, takeLabel, drop } = props;
  const { marked = null, empty } = props;
  const place = usePlace('row');
  const { arabic } = useDeck();
  const [over, setOver] = useState<number | null>(null);
  const [stop, setStop] = useState<number | null>(null);
  const last = cards.length - 1;
  const gap = Math.max(width * STRIP, Math.min(width * 0.8, (room - width) / Math.max(1, last)));
  const length = Math.max(0, last) * gap + width;
  const scrolls = length > room;
  const firstTaken = cards.length - (taken?.count ?? 0);
  const from = onTake ? (over ?? marked) : null;
  const bracket =
    taken && taken.count > 0
      ? { from: firstTaken, text: taken.label }
      : from !== null && takeLabel
        ? { from, text: takeLabel(cards.length - from) }
        : null;

  const scroller = useRef<HTMLDivElement>(null);
  // The newest cards are those that matter.
  useLayoutEffect(() => {
    if (scroller.current && scrolls) scroller.current.scrollLeft = length;
  }, [length, scrolls]);

  useScrollEdges(scroller);

  const pressable = onTake !== undefined && cards.some((_, at) => canTake(at));
  return (
    <div
      ref={place}
      className="discard-row"
      data-drop={drop ? 'row' : undefined}
      style={{ width: Math.min(room, Math.max(length, drop ? width * 2 : 0)), height: width * 1.4 }}
    >
      {cards.length === 0 && empty && (
        <div className="row-empty" style={{ width: Math.max(EMPTY, width), height: width * 1.4 }}>
          <span>{empty}</span>
        </div>
      )}
      <div
        ref={scroller}
        // Words under a short row are longer than it, and not cut.
        className={scrolls ? 'row-scroller scroll-fade' : 'row-scroller'}
        dir="ltr"
        data-scrolls={scrolls || undefined}
        // Keys reach what scrolls, also where no button in it takes the focus.
        tabIndex={scrolls && !pressable ? 0 : undefined}
        style={{ width: Math.min(room, length) + 12 }}
      >
        <div style={{ width: length, height: width * 1.4 }}>
          <ul onKeyDown={alongTheRow}>
            {cards.map((code, at) => {
              const up = at >= firstTaken || (from !== null && at >= from);
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
                <li key={code} style={{ left: at * gap, zIndex: arabic ? cards.length - at : at }}>
                  {usable ? (
                    <button
                      type="button"
                      tabIndex={at === (stop === null || stop > last ? last : stop) ? 0 : -1}
                      onClick={() => onTake(at)}
                      onPointerEnter={() => setOver(at)}
                      onPointerLeave={() => setOver(null)}
                      onFocus={() => {
                        setOver(at);
                        setStop(at);
                      }}
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
                width: (last - bracket.from) * gap + width + 12,
              }}
            >
              <span>{bracket.text}</span>
            </div>
          )}
        </div>
      </div>
    </div>
  );
}
