import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useWords } from '../../i18n';
import { Loading } from '../../ui/Loading';
import { useCareful } from '../../ui/useCareful';
import { admin } from '../../wire/admin';
import type { Health, NodeShown, Progress } from '../../wire/generated/rest';
import { useSession } from '../../wire/session';
import { Jobs } from './Jobs';
import { Listed } from './Listed';
import { bytesText, paceOf, rounded, spanText } from './pace';
import { type Column, Rows } from './Rows';

const AGAIN = 3000;

type Seen = {
  health: Health | null;
  pace: number | null;
  reports: { count: number; more: boolean };
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
  const { t, number } = useWords();
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
    setSeen((before) => ({
      health,
      pace: health && paceOf(before?.health ?? null, health),
      reports: { count: reports.items.length, more: reports.next !== null },
      arena,
    }));
  });
  if (!seen) return <Loading rows={6} />;
  const { health, pace, reports, arena } = seen;
  return (
    <section className="grid gap-6">
      <h1>{t('admin.overview')}</h1>
      <dl className="admin-figures">
        <Figure name={t('admin.openReports')} tone={reports.count === 0 ? 'ok' : undefined}>
          <Link to="/admin/reports" dir="ltr">
            {number(reports.count)}
            {reports.more && '+'}
          </Link>
        </Figure>
        {health && <HealthFigures health={health} pace={pace} />}
      </dl>
      {health && health.nodes.length > 1 && <Nodes health={health} />}
      {arena && (
        <section>
          <h2 className="mb-3">{t('admin.arena')}</h2>
          <dl className="admin-figures">
            <Figure name={t('admin.setsWaiting')}>{number(arena.waiting)}</Figure>
            <Figure name={t('admin.setsPlaying')}>{number(arena.playing)}</Figure>
            <Figure name={t('admin.setsLastHour')}>{number(arena.sets_last_hour)}</Figure>
            <Figure name={t('admin.workers')} tone={arena.workers.length === 0 ? 'bad' : 'ok'}>
              {number(arena.workers.length)}
            </Figure>
          </dl>
        </section>
      )}
      {isAdmin && <Jobs />}
    </section>
  );
}

/** The figures above are of the node that answers; here is each of them. */
function Nodes({ health }: { health: Health }) {
  const { t, number } = useWords();
  const columns: readonly Column<NodeShown>[] = [
    { name: 'admin.node', cell: ({ node }) => <b dir="ltr">{node}</b> },
    { name: 'admin.connections', cell: ({ connections }) => number(connections) },
    {
      name: 'admin.tables',
      cell: ({ tables, playing }) => (
        <Listed items={[number(tables), t('admin.playingCount', { count: playing })]} />
      ),
    },
    {
      name: 'admin.state',
      cell: ({ silent, draining }) => (
        <span className="chip" data-tone={silent || draining ? 'lantern' : 'ok'}>
          {t(silent ? 'admin.silent' : draining ? 'admin.closing' : 'admin.well')}
        </span>
      ),
    },
  ];
  return (
    <section className="panel p-4">
      <h2 className="mb-2">{t('admin.nodes')}</h2>
      <p className="mb-2 text-14 text-ink-2">{t('admin.nodesLead', { node: health.node })}</p>
      <Rows
        label={t('admin.nodes')}
        list={{ items: health.nodes, more: null }}
        columns={columns}
        keyOf={({ node }) => node}
        empty={t('admin.noNodes')}
      />
    </section>
  );
}

function HealthFigures({ health, pace }: { health: Health; pace: number | null }) {
  const words = useWords();
  const { t, number } = words;
  const { database, journal, sandbox, node } = health;
  const span = spanText(words, health.now - health.started_at);
  return (
    <>
      <Figure
        name={t('admin.house')}
        tone={health.ok ? 'ok' : 'bad'}
        note={node ? t('admin.upForAt', { span, node }) : t('admin.upFor', { span })}
      >
        {t(health.ok ? 'admin.well' : health.draining ? 'admin.closing' : 'admin.unwell')}
      </Figure>
      <Figure name={t('admin.tables')} note={t('admin.playingCount', { count: health.playing })}>
        <Link to="/admin/tables">{number(health.tables)}</Link>
      </Figure>
      <Figure name={t('admin.connections')} note={t('admin.peopleCount', { count: health.people })}>
        {number(health.connections)}
      </Figure>
      <Figure name={t('admin.pace')}>{pace === null ? '…' : number(rounded(pace))}</Figure>
      <Figure
        name={t('admin.commit')}
        tone={journal.ok ? undefined : 'bad'}
        note={
          journal.commits === 0
            ? t('admin.noCommit')
            : t('admin.commitNote', { commits: journal.commits, count: journal.last_size })
        }
      >
        {journal.commits === 0
          ? '–'
          : t('admin.ms', { time: rounded(journal.last_seconds * 1000) })}
      </Figure>
      <Figure
        name={t('admin.notWritten')}
        tone={journal.waiting > 1000 ? 'bad' : undefined}
        note={t('admin.notWrittenNote')}
      >
        {number(journal.waiting)}
      </Figure>
      <Figure
        name={t('admin.database')}
        tone={database.ok ? undefined : 'bad'}
        note={
          database.ok
            ? t('admin.databaseNote', {
                size: bytesText(words, database.bytes ?? 0),
                used: database.connections ?? 0,
                most: database.most_connections ?? 0,
              })
            : t('admin.databaseAwayNote')
        }
      >
        {database.ok
          ? t('admin.ms', { time: rounded(database.milliseconds ?? 0) })
          : t('admin.databaseAway')}
      </Figure>
      <Figure
        name={t('admin.sandbox')}
        tone={sandbox.safe ? 'ok' : 'bad'}
        note={
          <bdi>{sandbox.reason ?? (sandbox.warnings.join('; ') || t('admin.sandboxNote'))}</bdi>
        }
      >
        {t(
          sandbox.safe
            ? 'admin.sandboxHolds'
            : sandbox.unsafe_allowed
              ? 'admin.sandboxAllowed'
              : 'admin.sandboxClosed',
        )}
      </Figure>
      <Figure name={t('admin.memory')}>{bytesText(words, health.memory_bytes)}</Figure>
    </>
  );
}

type FigureProps = {
  name: string;
  children: ReactNode;
  note?: ReactNode;
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
