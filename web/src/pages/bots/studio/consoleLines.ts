import type { Tested, Tried } from '../../../wire/generated/rest';

/** A line of the console: what was tried, what came of it, and what the bot printed. */
export type ConsoleLine = {
  id: number;
  at: number;
  what: { kind: 'state'; number: number; all: number } | { kind: 'move'; seq: number };
  strike: string | null;
  answer: string;
  milliseconds: number;
  printed: string;
};

/** Older lines are dropped. */
const MOST = 400;

/** The lines before, and those of a trial; of a match only what printed or went wrong. */
export function withTrial(
  before: readonly ConsoleLine[],
  { states, match }: Tested,
  at: number,
): ConsoleLine[] {
  let id = (before.at(-1)?.id ?? 0) + 1;
  const line = (what: ConsoleLine['what'], tried: Tried): ConsoleLine => ({
    id: id++,
    at,
    what,
    strike: tried.strike,
    answer: tried.answer,
    milliseconds: tried.milliseconds,
    printed: tried.printed,
  });
  const told = (match?.decisions ?? []).filter(({ printed, strike }) => printed || strike);
  const lines = [
    ...before,
    ...states.map((one, number) =>
      line({ kind: 'state', number: number + 1, all: states.length }, one),
    ),
    ...told.map((one) => line({ kind: 'move', seq: one.seq }, one)),
  ];
  return lines.slice(-MOST);
}
