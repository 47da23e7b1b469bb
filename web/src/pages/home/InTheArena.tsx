import { ArrowRight, Eye } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import { Link } from 'react-router';
import { useWords } from '../../i18n';
import { Empty } from '../../ui/Empty';
import { GameMark } from '../../ui/GameMark';
import { Loading } from '../../ui/Loading';
import { botName } from '../../ui/playerName';
import { arena } from '../../wire/arena';
import type { GameName } from '../../wire/generated/messages';
import type { Broadcast } from '../../wire/generated/rest';
import { serverClock } from '../../wire/serverClock';
import { usePolled } from '../arena/usePolled';
import { watchPath } from '../arena/watch/paths';

const FEW = 4;
const AGAIN = 10;

/** Bots that play now: the most interesting game first. */
export function InTheArena() {
  const { t } = useWords();
  const [loaded] = usePolled(
    useCallback(async () => {
      const [featured, running] = await Promise.all([
        arena.featured(),
        arena.running({ limit: FEW }),
      ]);
      return { featured, ...running };
    }, []),
    AGAIN,
  );
  const shown = useMemo(() => {
    if (loaded.state !== 'here') return [];
    const { featured, items } = loaded.value;
    const others = items.filter(({ match }) => match !== featured?.match);
    return (featured ? [featured, ...others] : others).slice(0, FEW);
  }, [loaded]);
  const count = loaded.state === 'here' ? loaded.value.total : 0;
  return (
    <section className="panel flex min-w-0 flex-col p-5">
      <div className="mb-3 flex min-h-[32px] flex-wrap items-center gap-2.5">
        <h2 className="grow text-[22px]">{t('home.arena')}</h2>
        {count > 0 && (
          <span className="chip">
            <i className="live-dot" />
            {t('arena.running', { count })}
          </span>
        )}
      </div>
      {loaded.state === 'loading' && <Loading rows={3} />}
      {loaded.state !== 'loading' && shown.length === 0 && <Empty text={t('arena.nothingOn')} />}
      <ul>
        {shown.map((one, at) => (
          <Row key={one.match} broadcast={one} featured={at === 0} />
        ))}
      </ul>
      <div className="row-line mt-auto pt-2">
        <Link to="/arena" className="text-link min-h-[44px]">
          {t('home.toArena')}
          <ArrowRight size={15} className="flip-rtl" />
        </Link>
      </div>
    </section>
  );
}

function Row({ broadcast, featured }: { broadcast: Broadcast; featured: boolean }) {
  const { t, say, joined } = useWords();
  const names = broadcast.contestants.map((who) => botName(say, who));
  const title =
    names.length === 2
      ? t('home.versus', { first: names[0] ?? '', second: names[1] ?? '' })
      : names.join(t('list.comma'));
  const length = Math.max(1, broadcast.until - broadcast.started_at);
  const gone = (Date.now() - serverClock.toLocal(broadcast.started_at)) / length;
  return (
    <li className="row-line flex items-center gap-3 py-2.5">
      <GameMark game={broadcast.game as GameName} size={34} />
      <span className="min-w-0 grow">
        <b className="line-clamp-2 text-[15px] leading-tight">{title}</b>
        <span className="block text-13 text-ink-3 leading-snug">
          {joined([
            featured && t('home.featured'),
            t('arena.board', { board: String(broadcast.board) }),
            t('arena.gameOf', { number: broadcast.number, of: broadcast.of }),
          ])}
        </span>
        <span className="on-air" aria-hidden="true">
          <i style={{ inlineSize: `${Math.min(1, Math.max(0.03, gone)) * 100}%` }} />
        </span>
      </span>
      <Link
        to={watchPath(broadcast.match)}
        className="icon-button"
        aria-label={t('home.watchAt', { table: title })}
      >
        <Eye size={18} />
      </Link>
    </li>
  );
}
