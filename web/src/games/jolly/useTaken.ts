import { useState } from 'react';
import type { Step } from '../../wire/steps';
import type { JollyEvent, View } from './types';

export type Taken = { seat: number; cards: readonly string[] };

/** The cards that the seat to play took from the row in this turn; they stay in sight as shadows. */
export function useTaken(step: Step<View, JollyEvent>): Taken | null {
  const [seen, setSeen] = useState<{ step: unknown; turn: string; taken: Taken | null }>();
  if (seen?.step === step) return seen.taken;
  const turn = `${step.view.deal}.${step.view.turns}`;
  const event = step.events.find(({ type }) => type === 'taken');
  const fresh =
    event?.type === 'taken' && !step.instant ? { seat: event.seat, cards: event.cards } : null;
  const taken = fresh ?? (seen?.turn === turn && !step.instant ? seen.taken : null);
  setSeen({ step, turn, taken });
  return taken;
}
