import { useEffect, useState } from 'react';
import { useReplayed } from '../../table/replayed';
import type { Step } from '../../wire/steps';
import { type Beat, beatsOf, replayBeats } from './beats';
import type { Event, View } from './types';

type Shown = { step: Step<View, Event>; beats: Beat[]; at: number };

/** The beat of the running step that is to be shown now. */
export function useBeats(step: Step<View, Event>): Beat {
  const replayed = useReplayed() !== null;
  const begin = (before: Beat | null): Shown => ({
    step,
    beats: replayed ? replayBeats(before, step) : beatsOf(before?.view ?? null, step),
    at: 0,
  });
  const [shown, setShown] = useState<Shown>(() => begin(null));
  let now = shown;
  // While rendering, so that no state is shown before its beat.
  if (shown.step !== step) {
    now = begin(shown.beats.at(-1) ?? null);
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
