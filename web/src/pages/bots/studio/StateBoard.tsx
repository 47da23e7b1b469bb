import { Suspense, use, useMemo } from 'react';
import type { BoardModule } from '../../../games/board';
import { boardOf } from '../../../games/load';
import { useWords } from '../../../i18n';
import type { AnyView, GameName, MatchCard } from '../../../wire/generated/messages';
import { ReplayBoard } from '../../replay/ReplayBoard';
import { TableLoading } from '../../table/TableLoading';
import '../../replay/replay.css';

type Props = { game: GameName; view: AnyView };

/** One state on the board of its game, seen from the bot's seat. */
export function StateBoard({ game, view }: Props) {
  return (
    <div className="replay-stage state-board">
      <Suspense fallback={<TableLoading />}>
        <Board game={game} view={view} module={boardOf(game)} />
      </Suspense>
    </div>
  );
}

function Board({ game, view, module }: Props & { module: Promise<BoardModule> }) {
  const { default: GameBoard } = use(module);
  const { t } = useWords();
  const own = view.seat ?? 0;
  const match = useMemo<MatchCard>(
    () => ({
      id: '',
      game,
      table: '',
      state: 'over',
      mode: 'practice',
      rated: false,
      seed_hash: '',
      players: view.scores.map((_, seat) => ({
        seat,
        id: null,
        name: seat === own ? t('bots.itself') : t('bots.seat', { number: seat + 1 }),
        kind: seat === own ? 'bot' : 'house',
      })),
      started_at: Date.now(),
      ended_at: null,
    }),
    [game, view, own, t],
  );
  const shown = useMemo(
    () => ({
      frame: { seq: view.seq, at: 0, seat: null, action: null, events: [], view, hands: null },
      step: { view, events: [], speed: 1 as const, instant: true },
      playFrom: null,
    }),
    [view],
  );
  return (
    <ReplayBoard
      Board={GameBoard}
      match={match}
      viewer={own}
      mine={null}
      shown={shown}
      onLeave={() => undefined}
    />
  );
}
