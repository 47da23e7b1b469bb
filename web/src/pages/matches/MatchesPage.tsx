import { useState } from 'react';
import { useWords } from '../../i18n';
import { ButtonLink } from '../../ui/ButtonLink';
import { GameSelect } from '../../ui/GameSelect';
import type { GameName } from '../../wire/generated/messages';
import { MatchList } from './MatchList';

export function MatchesPage() {
  const { t } = useWords();
  const [game, setGame] = useState<GameName | ''>('');
  return (
    <main className="wrap max-w-[900px] py-8">
      <h1 className="text-40">{t('matches.title')}</h1>
      <div className="mt-1 mb-5 flex flex-wrap items-center gap-3">
        <p className="grow text-ink-2">{t('matches.lead')}</p>
        <GameSelect label={t('home.filter')} value={game} onChange={setGame} />
      </div>
      <section className="panel p-5">
        <MatchList {...(game ? { game } : {})}>
          <ButtonLink to="/new">{t('home.newTable')}</ButtonLink>
        </MatchList>
      </section>
    </main>
  );
}
