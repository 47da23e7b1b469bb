import { useWords } from '../../i18n';
import { ArenaFailures } from './ArenaFailures';
import { ArenaGames } from './ArenaGames';
import { ArenaOdd } from './ArenaOdd';
import { ArenaTournaments } from './ArenaTournaments';
import { ArenaWorkers } from './ArenaWorkers';
import { useArena } from './useArena';

/** What bots play among themselves: games, queue, workers, tournaments, and what went wrong. */
export function Arena() {
  const { t } = useWords();
  const { state, change } = useArena();
  return (
    <section className="grid gap-5">
      <h1>{t('admin.arena')}</h1>
      <ArenaGames state={state} change={change} />
      <ArenaWorkers state={state} />
      <ArenaFailures state={state} change={change} />
      <ArenaTournaments />
      <ArenaOdd />
    </section>
  );
}
