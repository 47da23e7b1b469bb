import { ArrowRight } from 'lucide-react';
import { useCallback } from 'react';
import { Link, useParams } from 'react-router';
import { NotFound } from '../../../frame/NotFound';
import { useWords } from '../../../i18n';
import { Button } from '../../../ui/Button';
import { ButtonLink } from '../../../ui/ButtonLink';
import { Empty } from '../../../ui/Empty';
import { GameMark } from '../../../ui/GameMark';
import { arena } from '../../../wire/arena';
import type { GameName } from '../../../wire/generated/messages';
import { ArenaHead } from '../ArenaHead';
import { gameNamed } from '../games';
import { Shown } from '../Shown';
import { usePages } from '../usePages';

/** Boards that bots have played and that anybody may play. */
export function BoardsPage() {
  const game = gameNamed(useParams().game);
  return game ? <Boards key={game} game={game} /> : <NotFound />;
}

function Boards({ game }: { game: GameName }) {
  const { t, date, joined } = useWords();
  const { loaded, more, again } = usePages(
    useCallback((cursor?: string) => arena.boards(game, { limit: 24, cursor }), [game]),
  );
  return (
    <main>
      <ArenaHead section="boards" game={game} to={(one) => `/arena/${one}/boards`} />
      <div className="wrap py-6">
        <section className="panel p-5">
          <h2 className="text-[22px]">{t('arena.boards')}</h2>
          <p className="mb-3 max-w-[70ch] text-ink-2">{t('arena.boardsLead')}</p>
          <Shown loaded={loaded} again={again} rows={6}>
            {(boards) =>
              boards.length === 0 ? (
                <Empty text={t('arena.noBoards')}>
                  <ButtonLink to="/arena/live" kind="tinted">
                    {t('arena.allRunning')}
                  </ButtonLink>
                </Empty>
              ) : (
                <ul className="board-list">
                  {boards.map((board) => (
                    <li key={board.id}>
                      <Link to={`/arena/${game}/boards/${board.id}`}>
                        <GameMark game={game} size={34} />
                        <span className="min-w-0 grow">
                          <b className="block leading-tight">
                            {t('arena.board', { board: String(board.id) })}
                          </b>
                          <small>
                            {joined([
                              t('arena.setCount', { count: board.sets }),
                              board.people === 0
                                ? t('arena.nobodyTried')
                                : t('arena.peopleTried', { count: board.people }),
                            ])}
                          </small>
                          <small>
                            <time>{date(board.opened_at)}</time>
                          </small>
                        </span>
                        <ArrowRight size={16} className="flip-rtl text-ink-3" aria-hidden="true" />
                      </Link>
                    </li>
                  ))}
                </ul>
              )
            }
          </Shown>
          {more && (
            <Button className="mt-4" onClick={more}>
              {t('list.more')}
            </Button>
          )}
        </section>
      </div>
    </main>
  );
}
