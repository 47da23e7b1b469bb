import { Flag } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useParams } from 'react-router';
import { ClosedDoor } from '../../frame/ClosedDoor';
import { useWords } from '../../i18n';
import { BlockButton } from '../../report/BlockButton';
import { openReport } from '../../report/subjects';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import { Empty } from '../../ui/Empty';
import { GameMark } from '../../ui/GameMark';
import { Loading } from '../../ui/Loading';
import { PlayerFace } from '../../ui/PlayerFace';
import { failureText } from '../../ui/toasts';
import { useLoaded } from '../../ui/useLoaded';
import type { GameName } from '../../wire/generated/messages';
import type { Profile } from '../../wire/generated/rest';
import { rest } from '../../wire/rest';
import { useSession } from '../../wire/session';
import { ChooseGame } from '../home/ChooseGame';
import { MatchList } from '../matches/MatchList';

/** The shown number: 1500 for a newcomer, as the server tells ratings elsewhere. */
const SCALE = 60;

export function PlayerPage() {
  const { name = '' } = useParams();
  const { t, say } = useWords();
  const [loaded] = useLoaded(useCallback(() => rest.player(name), [name]));
  if (loaded.state === 'failed') {
    const { failure } = loaded;
    return (
      <ClosedDoor
        text={failure.code === 'not_found' ? t('player.none') : failureText(say, failure)}
      />
    );
  }
  return (
    <main className="wrap max-w-[900px] py-8">
      {loaded.state === 'loading' ? <Loading /> : <About profile={loaded.value} />}
    </main>
  );
}

function About({ profile }: { profile: Profile }) {
  const { t, number, date } = useWords();
  const me = useSession((state) => state.player?.id);
  const own = me === profile.id;
  const [choosing, setChoosing] = useState(false);
  return (
    <>
      <header className="mb-6 flex items-center gap-5">
        <span className="rounded-full border-4 border-surface bg-surface shadow-panel">
          <PlayerFace player={{ name: profile.name, kind: 'person' }} size={84} />
        </span>
        <div className="min-w-0">
          <h1 className="break-words text-40">{profile.name}</h1>
          <p className="text-ink-2">
            {profile.role === 'guest' && `${t('account.guest')} · `}
            {t('player.since', { date: date(profile.since, { dateStyle: 'medium' }) })}
          </p>
          {me !== undefined && !own && (
            <div className="mt-3 flex flex-wrap gap-2">
              <BlockButton id={profile.id} name={profile.name} />
              <Button
                size="small"
                icon={<Flag size={16} aria-hidden="true" />}
                onClick={() => openReport({ kind: 'player', id: profile.id, name: profile.name })}
              >
                {t('report.open')}
              </Button>
            </div>
          )}
        </div>
      </header>
      <section className="panel mb-5 p-5">
        <h2 className="mb-3 text-[22px]">{t('player.ratings')}</h2>
        {profile.ratings.length === 0 && (
          <Empty text={t('player.noRatings')}>
            {own && (
              <ButtonLink to="/new" kind="tinted">
                {t('player.openRanked')}
              </ButtonLink>
            )}
          </Empty>
        )}
        <ul className="grid gap-x-6 min-[700px]:grid-cols-2">
          {profile.ratings.map(({ game, mu, matches }) => (
            <li key={game} className="row-line flex items-center gap-3 py-2.5">
              <GameMark game={game as GameName} size={34} />
              <span className="grow">
                <b className="block leading-tight">{t(`game.${game as GameName}`)}</b>
                <span className="text-13 text-ink-3">
                  {t('player.matches', { count: matches })}
                </span>
              </span>
              <b className="tabular font-slab text-17">{number(Math.round(mu * SCALE))}</b>
            </li>
          ))}
        </ul>
      </section>
      <section className="panel p-5">
        <h2 className="mb-3 text-[22px]">{t('player.history')}</h2>
        <MatchList player={profile.name}>
          {own && (
            <Button kind="tinted" onClick={() => setChoosing(true)}>
              {t('home.play')}
            </Button>
          )}
        </MatchList>
      </section>
      {choosing && <ChooseGame for="play" onClose={() => setChoosing(false)} />}
    </>
  );
}
