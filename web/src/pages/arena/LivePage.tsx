import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useWords } from '../../i18n';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import { Empty } from '../../ui/Empty';
import { arena } from '../../wire/arena';
import { ArenaHead } from './ArenaHead';
import { gameNamed } from './games';
import { LiveMatchCard } from './LiveMatchCard';
import { Shown } from './Shown';
import { usePolled } from './usePolled';

const MOST = 60;
/** On the wall at first, and with each press more: sixty would be a tower on a phone. */
const STEP = 12;
const AGAIN = 6;

/** The wall: every game of the arena that can be watched now. */
export function LivePage() {
  const { t } = useWords();
  const [search] = useSearchParams();
  const game = gameNamed(search.get('game')) ?? null;
  const [shown, setShown] = useState(STEP);
  const [loaded, again] = usePolled(
    useCallback(() => arena.running({ game: game ?? undefined, limit: MOST }), [game]),
    AGAIN,
  );
  return (
    <main>
      <ArenaHead
        section="live"
        game={game}
        all
        to={(one) => `/arena/live${one ? `?game=${one}` : ''}`}
      />
      <div className="wrap grid gap-5 py-6">
        <Workers />
        <section className="panel p-5">
          <h2 className="text-[22px]">{t('arena.liveNow')}</h2>
          <p className="mt-1 mb-4 text-14 text-ink-2">{t('arena.onAirNote')}</p>
          <Shown loaded={loaded} again={again}>
            {({ items }) =>
              items.length === 0 ? (
                <Empty text={t('arena.nothingOn')}>
                  <ButtonLink to={`/arena/${game ?? 'tienlen'}`} kind="tinted">
                    {t('arena.toLadder')}
                  </ButtonLink>
                </Empty>
              ) : (
                <>
                  <ul className="live-matches" data-wall>
                    {items.slice(0, shown).map((broadcast) => (
                      <LiveMatchCard key={broadcast.match} broadcast={broadcast} game />
                    ))}
                  </ul>
                  {items.length > shown && (
                    <Button kind="tinted" className="mt-4" onClick={() => setShown(shown + STEP)}>
                      {t('list.more')}
                    </Button>
                  )}
                </>
              )
            }
          </Shown>
        </section>
      </div>
    </main>
  );
}

/** How busy the arena is. */
function Workers() {
  const { t } = useWords();
  const [loaded] = usePolled(arena.progress, AGAIN);
  if (loaded.state !== 'here') return null;
  const { waiting, playing, sets_last_hour, workers } = loaded.value;
  return (
    <p className="flex flex-wrap gap-2">
      <span className="chip" data-tone={workers.length > 0 ? 'ok' : undefined}>
        {t('arena.workers', { count: workers.length })}
      </span>
      <span className="chip">{t('arena.setsPlaying', { count: playing })}</span>
      <span className="chip">{t('arena.setsWaiting', { count: waiting })}</span>
      <span className="chip">{t('arena.setsHour', { count: sets_last_hour })}</span>
    </p>
  );
}
