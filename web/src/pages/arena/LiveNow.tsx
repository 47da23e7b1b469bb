import { ArrowRight, Swords, Trophy } from 'lucide-react';
import { useCallback, useState } from 'react';
import { Link } from 'react-router';
import { useWords } from '../../i18n';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import { Empty } from '../../ui/Empty';
import { arena } from '../../wire/arena';
import type { GameName } from '../../wire/generated/messages';
import { ChallengeDialog } from './challenges/ChallengeDialog';
import { LiveMatchCard } from './LiveMatchCard';
import { Shown } from './Shown';
import { usePolled } from './usePolled';

const FEW = 4;
const AGAIN = 8;

/** Games of this game's bots that can be watched, and what one may ask for. */
export function LiveNow({ game }: { game: GameName }) {
  const { t } = useWords();
  const [asking, setAsking] = useState(false);
  const [loaded, again] = usePolled(
    useCallback(() => arena.running({ game, limit: FEW }), [game]),
    AGAIN,
  );
  const count = loaded.state === 'here' ? loaded.value.total : 0;
  return (
    <section className="panel min-w-0 p-5" aria-labelledby="live-title">
      <div className="mb-4 flex flex-wrap items-center gap-2.5">
        <h2 id="live-title" className="text-[22px]">
          {t('arena.liveNow')}
        </h2>
        {count > 0 && (
          <span className="chip">
            <i className="live-dot" />
            {t('arena.running', { count })}
          </span>
        )}
        <span className="ms-auto flex flex-wrap gap-2.5">
          <Button size="small" icon={<Swords size={15} />} onClick={() => setAsking(true)}>
            {t('arena.challenge')}
          </Button>
          <ButtonLink
            to={`/arena/tournaments/new?game=${game}`}
            size="small"
            kind="primary"
            icon={<Trophy size={15} />}
          >
            {t('arena.newTournament')}
          </ButtonLink>
        </span>
      </div>
      <Shown loaded={loaded} again={again} rows={2}>
        {({ items }) =>
          items.length === 0 ? (
            <Empty text={t('arena.nothingOn')} />
          ) : (
            <ul className="live-matches">
              {items.map((broadcast) => (
                <LiveMatchCard key={broadcast.match} broadcast={broadcast} />
              ))}
            </ul>
          )
        }
      </Shown>
      {count > FEW && (
        <Link to={`/arena/live?game=${game}`} className="text-link mt-3 min-h-[44px]">
          {t('arena.allRunning')}
          <ArrowRight size={15} className="flip-rtl" />
        </Link>
      )}
      {asking && <ChallengeDialog game={game} onClose={() => setAsking(false)} />}
    </section>
  );
}
