/** Made-up surroundings that all sample boards share. */
import { CircleHelp, Eye, Moon, Settings, Volume2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { CardCodes } from '../cards/CardCodes';
import { cardNames } from '../cards/names';
import { type ChatMessage, ChatPanel } from '../table/ChatPanel';
import type { Clock } from '../table/clock';
import { type LogEntry, LogPanel } from '../table/LogPanel';
import { PeoplePanel } from '../table/PeoplePanel';
import type { SideProps } from '../table/SidePanel';
import { useText } from '../table/text';

export const me = { name: 'Nadia', face: 1 };

export const useClockFor = (seconds: number, total: number): Clock =>
  useState(() => ({ deadline: Date.now() + seconds * 1000, total: total * 1000 }))[0];

export function Codes({ codes }: { codes: string }) {
  const t = useText();
  const list = codes.split(' ');
  return <CardCodes codes={list} name={cardNames(t, list)} />;
}

type Line = [who: string, text: ReactNode, marked?: boolean];
/** Lines of a log; one without a name heads a round. */
export const logOf = (lines: readonly Line[]): LogEntry[] =>
  lines.map(([who, text, marked], id) =>
    who ? { id, who, text, marked: !!marked } : { id, text },
  );

export function sideOf(log: LogEntry[], chat: ChatMessage[], unread: number): SideProps {
  return {
    log: <LogPanel entries={log} />,
    scores: <p className="panel-empty">…</p>,
    people: <PeoplePanel seated={[{ id: 'n', ...me }]} watching={[]} />,
    chat: <ChatPanel messages={chat} onSend={() => {}} />,
    unread,
  };
}

const ICONS: [string, typeof Moon][] = [
  ['Rules', CircleHelp],
  ['Sound', Volume2],
  ['Theme', Moon],
  ['Settings', Settings],
];

export const tools = (
  <>
    <button type="button" className="btn" data-size="small" data-kind="ghost" aria-label="12 watch">
      <Eye size={16} /> 12
    </button>
    {ICONS.map(([label, Icon]) => (
      <button key={label} type="button" className="icon-button" data-filled aria-label={label}>
        <Icon size={18} />
      </button>
    ))}
  </>
);
