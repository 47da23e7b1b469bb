import { type FormEvent, useCallback, useState } from 'react';
import { Link } from 'react-router';
import { useWords } from '../../i18n';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';
import { admin } from '../../wire/admin';
import type { AuditQuery, AuditShown } from '../../wire/generated/rest';
import { changesOf } from './changes';
import { Coded } from './coded';
import { Pick } from './Pick';
import { type Column, Rows } from './Rows';
import { endOf, type Span } from './spans';
import { useList } from './useList';
import { When } from './When';

const KINDS = [
  'user',
  'report',
  'table',
  'match',
  'bot',
  'arena',
  'announcement',
  'settings',
  'job',
  'address',
] as const;
type Kind = (typeof KINDS)[number];
const LATELY = ['hour', 'day', 'week', 'days30'] as const satisfies readonly Span[];

const since = (span: Span | null): number | null => {
  if (span === null) return null;
  const now = Date.now();
  return 2 * now - (endOf(span, now) ?? now);
};

const COLUMNS: readonly Column<AuditShown>[] = [
  { name: 'admin.at', cell: ({ at }) => <When at={at} /> },
  {
    name: 'admin.who',
    cell: ({ actor, actor_name }) =>
      actor ? <Link to={`/admin/people/${actor}`}>{actor_name}</Link> : actor_name,
  },
  {
    name: 'admin.did',
    cell: ({ action }) => (
      <span title={action}>
        <Coded of="admin.did" code={action} />
      </span>
    ),
  },
  {
    name: 'admin.to',
    cell: ({ target_kind, target }) =>
      target_kind === 'user' ? (
        <Link to={`/admin/people/${target}`}>
          <Coded of="admin.target" code={target_kind} />
        </Link>
      ) : (
        <span title={target}>
          <Coded of="admin.target" code={target_kind} /> <bdi>{target.slice(0, 8)}</bdi>
        </span>
      ),
  },
  {
    name: 'admin.whatChanged',
    cell: ({ before, after, reason }) => (
      <span className="grid justify-items-start gap-0.5 text-start text-13">
        {reason && <q dir="auto">{reason}</q>}
        {changesOf(before, after).map(({ name, from, to }) => (
          <span key={name}>
            <bdi dir="ltr">
              {name}: {from !== '' && <s className="text-ink-3">{from}</s>} {to}
            </bdi>
          </span>
        ))}
      </span>
    ),
  },
];

/** Who changed what, the newest first. */
export function Audit() {
  const { t } = useWords();
  const [span, setSpan] = useState<(typeof LATELY)[number] | null>(null);
  const [kind, setKind] = useState<Kind | null>(null);
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
      <h1>{t('admin.audit')}</h1>
      <form className="my-4 flex flex-wrap items-end gap-3" onSubmit={find}>
        <Pick
          label={t('admin.what')}
          of="admin.target"
          any={t('admin.anything')}
          items={KINDS}
          value={kind}
          onChange={(chosen) => {
            setKind(chosen);
            setQuery((before) => ({ ...before, action: chosen && `${chosen}.` }));
          }}
        />
        <Pick
          label={t('admin.inTheLast')}
          of="admin.span"
          any={t('admin.ever')}
          items={LATELY}
          value={span}
          onChange={(chosen) => {
            setSpan(chosen);
            setQuery((before) => ({ ...before, since: since(chosen) }));
          }}
        />
        <Field label={t('admin.whoId')} name="actor" dir="ltr" pattern="[0-9a-fA-F\-]{36}" />
        <Field label={t('admin.toWhomId')} name="target" dir="ltr" maxLength={100} />
        <Button type="submit" kind="tinted">
          {t('admin.find')}
        </Button>
      </form>
      <div className="panel p-4">
        <Rows
          label={t('admin.audit')}
          list={list}
          columns={COLUMNS}
          keyOf={({ id }) => id}
          empty={t('admin.noAudit')}
        />
      </div>
    </section>
  );
}
