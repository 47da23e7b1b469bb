import { type FormEvent, useCallback, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';
import { admin } from '../../wire/admin';
import type { AuditQuery, AuditShown } from '../../wire/generated/rest';
import { changesOf } from './changes';
import { Pick } from './Pick';
import { type Column, Rows } from './Rows';
import { endOf, type Span } from './spans';
import { useList } from './useList';
import { When } from './When';

const KINDS = [
  'user.',
  'report.',
  'table.',
  'match.',
  'announcement.',
  'job.',
  'address.',
] as const;
const LATELY = ['1 hour', '1 day', '1 week', '30 days'] as const satisfies readonly Span[];

const since = (span: Span | null): number | null => {
  if (span === null) return null;
  const now = Date.now();
  return 2 * now - (endOf(span, now) ?? now);
};

const COLUMNS: readonly Column<AuditShown>[] = [
  { name: 'At', cell: ({ at }) => <When at={at} /> },
  {
    name: 'Who',
    cell: ({ actor, actor_name }) =>
      actor ? <Link to={`/admin/people/${actor}`}>{actor_name}</Link> : actor_name,
  },
  { name: 'Did', cell: ({ action }) => <code>{action}</code> },
  {
    name: 'To',
    cell: ({ target_kind, target }) =>
      target_kind === 'user' ? (
        <Link to={`/admin/people/${target}`}>person</Link>
      ) : (
        <span title={target}>
          {target_kind} {target.slice(0, 8)}
        </span>
      ),
  },
  {
    name: 'What changed',
    cell: ({ before, after, reason }) => (
      <span className="grid justify-items-start gap-0.5 text-start text-13">
        {reason && <q>{reason}</q>}
        {changesOf(before, after).map(({ name, from, to }) => (
          <span key={name}>
            {name}: {from !== '' && <s className="text-ink-3">{from}</s>} {to}
          </span>
        ))}
      </span>
    ),
  },
];

/** Who changed what, the newest first. */
export function Audit() {
  const [span, setSpan] = useState<(typeof LATELY)[number] | null>(null);
  const [query, setQuery] = useState<AuditQuery>({});
  const list = useList(
    useCallback((cursor: string | null) => admin.audit({ ...query, cursor, limit: 50 }), [query]),
  );
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const target = String(given.get('target')).trim() || null;
    const actor = String(given.get('actor')).trim() || null;
    setQuery((before) => ({ ...before, target, actor }));
  };
  return (
    <section>
      <h1>Audit</h1>
      <form className="my-4 flex flex-wrap items-end gap-3" onSubmit={find}>
        <Pick
          label="What"
          any="anything"
          items={KINDS}
          value={(query.action ?? null) as (typeof KINDS)[number] | null}
          onChange={(action) => setQuery((before) => ({ ...before, action }))}
        />
        <Pick
          label="In the last"
          any="ever"
          items={LATELY}
          value={span}
          onChange={(chosen) => {
            setSpan(chosen);
            setQuery((before) => ({ ...before, since: since(chosen) }));
          }}
        />
        <Field label="Who (id)" name="actor" pattern="[0-9a-fA-F\-]{36}" />
        <Field label="To whom or what (id)" name="target" maxLength={100} />
        <Button type="submit" kind="tinted">
          Find
        </Button>
      </form>
      <div className="panel p-4">
        <Rows
          label="Audit"
          list={list}
          columns={COLUMNS}
          keyOf={({ id }) => id}
          empty="Nothing of this kind was done."
        />
      </div>
    </section>
  );
}
