import { useCallback } from 'react';
import { Button } from '../../ui/Button';
import { useCareful } from '../../ui/useCareful';
import { useLoaded } from '../../ui/useLoaded';
import { admin } from '../../wire/admin';
import type { JobShown } from '../../wire/generated/rest';
import { type Column, Rows } from './Rows';
import { When } from './When';

/** What the server does by itself. */
export function Jobs() {
  const careful = useCareful();
  const [loaded, reload] = useLoaded(useCallback(() => admin.jobs(), []));
  const run = async (name: string) => {
    await careful(() => admin.runJob(name));
    reload();
  };
  const columns: readonly Column<JobShown>[] = [
    { name: 'Job', cell: ({ summary }) => summary },
    { name: 'Last', cell: ({ last_at }) => <When at={last_at} /> },
    {
      name: 'Went',
      cell: ({ last_error, last_done, runs, failures }) =>
        last_error ? (
          <span className="text-danger">{last_error}</span>
        ) : (
          `${last_done ?? 0} done; ${runs} ${runs === 1 ? 'run' : 'runs'}, ${failures} failed`
        ),
    },
    {
      name: '',
      cell: ({ name, running }) => (
        <Button size="small" disabled={running} onClick={() => void run(name)}>
          Run now
        </Button>
      ),
    },
  ];
  const items = loaded.state === 'here' ? loaded.value : null;
  return (
    <section className="panel p-4">
      <h2 className="mb-2">Jobs</h2>
      <Rows
        label="Jobs"
        list={{ items, more: null }}
        columns={columns}
        keyOf={({ name }) => name}
        empty="There are none."
      />
    </section>
  );
}
