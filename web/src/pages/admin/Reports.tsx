import { useCallback } from 'react';
import { Link, useSearchParams } from 'react-router';
import { admin } from '../../wire/admin';
import type { ReportShown, ReportsQuery } from '../../wire/generated/rest';
import { Pick } from './Pick';
import { type Column, Rows } from './Rows';
import { aboutOf } from './reportContext';
import { StateChip } from './StateChip';
import { useList } from './useList';
import { When } from './When';

const COLUMNS: readonly Column<ReportShown>[] = [
  { name: 'At', cell: ({ at }) => <When at={at} /> },
  {
    name: 'About',
    cell: (report) => <Link to={`/admin/reports/${report.id}`}>{aboutOf(report)}</Link>,
  },
  { name: 'Why', cell: ({ category }) => category },
  { name: 'Said', cell: ({ text }) => <span className="line-clamp-2">{text}</span> },
  { name: 'State', cell: ({ state }) => <StateChip state={state} /> },
];

const ALL = 'all';
const STATES = ['open', 'taken', 'resolved', 'dismissed', ALL] as const;
const KINDS = ['player', 'message', 'bot', 'match'] as const;
const CATEGORIES = ['abuse', 'cheating', 'spam', 'stalling', 'name', 'other'] as const;

/** The queue: what people complain about. The filters stand in the address. */
export function Reports() {
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
      <h1>Reports</h1>
      <div className="my-4 flex flex-wrap items-end gap-3">
        <Pick
          label="State"
          items={STATES}
          value={(search.get('state') ?? (personal ? ALL : 'open')) as (typeof STATES)[number]}
          onChange={(state) => change('state', state)}
        />
        <Pick
          label="Kind"
          any="any"
          items={KINDS}
          value={search.get('kind') as (typeof KINDS)[number] | null}
          onChange={(kind) => change('kind', kind)}
        />
        <Pick
          label="Why"
          any="any"
          items={CATEGORIES}
          value={search.get('category') as (typeof CATEGORIES)[number] | null}
          onChange={(category) => change('category', category)}
        />
      </div>
      <div className="panel p-4">
        <Rows
          label="Reports"
          list={list}
          columns={COLUMNS}
          keyOf={({ id }) => id}
          empty="Nothing to look at."
        />
      </div>
    </section>
  );
}
