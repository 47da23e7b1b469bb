import { Search } from 'lucide-react';
import { type FormEvent, useCallback, useState } from 'react';
import { Link } from 'react-router';
import { useWords } from '../../i18n';
import { Button } from '../../ui/Button';
import { Switch } from '../../ui/Switch';
import { admin } from '../../wire/admin';
import { GAMES } from '../../wire/catalogue';
import type { AdminBotsQuery, BotOverseen } from '../../wire/generated/rest';
import { holdText } from './holds';
import { Listed } from './Listed';
import { Pick } from './Pick';
import { type Column, Rows } from './Rows';
import { SandboxState } from './SandboxState';
import { useList } from './useList';
import { When } from './When';

/** Uploaded bots, and the walls around them. */
export function Bots() {
  const words = useWords();
  const { t, say, number } = words;
  const [text, setText] = useState('');
  const [query, setQuery] = useState<AdminBotsQuery>({});
  const list = useList(
    useCallback((cursor: string | null) => admin.bots({ ...query, cursor, limit: 30 }), [query]),
  );
  const change = (part: AdminBotsQuery) => setQuery((before) => ({ ...before, ...part }));
  const find = (event: FormEvent) => {
    event.preventDefault();
    change({ text: text.trim() || null });
  };
  const columns: readonly Column<BotOverseen>[] = [
    { name: 'admin.bot', cell: ({ id, name }) => <Link to={`/admin/bots/${id}`}>{name}</Link> },
    {
      name: 'admin.owner',
      cell: ({ owner, owner_name }) => <Link to={`/admin/people/${owner}`}>{owner_name}</Link>,
    },
    {
      name: 'admin.games',
      cell: ({ games }) => <Listed items={games.map((game) => say(`game.${game}`))} />,
    },
    {
      name: 'admin.plays',
      cell: ({ active_version: active }) => active && t('admin.versionOf', { version: active }),
    },
    { name: 'admin.strikes', cell: ({ strikes }) => number(strikes) },
    {
      name: 'admin.disabled',
      cell: ({ holds }) => holds.map((hold) => holdText(words, hold)).join('; ') || '–',
    },
    { name: 'admin.since', cell: ({ since }) => <When at={since} /> },
  ];
  return (
    <section className="grid gap-4">
      <h1>{t('admin.bots')}</h1>
      <form className="flex flex-wrap items-end gap-3" onSubmit={find}>
        <label className="grid min-w-[220px] grow gap-1.5 font-semibold text-14">
          {t('admin.find')}
          <input
            type="search"
            className="field-box font-normal text-14"
            placeholder={t('admin.partOfName')}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </label>
        <Pick
          label={t('admin.game')}
          of="game"
          any={t('admin.any')}
          items={GAMES}
          value={(query.game ?? null) as (typeof GAMES)[number] | null}
          onChange={(game) => change({ game })}
        />
        <Button type="submit" kind="tinted" icon={<Search size={16} />}>
          {t('admin.find')}
        </Button>
        <div className="basis-full">
          <Switch
            label={t('admin.onlyDisabled')}
            on={query.held ?? false}
            onChange={(held) => change({ held: held || null })}
          />
        </div>
      </form>
      <div className="panel p-4">
        <Rows
          label={t('admin.bots')}
          list={list}
          columns={columns}
          keyOf={({ id }) => id}
          empty={t('admin.noBots')}
        />
      </div>
      <SandboxState />
    </section>
  );
}
