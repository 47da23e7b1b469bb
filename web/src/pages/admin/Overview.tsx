import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { Loading } from '../../ui/Loading';
import { useCareful } from '../../ui/useCareful';
import { admin } from '../../wire/admin';
import type { Health, NodeShown, Progress } from '../../wire/generated/rest';
import { useSession } from '../../wire/session';
import { Jobs } from './Jobs';
import { bytesText, paceOf, spanText } from './pace';
import { type Column, Rows } from './Rows';

const AGAIN = 3000;

type Seen = {
  health: Health | null;
  pace: number | null;
  reports: string;
  arena: Progress | null;
};

/** Does something now and every few seconds, while the page is looked at. */
function useEvery(work: () => Promise<void>): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the newest work is done, and begun once
  useEffect(() => {
    void work();
    const timer = setInterval(() => document.hidden || void work(), AGAIN);
    return () => clearInterval(timer);
  }, []);
}

/** How the house is just now. */
export function Overview() {
  const careful = useCareful();
  const isAdmin = useSession((state) => state.player?.role === 'admin');
  const [seen, setSeen] = useState<Seen | null>(null);
  useEvery(async () => {
    const told = await careful(() =>
      Promise.all([
        isAdmin ? admin.health() : null,
        admin.reports({ state: 'open', limit: 100 }),
        admin.arenaProgress(),
      ]),
    );
    if (!told) return;
    const [health, reports, arena] = told;
    const count = `${reports.items.length}${reports.next ? '+' : ''}`;
    setSeen((before) => ({
      health,
      pace: health && paceOf(before?.health ?? null, health),
      reports: count,
      arena,
    }));
  });
  if (!seen) return <Loading rows={6} />;
  const { health, pace, reports, arena } = seen;
  return (
    <section className="grid gap-6">
      <h1>Overview</h1>
      <dl className="admin-figures">
        <Figure name="Open reports" tone={reports === '0' ? 'ok' : undefined}>
          <Link to="/admin/reports">{reports}</Link>
        </Figure>
        {health && <HealthFigures health={health} pace={pace} />}
      </dl>
      {health && health.nodes.length > 1 && <Nodes health={health} />}
      {arena && (
        <section>
          <h2 className="mb-3">Arena</h2>
          <dl className="admin-figures">
            <Figure name="Sets waiting">{arena.waiting}</Figure>
            <Figure name="Sets being played">{arena.playing}</Figure>
            <Figure name="Sets in the last hour">{arena.sets_last_hour}</Figure>
            <Figure name="Workers" tone={arena.workers.length === 0 ? 'bad' : 'ok'}>
              {arena.workers.length}
            </Figure>
          </dl>
        </section>
      )}
      {isAdmin && <Jobs />}
    </section>
  );
}

const NODE_COLUMNS: readonly Column<NodeShown>[] = [
  { name: 'Node', cell: ({ node }) => <b>{node}</b> },
  { name: 'Connections', cell: ({ connections }) => connections },
  { name: 'Tables', cell: ({ tables, playing }) => `${tables}, ${playing} playing` },
  {
    name: 'State',
    cell: ({ silent, draining }) => (
      <span className="chip" data-tone={silent || draining ? 'lantern' : 'ok'}>
        {silent ? 'silent' : draining ? 'closing' : 'well'}
      </span>
    ),
  },
];

/** The figures above are of the node that answers; here is each of them. */
function Nodes({ health }: { health: Health }) {
  return (
    <section className="panel p-4">
      <h2 className="mb-2">Nodes</h2>
      <p className="mb-2 text-14 text-ink-2">The figures above are of {health.node}.</p>
      <Rows
        label="Nodes"
        list={{ items: health.nodes, more: null }}
        columns={NODE_COLUMNS}
        keyOf={({ node }) => node}
        empty="There is no node."
      />
    </section>
  );
}

function HealthFigures({ health, pace }: { health: Health; pace: number | null }) {
  const { database, journal, sandbox } = health;
  return (
    <>
      <Figure
        name="House"
        tone={health.ok ? 'ok' : 'bad'}
        note={`for ${spanText(health.now - health.started_at)}${health.node && `, ${health.node}`}`}
      >
        {health.ok ? 'well' : health.draining ? 'closing' : 'unwell'}
      </Figure>
      <Figure name="Tables" note={`${health.playing} playing`}>
        <Link to="/admin/tables">{health.tables}</Link>
      </Figure>
      <Figure name="Connections" note={`${health.people} people`}>
        {health.connections}
      </Figure>
      <Figure name="Moves a second">{pace === null ? '…' : pace.toFixed(1)}</Figure>
      <Figure
        name="Commit"
        tone={journal.ok ? undefined : 'bad'}
        note={`the last of ${journal.commits}, ${journal.last_size} entries`}
      >
        {(journal.last_seconds * 1000).toFixed(1)} ms
      </Figure>
      <Figure
        name="Not written yet"
        tone={journal.waiting > 1000 ? 'bad' : undefined}
        note="actions and results"
      >
        {journal.waiting}
      </Figure>
      <Figure
        name="Database"
        tone={database.ok ? undefined : 'bad'}
        note={
          database.ok
            ? `${bytesText(database.bytes ?? 0)}, ${database.connections} of ${database.most_connections} lines`
            : 'tables wait for it'
        }
      >
        {database.ok ? `${(database.milliseconds ?? 0).toFixed(1)} ms` : 'away'}
      </Figure>
      <Figure
        name="Sandbox"
        tone={sandbox.safe ? 'ok' : 'bad'}
        note={sandbox.reason ?? (sandbox.warnings.join('; ') || 'uploaded bots may run')}
      >
        {sandbox.safe ? 'holds' : sandbox.unsafe_allowed ? 'open, allowed' : 'closed'}
      </Figure>
      <Figure name="Memory">{bytesText(health.memory_bytes)}</Figure>
    </>
  );
}

type FigureProps = {
  name: string;
  children: ReactNode;
  note?: string;
  tone?: 'ok' | 'bad' | undefined;
};

function Figure({ name, children, note, tone }: FigureProps) {
  return (
    <div data-tone={tone}>
      <dt>{name}</dt>
      <dd>
        {children}
        {note && <small>{note}</small>}
      </dd>
    </div>
  );
}
