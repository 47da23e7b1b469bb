import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useWords } from '../../i18n';
import type { Dossier } from '../../wire/generated/rest';
import { Coded } from './coded';
import { type Column, Rows } from './Rows';
import { When } from './When';

type Props<T> = {
  title: string;
  items: T[];
  columns: readonly Column<T>[];
  keyOf: (row: T) => string;
};

function Part<T>({ title, items, columns, keyOf }: Props<T>): ReactNode {
  if (items.length === 0) return null;
  return (
    <section className="panel p-4">
      <h2 className="mb-2">{title}</h2>
      <Rows label={title} list={{ items, more: null }} columns={columns} keyOf={keyOf} empty="" />
    </section>
  );
}

/** Sanctions, sessions, addresses and marks of a person. */
export function PersonFile({ dossier }: { dossier: Dossier }) {
  const { t, number } = useWords();
  const { sanctions, sessions, addresses, shared_addresses: shared, marks } = dossier;
  return (
    <>
      <Part
        title={t('admin.sanctions')}
        items={sanctions}
        keyOf={({ id }) => id}
        columns={[
          { name: 'admin.kind', cell: ({ kind }) => <Coded of="admin.sanction" code={kind} /> },
          { name: 'admin.reason', cell: ({ reason }) => <bdi>{reason}</bdi> },
          { name: 'admin.from', cell: ({ at }) => <When at={at} /> },
          { name: 'admin.until', cell: ({ until }) => <When at={until} /> },
          { name: 'admin.lifted', cell: ({ lifted_at }) => <When at={lifted_at} /> },
          {
            name: 'admin.appeal',
            cell: ({ appeal, appeal_answer }) =>
              appeal && (
                <span>
                  <q dir="auto">{appeal}</q>
                  {appeal_answer && (
                    <span className="block text-ink-3" dir="auto">
                      {appeal_answer}
                    </span>
                  )}
                </span>
              ),
          },
        ]}
      />
      <Part
        title={t('admin.sessions')}
        items={sessions}
        keyOf={({ family }) => family}
        columns={[
          { name: 'admin.began', cell: ({ began_at }) => <When at={began_at} /> },
          { name: 'admin.lastUsed', cell: ({ last_at }) => <When at={last_at} /> },
          { name: 'admin.address', cell: ({ address }) => <bdi dir="ltr">{address ?? '–'}</bdi> },
          {
            name: 'admin.state',
            cell: ({ open }) => t(open ? 'admin.session.open' : 'admin.session.ended'),
          },
        ]}
      />
      <Part
        title={t('admin.addresses')}
        items={addresses}
        keyOf={({ address }) => address}
        columns={[
          { name: 'admin.address', cell: ({ address }) => <bdi dir="ltr">{address}</bdi> },
          { name: 'admin.first', cell: ({ first_at }) => <When at={first_at} /> },
          { name: 'admin.last', cell: ({ last_at }) => <When at={last_at} /> },
        ]}
      />
      <Part
        title={t('admin.sameAddress')}
        items={shared}
        keyOf={({ user, address }) => `${user} ${address}`}
        columns={[
          {
            name: 'admin.name',
            cell: ({ user, name }) => <Link to={`/admin/people/${user}`}>{name}</Link>,
          },
          { name: 'admin.role', cell: ({ role }) => <Coded of="admin.role" code={role} /> },
          { name: 'admin.address', cell: ({ address }) => <bdi dir="ltr">{address}</bdi> },
          { name: 'admin.last', cell: ({ last_at }) => <When at={last_at} /> },
        ]}
      />
      <Part
        title={t('admin.marks')}
        items={marks}
        keyOf={({ kind, day }) => `${kind} ${day}`}
        columns={[
          { name: 'admin.kind', cell: ({ kind }) => <Coded of="admin.mark" code={kind} /> },
          { name: 'admin.day', cell: ({ day }) => <bdi dir="ltr">{day}</bdi> },
          { name: 'admin.times', cell: ({ count }) => number(count) },
          {
            name: 'admin.detail',
            cell: ({ detail }) => <code dir="ltr">{JSON.stringify(detail)}</code>,
          },
        ]}
      />
    </>
  );
}
