import { useEffect, useState } from 'react';
import { type Memory, remember } from './ending';
import type { Props } from './types';

/** What the board keeps from step to step. */
export function useMemory(step: Props['step']): Memory {
  const [memory, setMemory] = useState(() => remember(null, step));
  if (memory.step === step) return memory;
  // While rendering, so that no state is drawn without its past.
  const next = remember(memory, step);
  setMemory(next);
  return next;
}

/** How long a pass is said. */
const SAID = 1600;

/** The seat that has just passed, for a moment. */
export function useJustPassed(step: Props['step']): number | null {
  const [over, setOver] = useState<Props['step'] | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setOver(step), SAID);
    return () => clearTimeout(timer);
  }, [step]);
  if (step.instant || over === step) return null;
  for (const event of step.events) {
    if (event.type === 'action' && event.action.type === 'pass') return event.seat;
  }
  return null;
}
