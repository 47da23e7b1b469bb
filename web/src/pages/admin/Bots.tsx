import { Search } from 'lucide-react';
import { type FormEvent, useCallback, useState } from 'react';
import { Link } from 'react-router';
import type { Translate } from '../../cards/names';
import { useWords } from '../../i18n';
import { Button } from '../../ui/Button';
import { Switch } from '../../ui/Switch';
import { admin } from '../../wire/admin';
import { GAMES } from '../../wire/catalogue';
import type { AdminBotsQuery, BotOverseen } from '../../wire/generated/rest';
import { holdText } from './holds';
import { Pick } from './Pick';
import { type Column, Rows } from './Rows';
import { SandboxState } from './SandboxState';
import { useList } from './useList';
import { When } from './When';

const columnsIn = (say: Translate): readonly Column<BotOverseen>[] => [
  { name: 'Bot', cell: ({ id, name }) => <Link to={`/admin/bots/${id}`}>{name}</Link> },
  {
    name: 'Owner',
    cell: ({ owner, owner_name }) => <Link to={`/admin/people/${owner}`}>{owner_name}</Link>,
  },
  { name: 'Games', cell: ({ games }) => games.map((game) => say(`game.${game}`)).join(', ') },
  { name: 'Plays', cell: ({ active_version: active }) => active && `version ${active}` },
  { name: 'Strikes', cell: ({ strikes }) => strikes },
  { name: 'Disabled', cell: ({ holds }) => holds.map(holdText).join('; ') },
  { name: 'Since', cell: ({ since }) => <When at={since} /> },
];

/** Uploaded bots, and the walls around them. */
export function Bots() {
  const { say } = useWords();
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
  return (
    <section className="grid gap-4">
      <h1>Bots</h1>
      <form className="flex flex-wrap items-end gap-3" onSubmit={find}>
        <label className="grid min-w-[220px] grow gap-1.5 font-semibold text-14">
          Find
          <input
            type="search"
            className="field-box font-normal text-14"
            placeholder="Part of a name"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </label>
        <Pick
          label="Game"
          any="any"
          items={GAMES}
          text={(one) => say(`game.${one}`)}
          value={(query.game ?? null) as (typeof GAMES)[number] | null}
          onChange={(game) => change({ game })}
        />
        <Button type="submit" kind="tinted" icon={<Search size={16} />}>
          Find
        </Button>
        <div className="basis-full">
          <Switch
            label="Only disabled ones"
            on={query.held ?? false}
            onChange={(held) => change({ held: held || null })}
          />
        </div>
      </form>
      <div className="panel p-4">
        <Rows
          label="Bots"
          list={list}
          columns={columnsIn(say)}
          keyOf={({ id }) => id}
          empty="No bot is like this."
        />
      </div>
      <SandboxState />
    </section>
  );
}
