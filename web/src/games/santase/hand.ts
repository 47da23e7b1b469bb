import { rankOf, suitOf } from '../../cards/code';
import type { HandCard } from '../../table/useHandInput';
import { marriagesOf, playable } from './cards';
import type { Act, View } from './types';

type Wish = {
  /** Sorted. */
  hand: readonly string[];
  view: View;
  legal: readonly Act[];
  sent: Act | null;
  why: string | null;
};

/** The own cards as the hand draws them: one on its way has gone, those that may not be played are dim. */
export function handOf({ hand, view, legal, sent, why }: Wish): HandCard[] {
  const free = playable(legal);
  const pairs = marriagesOf(legal);
  const gone = sent?.type === 'play' ? sent.card : null;
  return hand
    .filter((code) => code !== gone)
    .map((code) => {
      const dimmed = free.size > 0 && !free.has(code);
      const pair = pairs.includes(suitOf(code)) && 'KQ'.includes(rankOf(code));
      const look = pair ? 'gold' : suitOf(code) === view.trump ? 'trump' : undefined;
      return { code, look, dimmed, ...(dimmed && why ? { why } : {}) };
    });
}
