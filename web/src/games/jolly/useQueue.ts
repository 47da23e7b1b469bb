import { useCallback, useEffect, useState } from 'react';
import type { Action, View } from './types';
import { sameAction } from './types';

type Props = {
  latest: View;
  legal: readonly Action[];
  yourTurn: boolean;
  refused: unknown;
  send: (action: Action, later?: boolean) => void;
};
type Waiting = { actions: Action[]; seq: number };

/** Sends the steps of one gesture, each when the one before has been played and it is legal. */
export function useQueue({ latest, legal, yourTurn, refused, send }: Props) {
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const { seq } = latest;
  const run = useCallback(
    (actions: readonly Action[], later = false) => {
      const [first, ...rest] = actions;
      if (!first) return;
      send(first, later);
      setWaiting(rest.length > 0 ? { actions: rest, seq } : null);
    },
    [send, seq],
  );
  useEffect(() => {
    if (!waiting) return;
    if (refused) setWaiting(null);
    else if (yourTurn && seq > waiting.seq) {
      const [next] = waiting.actions;
      if (next && legal.some((one) => sameAction(one, next))) run(waiting.actions, true);
      else setWaiting(null);
    }
  }, [waiting, refused, yourTurn, seq, legal, run]);
  return { run, busy: waiting !== null };
}
