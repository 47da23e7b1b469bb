import { type ReactNode, Suspense, use, useCallback, useState } from 'react';
import { useSearchParams } from 'react-router';
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
import { type LoadFrames, useFrames } from './useFrames';
import { usePlayback } from './usePlayback';
import { useReplayKeys } from './useReplayKeys';
import { placeOf, type Viewer, viewerOf } from './viewer';
import './replay.css';

/** Where a replay stands, for what is shown beside it. */
export type Moment = { seq: number; jump: (seq: number) => void };

type Props = {
  match: MatchCard;
  load: LoadFrames;
  onLeave: () => void;
  /** Through whose eyes it begins, where the address does not say. */
  seat?: number;
  /** Others can be shown it. */
  shared?: boolean;
  /** Beside the table. */
  beside?: (moment: Moment) => ReactNode;
};

export function Replay(props: Props) {
  return (
    <Suspense fallback={<TableLoading />}>
      <Player {...props} module={boardOf(props.match.game)} />
    </Suspense>
  );
}

function Player(props: Props & { module: Promise<BoardModule> }) {
  const { match, load, onLeave, seat, shared = true, beside, module } = props;
  const { default: Board, timing = usualTiming } = use(module);
  const { say } = useWords();
  const [search] = useSearchParams();
  const me = useSession(({ player }) => player?.id);
  const mine = match.players.find(({ id }) => id !== null && id === me)?.seat ?? null;
  const [viewer, setViewer] = useState<Viewer>(() =>
    viewerOf(search.get('seat'), match.players.length, mine ?? seat ?? 'all'),
  );
  const [wish, setSeq] = useState(() => placeOf(search.get('seq')));
  const { course, failure, frameAt } = useFrames(load, viewer, wish);
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
    <div className="replay" data-beside={beside ? '' : undefined}>
      <div className="replay-stage">
        <ReplayBoard
          Board={Board}
          match={match}
          viewer={viewer}
          mine={mine}
          shown={shown}
          onLeave={onLeave}
        />
      </div>
      <ReplayBar
        match={match}
        mine={mine}
        course={course}
        viewer={viewer}
        onViewer={setViewer}
        frame={shown.frame}
        seq={seq}
        onJump={jump}
        playback={playback}
        shared={shared}
      />
      {beside?.({ seq, jump })}
    </div>
  );
}
