import { useCallback, useEffect, useState } from 'react';
import { useCareful } from '../../ui/useCareful';
import { admin } from '../../wire/admin';
import type { ArenaState } from '../../wire/generated/rest';

const AGAIN = 5000;

/** Does something about the arena and looks again; false where it was refused. */
export type ArenaChange = (work: () => Promise<unknown>) => Promise<boolean>;

/** The arena as it is just now, looked at every few seconds. */
export function useArena(): { state: ArenaState | null; change: ArenaChange } {
  const careful = useCareful();
  const [state, setState] = useState<ArenaState | null>(null);
  const look = useCallback(async () => {
    const told = await careful(() => admin.arena());
    if (told) setState(told);
  }, [careful]);
  useEffect(() => {
    void look();
    const timer = setInterval(() => document.hidden || void look(), AGAIN);
    return () => clearInterval(timer);
  }, [look]);
  const change = useCallback<ArenaChange>(
    async (work) => {
      const done = await careful(async () => {
        await work();
        return true;
      });
      await look();
      return done !== null;
    },
    [careful, look],
  );
  return { state, change };
}
