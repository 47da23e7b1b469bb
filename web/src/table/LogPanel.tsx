import { type ReactNode, useEffect, useRef } from 'react';
import { useText } from './text';
import './panels.css';

export type LogEntry = {
  id: string | number;
  /** Who did it; without a name the entry heads a new round. */
  who?: string;
  text: ReactNode;
  /** The newest or decisive line. */
  marked?: boolean;
};

/** The course of the deal, round by round. */
export function LogPanel({ entries }: { entries: readonly LogEntry[] }) {
  const t = useText();
  const list = useRef<HTMLOListElement>(null);
  const count = entries.length;
  useEffect(() => {
    if (count > 0) list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [count]);
  if (count === 0) return <p className="panel-empty">{t('table.nothingYet')}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list must be reachable by keys
    <ol className="log" ref={list} tabIndex={0} aria-label={t('table.log')}>
      {entries.map(({ id, who, text, marked }) =>
        who === undefined ? (
          <li key={id} className="log-round">
            {text}
          </li>
        ) : (
          <li key={id} className="log-line" data-marked={marked || undefined}>
            <b>
              <bdi>{who}</bdi>
            </b>
            <span>{text}</span>
          </li>
        ),
      )}
    </ol>
  );
}
