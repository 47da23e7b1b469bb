import { useEffect, useState } from 'react';

/** A running turn clock. `deadline` is in this machine's time, milliseconds since 1970. */
export type Clock = { deadline: number; total: number };
export type ClockTone = 'ok' | 'warn' | 'bad';

function toneOf(left: number, total: number): ClockTone {
  if (left < 3000) return 'bad';
  return left * 2 < total ? 'warn' : 'ok';
}

const leftOf = (clock: Clock | null | undefined) =>
  clock ? Math.max(0, clock.deadline - Date.now()) : 0;

/** Whole seconds left and the colour of the hour; renews itself once a second. */
export function useClock(clock: Clock | null | undefined): { seconds: number; tone: ClockTone } {
  const [left, setLeft] = useState(() => leftOf(clock));
  useEffect(() => {
    if (!clock) return;
    let timer = 0;
    const tick = () => {
      const now = leftOf(clock);
      setLeft(now);
      if (now > 0) timer = window.setTimeout(tick, now % 1000 || 1000);
    };
    tick();
    return () => window.clearTimeout(timer);
  }, [clock]);
  return { seconds: Math.ceil(left / 1000), tone: toneOf(left, clock?.total ?? 0) };
}
