import { Card } from '../cards/Card';
import { cardNames } from '../cards/names';
import { useText } from './text';

type Props = { codes: readonly string[]; width: number };

/** No wider than the room beside a seat. */
const ROOM = 204;
const WIDEST = 54;

/** Somebody else's cards, face up, in a row. */
export function OpenFan({ codes, width }: Props) {
  const t = useText();
  const card = Math.min(WIDEST, Math.max(44, width));
  const gap = Math.min(card * 0.62, (ROOM - card) / Math.max(1, codes.length - 1));
  return (
    <div
      className="open-fan"
      role="img"
      aria-label={cardNames(t, codes)}
      style={{ width: gap * (codes.length - 1) + card, height: card * 1.4 }}
    >
      {codes.map((code, at) => (
        <div key={code} style={{ position: 'absolute', left: at * gap, top: 0 }}>
          <Card code={code} width={card} />
        </div>
      ))}
    </div>
  );
}
