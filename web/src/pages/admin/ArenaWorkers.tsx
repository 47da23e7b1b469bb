import type { ArenaState, ArenaWorker } from '../../wire/generated/rest';
import { type Column, Rows } from './Rows';
import { When } from './When';

const COLUMNS: readonly Column<ArenaWorker>[] = [
  { name: 'Worker', cell: ({ host, pid }) => `${host}, process ${pid}` },
  { name: 'Sets', cell: ({ sets, status }) => (status.idle ? String(status.idle) : sets) },
  { name: 'Since', cell: ({ started_at }) => <When at={started_at} /> },
  { name: 'Seen', cell: ({ seen_at }) => <When at={seen_at} /> },
];

/** The queue, and who serves it. */
export function ArenaWorkers({ state }: { state: ArenaState | null }) {
  return (
    <section className="panel p-4">
      <h2 className="mb-2">Queue and workers</h2>
      {state && (
        <p className="mb-2 text-14 text-ink-2">
          {state.jobs_waiting} jobs wait, {state.jobs_taken} are being played.
        </p>
      )}
      <Rows
        label="Workers"
        list={{ items: state?.workers ?? null, more: null }}
        columns={COLUMNS}
        keyOf={({ id }) => id}
        empty="No worker has come yet."
      />
    </section>
  );
}
