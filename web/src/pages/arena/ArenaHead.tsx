import { Link } from 'react-router';
import { type MessageKey, useWords } from '../../i18n';
import { GameMark } from '../../ui/GameMark';
import { useCurrentInView } from '../../ui/useCurrentInView';
import { GAMES } from '../../wire/catalogue';
import type { GameName } from '../../wire/generated/messages';
import './arena.css';

type Section = 'ladder' | 'live' | 'boards' | 'challenges' | 'tournaments';

const SECTIONS: readonly { section: Section; to: (game: GameName) => string; label: MessageKey }[] =
  [
    { section: 'ladder', to: (game) => `/arena/${game}`, label: 'arena.ladder' },
    { section: 'live', to: () => '/arena/live', label: 'arena.live' },
    { section: 'boards', to: (game) => `/arena/${game}/boards`, label: 'arena.boards' },
    { section: 'challenges', to: () => '/arena/challenges', label: 'arena.challenges' },
    { section: 'tournaments', to: () => '/arena/tournaments', label: 'arena.tournaments' },
  ];

type Props = {
  section: Section;
  /** The game that is shown; null for all of them. */
  game: GameName | null;
  /** Where the tab of a game leads; null is the one for all. Without it there are no tabs. */
  to?: ((game: GameName | null) => string) | undefined;
  /** There is a tab for all games. */
  all?: boolean;
};

/** The head of every page of the arena: its parts, and the games. */
export function ArenaHead({ section, game, to, all = false }: Props) {
  const { t } = useWords();
  const parts = useCurrentInView(section);
  const doors = useCurrentInView(game);
  const games = all ? [null, ...GAMES] : GAMES;
  return (
    <header className="arena-head">
      <div className="wrap">
        <div className="arena-title">
          <h1>{t('nav.arena')}</h1>
          <p>{t('arena.lead')}</p>
        </div>
        <nav ref={parts} aria-label={t('arena.parts')} className="arena-parts scroll-fade">
          {SECTIONS.map((one) => (
            <Link
              key={one.section}
              to={one.to(game ?? 'tienlen')}
              aria-current={one.section === section ? 'page' : undefined}
              className="arena-part"
            >
              {t(one.label)}
            </Link>
          ))}
        </nav>
        {to && (
          <nav ref={doors} aria-label={t('home.games')} className="arena-games scroll-fade">
            {games.map((one) => (
              <Link
                key={one ?? ''}
                to={to(one)}
                aria-current={one === game ? 'true' : undefined}
                className="arena-game"
              >
                {one && <GameMark game={one} size={28} />}
                {one ? t(`game.${one}`) : t('home.allGames')}
              </Link>
            ))}
          </nav>
        )}
      </div>
    </header>
  );
}
