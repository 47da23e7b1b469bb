import { Suspense, use, useCallback, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { ClosedDoor } from '../../frame/ClosedDoor';
import type { BoardModule } from '../../games/board';
import { boardOf } from '../../games/load';
import { usualTiming } from '../../games/timing';
import { useWords } from '../../i18n';
import { failureText } from '../../ui/toasts';
import type { MatchCard } from '../../wire/generated/messages';
import { useSession } from '../../wire/session';
import { TableLoading } from '../table/TableLoading';
import { ReplayBar } from './ReplayBar';
import { ReplayBoard } from './ReplayBoard';
import { useFrames } from './useFrames';
import { usePlayback } from './usePlayback';
import { useReplayKeys } from './useReplayKeys';
import { placeOf, type Viewer, viewerOf } from './viewer';
import './replay.css';

export function Replay({ match }: { match: MatchCard }) {
  return (
    <Suspense fallback={<TableLoading />}>
      <Player match={match} module={boardOf(match.game)} />
    </Suspense>
  );
}

function Player({ match, module }: { match: MatchCard; module: Promise<BoardModule> }) {
  const { default: Board, timing = usualTiming } = use(module);
  const { say } = useWords();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const me = useSession(({ player }) => player?.id);
  const mine = match.players.find(({ id }) => id !== null && id === me)?.seat ?? null;
  const [viewer, setViewer] = useState<Viewer>(() =>
    viewerOf(search.get('seat'), match.players.length, mine ?? 'all'),
  );
  const [wish, setSeq] = useState(() => placeOf(search.get('seq')));
  const { course, failure, frameAt } = useFrames(match.id, viewer, wish);
  const last = course ? course.total - 1 : null;
  const seq = last === null ? wish : Math.min(wish, last);
  const go = useCallback(
    (to: number) => setSeq(Math.max(0, last === null ? to : Math.min(to, last))),
    [last],
  );
  const playback = usePlayback({
    frame: frameAt(seq),
    last,
    nextIsHere: frameAt(seq + 1) !== null,
    seq,
    go,
    timing,
    viewer,
  });
  const { shown, toggle, pause } = playback;
  const jump = useCallback(
    (to: number) => {
      pause();
      go(to);
    },
    [pause, go],
  );
  useReplayKeys({ seq, jump, toggle, last });

  if (failure && !shown) return <ClosedDoor text={failureText(say, failure)} />;
  if (!shown || !course) return <TableLoading />;
  return (
    <div className="replay">
      <div className="replay-stage">
        <ReplayBoard
          Board={Board}
          match={match}
          viewer={viewer}
          mine={mine}
          shown={shown}
          onLeave={() => void navigate(`/matches/${match.id}`)}
        />
      </div>
      <ReplayBar
        match={match}
        course={course}
        viewer={viewer}
        onViewer={setViewer}
        frame={shown.frame}
        seq={seq}
        onJump={jump}
        playback={playback}
      />
    </div>
  );
}
