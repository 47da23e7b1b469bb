import { CardBack } from '../cards/CardBack';
import { usePlace } from './places';
import './seals.css';

type Props = {
  /** Tricks taken; the cards of a trick fly to `tricks:<team>`. */
  team: number | string;
  count: number;
  /** "Us 2". */
  label: string;
  width: number;
};

/** The tricks a team has taken, face down. */
export function TrickPile({ team, count, label, width }: Props) {
  const shown = Math.min(count, 4);
  return (
    <div className="trick-pile" role="img" aria-label={label}>
      <div ref={usePlace(`tricks:${team}`)} style={{ width: width * 1.5, height: width * 1.4 }}>
        {Array.from({ length: shown }, (_, i) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: backs are all alike
            key={i}
            style={{
              left: width * (0.1 + i * (0.8 / Math.max(2, shown)) * 0.5),
              top: i * 2,
              transform: `rotate(${-6 + i * 9}deg)`,
            }}
          >
            <CardBack width={width} />
          </div>
        ))}
      </div>
      <span className="felt-note">{label}</span>
    </div>
  );
}
