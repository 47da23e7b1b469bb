import { House, Play, Share2 } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import { useParams } from 'react-router';
import { ClosedDoor } from '../../frame/ClosedDoor';
import { useWords } from '../../i18n';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import { Loading } from '../../ui/Loading';
import { playerName } from '../../ui/playerName';
import { failureText } from '../../ui/toasts';
import { useLoaded } from '../../ui/useLoaded';
import type { MatchCard, Outcome } from '../../wire/generated/messages';
import { rest } from '../../wire/rest';
import { useSession } from '../../wire/session';
import { ResultView } from '../result/ResultView';
import { type Story, unbroken } from '../result/story';
import { useShareText } from '../result/useShareText';

/** A match of the library: how it ended. */
export function MatchPage() {
  const { id = '' } = useParams();
  const { say, t } = useWords();
  const [loaded] = useLoaded(useCallback(() => rest.match(id), [id]));
  if (loaded.state === 'failed') {
    const { failure } = loaded;
    return (
      <ClosedDoor
        text={failure.code === 'not_found' ? t('error.notFound') : failureText(say, failure)}
      />
    );
  }
  if (loaded.state === 'loading') {
    return (
      <main className="wrap py-8">
        <Loading rows={6} />
      </main>
    );
  }
  const { outcome } = loaded.value;
  return outcome ? (
    <Finished match={loaded.value} outcome={outcome} />
  ) : (
    <ClosedDoor text={t('home.playing')}>
      <ButtonLink to={`/t/${loaded.value.table}`} kind="primary">
        {t('home.watch')}
      </ButtonLink>
    </ClosedDoor>
  );
}

function Finished({ match, outcome }: { match: MatchCard; outcome: Outcome }) {
  const { t, say, date } = useWords();
  const me = useSession((state) => state.player?.id);
  const story = useMemo<Story>(() => {
    const mine = match.players.find(({ id }) => id !== null && id === me);
    return {
      match: match.id,
      game: match.game,
      title: date(match.ended_at ?? match.started_at),
      people: match.players.map((one) => ({
        ...one,
        name: unbroken(playerName(say, one)),
        known: one.name,
      })),
      outcome,
      seed: match.seed ?? null,
      seedHash: match.seed_hash,
      ratings: [],
      own: mine?.seat ?? null,
      statistics: match.statistics ?? null,
    };
  }, [match, outcome, me, date, say]);
  const share = useShareText(story);
  return (
    <ResultView story={story}>
      <ButtonLink
        to={`/matches/${match.id}/replay`}
        kind="primary"
        size="large"
        icon={<Play size={18} />}
      >
        {t('result.replay')}
      </ButtonLink>
      <Button icon={<Share2 size={17} />} onClick={() => void share()}>
        {t('result.copy')}
      </Button>
      <ButtonLink to="/" kind="ghost" icon={<House size={17} />}>
        {t('result.home')}
      </ButtonLink>
    </ResultView>
  );
}
