import { Eye, Flag, MessageCircle, Send } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useWords } from '../../i18n';
import { openReport } from '../../report/subjects';
import { PlayerFace } from '../../ui/PlayerFace';
import { playerName } from '../../ui/playerName';
import { failureText, notify } from '../../ui/toasts';
import { useSession } from '../../wire/session';
import type { ChatLine } from '../../wire/tableState';
import { useTable, useTableActions } from '../../wire/useTable';

const LONGEST = 500;

/** What is said at the table. */
export function ChatPanel() {
  const { t, say } = useWords();
  const table = useTableActions();
  const chat = useTable((state) => state.chat);
  const watching = useTable((state) => state.card?.spectators ?? 0);
  const [text, setText] = useState('');
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line scrolls to the end
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [chat]);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const said = text.trim();
    if (!said) return;
    setText('');
    const answer = await table.say(said);
    if (answer.ok) return;
    setText(said);
    notify(failureText(say, answer.error), 'error');
  };
  return (
    <section className="panel flex h-[604px] min-w-0 flex-col overflow-hidden max-[1199px]:h-[440px]">
      <header className="flex items-center gap-5 border-line border-b px-4 pt-2.5">
        <h2 className="-mb-px flex items-center gap-2 border-lantern-2 border-b-[2.5px] px-2 pt-2 pb-2.5 font-semibold font-text text-14">
          <MessageCircle size={16} aria-hidden="true" />
          {t('lobby.chat')}
        </h2>
        <span className="flex items-center gap-2 pb-1 text-14 text-ink-3">
          <Eye size={16} aria-hidden="true" />
          {t('lobby.watching', { count: watching })}
        </span>
      </header>
      <div
        ref={list}
        role="log"
        aria-live="polite"
        className="flex grow flex-col gap-3 overflow-y-auto p-4 text-14"
      >
        {chat.length === 0 && <p className="text-center text-13 text-ink-3">{t('lobby.quiet')}</p>}
        {chat.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are only added at the end
          <Line key={at} line={line} />
        ))}
      </div>
      <form className="flex gap-2 border-line border-t p-3" onSubmit={send}>
        <input
          className="field-box min-h-[42px] text-14"
          aria-label={t('lobby.message')}
          placeholder={t('lobby.message')}
          maxLength={LONGEST}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <button type="submit" className="icon-button" data-filled="" aria-label={t('lobby.send')}>
          <Send size={17} className="flip-rtl" />
        </button>
      </form>
    </section>
  );
}

function Line({ line }: { line: ChatLine }) {
  const { t, say } = useWords();
  const me = useSession((state) => state.player?.id);
  if (line.kind !== 'message') {
    return (
      <p className="text-center text-[12.5px] text-ink-3">
        {t(line.kind === 'joined' ? 'lobby.joined' : 'lobby.left', {
          name: playerName(say, line.player),
        })}
      </p>
    );
  }
  const { from, text, at } = line.message;
  if (from.id === me) {
    return (
      <p className="max-w-[85%] self-end break-words rounded-[13px] rounded-se-[4px] bg-glaze-soft px-3 py-1.5">
        {text}
      </p>
    );
  }
  return (
    <div className="flex items-start gap-2.5">
      <PlayerFace player={{ name: from.name, kind: 'person' }} size={30} />
      <div className="min-w-0 break-words rounded-[13px] rounded-ss-[4px] bg-surface-2 px-3 py-1.5">
        <b className="block text-12 text-ink-3">{from.name}</b>
        {text}
      </div>
      <button
        type="button"
        className="icon-button report-mark"
        aria-label={t('report.message', { name: from.name })}
        title={t('report.message', { name: from.name })}
        onClick={() => openReport({ kind: 'message', ...from, at, text })}
      >
        <Flag size={14} />
      </button>
    </div>
  );
}
