import { type FormEvent, useCallback, useState } from 'react';
import { LANGUAGES, type Language, useWords } from '../../i18n';
import { Button } from '../../ui/Button';
import { Choice } from '../../ui/Choice';
import { TextArea } from '../../ui/TextArea';
import { useCareful } from '../../ui/useCareful';
import { admin } from '../../wire/admin';
import { lookForAnnouncement } from '../../wire/announcement';
import type { AnnouncementShown } from '../../wire/generated/rest';
import { Coded } from './coded';
import { Pick } from './Pick';
import { type Column, Rows } from './Rows';
import { endOf, SPAN_NAMES, type Span } from './spans';
import { useList } from './useList';
import { When } from './When';

const LEVELS = ['info', 'warning'] as const;
const OTHERS = (Object.keys(LANGUAGES) as Language[]).filter((language) => language !== 'en');

const runs = ({ ended_at, until }: AnnouncementShown) =>
  ended_at === null && (until === null || until > Date.now());

/** Words to everybody, one at a time. */
export function Announcements() {
  const { t } = useWords();
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
    { name: 'admin.text', cell: ({ text }) => <bdi>{text}</bdi> },
    { name: 'admin.level', cell: ({ level }) => <Coded of="admin.level" code={level} /> },
    { name: 'admin.made', cell: ({ at }) => <When at={at} /> },
    {
      name: 'admin.until',
      cell: (one) => (one.ended_at !== null ? <When at={one.ended_at} /> : <When at={one.until} />),
    },
    {
      name: null,
      cell: (one) =>
        runs(one) && (
          <Button size="small" onClick={() => void end(one.id)}>
            {t('admin.endIt')}
          </Button>
        ),
    },
  ];
  return (
    <section className="grid gap-5">
      <h1>{t('admin.announcements')}</h1>
      <Announce onMade={changed} />
      <div className="panel p-4">
        <Rows
          label={t('admin.announcements')}
          list={list}
          columns={columns}
          keyOf={({ id }) => id}
          empty={t('admin.noAnnouncements')}
        />
      </div>
    </section>
  );
}

function Announce({ onMade }: { onMade: () => void }) {
  const { t } = useWords();
  const careful = useCareful();
  const [text, setText] = useState('');
  const [others, setOthers] = useState<Partial<Record<Language, string>>>({});
  const [level, setLevel] = useState<(typeof LEVELS)[number]>('info');
  const [span, setSpan] = useState<Span>('day');
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
        label={t('admin.everybodyShouldKnow')}
        hint={t('admin.takesPlace')}
        maxLength={1000}
        required
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <details>
        <summary className="min-h-[44px] cursor-pointer content-center font-semibold text-14">
          {t('admin.otherLanguages')}
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
          label={t('admin.level')}
          value={level}
          items={LEVELS.map((value) => ({ value, label: t(`admin.level.${value}`) }))}
          onChange={setLevel}
        />
        <Pick
          label={t('admin.forHowLong')}
          of="admin.span"
          items={SPAN_NAMES}
          value={span}
          onChange={(chosen) => chosen && setSpan(chosen)}
        />
        <Button type="submit" kind="primary" className="self-end" disabled={text.trim() === ''}>
          {t('admin.announce')}
        </Button>
      </div>
    </form>
  );
}
