import { useEffect, useRef } from 'react';
import { announce } from './Announcer';
import { Avatar } from './Avatar';
import { ClockRing } from './ClockRing';
import { type Clock, useClock } from './clock';
import { playSound } from './sounds';
import { useText } from './text';
import './dock.css';

export type YouProps = {
  name: string;
  face: number;
  /** "13 cards · +11", or what is asked of you. */
  sub: string;
  clock?: Clock | null | undefined;
};

/** Ticks in the last three seconds and says once that five are left. */
export function useOwnClock(clock: Clock | null | undefined): ReturnType<typeof useClock> {
  const t = useText();
  const now = useClock(clock);
  const running = Boolean(clock);
  const { seconds } = now;
  const before = useRef(seconds);
  useEffect(() => {
    const fell = seconds < before.current;
    before.current = seconds;
    if (!running || !fell) return;
    if (seconds === 5) announce(t('table.fiveSeconds'), 'assertive');
    if (seconds > 0 && seconds <= 3) playSound('tick');
  }, [running, seconds, t]);
  return now;
}

/** Yourself in the dock, with your clock. */
export function You({ name, face, sub, clock }: YouProps) {
  const t = useText();
  const { seconds, tone } = useOwnClock(clock);
  return (
    <div className="you">
      <div className="seat-face" style={{ width: 60, height: 60 }}>
        {clock && <ClockRing clock={clock} size={60} stroke={5} ground="surface" />}
        <Avatar face={face} size={46} />
        {clock && (
          <span className="you-seconds" data-tone={tone} aria-hidden="true">
            {seconds}
          </span>
        )}
      </div>
      <div className="you-text">
        <b>{t('table.you', { name })}</b>
        <span>{sub}</span>
      </div>
    </div>
  );
}
