import { Link } from 'react-router';
import { useWords } from '../../i18n';
import { GameMark } from '../../ui/GameMark';
import { GAMES } from '../../wire/catalogue';

/** The five guides. */
export function RulesPage() {
  const { t } = useWords();
  return (
    <main className="wrap max-w-[760px] py-8">
      <h1 className="text-40">{t('nav.rules')}</h1>
      <p className="mt-1 mb-5 text-ink-2">{t('howto.lead')}</p>
      <ul className="grid gap-3">
        {GAMES.map((game) => (
          <li key={game}>
            <Link to={`/rules/${game}`} className="panel flex items-center gap-4 p-4">
              <GameMark game={game} size={56} />
              <span>
                <b className="block font-display text-20 leading-tight">{t(`game.${game}.full`)}</b>
                <span className="text-ink-2">{t(`game.${game}.kind`)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </main>
  );
}
