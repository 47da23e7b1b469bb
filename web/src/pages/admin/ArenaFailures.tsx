import { Button } from '../../ui/Button';
import { admin } from '../../wire/admin';
import type { ArenaState, FailedSet } from '../../wire/generated/rest';
import { type Column, Rows } from './Rows';
import type { ArenaChange } from './useArena';
import { When } from './When';

type Props = { state: ArenaState | null; change: ArenaChange };

/** Board sets that nobody could play. */
export function ArenaFailures({ state, change }: Props) {
  const columns: readonly Column<FailedSet>[] = [
    { name: 'At', cell: ({ failed_at }) => <When at={failed_at} /> },
    { name: 'Game', cell: ({ game, purpose }) => `${game}, ${purpose}` },
    { name: 'Who', cell: ({ contestants }) => contestants.join(', ') },
    { name: 'Why', cell: ({ error, attempts }) => `${error ?? '?'} (${attempts} attempts)` },
    {
      name: '',
      cell: ({ id }) => (
        <Button size="small" onClick={() => void change(() => admin.requeue(id))}>
          Play it again
        </Button>
      ),
    },
  ];
  return (
    <section className="panel p-4">
      <h2 className="mb-2">Sets that failed</h2>
      <Rows
        label="Sets that failed"
        list={{ items: state?.failed ?? null, more: null }}
        columns={columns}
        keyOf={({ id }) => id}
        empty="Every set could be played."
      />
    </section>
  );
}
