import type { BubbleTone } from '../../table/Bubble';
import type { View } from './types';

type Bubble = { tone: BubbleTone } & (
  | { kind: 'pass' | 'instant' }
  | { kind: 'chop'; points: number }
  | { kind: 'play'; cards: readonly string[] }
);
type Now = { passed: number | null; instant: number | null; small: boolean };

/** What a seat says: a pass for a moment, its play or chop for as long as that is to be beaten. */
export function bubbleOf(view: View, seat: number, now: Now): Bubble | null {
  if (now.instant === seat) return { kind: 'instant', tone: 'lantern' };
  if (now.passed === seat) return { kind: 'pass', tone: 'quiet' };
  if (view.top?.seat !== seat) return null;
  const cut = view.chain.at(-1);
  if (cut?.by === seat) {
    // The last cut of a chain brings all of it.
    const points = view.chain.reduce((sum, one) => sum + one.points, 0);
    return { kind: 'chop', tone: 'lantern', points };
  }
  // On phones the label of the pile has to be enough.
  return now.small ? null : { kind: 'play', tone: 'say', cards: view.top.cards };
}
