import { Trophy } from 'lucide-react';
import { useCallback } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useWords } from '../../../i18n';
import { Button } from '../../../ui/Button';
import { ButtonLink } from '../../../ui/ButtonLink';
import { Empty } from '../../../ui/Empty';
import { GameMark } from '../../../ui/GameMark';
import { arena } from '../../../wire/arena';
import type { GameName } from '../../../wire/generated/messages';
import type { TournamentLine } from '../../../wire/generated/rest';
import { ArenaHead } from '../ArenaHead';
import { gameNamed } from '../games';
import { Shown } from '../Shown';
import { StateChip } from '../StateChip';
import { usePages } from '../usePages';

/** Tournaments for everybody, and one's own. */
export function TournamentsPage() {
  const { t } = useWords();
  const [search] = useSearchParams();
  const game = gameNamed(search.get('game')) ?? null;
  const { loaded, more, again } = usePages(
    useCallback(
      (cursor?: string) => arena.tournaments({ game: game ?? undefined, limit: 20, cursor }),
      [game],
    ),
  );
  return (
    <main>
      <ArenaHead
        section="tournaments"
        game={game}
        all
        to={(one) => `/arena/tournaments${one ? `?game=${one}` : ''}`}
      />
      <div className="wrap max-w-[900px] py-6">
        <section className="panel p-5">
          <div className="mb-3 flex flex-wrap items-center gap-3">
            <h2 className="grow text-[22px]">{t('arena.tournaments')}</h2>
            <ButtonLink
              to={`/arena/tournaments/new${game ? `?game=${game}` : ''}`}
              kind="primary"
              size="small"
              icon={<Trophy size={15} />}
            >
              {t('arena.newTournament')}
            </ButtonLink>
          </div>
          <Shown loaded={loaded} again={again}>
            {(lines) =>
              lines.length === 0 ? (
                <Empty text={t('arena.noTournaments')} />
              ) : (
                <ul>
                  {lines.map((line) => (
                    <Line key={line.id} line={line} />
                  ))}
                </ul>
              )
            }
          </Shown>
          {more && (
            <Button className="mt-3" onClick={more}>
              {t('list.more')}
            </Button>
          )}
        </section>
      </div>
    </main>
  );
}

function Line({ line }: { line: TournamentLine }) {
  const { t, say, date, joined } = useWords();
  return (
    <li className="row-line">
      <Link
        to={`/arena/tournaments/${line.id}`}
        className="flex min-h-[56px] items-center gap-3 py-2 hover:bg-surface-2"
      >
        <GameMark game={line.game as GameName} size={34} />
        <span className="min-w-0 grow">
          <b className="block truncate">{line.name}</b>
          <span className="block text-13 text-ink-3">
            {joined([
              say(`arena.system.${line.system}`),
              t('arena.entrantCount', { count: line.entrants }),
            ])}
          </span>
          <span className="block text-13 text-ink-3">
            {line.state === 'running'
              ? t('arena.roundOf', { round: line.round, of: line.rounds })
              : date(line.finished_at ?? line.starts_at)}
          </span>
        </span>
        <StateChip state={line.state} />
      </Link>
    </li>
  );
}
