import { SuitMark } from '../../cards/SuitMark';
import type { ScoreProps } from '../../table/ScoreBar';
import type { View } from './types';
import { nameOf, suitName, type Tongue } from './words';

/** Game points of both, trumps, and how many win the match. */
export function scoreOf(tongue: Tongue, view: View): ScoreProps {
  const { t, own } = tongue;
  const bottom = own ?? 0;
  const both = [bottom, 1 - bottom].map((seat) => ({
    id: String(seat),
    label: nameOf(tongue, seat),
    value: view.scores[seat] ?? 0,
    own: seat === own,
  }));
  const target = Number(view.options.target);
  return {
    items: [
      ...both,
      { id: 'trump', label: t('santase.trump'), value: <SuitMark suit={view.trump} size={17} /> },
      { id: 'to', label: t('santase.to'), value: target },
    ],
    spoken: t('santase.spoken', {
      score: both.map(({ label, value }) => `${label} ${value}`).join(t('list.comma')),
      suit: suitName(t, view.trump),
      target,
    }),
  };
}
