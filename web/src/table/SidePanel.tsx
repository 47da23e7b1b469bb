import { MessageCircle, ScrollText, Trophy, Users } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useReplayed } from './replayed';
import { useText } from './text';
import './panels.css';

export type SideProps = {
  log: ReactNode;
  scores?: ReactNode;
  people?: ReactNode;
  chat: ReactNode;
  unread?: number;
};

type Tab = 'log' | 'scores' | 'people';

/** Log, scores and people over the chat, where that has no sheet of its own. */
export function SidePanel({ log, scores, people, chat, unread = 0 }: SideProps) {
  const t = useText();
  const id = useId();
  const replayed = useReplayed();
  const [tab, setTab] = useState<Tab>('log');
  const tabs = [
    { tab: 'log', icon: ScrollText, label: t('table.log'), body: log },
    { tab: 'scores', icon: Trophy, label: t('table.scores'), body: scores },
    { tab: 'people', icon: Users, label: t('table.people'), body: people },
  ] as const;
  const there = tabs.filter(({ body }) => body !== undefined);
  const shown = there.find((one) => one.tab === tab) ?? there[0];
  const move = (by: number) => {
    const at = there.findIndex((one) => one.tab === shown?.tab);
    const next = there[(at + by + there.length) % there.length];
    if (next) setTab(next.tab);
  };
  return (
    <div className="side-panel">
      <div className="side-tabs" role="tablist">
        {there.map(({ tab: name, icon: Icon, label }) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}${name}`}
            aria-selected={name === shown?.tab}
            aria-controls={`${id}body`}
            tabIndex={name === shown?.tab ? 0 : -1}
            onClick={() => setTab(name)}
            onKeyDown={(event) => {
              if (event.key === 'ArrowRight') move(1);
              if (event.key === 'ArrowLeft') move(-1);
            }}
          >
            <Icon size={16} aria-hidden="true" /> {label}
          </button>
        ))}
      </div>
      <div
        className="side-body"
        role="tabpanel"
        id={`${id}body`}
        aria-labelledby={`${id}${shown?.tab}`}
      >
        {shown?.body}
      </div>
      {chat && replayed === null && (
        <div className="side-tabs" data-below>
          <h2 data-on>
            <MessageCircle size={16} aria-hidden="true" /> {t('table.chat')}
            {unread > 0 && (
              <i>
                {unread}
                <span className="sr-only"> {t('table.unread', { count: unread })}</span>
              </i>
            )}
          </h2>
        </div>
      )}
      {replayed === null && chat}
    </div>
  );
}
