import { Card } from '../../cards/Card';
import { useDeck } from '../../cards/Deck';
import { cardNames } from '../../cards/names';
import { At } from '../../table/At';
import type { Side } from '../../table/layout';
import { useLayout } from '../../table/StageLayout';
import { sortHand } from './cards';
import type { Talk } from './words';

type Props = { talk: Talk; side: Exclude<Side, 'bottom'>; seat: number; cards: readonly string[] };

/** What is seen of a covered card: its index, and more where there is room. */
const STRIP = 0.62;
const INDEX = 0.37;

/** The hand that a Sawa has shown, beside its seat, until the deal is over. */
export function OpenHand({ talk, side, seat, cards }: Props) {
  const { seats, seat: size, size: form, felt } = useLayout();
  const { arabic } = useDeck();
  if (cards.length === 0) return null;
  const small = form === 'phone' || form === 'landscape';
  const width = small ? 34 : 46;
  const strip = small ? INDEX : STRIP;
  const { x, y } = seats[side];
  const name = `${talk.nameOf(seat)}: ${cardNames(talk.t, cards)}`;
  const room = width * (1 + strip * (cards.length - 1));
  const inside = (middle: number) =>
    Math.min(Math.max(middle, felt.x + room / 2 + 4), felt.x + felt.width - room / 2 - 4);
  const at =
    side === 'top'
      ? { x: x + size / 2 + 12, y: y + 4, anchor: 'start' as const }
      : small
        ? { x: inside(x), y: y - width * 1.4 - 6, anchor: 'top' as const }
        : { x: inside(x), y: y + size + 54, anchor: 'top' as const };
  return (
    <At {...at} layer={7}>
      <div
        className="open-hand"
        data-arabic={arabic || undefined}
        role="img"
        aria-label={name}
        style={{ width: room }}
      >
        {sortHand(cards, null, 'strength').map((code) => (
          <div key={code} style={{ width: width * strip }}>
            <Card code={code} width={width} />
          </div>
        ))}
      </div>
    </At>
  );
}
