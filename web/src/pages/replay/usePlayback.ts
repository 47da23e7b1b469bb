import { useCallback, useEffect, useRef, useState } from 'react';
import type { AnyEvent, Frame } from '../../wire/generated/messages';
import type { Step, Timing } from '../../wire/steps';

export const SPEEDS = [1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** Between two plays there is time to see the first one. */
const BREATH = 500;
/** How long the result of a deal is read, by speed; at the highest it does not come up at all. */
const READ: Record<Speed, number> = { 1: 5000, 2: 3600, 4: 1800 };

const scored = (events: readonly AnyEvent[]) => events.some(({ type }) => type === 'deal_scored');

/** How long a frame stays before the next one comes. */
function stay(events: readonly AnyEvent[], timing: Timing, speed: Speed): number {
  return (timing(events) + BREATH) / speed + (scored(events) ? READ[speed] : 0);
}

export type Shown = { step: Step; frame: Frame; playFrom: number | null };

type Wish = {
  frame: Frame | null;
  /** The number of the last state, once it is known. */
  last: number | null;
  /** Whether what comes after `frame` is here. */
  nextIsHere: boolean;
  seq: number;
  go: (seq: number) => void;
  timing: Timing;
  viewer: unknown;
};

/** Turns frames into steps for a board: one after the other they move, after a jump they stand. */
export function usePlayback({ frame, last, nextIsHere, seq, go, timing, viewer }: Wish) {
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>(1);
  const [shown, setShown] = useState<Shown | null>(null);
  const before = useRef<{ seq: number; viewer: unknown; landed: number } | null>(null);

  // While rendering, so that the board and the bar never tell of different moments.
  if (frame && shown?.frame !== frame) {
    const next = before.current?.viewer === viewer && before.current?.seq === frame.seq - 1;
    const ends = scored(frame.events);
    // Whoever steps on while cards still move sees them where they lie.
    const moved = next && (playing || ends || Date.now() >= (before.current?.landed ?? 0));
    const rests = moved && ends && frame.view.phase !== 'over';
    setShown({
      frame,
      step: { view: frame.view, events: moved ? frame.events : [], speed, instant: !moved },
      playFrom: rests ? Date.now() + READ[speed] : null,
    });
  }
  useEffect(() => {
    if (!shown) return;
    const { frame: now, step } = shown;
    const moves = step.instant ? 0 : timing(step.events);
    before.current = { seq: now.seq, viewer, landed: Date.now() + moves };
  }, [shown, viewer, timing]);

  const atEnd = last !== null && seq >= last;
  const here = shown?.frame.seq === seq;
  useEffect(() => {
    if (!playing || !here || !shown || !nextIsHere || atEnd) return;
    const timer = setTimeout(() => go(seq + 1), stay(shown.step.events, timing, speed));
    return () => clearTimeout(timer);
  }, [playing, here, shown, nextIsHere, atEnd, seq, go, timing, speed]);
  useEffect(() => {
    if (atEnd) setPlaying(false);
  }, [atEnd]);

  const toggle = useCallback(() => {
    if (atEnd) go(0);
    setPlaying((now) => !now);
  }, [atEnd, go]);
  return {
    shown,
    playing,
    toggle,
    pause: useCallback(() => setPlaying(false), []),
    speed,
    setSpeed,
  };
}
