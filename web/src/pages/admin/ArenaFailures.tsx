import { useWords } from '../../i18n';
import { Button } from '../../ui/Button';
import { admin } from '../../wire/admin';
import type { ArenaState, FailedSet } from '../../wire/generated/rest';
import { Coded } from './coded';
import { Listed } from './Listed';
import { type Column, Rows } from './Rows';
import type { ArenaChange } from './useArena';
import { When } from './When';

type Props = { state: ArenaState | null; change: ArenaChange };

/** Board sets that nobody could play. */
export function ArenaFailures({ state, change }: Props) {
  const { t, say } = useWords();
  const columns: readonly Column<FailedSet>[] = [
    { name: 'admin.at', cell: ({ failed_at }) => <When at={failed_at} /> },
    {
      name: 'admin.game',
      cell: ({ game, purpose }) => (
        <Listed
          items={[say(`game.${game}`), <Coded key="why" of="arena.purpose" code={purpose} />]}
        />
      ),
    },
    { name: 'admin.who', cell: ({ contestants }) => <Listed items={contestants} /> },
    {
      name: 'admin.why',
      cell: ({ error, attempts }) => (
        <Listed items={[error ?? '?', t('admin.attempts', { count: attempts })]} />
      ),
    },
    {
      name: null,
      cell: ({ id }) => (
        <Button size="small" onClick={() => void change(() => admin.requeue(id))}>
          {t('admin.playAgain')}
        </Button>
      ),
    },
  ];
  return (
    <section className="panel p-4">
      <h2 className="mb-2">{t('admin.failedSets')}</h2>
      <Rows
        label={t('admin.failedSets')}
        list={{ items: state?.failed ?? null, more: null }}
        columns={columns}
        keyOf={({ id }) => id}
        empty={t('admin.noFailedSets')}
      />
    </section>
  );
}
