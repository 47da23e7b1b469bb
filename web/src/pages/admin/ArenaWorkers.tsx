import { useWords } from '../../i18n';
import type { ArenaState, ArenaWorker } from '../../wire/generated/rest';
import { Listed } from './Listed';
import { type Column, Rows } from './Rows';
import { When } from './When';

/** The queue, and who serves it. */
export function ArenaWorkers({ state }: { state: ArenaState | null }) {
  const { t, number } = useWords();
  const columns: readonly Column<ArenaWorker>[] = [
    {
      name: 'admin.worker',
      cell: ({ host, pid }) => t('admin.process', { host, pid: String(pid) }),
    },
    {
      name: 'admin.sets',
      cell: ({ sets, status }) => (status.idle ? String(status.idle) : number(sets)),
    },
    { name: 'admin.since', cell: ({ started_at }) => <When at={started_at} /> },
    { name: 'admin.lastSeen', cell: ({ seen_at }) => <When at={seen_at} /> },
  ];
  return (
    <section className="panel p-4">
      <h2 className="mb-2">{t('admin.queue')}</h2>
      {state && (
        <p className="mb-2 text-14 text-ink-2">
          <Listed
            items={[
              t('admin.jobsWait', { count: state.jobs_waiting }),
              t('admin.jobsPlaying', { count: state.jobs_taken }),
            ]}
          />
        </p>
      )}
      <Rows
        label={t('admin.workers')}
        list={{ items: state?.workers ?? null, more: null }}
        columns={columns}
        keyOf={({ id }) => id}
        empty={t('admin.noWorkers')}
      />
    </section>
  );
}
