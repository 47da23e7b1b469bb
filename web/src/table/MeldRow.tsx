import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Card } from '../cards/Card';
import { useDeck } from '../cards/Deck';
import { useScrollEdges } from '../ui/useScrollEdges';
import { Meld, type MeldProps } from './Meld';
import { frameOf, meldsHeight, meldWidth, oneRowWidth, wordless } from './meldWidth';
import { usePlace } from './places';
import './centre.css';

type Draft = {
  /** The picked cards. */
  cards: readonly string[];
  /** "New run", "worth 20". */
  label: string;
  value: ReactNode;
  onLay?: (() => void) | undefined;
};

type Props = {
  melds: readonly Omit<MeldProps, 'width'>[];
  label: string;
  /** Width of a card if all melds fit; they shrink, and scroll at last. */
  width: number;
  room: number;
  height: number;
  /** The drop zone for a new meld. */
  draft?: Draft | undefined;
};

/** About the width of the zone for a new meld. */
const NEW_MELD = 230;

function NewMeld({ draft, width }: { draft: Draft; width: number }) {
  const place = usePlace('meld:new');
  const { arabic } = useDeck();
  const small = Math.max(44, width * 0.79);
  const inside = (
    <>
      {draft.cards.length > 0 && (
        <div
          className="new-meld-cards"
          style={{ width: (draft.cards.length - 1) * small * 0.46 + small, height: small * 1.4 }}
        >
          {draft.cards.map((code, i) => (
            <div
              key={code}
              style={{
                left: i * small * 0.46,
                zIndex: arabic ? draft.cards.length - i : i,
              }}
            >
              <Card code={code} width={small} />
            </div>
          ))}
        </div>
      )}
      <div>
        <strong>{draft.label}</strong>
        <small>{draft.value}</small>
      </div>
    </>
  );
  return (
    <li className="meld-item">
      {draft.onLay ? (
        <button
          type="button"
          className="new-meld"
          ref={place}
          data-drop="meld:new"
          style={{ minHeight: width * 1.4 + frameOf(width) }}
          onClick={draft.onLay}
        >
          {inside}
        </button>
      ) : (
        <div
          className="new-meld"
          ref={place}
          data-drop="meld:new"
          style={{ minHeight: width * 1.4 + frameOf(width) }}
        >
          {inside}
        </div>
      )}
    </li>
  );
}

/** All melds on the table and the place for a new one; one row that scrolls where they cannot all be seen. */
export function MeldRow({ melds, label, width: wish, room, height, draft }: Props) {
  const lengths = melds.map(({ cards }) => cards.length);
  const extra = draft ? NEW_MELD : 0;
  const fitting = meldWidth(lengths, wish, room, height, extra);
  const scrolls = meldsHeight(lengths, fitting, room, extra) > height;
  const width = scrolls ? Math.min(wish, oneRowWidth(height)) : fitting;
  const list = useRef<HTMLUListElement>(null);
  const ready = melds.find(({ onAdd }) => onAdd)?.id;
  const newest = melds.at(-1)?.id;
  const drafted = draft !== undefined && draft.cards.length > 0;
  // Where they scroll, what is about to be laid is in sight, or where cards can be added, else the newest.
  useLayoutEffect(() => {
    const row = list.current;
    if (row && scrolls && drafted && ready === undefined) {
      row.scrollLeft = 0;
      return;
    }
    const shown = row?.querySelector(`[data-drop="meld:${ready ?? newest}"]`);
    if (!scrolls || !row || !shown) return;
    const box = shown.getBoundingClientRect();
    const room = row.getBoundingClientRect();
    if (box.left < room.left) row.scrollLeft -= room.left - box.left + 8;
    else if (box.right > room.right) row.scrollLeft += box.right - room.right + 8;
  }, [scrolls, drafted, ready, newest]);
  useScrollEdges(list);
  const pressable = ready !== undefined || draft?.onLay !== undefined;
  return (
    <ul
      ref={list}
      className="meld-row scroll-fade"
      dir="ltr"
      aria-label={label}
      data-scrolls={scrolls || undefined}
      data-wordless={wordless(height) || undefined}
      // Keys reach what scrolls, also where no button in it takes the focus.
      tabIndex={scrolls && !pressable ? 0 : undefined}
      style={{ width: room, maxHeight: height }}
    >
      {melds.map((meld) => (
        <Meld key={meld.id} {...meld} width={width} />
      ))}
      {draft && <NewMeld draft={draft} width={width} />}
    </ul>
  );
}
