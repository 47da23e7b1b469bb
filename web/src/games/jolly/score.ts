import type { Translate } from '../../cards/names';
import type { ScoreProps } from '../../table/ScoreBar';
import type { View } from './types';

/** Everybody's points, your own first, what they play to, and the deal. */
export function scoreOf(
  t: Translate,
  view: View,
  own: number | null,
  nameOf: (seat: number) => string,
  between: boolean,
): ScoreProps {
  const seats = view.scores.map((points, seat) => ({ points, seat }));
  const ordered = [
    ...seats.filter(({ seat }) => seat === own),
    ...seats.filter(({ seat }) => seat !== own),
  ];
  const scores = ordered.map(({ points, seat }) => ({
    id: String(seat),
    label: seat === own ? t('jolly.you') : nameOf(seat),
    value: points,
    own: seat === own,
  }));
  // Until its sheet is closed the deal that is over is the one that is told.
  const number = between ? view.deals.length : view.deal + 1;
  return {
    items: [
      ...scores,
      { id: 'to', label: t('jolly.to'), value: String(view.options.target ?? '') },
      { id: 'deal', label: t('jolly.deal', { number }) },
    ],
    spoken: scores
      .map(({ label, value }) => t('jolly.score', { name: label, points: value }))
      .join(t('list.comma')),
  };
}
