import { useEffect, useState } from 'react';
import type { Step } from '../../wire/steps';
import { REVEAL, REVEAL_AFTER } from './flights';
import type { Event, View } from './types';

/** The projects that count are shown when they are found, and again when somebody asks. */
export function useReveal(step: Step<View, Event>): { shown: boolean; toggle: () => void } {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (step.instant || !step.events.some(({ type }) => type === 'projects')) return;
    const show = setTimeout(() => setShown(true), REVEAL_AFTER / step.speed);
    const hide = setTimeout(() => setShown(false), (REVEAL_AFTER + REVEAL) / step.speed);
    return () => {
      clearTimeout(show);
      clearTimeout(hide);
      setShown(false);
    };
  }, [step]);
  const none = step.view.projects.length === 0;
  return { shown: shown && !none, toggle: () => setShown((now) => !now) };
}
