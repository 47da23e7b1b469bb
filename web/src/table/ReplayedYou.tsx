import { PanelRight } from 'lucide-react';
import { At } from './At';
import { useLayout } from './StageLayout';
import { useText } from './text';
import type { YouProps } from './You';
import './dock.css';

type Props = { you: YouProps | null; onSide: () => void };

/** In a replay nothing is asked of anybody: only whose hand lies at the bottom, and the way to the log. */
export function ReplayedYou({ you, onSide }: Props) {
  const t = useText();
  const { size, carpet, hand, width, height } = useLayout();
  const phone = size === 'phone';
  const landscape = size === 'landscape';
  return (
    <>
      {you && (
        <At
          x={phone ? width / 2 : 24}
          // In the corner beside the hand; where the hand is as wide as the screen, above the low end of its arc.
          y={
            phone
              ? Math.min(carpet.y + carpet.height + 12, hand.top - 18)
              : landscape
                ? hand.top
                : height - 46
          }
          anchor={phone ? 'centre' : 'start'}
          layer={31}
        >
          <b className="seat-name-tag" data-small={landscape || undefined}>
            {you.name}
          </b>
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
