import { ArrowRight } from 'lucide-react';
import { useCallback, useState } from 'react';
import { Link } from 'react-router';
import { useWords } from '../../i18n';
import { GameSelect } from '../../ui/GameSelect';
import { Loading } from '../../ui/Loading';
import { BotTag, PlayerFace } from '../../ui/PlayerFace';
import { botName } from '../../ui/playerName';
import { useLoaded } from '../../ui/useLoaded';
import { arena } from '../../wire/arena';
import type { GameName } from '../../wire/generated/messages';
import { together } from '../arena/ladder';

const FEW = 7;

/** The strongest of a game, people and bots. */
export function LadderExcerpt() {
  const { t, say, number } = useWords();
  const [game, setGame] = useState<GameName>('tienlen');
  const [loaded] = useLoaded(
    useCallback(async () => {
      const [ladder, people] = await Promise.all([
        arena.ladder(game),
        arena.people(game, { limit: FEW }),
      ]);
      return together(ladder.lines, people.items).slice(0, FEW);
    }, [game]),
  );
  return (
    <section className="panel flex min-w-0 flex-col p-5">
      <div className="mb-3 flex flex-wrap items-center gap-2.5">
        <h2 className="grow text-[22px]">{t('home.leaderboard')}</h2>
        <GameSelect
          label={t('create.game')}
          value={game}
          all={false}
          onChange={(one) => one && setGame(one)}
        />
      </div>
      {loaded.state === 'loading' && <Loading />}
      {loaded.state === 'here' && (
        <ol>
          {loaded.value.map((one, at) => {
            const bot = one.kind === 'bot';
            const named = bot ? one.line.contestant.name : one.line.name;
            const name = bot ? botName(say, one.line.contestant) : named;
            return (
              <li
                key={bot ? one.line.contestant.id : one.line.id}
                className="row-line flex min-h-[50px] items-center gap-2"
              >
                <span className="tabular w-4 text-center font-slab text-14 text-ink-3">
                  {number(at + 1)}
                </span>
                <PlayerFace player={{ name: named, kind: bot ? 'bot' : 'person' }} size={32} />
                <b className="flex min-w-0 grow items-center text-[15px]">
                  <bdi className="truncate">{name}</bdi>
                  {bot && <BotTag />}
                </b>
                <span className="tabular font-bold font-slab text-15">{number(one.rating)}</span>
              </li>
            );
          })}
        </ol>
      )}
      <div className="row-line mt-auto pt-2">
        <Link to={`/arena/${game}`} className="text-link min-h-[44px]">
          {t('home.ladders')}
          <ArrowRight size={15} className="flip-rtl" />
        </Link>
      </div>
    </section>
  );
}
