import { useCallback } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useWords } from '../../i18n';
import { admin } from '../../wire/admin';
import type { ReportShown, ReportsQuery } from '../../wire/generated/rest';
import { Coded } from './coded';
import { Pick } from './Pick';
import { type Column, Rows } from './Rows';
import { aboutOf } from './reportContext';
import { StateChip } from './StateChip';
import { useList } from './useList';
import { When } from './When';

const ALL = 'all';
const STATES = ['open', 'taken', 'resolved', 'dismissed', ALL] as const;
const KINDS = ['player', 'message', 'bot', 'match'] as const;
const CATEGORIES = ['abuse', 'cheating', 'spam', 'stalling', 'name', 'other'] as const;

/** The queue: what people complain about. The filters stand in the address. */
export function Reports() {
  const words = useWords();
  const { t } = words;
  const columns: readonly Column<ReportShown>[] = [
    { name: 'admin.at', cell: ({ at }) => <When at={at} /> },
    {
      name: 'admin.about',
      cell: (report) => <Link to={`/admin/reports/${report.id}`}>{aboutOf(words, report)}</Link>,
    },
    { name: 'admin.why', cell: ({ category }) => <Coded of="report" code={category} /> },
    {
      name: 'admin.said',
      cell: ({ text }) => (
        <span className="line-clamp-2" dir="auto">
          {text}
        </span>
      ),
    },
    { name: 'admin.state', cell: ({ state }) => <StateChip state={state} /> },
  ];
  const [search, setSearch] = useSearchParams();
  const key = search.toString();
  const list = useList(
    useCallback(
      (cursor: string | null) => {
        const asked = Object.fromEntries(new URLSearchParams(key)) as ReportsQuery & {
          state?: string;
        };
        const personal = asked.subject || asked.reporter;
        const state = asked.state ?? (personal ? ALL : 'open');
        const wanted = state === ALL ? null : (state as ReportShown['state']);
        return admin.reports({ ...asked, state: wanted as ReportsQuery['state'] & string, cursor });
      },
      [key],
    ),
  );
  const change = (name: string, value: string | null) =>
    setSearch((before) => {
      const after = new URLSearchParams(before);
      if (value) after.set(name, value);
      else after.delete(name);
      return after;
    });
  const personal = search.has('subject') || search.has('reporter');
  return (
    <section>
      <h1>{t('admin.reports')}</h1>
      <div className="my-4 flex flex-wrap items-end gap-3">
        <Pick
          label={t('admin.state')}
          of="admin.report"
          items={STATES}
          value={(search.get('state') ?? (personal ? ALL : 'open')) as (typeof STATES)[number]}
          onChange={(state) => change('state', state)}
        />
        <Pick
          label={t('admin.kind')}
          of="admin.about"
          any={t('admin.any')}
          items={KINDS}
          value={search.get('kind') as (typeof KINDS)[number] | null}
          onChange={(kind) => change('kind', kind)}
        />
        <Pick
          label={t('admin.why')}
          of="report"
          any={t('admin.any')}
          items={CATEGORIES}
          value={search.get('category') as (typeof CATEGORIES)[number] | null}
          onChange={(category) => change('category', category)}
        />
      </div>
      <div className="panel p-4">
        <Rows
          label={t('admin.reports')}
          list={list}
          columns={columns}
          keyOf={({ id }) => id}
          empty={t('admin.noReports')}
        />
      </div>
    </section>
  );
}
