import { Flag, Send } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Avatar } from './Avatar';
import { EmoteDrawing } from './EmoteDrawing';
import { EMOTE_NAMES, EMOTES, emoteOf } from './emotes';
import { useText } from './text';
import './panels.css';

export type ChatMessage = {
  id: string | number;
  text: string;
  /** Without a name it is a notice of the house. */
  who?: string;
  face?: number;
  bot?: boolean;
  mine?: boolean;
  /** Complains about it. */
  onReport?: () => void;
};

type Props = {
  messages: readonly ChatMessage[];
  /** Without it nobody here may write. */
  onSend?: ((text: string) => void) | undefined;
  /** All messages are in sight. */
  onSeen?: (() => void) | undefined;
};

const LONGEST = 500;

function Words({ text }: { text: string }) {
  const t = useText();
  const emote = emoteOf(text);
  if (!emote) return <p dir="auto">{text}</p>;
  return (
    <p data-emote={emote}>
      <EmoteDrawing emote={emote} />
      <span className="sr-only">{t(`emote.${emote}`)}</span>
    </p>
  );
}

function Message({ message }: { message: ChatMessage }) {
  const t = useText();
  const { who, face = 0, bot = false, mine, text, onReport } = message;
  if (who === undefined) return <li className="chat-notice">{text}</li>;
  if (mine) {
    return (
      <li className="chat-message" data-mine>
        <Words text={text} />
      </li>
    );
  }
  return (
    <li className="chat-message">
      <Avatar face={face} bot={bot} size={30} />
      <div>
        <b>{who}</b>
        <Words text={text} />
      </div>
      {onReport && (
        <button
          type="button"
          className="icon-button report-mark"
          aria-label={t('report.message', { name: who })}
          title={t('report.message', { name: who })}
          onClick={onReport}
        >
          <Flag size={14} />
        </button>
      )}
    </li>
  );
}

/** Talk at the table. */
export function ChatPanel({ messages, onSend, onSeen }: Props) {
  const t = useText();
  const [text, setText] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const count = messages.length;
  useEffect(() => {
    if (count > 0) list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [count]);
  const seen = useRef(onSeen);
  seen.current = onSeen;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message is seen anew
  useEffect(() => seen.current?.(), [count]);

  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!text.trim()) return;
    onSend?.(text.trim());
    setText('');
  };
  return (
    <div className="chat">
      {count === 0 ? (
        <p className="panel-empty">{t('table.noMessages')}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list must be reachable by keys
        <ol ref={list} tabIndex={0} aria-label={t('table.chat')} aria-live="polite">
          {messages.map((message) => (
            <Message key={message.id} message={message} />
          ))}
        </ol>
      )}
      {onSend && (
        <div className="emotes" role="toolbar" aria-label={t('emote.show')}>
          {EMOTE_NAMES.map((name) => (
            <button
              key={name}
              type="button"
              aria-label={t(`emote.${name}`)}
              title={t(`emote.${name}`)}
              onClick={() => onSend(EMOTES[name])}
            >
              <EmoteDrawing emote={name} />
            </button>
          ))}
        </div>
      )}
      {onSend && (
        <form onSubmit={send}>
          <input
            value={text}
            maxLength={LONGEST}
            placeholder={t('table.sayKind')}
            aria-label={t('table.sayKind')}
            autoComplete="off"
            onChange={(event) => setText(event.target.value)}
          />
          <button type="submit" className="icon-button" data-filled aria-label={t('table.send')}>
            <Send size={17} className="rtl:-scale-x-100" />
          </button>
        </form>
      )}
    </div>
  );
}
