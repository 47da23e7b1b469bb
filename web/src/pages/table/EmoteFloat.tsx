import { useEffect, useRef, useState } from 'react';
import { useWords } from '../../i18n';
import { EmoteDrawing } from '../../table/EmoteDrawing';
import { type Emote, emoteOf } from '../../table/emotes';
import { useTable } from '../../wire/useTable';

const SHOWN = 2800;

/** What somebody shows without words, over the board for a moment. */
export function EmoteFloat() {
  const { say } = useWords();
  const chat = useTable((state) => state.chat);
  // What was shown before somebody came is history.
  const seen = useRef(chat.at(-1));
  const [now, setNow] = useState<{ name: string; emote: Emote } | null>(null);
  useEffect(() => {
    const last = chat.at(-1);
    if (last === seen.current) return;
    seen.current = last;
    if (last?.kind !== 'message') return;
    const emote = emoteOf(last.message.text);
    if (!emote) return;
    setNow({ name: last.message.from.name, emote });
  }, [chat]);
  useEffect(() => {
    if (!now) return;
    const timer = setTimeout(() => setNow(null), SHOWN);
    return () => clearTimeout(timer);
  }, [now]);
  if (!now) return null;
  return (
    <div
      className="emote-float"
      role="img"
      aria-label={`${now.name}: ${say(`emote.${now.emote}`)}`}
    >
      <bdi>{now.name}</bdi>
      <EmoteDrawing emote={now.emote} />
    </div>
  );
}
