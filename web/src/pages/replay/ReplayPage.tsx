import { lazy, Suspense, useCallback } from 'react';
import { useNavigate, useParams } from 'react-router';
import { ClosedDoor } from '../../frame/ClosedDoor';
import { Layout } from '../../frame/Layout';
import { useWords, withTexts } from '../../i18n';
import { ButtonLink } from '../../ui/ButtonLink';
import { failureText } from '../../ui/toasts';
import { useLoaded } from '../../ui/useLoaded';
import type { MatchCard } from '../../wire/generated/messages';
import { rest } from '../../wire/rest';
import { TableLoading } from '../table/TableLoading';
import { useMyBotsIn } from './eye/useMyBotsIn';
import { Replay } from './Replay';
import type { Viewer } from './viewer';

const BotsEye = lazy(() => withTexts(import('./eye/BotsEye'), 'bots'));

/** A finished match, played again on the board of its game. */
export function ReplayPage() {
  const { id = '' } = useParams();
  const { t, say } = useWords();
  const [loaded] = useLoaded(useCallback(() => rest.match(id), [id]));
  if (loaded.state === 'loading') return <TableLoading />;
  if (loaded.state === 'failed') {
    const { failure } = loaded;
    return (
      <Layout>
        <ClosedDoor
          text={failure.code === 'not_found' ? t('error.notFound') : failureText(say, failure)}
        />
      </Layout>
    );
  }
  const match = loaded.value;
  if (match.state === 'over') return <Finished key={match.id} match={match} />;
  return (
    <Layout>
      <ClosedDoor text={t('replay.running')}>
        <ButtonLink to={`/t/${match.table}`} kind="primary">
          {t('home.watch')}
        </ButtonLink>
      </ClosedDoor>
    </Layout>
  );
}

/** For the owner of a bot that played: with the bot's own eyes beside the table. */
function Finished({ match }: { match: MatchCard }) {
  const navigate = useNavigate();
  const mine = useMyBotsIn(match);
  const load = useCallback(
    (viewer: Viewer, from: number) => rest.frames(match.id, { seat: String(viewer), from }),
    [match.id],
  );
  return (
    <Replay
      match={match}
      load={load}
      onLeave={() => void navigate(`/matches/${match.id}`)}
      {...(mine.length > 0 && {
        beside: (moment) => (
          <Suspense>
            <BotsEye match={match} mine={mine} {...moment} />
          </Suspense>
        ),
      })}
    />
  );
}
