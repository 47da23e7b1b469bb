import { useMemo } from 'react';
import { useParams } from 'react-router';
import { useWords } from '../../../i18n';
import { Button } from '../../../ui/Button';
import { Empty } from '../../../ui/Empty';
import { GameMark } from '../../../ui/GameMark';
import { failureText, notify } from '../../../ui/toasts';
import { arena } from '../../../wire/arena';
import type { GameName } from '../../../wire/generated/messages';
import type { ChallengeView } from '../../../wire/generated/rest';
import type { RestFailure } from '../../../wire/rest';
import { useSession } from '../../../wire/session';
import { ArenaHead } from '../ArenaHead';
import { Against } from '../Contestant';
import { Progress } from '../Progress';
import { SetList } from '../SetList';
import { Shown } from '../Shown';
import { StateChip } from '../StateChip';
import { Difference } from './Difference';
import { MeetingTable } from './MeetingTable';
import { useChallenge } from './useChallenge';

/** A challenge or a comparison: how far it is, and what came of it. */
export function ChallengePage() {
  const { id = '' } = useParams();
  const [loaded, again] = useChallenge(id);
  return (
    <main>
      <ArenaHead section="challenges" game={null} />
      <div className="wrap max-w-[980px] py-6">
        <Shown loaded={loaded} again={again} rows={6}>
          {(view) => <Challenge view={view} again={again} />}
        </Shown>
      </div>
    </main>
  );
}

function Challenge({ view, again }: { view: ChallengeView; again: () => void }) {
  const { t, say } = useWords();
  const player = useSession((state) => state.player);
  const mine = player !== null && (player.id === view.owner || player.role === 'admin');
  const results = useMemo(() => [...view.results].reverse(), [view.results]);
  const stop = () => {
    arena
      .stopChallenge(view.id)
      .then(again, (failure: RestFailure) => notify(failureText(say, failure), 'error'));
  };
  return (
    <div className="grid gap-5">
      <section className="panel p-5">
        <div className="flex flex-wrap items-center gap-3">
          <GameMark game={view.game as GameName} size={40} />
          <h2 className="min-w-0 grow text-24">
            <Against contestants={view.contestants} />
          </h2>
          <StateChip state={view.state} />
        </div>
        <Progress
          label={t('arena.progress')}
          done={view.done + view.failed}
          of={view.sets}
          text={t('arena.doneOf', { done: view.done, of: view.sets })}
        />
        {view.failed > 0 && (
          <p className="mt-1 text-14 text-danger">{t('arena.failed', { count: view.failed })}</p>
        )}
        {mine && view.state === 'running' && (
          <Button kind="danger" size="small" className="mt-3" onClick={stop}>
            {t('arena.stop')}
          </Button>
        )}
      </section>
      {view.difference && <Difference view={view} difference={view.difference} />}
      {view.kind === 'challenge' && (
        <section className="panel p-5">
          <h2 className="mb-3 text-[22px]">{t('arena.result')}</h2>
          {view.meetings.length === 0 ? (
            <Empty text={t('arena.noResultYet')} />
          ) : (
            <MeetingTable
              rows={view.meetings.map((meeting) => ({
                meeting,
                first: view.contestants.find(({ id }) => id === meeting.first),
                second: view.contestants.find(({ id }) => id === meeting.second),
              }))}
            />
          )}
        </section>
      )}
      {results.length > 0 && (
        <section className="panel p-5">
          <h2 className="mb-2 text-[22px]">{t('arena.setsPlayed')}</h2>
          <SetList sets={results} />
        </section>
      )}
    </div>
  );
}
