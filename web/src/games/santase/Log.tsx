import { CardCodes } from '../../cards/CardCodes';
import { cardName } from '../../cards/names';
import { type LogEntry, LogPanel } from '../../table/LogPanel';
import { rich } from '../rich';
import { type LogLine, logLines } from './log';
import type { View } from './types';
import { callName, nameOf, person, suitName, type Tongue, type Values } from './words';

function entryOf(tongue: Tongue, view: View, line: LogLine, id: number): LogEntry {
  const { t } = tongue;
  if ('head' in line) {
    const values = { deal: line.number, count: line.number, suit: suitName(t, view.trump) };
    return { id, text: t(`santase.log.${line.head}`, values) };
  }
  const { seat, does, card, points } = line;
  const marked = line.marked ?? false;
  if (seat === 'both') return { id, who: t('santase.both'), text: t(`santase.do.${does}`), marked };
  const key = `santase.do.${does}.${person(tongue, seat)}`;
  const values: Values = points ? { points: callName(t, points) } : {};
  const drawn = card ? { card: <CardCodes codes={[card]} name={cardName(t, card)} /> } : {};
  return { id, who: nameOf(tongue, seat), text: rich(t, key, values, drawn), marked };
}

/** The course of the running deal. */
export function Log({ view, tongue }: { view: View; tongue: Tongue }) {
  return <LogPanel entries={logLines(view).map((line, id) => entryOf(tongue, view, line, id))} />;
}
