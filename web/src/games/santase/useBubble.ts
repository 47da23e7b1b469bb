import { useEffect, useState } from 'react';
import type { BubbleTone } from '../../table/Bubble';
import { useText } from '../../table/text';
import type { Beat } from './beats';
import { bubbleOf } from './words';

export type Said = { seat: number; text: string; tone: BubbleTone };

const STAYS = 1600;

/** What was said last; it fades after a while, also if play goes on. */
export function useBubble(beat: Beat): Said | null {
  const t = useText();
  const [said, setSaid] = useState<Said | null>(null);
  useEffect(() => {
    // What was said at another moment is not said at this one.
    const next = beat.instant ? null : bubbleOf(t, beat.events);
    if (next || beat.instant) setSaid(next);
  }, [beat, t]);
  useEffect(() => {
    if (!said) return;
    const timer = setTimeout(() => setSaid(null), STAYS);
    return () => clearTimeout(timer);
  }, [said]);
  return said;
}
