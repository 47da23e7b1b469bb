import { useEffect, useState } from 'react';
import { bots } from '../../../wire/bots';
import type { GameName } from '../../../wire/generated/messages';
import type { DiagnosticShown } from '../../../wire/generated/rest';
import { RestFailure } from '../../../wire/rest';

/** After this pause in typing. */
const PAUSE = 450;

export type Check = {
  /** The source that `found` is about. */
  source: string | null;
  found: readonly DiagnosticShown[];
  /** Why nothing could be found out. */
  failure: RestFailure | null;
};

const NOTHING: Check = { source: null, found: [], failure: null };

/** What is wrong with a source, asked again after each pause in typing. */
export function useCheck(source: string, game: GameName | null): Check {
  const [check, setCheck] = useState<Check>(NOTHING);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new try asks the same again
  useEffect(() => {
    if (game === null) return;
    const gone = new AbortController();
    let again: ReturnType<typeof setTimeout> | undefined;
    const ask = async () => {
      try {
        const { diagnostics } = await bots.check({ source, game }, gone.signal);
        if (!gone.signal.aborted) setCheck({ source, found: diagnostics, failure: null });
      } catch (error) {
        if (gone.signal.aborted) return;
        if (!(error instanceof RestFailure)) throw error;
        setCheck((before) => ({ ...before, failure: error }));
        if (error.code !== 'rate_limited' && error.code !== 'offline') return;
        again = setTimeout(() => setTries((count) => count + 1), 1000 * (error.retryAfter ?? 3));
      }
    };
    const timer = setTimeout(() => void ask(), PAUSE);
    return () => {
      gone.abort();
      clearTimeout(timer);
      clearTimeout(again);
    };
  }, [source, game, tries]);
  return check;
}
