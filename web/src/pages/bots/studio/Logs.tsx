import { useCallback, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useWords } from '../../../i18n';
import { Button } from '../../../ui/Button';
import { Empty } from '../../../ui/Empty';
import { GameMark } from '../../../ui/GameMark';
import { Loading } from '../../../ui/Loading';
import { failureText } from '../../../ui/toasts';
import { bots } from '../../../wire/bots';
import type { LogMatch } from '../../../wire/generated/rest';
import type { RestFailure } from '../../../wire/rest';
import { useStudio } from './context';
import { useMilliseconds } from './useMilliseconds';

/** The matches that the bot has played; each opens with the bot's own eyes. */
export function Logs() {
  const { t, say, date } = useWords();
  const { bot } = useStudio();
  const ms = useMilliseconds();
  const [matches, setMatches] = useState<LogMatch[] | null>(null);
  const [next, setNext] = useState<string | null>(null);
  const [failure, setFailure] = useState<RestFailure | null>(null);
  const load = useCallback(
    async (cursor: string | null) => {
      try {
        const page = await bots.logs(bot.id, cursor);
        setMatches((before) => (cursor ? [...(before ?? []), ...page.items] : page.items));
        setNext(page.next);
      } catch (error) {
        setFailure(error as RestFailure);
      }
    },
    [bot.id],
  );
  useEffect(() => void load(null), [load]);
  if (failure) return <Empty text={failureText(say, failure)} />;
  if (!matches) return <Loading rows={3} />;
  if (matches.length === 0) return <Empty text={t('bots.noLogs')} />;
  return (
    <div className="px-4 py-2">
      <ul>
        {matches.map((one) => {
          const about = [
            t('bots.version', { version: one.version }),
            t('bots.decisionCount', { count: one.decisions }),
            t('bots.slowestOf', { time: ms(one.slowest) }),
          ].join(' · ');
          const row = (
            <>
              <GameMark game={one.game} size={26} />
              <span className="min-w-0 grow">
                <span className="block">{date(one.started_at)}</span>
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
          {t('player.more')}
        </Button>
      )}
    </div>
  );
}
