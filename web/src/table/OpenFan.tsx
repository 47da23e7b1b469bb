import { Card } from '../cards/Card';
import { useDeck } from '../cards/Deck';
import { cardNames } from '../cards/names';
import { readingOrder } from './focusOrder';
import { useText } from './text';

type Props = { codes: readonly string[]; width: number; room: number };

/** No wider than the room beside a seat. */
const ROOM = 204;
const WIDEST = 54;
/** More cards than this stand in two rows, so that every index is whole. */
const ONE_ROW = 7;
/** Of a card's height, what is seen of the back row. */
const ROW = 0.6;

/** Somebody else's cards, face up, in one row or two. */
export function OpenFan({ codes, width, room }: Props) {
  const t = useText();
  const { arabic } = useDeck();
  const card = Math.min(WIDEST, Math.max(44, width));
  const rows = codes.length > ONE_ROW ? 2 : 1;
  const across = Math.ceil(codes.length / rows);
  const gap = Math.min(card * 0.62, (Math.min(ROOM, room) - card) / Math.max(1, across - 1));
  return (
    <div
      className="open-fan"
      role="img"
      aria-label={cardNames(t, codes)}
      style={{
        width: gap * (across - 1) + card,
        height: card * 1.4 * (1 + ROW * (rows - 1)),
      }}
    >
      {readingOrder(codes, rows, arabic).map((code, at) => (
        <div
          key={code}
          style={{
            position: 'absolute',
            left: (at % across) * gap,
            top: Math.floor(at / across) * card * 1.4 * ROW,
            // Arabic indices stand on the right, so the cards cover each other the other way.
            zIndex: Math.floor(at / across) * across + (arabic ? codes.length - at : at),
          }}
        >
          <Card code={code} width={card} />
        </div>
      ))}
    </div>
  );
}
