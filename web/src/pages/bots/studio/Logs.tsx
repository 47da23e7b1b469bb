import { useCallback, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useWords } from '../../../i18n';
import { Button } from '../../../ui/Button';
import { Empty } from '../../../ui/Empty';
import { GameMark } from '../../../ui/GameMark';
import { Loading } from '../../../ui/Loading';
import { playerName } from '../../../ui/playerName';
import { failureText } from '../../../ui/toasts';
import { bots } from '../../../wire/bots';
import type { LogMatch } from '../../../wire/generated/rest';
import type { RestFailure } from '../../../wire/rest';
import { Segments } from '../../arena/Segments';
import { useStudio } from './context';
import { useMilliseconds } from './useMilliseconds';

/** The arena plays so many that one at a table would be lost among them. */
const PLACES = { all: null, tables: false, arena: true } as const;
type Place = keyof typeof PLACES;

/** The matches that the bot has played; each opens with the bot's own eyes. */
export function Logs() {
  const { t } = useWords();
  const [place, setPlace] = useState<Place>('all');
  return (
    <div className="px-4 py-3">
      <Segments
        label={t('bots.logs.where')}
        value={place}
        items={(Object.keys(PLACES) as Place[]).map((value) => ({
          value,
          label: t(`bots.logs.${value}`),
        }))}
        onChange={setPlace}
      />
      <LogList key={place} place={place} />
    </div>
  );
}

function LogList({ place }: { place: Place }) {
  const { t, say, date, joined } = useWords();
  const { bot } = useStudio();
  const ms = useMilliseconds();
  const [matches, setMatches] = useState<LogMatch[] | null>(null);
  const [next, setNext] = useState<string | null>(null);
  const [failure, setFailure] = useState<RestFailure | null>(null);
  const load = useCallback(
    async (cursor: string | null) => {
      try {
        const page = await bots.logs(bot.id, PLACES[place], cursor);
        setMatches((before) => (cursor ? [...(before ?? []), ...page.items] : page.items));
        setNext(page.next);
      } catch (error) {
        setFailure(error as RestFailure);
      }
    },
    [bot.id, place],
  );
  useEffect(() => void load(null), [load]);
  if (failure) return <Empty text={failureText(say, failure)} />;
  if (!matches) return <Loading rows={3} />;
  if (matches.length === 0) {
    return <Empty text={t(place === 'tables' ? 'bots.noTableLogs' : 'bots.noLogs')} />;
  }
  return (
    <>
      <ul>
        {matches.map((one) => {
          const about = joined([
            date(one.started_at),
            t(`mode.${one.mode}`),
            t('bots.version', { version: one.version }),
            t('bots.decisionCount', { count: one.decisions }),
            t('bots.slowestOf', { time: ms(one.slowest) }),
          ]);
          const row = (
            <>
              <GameMark game={one.game} size={26} />
              <span className="min-w-0 grow">
                <span className="block">
                  {one.players.map((player, seat) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: seats keep their order
                    <span key={seat}>
                      {seat > 0 && t('list.comma')}
                      <bdi>{playerName(say, player)}</bdi>
                    </span>
                  ))}
                </span>
                <span className="block text-13 text-ink-3">{about}</span>
              </span>
              {one.strikes > 0 && (
                <span className="chip" data-tone="danger">
                  {t('bots.strikeCount', { count: one.strikes })}
                </span>
              )}
              {one.state !== 'over' && <span className="chip">{t('bots.running')}</span>}
            </>
          );
          const look = 'flex min-h-[48px] items-center gap-3 py-2 text-14';
          return (
            <li key={one.match} className="row-line">
              {one.state === 'over' ? (
                <Link
                  to={`/matches/${one.match}/replay?seat=${one.seats[0] ?? 0}&eye=${bot.id}`}
                  className={`${look} hover:bg-surface-2`}
                >
                  {row}
                </Link>
              ) : (
                <div className={look}>{row}</div>
              )}
            </li>
          );
        })}
      </ul>
      {next && (
        <Button size="small" className="mt-2" onClick={() => void load(next)}>
          {t('list.more')}
        </Button>
      )}
    </>
  );
}
