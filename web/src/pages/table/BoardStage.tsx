import { Suspense, use, useCallback, useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Translate } from '../../cards/names';
import { ConnectionStrip } from '../../frame/ConnectionStrip';
import { sitAt } from '../../frame/myTable';
import type { BoardModule, BoardProps, BoardSeat } from '../../games/board';
import { boardOf } from '../../games/load';
import { asPreferred, usualTiming } from '../../games/timing';
import { useWords } from '../../i18n';
import { faceOf } from '../../table/Avatar';
import { playerName } from '../../ui/playerName';
import { failureText, notify } from '../../ui/toasts';
import type { AnyAction, TableCard } from '../../wire/generated/messages';
import { useConnection } from '../../wire/socket';
import { useTable, useTableActions } from '../../wire/useTable';
import { AwayStrip } from './AwayStrip';
import { EmoteFloat } from './EmoteFloat';
import { LeaveQuestion } from './LeaveQuestion';
import { TableLoading } from './TableLoading';
import { useTableNotices } from './useTableNotices';

function seatsOf(say: Translate, card: TableCard, own: number | null): BoardSeat[] {
  return card.seats.map(({ seat, player, connected, away }) => ({
    seat,
    name: player ? playerName(say, player) : '',
    face: faceOf(player?.name ?? ''),
    kind: player?.kind ?? 'empty',
    you: seat === own,
    connected,
    away,
  }));
}

/** The running match on the board of its game. */
export function BoardStage() {
  const game = useTable(({ card }) => card?.game);
  useTableNotices();
  if (!game) return null;
  return (
    <>
      <ConnectionStrip over />
      <AwayStrip />
      <EmoteFloat />
      <Suspense fallback={<TableLoading />}>
        <Board module={boardOf(game)} />
      </Suspense>
    </>
  );
}

const NOTHING: never[] = [];

function Board({ module }: { module: Promise<BoardModule> }) {
  const { default: GameBoard, timing = usualTiming } = use(module);
  const table = useTableActions();
  const { say } = useWords();
  const navigate = useNavigate();
  const online = useConnection((line) => line.state === 'online');
  const state = useTable((all) => all);
  const [leaving, setLeaving] = useState(false);
  useEffect(() => {
    table.steps.timing = asPreferred(timing);
  }, [table, timing]);

  const { card, seat, step, latest, deadline, pending, refused } = state;
  const seats = useMemo(() => (card ? seatsOf(say, card, seat) : []), [say, card, seat]);
  const total = card?.turn_seconds;
  const clock = useMemo(
    () => (deadline && total ? { deadline, total: total * 1000 } : null),
    [deadline, total],
  );
  const hint = useCallback(async () => {
    const told = await table.hint();
    return told && { ...told, action: told.action as unknown as AnyAction };
  }, [table]);
  if (!card || !step || !latest) return null;

  const leave = async () => {
    const answer = await table.leave();
    if (!answer.ok && answer.error.code === 'no_answer') {
      notify(failureText(say, answer.error), 'error');
      return;
    }
    sitAt(null);
    void navigate(card.mode === 'arena' ? `/arena/${card.game}` : '/');
  };
  const props: BoardProps = {
    view: step.view,
    step,
    latest,
    legal: online ? latest.legal_actions : NOTHING,
    act: (action) => void table.act(action),
    pending: pending?.action ?? null,
    refused: refused && { action: refused.action, ...refused.error },
    seat,
    self: seat,
    seats,
    card,
    clock,
    playFrom: state.playFrom,
    nextDeal: () => void table.ready(true),
    online,
    chat: state.chat,
    say: (text) => void table.say(text),
    hint: card.mode === 'practice' && seat !== null ? hint : null,
    leave: () => (card.mode === 'arena' ? void leave() : setLeaving(true)),
  };
  return (
    <>
      <GameBoard {...props} />
      {leaving && (
        <LeaveQuestion
          card={card}
          seated={seat !== null}
          onStay={() => setLeaving(false)}
          onLeave={() => void leave()}
        />
      )}
    </>
  );
}
