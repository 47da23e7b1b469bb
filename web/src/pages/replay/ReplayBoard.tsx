import { type ComponentType, useMemo } from 'react';
import type { BoardProps } from '../../games/board';
import { useWords } from '../../i18n';
import { faceOf } from '../../table/Avatar';
import { ReplayedSeat } from '../../table/ReplayedYou';
import { ReplayedTable } from '../../table/replayed';
import { playerName } from '../../ui/playerName';
import type { AnyView, MatchCard, TableCard } from '../../wire/generated/messages';
import { HandsStrip } from './HandsStrip';
import type { Shown } from './usePlayback';
import type { Viewer } from './viewer';

type Props = {
  Board: ComponentType<BoardProps>;
  match: MatchCard;
  viewer: Viewer;
  /** The seat of whoever looks at the replay, if he played. */
  mine: number | null;
  shown: Shown;
  onLeave: () => void;
};

const NOTHING: never[] = [];
const nothing = () => undefined;

/** The table as it stood, for boards that expect one. */
function tableOf(match: MatchCard, name: string, options: Record<string, unknown>): TableCard {
  return {
    id: match.table,
    code: '',
    name,
    game: match.game,
    options,
    turn_seconds: null,
    deal_pause: 0,
    spectator_delay: 0,
    visibility: 'public',
    mode: match.mode,
    state: 'completed',
    host: '',
    match: match.id,
    spectators: 0,
    socket_path: '',
    seats: match.players.map(({ seat, id, name: called, kind }) => ({
      seat,
      player: { id: id ?? '', name: called, kind },
      ready: true,
      connected: true,
      away: false,
    })),
  };
}

/** The real board, where nothing can be done. Somebody has to sit at the bottom: the seat that is watched. */
export function ReplayBoard({ Board, match, viewer, mine, shown, onLeave }: Props) {
  const { say, date, joined } = useWords();
  const { frame, step } = shown;
  const own = viewer === 'all' ? 0 : viewer;
  const self = own === mine ? own : null;
  const hands = viewer === 'all' ? frame.hands : null;
  const view = useMemo<AnyView>(
    () => ({
      ...step.view,
      seat: own,
      hand: hands?.[own] ?? step.view.hand,
      legal_actions: NOTHING,
    }),
    [step, own, hands],
  );
  const moving = useMemo(() => ({ ...step, view }), [step, view]);
  const name = joined([say(`game.${match.game}`), date(match.started_at, { dateStyle: 'medium' })]);
  const { options } = view;
  const card = useMemo(() => tableOf(match, name, options), [match, name, options]);
  const seats = useMemo<BoardProps['seats']>(
    () =>
      match.players.map(({ seat, name: called, kind }) => ({
        seat,
        name: playerName(say, { name: called, kind }),
        face: faceOf(called),
        kind,
        you: seat === self,
        connected: true,
        away: false,
      })),
    [match, self, say],
  );
  const open = useMemo(() => ({ hands, own }), [hands, own]);
  const bottom = useMemo(
    () => ({
      seat: own,
      bot: match.players[own]?.kind !== 'person',
      dealer: 'dealer' in view && view.dealer === own,
      toPlay: view.actors.includes(own),
    }),
    [match, own, view],
  );
  return (
    <ReplayedTable value={open}>
      <ReplayedSeat value={bottom}>
        <div className="replay-table">
          <Board
            key={String(viewer)}
            view={view}
            step={moving}
            latest={view}
            legal={NOTHING}
            act={nothing}
            pending={null}
            refused={null}
            seat={own}
            self={self}
            seats={seats}
            card={card}
            clock={null}
            playFrom={shown.playFrom}
            nextDeal={nothing}
            online
            chat={NOTHING}
            say={nothing}
            hint={null}
            leave={onLeave}
          />
        </div>
      </ReplayedSeat>
      {hands && <HandsStrip match={match} hands={hands} own={own} />}
    </ReplayedTable>
  );
}
