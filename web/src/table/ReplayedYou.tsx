import { PanelRight } from 'lucide-react';
import { createContext, useContext } from 'react';
import { At } from './At';
import { Seat, type SeatProps } from './Seat';
import { useLayout } from './StageLayout';
import { useText } from './text';
import type { YouProps } from './You';

/** Who sits at the bottom: boards tell it of everybody else only, as a player knows it of himself. */
export const ReplayedSeat = createContext<Pick<SeatProps, 'seat' | 'bot' | 'dealer' | 'toPlay'>>({
  seat: 0,
});

type Props = { you: YouProps | null; onSide: () => void };

/** With the room for a clock's ring that every seat has. */
const FACE = 54;
const SMALL_FACE = 38;
/** A plate of three lines, and the air below it. */
const TALL = 64;

/** In a replay nothing is asked of anybody: only who has the hand at the bottom, and the way to the log. */
export function ReplayedYou({ you, onSide }: Props) {
  const t = useText();
  const { size, carpet, hand, width, height } = useLayout();
  const seat = useContext(ReplayedSeat);
  const phone = size === 'phone';
  const landscape = size === 'landscape';
  const small = phone || landscape;
  return (
    <>
      {you && (
        <At
          x={phone ? width / 2 : 10}
          // In the corner beside the hand; where the hand is as wide as the screen, above the low end of its arc.
          y={
            phone
              ? (carpet.y + carpet.height + hand.top) / 2
              : landscape
                ? hand.top - 8
                : height - TALL
          }
          anchor={phone ? 'centre' : 'start'}
          layer={31}
        >
          <div className="replayed-you" data-small={small || undefined}>
            <Seat
              {...seat}
              name={you.name}
              face={you.face}
              sub={seat.toPlay ? t('table.toPlay') : !landscape && you.sub}
              spoken={you.sub}
              size={small ? SMALL_FACE : FACE}
              compact={small}
            />
          </div>
        </At>
      )}
      {size === 'tablet' && (
        <At x={width - 64} y={height - 58} anchor="start" layer={31}>
          <button
            type="button"
            className="btn"
            data-shape="icon"
            aria-label={t('table.panel')}
            onClick={onSide}
          >
            <PanelRight size={19} className="rtl:-scale-x-100" />
          </button>
        </At>
      )}
    </>
  );
}
