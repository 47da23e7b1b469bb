import { Search } from 'lucide-react';
import { type FormEvent, useCallback, useState } from 'react';
import { Link } from 'react-router';
import { useWords } from '../../i18n';
import { Button } from '../../ui/Button';
import { Switch } from '../../ui/Switch';
import { admin } from '../../wire/admin';
import type { UserShown, UsersQuery } from '../../wire/generated/rest';
import { Coded } from './coded';
import { Pick } from './Pick';
import { type Column, Rows } from './Rows';
import { Standing } from './Standing';
import { useList } from './useList';
import { When } from './When';

const COLUMNS: readonly Column<UserShown>[] = [
  { name: 'admin.name', cell: ({ id, name }) => <Link to={`/admin/people/${id}`}>{name}</Link> },
  { name: 'admin.role', cell: ({ role }) => <Coded of="admin.role" code={role} /> },
  { name: 'admin.standing', cell: (user) => <Standing user={user} /> },
  { name: 'admin.since', cell: ({ since }) => <When at={since} /> },
  { name: 'admin.lastSeen', cell: ({ last_seen }) => <When at={last_seen} /> },
];

/** Everybody: found by name, id, address or e-mail. */
export function People() {
  const { t } = useWords();
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
      <h1>{t('admin.people')}</h1>
      <form className="my-4 flex flex-wrap items-end gap-3" onSubmit={find}>
        <label className="grid min-w-[220px] grow gap-1.5 font-semibold text-14">
          {t('admin.find')}
          <input
            type="search"
            className="field-box font-normal text-14"
            placeholder={t('admin.findPeople')}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </label>
        <Pick
          label={t('admin.role')}
          of="admin.role"
          any={t('admin.any')}
          items={['guest', 'player', 'moderator', 'admin']}
          value={query.role ?? null}
          onChange={(role) => change({ role })}
        />
        <Pick
          label={t('admin.sanction')}
          of="admin.sanction"
          any={t('admin.anyOrNone')}
          items={['ban', 'mute', 'shadow_mute']}
          value={query.sanction ?? null}
          onChange={(sanction) => change({ sanction })}
        />
        <Button type="submit" kind="tinted" icon={<Search size={16} />}>
          {t('admin.find')}
        </Button>
        <div className="grid basis-full gap-x-8 min-[700px]:grid-cols-2">
          <Switch
            label={t('admin.onlyMarked')}
            hint={t('admin.onlyMarkedHint')}
            on={query.marked ?? false}
            onChange={(marked) => change({ marked })}
          />
          <Switch
            label={t('admin.deletedToo')}
            on={query.deleted ?? false}
            onChange={(deleted) => change({ deleted })}
          />
        </div>
      </form>
      <div className="panel p-4">
        <Rows
          label={t('admin.people')}
          list={list}
          columns={COLUMNS}
          keyOf={({ id }) => id}
          empty={t('admin.noPeople')}
        />
      </div>
    </section>
  );
}
