import { useCallback } from 'react';
import { Link } from 'react-router';
import { useWords } from '../../i18n';
import { Dialog } from '../../ui/Dialog';
import { Loading } from '../../ui/Loading';
import { useLoaded } from '../../ui/useLoaded';
import { admin } from '../../wire/admin';
import type { Message, TableCard } from '../../wire/generated/messages';
import { Listed } from './Listed';
import { Missing } from './Missing';
import { seatedName } from './seatedName';

type Heard = Message & { hidden?: boolean };

/** Who is at a table and what is said there, without going there. */
export function TableLookDialog({ table, onClose }: { table: TableCard; onClose: () => void }) {
  const words = useWords();
  const { t } = words;
  const [loaded] = useLoaded(useCallback(() => admin.table(table.id), [table.id]));
  return (
    <Dialog title={table.name} onClose={onClose} wide>
      {loaded.state === 'loading' && <Loading />}
      {loaded.state === 'failed' && <Missing failure={loaded.failure} />}
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
                  <bdi>{player ? seatedName(words, player) : t('lobby.free')}</bdi>
                )}
                {player?.kind === 'person' && !connected && ` (${t('lobby.away')})`}
              </li>
            ))}
          </ul>
          {loaded.value.watching.length > 0 && (
            <p>
              {t('lobby.spectators')}:{' '}
              <Listed items={loaded.value.watching.map(({ name }) => name)} />
            </p>
          )}
          <section>
            <h3 className="mb-1 text-17">{t('lobby.chat')}</h3>
            {loaded.value.messages.length === 0 && <p>{t('lobby.quiet')}</p>}
            <ol className="grid gap-1">
              {(loaded.value.messages as unknown as Heard[]).map(({ from, text, at, hidden }) => (
                <li key={`${at} ${from.id}`} className={hidden ? 'text-ink-3' : ''}>
                  <b dir="auto">{from.name}</b>{' '}
                  <span className="break-words" dir="auto">
                    {text}
                  </span>
                  {hidden && ` (${t('admin.inShadow')})`}
                </li>
              ))}
            </ol>
          </section>
        </div>
      )}
    </Dialog>
  );
}
