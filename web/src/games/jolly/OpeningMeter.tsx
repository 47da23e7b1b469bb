import { useWords } from '../../i18n';
import { GOAL } from './useMoves';
import './jolly.css';

type Props = {
  /** What lies already. */
  points: number;
  /** What the picked cards would add. */
  wish: number;
};

/** How far the melds of this turn are on the way to opening. */
export function OpeningMeter({ points, wish }: Props) {
  const { t } = useWords();
  const part = (value: number) => `${Math.min(100, (value / GOAL) * 100)}%`;
  return (
    <div className="opening-meter">
      <span>{t('jolly.opening', { points: points + wish, goal: GOAL })}</span>
      <span className="opening-bar" dir="ltr" aria-hidden="true">
        {wish > 0 && <i data-wish style={{ width: part(points + wish) }} />}
        <i style={{ width: part(points) }} />
      </span>
    </div>
  );
}
