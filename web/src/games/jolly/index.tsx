import { useEffect, useState } from 'react';
import { isJoker } from '../../cards/code';
import { useShortcuts } from '../../frame/keys';
import { useWords } from '../../i18n';
import type { Action as TableAction } from '../../table/ActionBar';
import { announce } from '../../table/Announcer';
import { Hand } from '../../table/Hand';
import { TableScreen } from '../../table/TableScreen';
import { useMedia } from '../../ui/useMedia';
import type { BoardProps } from '../board';
import { ScoreTable } from '../ScoreTable';
import { StepFlights } from '../StepFlights';
import { useBoard } from '../useBoard';
import { useFrame } from '../useFrame';
import { doableActions, drawActions, fewActions, playActions } from './actions';
import { leaving } from './asDone';
import { asideActions } from './aside';
import { askText, briefText, pickedText, reasons } from './asks';
import { ChooseWay } from './ChooseWay';
import { DealEnd } from './DealEnd';
import { Felt } from './Felt';
import { dealFlights, ownFlights, stepFlights } from './flights';
import { HintNote } from './HintNote';
import { toldApart } from './names';
import { usable } from './plans';
import { Seats } from './Seats';
import { scoreOf } from './score';
import { type Order, sorted } from './sorting';
import { soundOf } from './sounds';
import type { Action, JollyEvent, View } from './types';
import { useBubbles } from './useBubbles';
import { useLate } from './useLate';
import { JollyLog, linesUntil, useLines } from './useLog';
import { useMoves } from './useMoves';
import { useQueue } from './useQueue';
import { useShown } from './useShown';
import { useTaken } from './useTaken';
import { stepText } from './words';

export { timing } from './flights';

type Props = BoardProps<View, Action, JollyEvent>;
/** How long a reason stays. */
const REASON = 3000;

/** The last card is seen before the sheet of the last deal covers it. */
const LAST_LOOK = 800;

/** Fingers cover what they point at: there the first tap on the row only marks. */
const byFinger = () => matchMedia('(hover: none)').matches;

/** The board of Jolly. */
export default function JollyBoard(props: Props) {
  const { latest, legal, step, seat, self, clock, pending, refused, view } = props;
  const seats = toldApart(props.seats);
  const { t, say, joined } = useWords();
  const board = useBoard<View, Action, JollyEvent>(props);
  const { yourTurn, pick, pause, hint } = board;
  // Until something is picked, the cards that a hint means are lifted.
  const picked = board.picked.length > 0 || !hint ? board.picked : leaving(hint.action);
  const now = yourTurn ? legal : NOTHING;
  const { run } = useQueue({ latest, legal, yourTurn, refused, send: board.send });
  const moves = useMoves(latest, now, run);
  const { shown, flew } = useShown(props, pause.between);
  const [order, setOrder] = useState<Order>('suit');
  const [mark, setMark] = useState({ seq: -1, at: 0 });
  const hinted = hint?.action.type === 'take' ? latest.row.length - hint.action.count : null;
  const marked = moves.can.take > 0 ? (mark.seq === latest.seq ? mark.at : hinted) : null;
  const [reason, setReason] = useState<string | null>(null);
  const lines = useLines(step);
  const taken = useTaken(step);
  const bubbles = useBubbles(say, step);
  const nameOf = (one: number) => seats[one]?.name ?? '';
  const asked = { latest, yourTurn, picked, moves };
  const why = reasons(say, asked);

  const tell = (text: string) => {
    setReason(text);
    announce(text);
  };
  useEffect(() => {
    if (!reason) return;
    const timer = setTimeout(() => setReason(null), REASON);
    return () => clearTimeout(timer);
  }, [reason]);

  const chosen = (codes: string[]) => {
    setReason(null);
    pick(codes);
    const text = pickedText(say, { ...asked, picked: codes });
    if (text) announce(text);
  };
  const sort = () => setOrder(order === 'suit' ? 'rank' : 'suit');
  const take = (at: number) => {
    if (byFinger() && marked !== at) setMark({ seq: latest.seq, at });
    else moves.take(latest.row.length - at);
  };
  const play = (codes: string[], place?: string) => {
    if (place === 'row') return void (moves.discard(codes) || tell(why.discard));
    if (place === 'meld:new') return void (moves.lay(codes) || tell(why.lay));
    if (place) return void (moves.addTo(codes, Number(place.slice(5))) || tell(why.add));
    if (latest.phase === 'draw') return tell(why.discard);
    if (moves.lay(codes) || moves.add(codes)) return;
    if (!moves.discard(codes)) tell(codes.length === 1 ? why.discard : why.lay);
  };

  useShortcuts({
    s: sort,
    d: () => void moves.draw(),
    z: () => void moves.zudrehen(),
    b: () => void moves.takeBack(),
    a: () => void (moves.add(picked) || tell(why.add)),
    x: () => void (moves.discard(picked) || tell(why.discard)),
  });

  const usableCards = yourTurn && latest.phase === 'play' ? usable(moves.table) : null;
  const fresh = yourTurn && taken?.seat === seat ? taken.cards : [];
  const hand = sorted(shown.hand, order).map((code) => {
    const dimmed = usableCards !== null && !usableCards.has(code) && !isJoker(code);
    const gold = (yourTurn && latest.drawn === code) || fresh.includes(code);
    return { code, dimmed, why: why.card, ...(gold ? { look: 'gold' as const } : {}) };
  });

  const acting = seat !== null && latest.actors.includes(seat) && !pause.between;
  const small = useMedia('(max-width: 699px), (max-height: 499px) and (orientation: landscape)');
  const flat = useMedia('(max-height: 499px) and (orientation: landscape)');
  const wide = useMedia('(min-width: 1200px) and (min-height: 500px)');
  const bar = { t: say, moves, why, picked, clear: () => pick([]) };
  const playActionsFor = small ? fewActions : wide ? (all: TableAction[]) => all : doableActions;
  const actions = [
    ...(!acting || latest.phase === 'over'
      ? []
      : latest.phase === 'draw'
        ? drawActions({ ...bar, marked: marked === null ? 0 : latest.row.length - marked })
        : playActionsFor(playActions({ ...bar, marked: 0 }))),
    ...asideActions({ t: say, seat, order, sort, askHint: board.askHint }),
  ];
  const { frame, menu } = useFrame(props, {
    log: (
      <JollyLog
        lines={linesUntil(lines, pause.between ? view.deals.length : null)}
        nameOf={nameOf}
        own={self}
      />
    ),
    scores: (
      <ScoreTable
        deals={view.deals}
        totals={view.scores}
        nameOf={(one) => (one === self ? t('jolly.you') : nameOf(one))}
      />
    ),
  });
  const record = view.deals.at(-1);
  const over = useLate(view.phase === 'over', LAST_LOOK);
  const me = seats.find((one) => one.seat === seat);
  const actor = latest.actors[0];
  const waiting =
    actor === undefined || pause.between ? '' : t('jolly.turnOf', { name: nameOf(actor) });
  const opened = seat !== null && shown.opened[seat] ? 'jolly.opened' : 'jolly.notOpened';
  const state = say(seat === self ? `${opened}.you` : opened);
  const others = seat === null ? seats.length : seats.length - 1;
  // Each size has one place for a longer sentence: the pill, the dock or column, a note.
  const told = hint?.why ?? null;
  const ask = (wide ? told : null) ?? askText(say, asked);
  const line = reason ?? (flat || !(wide || small) ? told : null);

  return (
    <>
      <TableScreen
        {...frame}
        score={scoreOf(say, view, self, nameOf, pause.between)}
        you={
          me && seat !== null
            ? {
                name: me.name,
                face: me.face,
                sub: t('jolly.yourLine', {
                  cards: t('table.cards', { count: shown.hand.length }),
                  state,
                }),
                clock: acting ? clock : null,
              }
            : null
        }
        turn={{
          title: acting ? t('table.yourTurn') : waiting,
          ...(ask ? { ask, hint: briefText(say, asked) } : {}),
        }}
        selection={seat === null ? joined([t('board.watching'), waiting]) : undefined}
        why={line ?? undefined}
        actions={actions}
        cards={hand.length}
      >
        <Seats
          view={shown}
          actors={pause.between ? NOBODY : latest.actors}
          clock={clock}
          seats={seats}
          own={seat}
          bubbles={bubbles}
        />
        <Felt
          view={shown}
          latest={latest}
          own={seat}
          self={self}
          others={others}
          nameOf={nameOf}
          moves={moves}
          picked={picked}
          taken={pause.between ? null : taken}
          marked={marked}
          onTake={take}
          hinted={hint?.action.type === 'draw'}
        />
        {seat !== null && (
          <Hand
            cards={hand}
            picked={picked}
            many
            onPick={chosen}
            onPlay={play}
            onRefuse={(card) => tell(card.why ?? why.card)}
            locked={!yourTurn}
          />
        )}
        {hint && <HintNote text={hint.why} />}
        <StepFlights<View, Action, JollyEvent>
          step={step}
          between={pause.between}
          pending={pending}
          refused={refused}
          flightsOf={(one) => stepFlights(one.events, seat, flew(one.view))}
          dealOf={dealFlights}
          flightOf={(action) => ownFlights(action, latest)}
          tell={(one) => stepText({ t: say, seat, self, nameOf }, one)}
          soundOf={soundOf}
        />
        {(pause.open || over) && record && (
          <DealEnd
            record={record}
            own={self}
            nameOf={nameOf}
            pause={pause}
            onReady={seat === null || over ? undefined : pause.goOn}
          />
        )}
      </TableScreen>
      {menu}
      {moves.question && (
        <ChooseWay
          question={moves.question}
          opening={seat !== null && latest.opened[seat] !== true}
          onChoose={moves.answer}
          onClose={moves.close}
        />
      )}
    </>
  );
}

const NOTHING: readonly Action[] = [];
const NOBODY: readonly number[] = [];
