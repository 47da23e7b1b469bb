import { useLayoutEffect, useRef } from 'react';
import { Card } from '../cards/Card';
import { type Flight, pathOf, STYLES } from './flights';
import type { Spot } from './places';

export type FlyingProps = {
  flight: Flight;
  from: Spot;
  to: Spot;
  /** null: lies where it is and waits for its stage. */
  delay: number | null;
  /** 2 when the queue is late. */
  rate: number;
  onLanded: () => void;
};

/** One card on its way, above everything on the table. */
export function FlyingCard({ flight, from, to, delay, rate, onLanded }: FlyingProps) {
  const card = useRef<HTMLDivElement>(null);
  const style = STYLES[flight.kind];
  const flips = style.flip && flight.card !== 'back';
  const landed = useRef(onLanded);
  landed.current = onLanded;

  useLayoutEffect(() => {
    const element = card.current;
    if (!element) return;
    if (delay === null) {
      Object.assign(element.style, pathOf(from, from, flight.kind)[0]);
      return;
    }
    const timing: KeyframeAnimationOptions = {
      duration: style.time / rate,
      delay: (delay + style.wait) / rate,
      fill: 'both',
    };
    const way = element.animate(pathOf(from, to, flight.kind), { ...timing, easing: style.easing });
    if (flips) {
      const [back, face] = element.children;
      back?.animate(
        [
          { transform: 'scaleX(1)' },
          { transform: 'scaleX(0)', offset: 0.5 },
          { transform: 'scaleX(0)' },
        ],
        timing,
      );
      face?.animate(
        [
          { transform: 'scaleX(0)' },
          { transform: 'scaleX(0)', offset: 0.5 },
          { transform: 'scaleX(1)' },
        ],
        timing,
      );
    }
    way.onfinish = () => landed.current();
    return () => way.cancel();
  }, [flight, from, to, delay, rate, style, flips]);

  const width = flight.kind === 'sweep' ? from.width : to.width;
  return (
    <div ref={card} className="flying-card" aria-hidden="true">
      {flips && (
        <div>
          <Card code="back" width={width} />
        </div>
      )}
      <div>
        <Card code={flight.card} width={width} look={flight.look} />
      </div>
    </div>
  );
}
