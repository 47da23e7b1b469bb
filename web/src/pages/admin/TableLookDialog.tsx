import { useCallback } from 'react';
import { Link } from 'react-router';
import { Dialog } from '../../ui/Dialog';
import { Loading } from '../../ui/Loading';
import { useLoaded } from '../../ui/useLoaded';
import { admin } from '../../wire/admin';
import type { Message, TableCard } from '../../wire/generated/messages';

type Heard = Message & { hidden?: boolean };

/** Who is at a table and what is said there, without going there. */
export function TableLookDialog({ table, onClose }: { table: TableCard; onClose: () => void }) {
  const [loaded] = useLoaded(useCallback(() => admin.table(table.id), [table.id]));
  return (
    <Dialog title={table.name} onClose={onClose} wide>
      {loaded.state === 'loading' && <Loading />}
      {loaded.state === 'failed' && <p>{loaded.failure.message}</p>}
      {loaded.state === 'here' && (
        <div className="grid gap-4 text-14">
          <ul className="grid gap-1">
            {table.seats.map(({ seat, player, connected }) => (
              <li key={seat}>
                {player?.kind === 'person' ? (
                  <Link className="text-link" to={`/admin/people/${player.id}`}>
                    {player.name}
                  </Link>
                ) : (
                  (player?.name ?? 'nobody')
                )}
                {player?.kind === 'person' && !connected && ' (away)'}
              </li>
            ))}
          </ul>
          {loaded.value.watching.length > 0 && (
            <p>Watching: {loaded.value.watching.map(({ name }) => name).join(', ')}</p>
          )}
          <section>
            <h3 className="mb-1 text-17">Chat</h3>
            {loaded.value.messages.length === 0 && <p>Nobody has said anything.</p>}
            <ol className="grid gap-1">
              {(loaded.value.messages as unknown as Heard[]).map(({ from, text, at, hidden }) => (
                <li key={`${at} ${from.id}`} className={hidden ? 'text-ink-3' : ''}>
                  <b>{from.name}</b>{' '}
                  <span className="break-words" dir="auto">
                    {text}
                  </span>
                  {hidden && ' (in the shadow)'}
                </li>
              ))}
            </ol>
          </section>
        </div>
      )}
    </Dialog>
  );
}
