import { useCallback } from 'react';
import { useLoaded } from '../../../ui/useLoaded';
import { bots } from '../../../wire/bots';
import type { LogDecision } from '../../../wire/generated/rest';

/** Longer than any match of these games. */
const MOST_PAGES = 40;

/** All decisions of a bot in a match, in order. */
export function useDecisions(bot: string, match: string) {
  return useLoaded(
    useCallback(async () => {
      const all: LogDecision[] = [];
      let cursor: string | null = null;
      for (let page = 0; page < MOST_PAGES; page += 1) {
        const { items, next } = await bots.decisions(bot, match, cursor);
        all.push(...items);
        cursor = next;
        if (!next) break;
      }
      return all;
    }, [bot, match]),
  );
}

/** The decision that led to a state, and those before and after it: a decision answers state `seq` and makes the next one. */
export function around(decisions: readonly LogDecision[], seat: number, state: number) {
  const own = decisions.filter((one) => one.seat === seat);
  return {
    here: own.find(({ seq }) => seq + 1 === state) ?? null,
    before: own.findLast(({ seq }) => seq + 1 < state) ?? null,
    after: own.find(({ seq }) => seq + 1 > state) ?? null,
    thought: own
      .filter(({ seq }) => seq + 1 <= state)
      .reduce((sum, { milliseconds }) => sum + milliseconds, 0),
    strikes: own.filter(({ seq, strike }) => seq + 1 <= state && strike !== null).length,
  };
}
