import { useState } from 'react';
import { useWords } from '../../i18n';
import { type LogEntry, LogPanel } from '../../table/LogPanel';
import type { Step } from '../../wire/steps';
import { LogText } from './LogText';
import { fromHistory, type Line, withEvents } from './log';
import type { JollyEvent, View } from './types';

const KEPT = 400;

/** The lines of everything that was seen; a deal that was joined late is told from its history. */
export function useLines(step: Step<View, JollyEvent>): Line[] {
  const [seen, setSeen] = useState<{ step: unknown; view: View; lines: Line[] } | null>(null);
  if (seen?.step === step) return seen.lines;
  const { view } = step;
  const before = seen?.lines ?? [];
  const ended = view.deal !== seen?.view.deal;
  const lines =
    step.instant || !seen
      ? [...before.filter(({ deal }) => deal < view.deal), ...fromHistory(view)]
      : withEvents(before, step.events, ended ? seen.view.melds : view.melds);
  setSeen({ step, view, lines: lines.slice(-KEPT) });
  return lines;
}

/** Until the sheet of the last of `deals` deals is closed, nothing is told of the next one. */
export const linesUntil = (lines: readonly Line[], deals: number | null): readonly Line[] =>
  deals === null ? lines : lines.filter(({ deal }) => deal < deals);

type Props = { lines: readonly Line[]; nameOf: (seat: number) => string; own: number | null };

/** The log: a head for every deal and turn, then what happened in it. */
export function JollyLog({ lines, nameOf, own }: Props) {
  const { t, joined } = useWords();
  const entries = lines.flatMap((line, at): LogEntry[] => {
    const last = lines[at - 1];
    const mine = line.seat !== null && line.seat === own;
    const who = line.seat === null ? '' : mine ? t('jolly.you') : nameOf(line.seat);
    const newest = at === lines.length - 1;
    const said = { id: at, who, text: <LogText line={line} mine={mine} />, marked: newest };
    if (last?.deal === line.deal && last.turn === line.turn) return [said];
    const deal = t('jolly.deal', { number: line.deal + 1 });
    const turn = t('jolly.turn', { number: line.turn });
    const head = last && last.deal === line.deal ? turn : joined([deal, turn]);
    return [{ id: `${line.deal}.${line.turn}`, text: head }, said];
  });
  return <LogPanel entries={entries} />;
}
