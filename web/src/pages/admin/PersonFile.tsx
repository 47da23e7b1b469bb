import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Dossier } from '../../wire/generated/rest';
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
  const { sanctions, sessions, addresses, shared_addresses: shared, marks } = dossier;
  return (
    <>
      <Part
        title="Sanctions"
        items={sanctions}
        keyOf={({ id }) => id}
        columns={[
          { name: 'Kind', cell: ({ kind }) => kind.replace('_', ' ') },
          { name: 'Reason', cell: ({ reason }) => reason },
          { name: 'From', cell: ({ at }) => <When at={at} /> },
          { name: 'Until', cell: ({ until }) => <When at={until} /> },
          { name: 'Lifted', cell: ({ lifted_at }) => <When at={lifted_at} /> },
          {
            name: 'Appeal',
            cell: ({ appeal, appeal_answer }) =>
              appeal && (
                <span>
                  <q>{appeal}</q>
                  {appeal_answer && <span className="block text-ink-3">{appeal_answer}</span>}
                </span>
              ),
          },
        ]}
      />
      <Part
        title="Sessions"
        items={sessions}
        keyOf={({ family }) => family}
        columns={[
          { name: 'Began', cell: ({ began_at }) => <When at={began_at} /> },
          { name: 'Last used', cell: ({ last_at }) => <When at={last_at} /> },
          { name: 'Address', cell: ({ address }) => address ?? '–' },
          { name: 'State', cell: ({ open }) => (open ? 'open' : 'ended') },
        ]}
      />
      <Part
        title="Addresses"
        items={addresses}
        keyOf={({ address }) => address}
        columns={[
          { name: 'Address', cell: ({ address }) => address },
          { name: 'First', cell: ({ first_at }) => <When at={first_at} /> },
          { name: 'Last', cell: ({ last_at }) => <When at={last_at} /> },
        ]}
      />
      <Part
        title="Others at the same addresses"
        items={shared}
        keyOf={({ user, address }) => `${user} ${address}`}
        columns={[
          {
            name: 'Name',
            cell: ({ user, name }) => <Link to={`/admin/people/${user}`}>{name}</Link>,
          },
          { name: 'Role', cell: ({ role }) => role },
          { name: 'Address', cell: ({ address }) => address },
          { name: 'Last', cell: ({ last_at }) => <When at={last_at} /> },
        ]}
      />
      <Part
        title="Marks"
        items={marks}
        keyOf={({ kind, day }) => `${kind} ${day}`}
        columns={[
          { name: 'Kind', cell: ({ kind }) => kind.replaceAll('_', ' ') },
          { name: 'Day', cell: ({ day }) => day },
          { name: 'Times', cell: ({ count }) => count },
          { name: 'Detail', cell: ({ detail }) => <code>{JSON.stringify(detail)}</code> },
        ]}
      />
    </>
  );
}
