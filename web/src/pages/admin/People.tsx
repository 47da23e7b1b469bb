import { Search } from 'lucide-react';
import { type FormEvent, useCallback, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../ui/Button';
import { Switch } from '../../ui/Switch';
import { admin } from '../../wire/admin';
import type { UserShown, UsersQuery } from '../../wire/generated/rest';
import { Pick } from './Pick';
import { type Column, Rows } from './Rows';
import { Standing } from './Standing';
import { useList } from './useList';
import { When } from './When';

const COLUMNS: readonly Column<UserShown>[] = [
  { name: 'Name', cell: ({ id, name }) => <Link to={`/admin/people/${id}`}>{name}</Link> },
  { name: 'Role', cell: ({ role }) => role },
  { name: 'Standing', cell: (user) => <Standing user={user} /> },
  { name: 'Since', cell: ({ since }) => <When at={since} /> },
  { name: 'Last seen', cell: ({ last_seen }) => <When at={last_seen} /> },
];

/** Everybody: found by name, id, address or e-mail. */
export function People() {
  const [text, setText] = useState('');
  const [query, setQuery] = useState<UsersQuery>({});
  const list = useList(
    useCallback((cursor: string | null) => admin.users({ ...query, cursor, limit: 30 }), [query]),
  );
  const change = (part: UsersQuery) => setQuery((before) => ({ ...before, ...part }));
  const find = (event: FormEvent) => {
    event.preventDefault();
    change({ text: text.trim() || null });
  };
  return (
    <section>
      <h1>People</h1>
      <form className="my-4 flex flex-wrap items-end gap-3" onSubmit={find}>
        <label className="grid min-w-[220px] grow gap-1.5 font-semibold text-14">
          Find
          <input
            type="search"
            className="field-box font-normal text-14"
            placeholder="Name, id, address, e-mail"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </label>
        <Pick
          label="Role"
          any="any"
          items={['guest', 'player', 'moderator', 'admin']}
          value={query.role ?? null}
          onChange={(role) => change({ role })}
        />
        <Pick
          label="Sanction"
          any="any or none"
          items={['ban', 'mute', 'shadow_mute']}
          value={query.sanction ?? null}
          onChange={(sanction) => change({ sanction })}
        />
        <Button type="submit" kind="tinted" icon={<Search size={16} />}>
          Find
        </Button>
        <div className="grid basis-full gap-x-8 min-[700px]:grid-cols-2">
          <Switch
            label="Only marked ones"
            hint="The house has noticed something about them lately."
            on={query.marked ?? false}
            onChange={(marked) => change({ marked })}
          />
          <Switch
            label="Deleted ones too"
            on={query.deleted ?? false}
            onChange={(deleted) => change({ deleted })}
          />
        </div>
      </form>
      <div className="panel p-4">
        <Rows
          label="People"
          list={list}
          columns={COLUMNS}
          keyOf={({ id }) => id}
          empty="Nobody is like this."
        />
      </div>
    </section>
  );
}
