import { useEffect, useState } from 'react';
import type { Step } from '../../wire/steps';
import { type Beat, beatsOf } from './beats';
import type { Event, View } from './types';

type Shown = { step: Step<View, Event>; beats: Beat[]; at: number };

/** The beat of the running step that is to be shown now. */
export function useBeats(step: Step<View, Event>): Beat {
  const [shown, setShown] = useState<Shown>(() => ({ step, beats: beatsOf(null, step), at: 0 }));
  let now = shown;
  // While rendering, so that no state is shown before its beat.
  if (shown.step !== step) {
    now = { step, beats: beatsOf(shown.step.view, step), at: 0 };
    setShown(now);
  }
  useEffect(() => {
    const beat = shown.beats[shown.at];
    if (!beat || shown.at + 1 >= shown.beats.length) return;
    const timer = setTimeout(
      () => setShown((latest) => (latest === shown ? { ...shown, at: shown.at + 1 } : latest)),
      beat.hold / beat.speed,
    );
    return () => clearTimeout(timer);
  }, [shown]);
  return now.beats[now.at] as Beat;
}
