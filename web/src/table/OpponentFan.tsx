import { CardBack } from '../cards/CardBack';
import { OpenFan } from './OpenFan';
import { useOpenHand } from './replayed';
import { useText } from './text';
import './hand.css';

type Props = {
  count: number;
  /** Width of a card. */
  width: number;
  /** Width of the whole fan if the cards are to spread further than usual. */
  spread?: number;
  /** No wider than this. */
  room?: number;
  /** Whose cards; in a replay they may lie open. */
  seat?: number;
};

/** Somebody else's cards, face down; never more than 13 are drawn. */
export function OpponentFan({
  count,
  width,
  spread,
  room = Number.POSITIVE_INFINITY,
  seat,
}: Props) {
  const t = useText();
  const open = useOpenHand(seat);
  if (open && count > 0) return <OpenFan codes={open} width={width} room={room} />;
  const shown = Math.min(count, 13);
  const usual = width * (shown > 7 ? 0.3 : 0.39);
  const widest = Math.min(spread ?? usual * (shown - 1) + width, room);
  const gap = shown > 1 ? (widest - width) / (shown - 1) : 0;
  const turn = Math.min(4, 30 / Math.max(1, shown));
  return (
    <div
      className="opponent-fan"
      role="img"
      aria-label={t('table.opponentCards', { count })}
      style={{ width: (shown - 1) * gap + width, height: width * 1.4 }}
    >
      {Array.from({ length: shown }, (_, i) => {
        const from = i - (shown - 1) / 2;
        return (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: backs are all alike
            key={i}
            style={{
              marginLeft: -width / 2,
              transform: `translate(${from * gap}px, ${from * from * 0.22}px) rotate(${from * turn}deg)`,
            }}
          >
            <CardBack width={width} />
          </div>
        );
      })}
    </div>
  );
}
