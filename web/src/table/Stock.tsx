import type { ReactNode } from 'react';
import { Card } from '../cards/Card';
import { CardBack } from '../cards/CardBack';
import { CARD_RATIO } from './fanGeometry';
import { usePlace } from './places';
import './centre.css';

type Props = {
  count: number;
  width: number;
  /** "5 in the stock". */
  label: string;
  /** Santase: the turned card crosswise under the stock. */
  trump?: { code: string; name: string } | null;
  /** Santase: the turned card lies on top of a closed stock, for everybody to see. */
  closed?: boolean;
  /** A button where the stock may be drawn from. */
  onDraw?: (() => void) | undefined;
  drawName?: string;
};

function Backs({ count, width }: { count: number; width: number }) {
  const shown = Math.min(count, 5);
  return (
    <>
      {Array.from({ length: shown }, (_, i) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: backs are all alike
          key={i}
          className="stock-back"
          style={{ left: -i * 1.2, top: -i * 2 }}
        >
          <CardBack width={width} />
        </div>
      ))}
    </>
  );
}

/** The cards still to be drawn, and in Santase the trump card under them. */
export function Stock({ count, width, label, trump, closed, onDraw, drawName }: Props) {
  const place = usePlace('stock');
  const trumpPlace = usePlace('trump-card');
  const height = width * CARD_RATIO;
  const turned = trump && (
    <div
      className="stock-trump"
      ref={trumpPlace}
      data-turn="90"
      style={{ left: closed ? width * 0.4 : width * 0.75, top: 0, zIndex: closed ? 9 : 0 }}
    >
      <Card code={trump.code} width={width} look="trump" name={trump.name} />
    </div>
  );
  const pile = (
    <div ref={place} className="stock-pile" style={{ width, height }}>
      <Backs count={count} width={width} />
    </div>
  );
  const wide = trump ? width * 0.75 + (width + height) / 2 : width;
  return (
    <div className="stock" style={{ width: wide }}>
      <div className="stock-cards" style={{ height }}>
        {turned}
        {onDraw ? (
          <button
            type="button"
            className="stock-draw"
            aria-label={drawName ?? label}
            onClick={onDraw}
          >
            {pile}
          </button>
        ) : (
          pile
        )}
      </div>
      <span className="felt-note">{label as ReactNode}</span>
    </div>
  );
}
