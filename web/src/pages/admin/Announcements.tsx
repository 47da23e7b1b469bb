import { type FormEvent, useCallback, useState } from 'react';
import { LANGUAGES, type Language } from '../../i18n';
import { Button } from '../../ui/Button';
import { Choice } from '../../ui/Choice';
import { TextArea } from '../../ui/TextArea';
import { useCareful } from '../../ui/useCareful';
import { admin } from '../../wire/admin';
import { lookForAnnouncement } from '../../wire/announcement';
import type { AnnouncementShown } from '../../wire/generated/rest';
import { Pick } from './Pick';
import { type Column, Rows } from './Rows';
import { endOf, SPAN_NAMES, type Span } from './spans';
import { useList } from './useList';
import { When } from './When';

const OTHERS = (Object.keys(LANGUAGES) as Language[]).filter((language) => language !== 'en');

const runs = ({ ended_at, until }: AnnouncementShown) =>
  ended_at === null && (until === null || until > Date.now());

/** Words to everybody, one at a time. */
export function Announcements() {
  const careful = useCareful();
  const list = useList(
    useCallback((cursor: string | null) => admin.announcements({ cursor, limit: 20 }), []),
  );
  // The back room has no line of its own over which it would be told.
  const changed = () => {
    list.reload();
    lookForAnnouncement();
  };
  const end = async (id: string) => {
    await careful(() => admin.endAnnouncement(id));
    changed();
  };
  const columns: readonly Column<AnnouncementShown>[] = [
    { name: 'Text', cell: ({ text }) => text },
    { name: 'Level', cell: ({ level }) => level },
    { name: 'Made', cell: ({ at }) => <When at={at} /> },
    {
      name: 'Until',
      cell: (one) => (one.ended_at !== null ? <When at={one.ended_at} /> : <When at={one.until} />),
    },
    {
      name: '',
      cell: (one) =>
        runs(one) && (
          <Button size="small" onClick={() => void end(one.id)}>
            End it
          </Button>
        ),
    },
  ];
  return (
    <section className="grid gap-5">
      <h1>Announcements</h1>
      <Announce onMade={changed} />
      <div className="panel p-4">
        <Rows
          label="Announcements"
          list={list}
          columns={columns}
          keyOf={({ id }) => id}
          empty="Nothing has been announced."
        />
      </div>
    </section>
  );
}

function Announce({ onMade }: { onMade: () => void }) {
  const careful = useCareful();
  const [text, setText] = useState('');
  const [others, setOthers] = useState<Partial<Record<Language, string>>>({});
  const [level, setLevel] = useState<'info' | 'warning'>('info');
  const [span, setSpan] = useState<Span>('1 day');
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const translations = Object.fromEntries(
      Object.entries(others).filter(([, words]) => words.trim() !== ''),
    );
    const until = endOf(span, Date.now());
    const made = await careful(() => admin.announce({ text, translations, level, until }));
    if (!made) return;
    setText('');
    setOthers({});
    onMade();
  };
  return (
    <form className="panel grid gap-4 p-4" onSubmit={send}>
      <TextArea
        label="What everybody should know"
        hint="It takes the place of the one before."
        maxLength={1000}
        required
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <details>
        <summary className="min-h-[44px] cursor-pointer content-center font-semibold text-14">
          In other languages
        </summary>
        <div className="grid gap-3 min-[700px]:grid-cols-2">
          {OTHERS.map((language) => (
            <TextArea
              key={language}
              label={LANGUAGES[language].name}
              lang={language}
              dir="auto"
              maxLength={1000}
              value={others[language] ?? ''}
              onChange={({ target }) =>
                setOthers((before) => ({ ...before, [language]: target.value }))
              }
            />
          ))}
        </div>
      </details>
      <div className="flex flex-wrap items-start gap-4">
        <Choice
          label="Level"
          value={level}
          items={[
            { value: 'info', label: 'Notice' },
            { value: 'warning', label: 'Warning' },
          ]}
          onChange={setLevel}
        />
        <Pick
          label="For how long"
          items={SPAN_NAMES}
          value={span}
          onChange={(chosen) => chosen && setSpan(chosen)}
        />
        <Button type="submit" kind="primary" className="self-end" disabled={text.trim() === ''}>
          Announce
        </Button>
      </div>
    </form>
  );
}
