import { useCallback, useState } from 'react';
import { bots } from '../../../wire/bots';
import type { Tested, Testing } from '../../../wire/generated/rest';
import { RestFailure } from '../../../wire/rest';
import { keepPractice } from '../practice/kept';
import { type ConsoleLine, withTrial } from './consoleLines';

type Results = {
  states: Tested | null;
  match: Tested | null;
  failure: RestFailure | null;
  lines: readonly ConsoleLine[];
};

/** Trying the draft: on sample states, and in a practice match. */
export function useTrials(bot: string) {
  const [busy, setBusy] = useState<'states' | 'match' | null>(null);
  const [results, setResults] = useState<Results>({
    states: null,
    match: null,
    failure: null,
    lines: [],
  });
  const run = useCallback(
    async (what: 'states' | 'match', wish: Testing): Promise<Tested | null> => {
      setBusy(what);
      try {
        const tested = await bots.test(bot, { ...wish, match: what === 'match' });
        if (tested.match) keepPractice(bot, tested);
        setResults(({ match, lines }) => ({
          states: tested,
          match: tested.match ? tested : match,
          failure: null,
          lines: withTrial(lines, tested, Date.now()),
        }));
        return tested;
      } catch (error) {
        if (!(error instanceof RestFailure)) throw error;
        setResults((before) => ({ ...before, failure: error }));
        return null;
      } finally {
        setBusy(null);
      }
    },
    [bot],
  );
  const clear = useCallback(() => setResults((before) => ({ ...before, lines: [] })), []);
  return { busy, ...results, run, clear };
}
