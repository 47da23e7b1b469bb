import type { ReactNode } from 'react';
import { CARD_RATIO } from './fanGeometry';
import { usePlace } from './places';

type Props = {
  /** Name of the place for flying cards and, with `drop`, for dragged ones. */
  place: string;
  width: number;
  /** Yours to fill: glows and takes a dragged card. */
  drop?: boolean;
  children?: ReactNode;
};

/** An empty place on the felt where a card will lie. */
export function Slot({ place, width, drop = false, children }: Props) {
  return (
    <div
      ref={usePlace(place)}
      className="slot"
      data-drop={drop ? place : undefined}
      style={{
        width,
        height: width * CARD_RATIO,
        fontSize: Math.max(12, Math.min(16, width * 0.21)),
      }}
    >
      {children}
    </div>
  );
}
