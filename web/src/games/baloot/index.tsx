import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useShortcuts } from '../../frame/keys';
import { useWords } from '../../i18n';
import { announce } from '../../table/Announcer';
import { Hand } from '../../table/Hand';
import { LogPanel } from '../../table/LogPanel';
import { useReplayed } from '../../table/replayed';
import { TableScreen } from '../../table/TableScreen';
import { useMedia } from '../../ui/useMedia';
import type { BoardProps } from '../board';
import { hintAction } from '../hintAction';
import { lyingTrick } from '../lyingTrick';
import { StepFlights } from '../StepFlights';
import { sidesOf } from '../seating';
import { useBoard } from '../useBoard';
import { useFrame } from '../useFrame';
import { actionsOf } from './actions';
import { turnOf, whyLine, whyText } from './asks';
import { bidsOf } from './bids';
import { Centre } from './Centre';
import { type SortBy, sortHand, whyDimmed } from './cards';
import { dealOf, flightsOf, ownFlight, type Stand, soundOf } from './flights';
import { HintNote } from './HintNote';
import { logOf } from './log';
import { Revealed } from './Revealed';
import { ScoreSheet } from './ScoreSheet';
import { Seats } from './Seats';
import { Sheet } from './Sheet';
import { scoreOf } from './score';
import { tell } from './speech';
import { type Action, asEnded, isKind, type Props, type View } from './types';
import { useReveal } from './useReveal';
import { talkOf } from './words';
import './baloot.css';

export { timing } from './flights';

const isIn = (trick: View['trick'], seat: number | null) =>
  trick.some((play) => play.seat === seat);

/** An own card on its way lies on the table already. */
function withSent(view: View, sent: Action | null, seat: number | null): View {
  if (sent?.type !== 'play' || seat === null) return view;
  const { card } = sent;
  return {
    ...view,
    hand: view.hand.filter((code) => code !== card),
    trick: isIn(view.trick, seat) ? view.trick : [...view.trick, { seat, card }],
  };
}

const NOTHING: readonly Action[] = [];
/** Of the buttons, what those without a hand may press too. */
const isForAll = ({ id }: { id: string }) => id === 'projects';

/** Four players, two teams: auction, doubling, projects, eight tricks. */
export default function BalootBoard(given: BoardProps) {
  const props = given as unknown as Props;
  const { step, latest, legal, refused, seat, self, seats, clock, card } = props;
  const { say, joined } = useWords();
  const phone = useMedia('(max-width: 699px)');
  const board = useBoard(props);
  const { between } = board.pause;
  const replayed = useReplayed() !== null;
  const reveal = useReveal(step);
  const [sortBy, setSortBy] = useState<SortBy>('strength');

  const talk = useMemo(() => talkOf(say, seats, self), [say, seats, self]);
  const sides = useMemo(() => sidesOf(seat, 4, false), [seat]);
  const sent = board.sent?.action ?? null;
  const view = useMemo(() => withSent(step.view, sent, seat), [step.view, sent, seat]);
  const bought = view.buyer === seat && view.phase !== 'bid1' && view.phase !== 'bid2';

  const felt = useMemo(() => {
    const lies = replayed ? lyingTrick(view) : null;
    return lies ? { ...view, trick: lies.plays, winners: view.winners.slice(0, -1) } : view;
  }, [replayed, view]);

  // What may be done belongs to the newest state: it is offered once the board has got there.
  const here = view.deal === latest.deal && view.phase === latest.phase;
  const yours = board.yourTurn && here;
  const open = yours ? legal : NOTHING;
  const plays = useMemo(() => new Set(open.filter(isKind('play')).map((one) => one.card)), [open]);
  const why = useMemo(
    () => (plays.size > 0 ? whyDimmed(latest.hand, plays, latest.trick, latest.trump) : null),
    [latest, plays],
  );

  const hinted = board.hint?.action ?? null;
  const marked = hinted?.type === 'play' ? hinted.card : null;
  // A project that the house would declare shows its cards.
  const meant = new Set(hinted?.type === 'declare' ? (hinted.cards ?? []) : []);
  const picked = board.picked.length > 0 || !marked ? board.picked : [marked];
  const { send } = board;
  // Keys find what a hint means: a card that merely had the focus would look hinted.
  useEffect(() => {
    if (hinted?.type !== 'declare' || !document.activeElement?.closest('.hand')) return;
    document.querySelector<HTMLElement>('[data-action^="declare"]')?.focus();
  }, [hinted]);

  useEffect(() => {
    if (board.hint) announce(board.hint.why);
  }, [board.hint]);

  const hand = useMemo(() => {
    if (between) return [];
    // Cards that have left the hand are gone, even while older plays are still shown.
    const held = here ? view.hand.filter((code) => latest.hand.includes(code)) : view.hand;
    return sortHand(held, view.taker === null ? null : view.trump, sortBy);
  }, [between, here, view, latest.hand, sortBy]);

  const playCard = ([code]: string[]) => {
    const play = open.filter(isKind('play')).find((one) => one.card === code);
    if (play) send(play);
  };
  const pass = open.find(isKind('pass'));
  const sort = useCallback(() => setSortBy((now) => (now === 'runs' ? 'strength' : 'runs')), []);
  useShortcuts(
    useMemo(() => ({ s: sort, ...(pass ? { p: () => send(pass) } : {}) }), [pass, send, sort]),
  );

  const before = useRef<View | null>(null);
  useEffect(() => {
    before.current = step.view;
  }, [step]);
  const stand = (): Stand => ({ own: seat, sides, before: before.current, replayed });

  const log = useMemo(() => logOf(talk, step.view, between), [talk, step.view, between]);
  const { frame, menu } = useFrame(props, {
    log: <LogPanel entries={log} />,
    scores: <ScoreSheet talk={talk} deals={view.deals} />,
  });
  const seconds = card.turn_seconds;
  const unclocked = replayed ? `mode.${card.mode}` : 'unit.noClock';
  const subtitle = say('baloot.subtitle', {
    deal: between ? view.deals.length : view.deal + 1,
    target: Number(view.options.target ?? 0),
    clock: seconds ? say('table.seconds', { count: seconds }) : say(unclocked),
  });

  const hints = hintAction(say('baloot.do.hint'), board.askHint);
  const bids = bidsOf({ talk, view: latest, legal: open, send, hinted });
  const actions = actionsOf({
    talk,
    legal: latest.phase === 'play' ? open : NOTHING,
    picked: picked[0],
    send,
    hints,
    hinted,
    sort,
    reveal: view.projects.length > 0 && !between ? reveal.toggle : null,
  });
  const declare = open.some(isKind('declare'));
  // On a phone the reason would stand in place of the buttons.
  const room = !phone || !actions.some(({ aside }) => !aside);
  const record = view.deals.at(-1);
  const reason = why ? whyText(say, why) : undefined;
  // On a phone the felt has no room for the advice of the house.
  const advice = phone && latest.phase === 'play' ? board.hint?.why : undefined;
  const note = advice ? undefined : board.hint?.why;
  const tip = advice ?? (room ? undefined : reason);
  const shown = between && record ? asEnded(view, record) : felt;
  const turn = between ? undefined : turnOf(talk, latest, yours, why, declare, tip);

  return (
    <>
      <TableScreen
        {...frame}
        subtitle={subtitle}
        score={scoreOf(talk, between ? shown : view)}
        you={
          seat === null
            ? null
            : {
                name: talk.nameOf(seat),
                face: seats[seat]?.face ?? 0,
                sub: between
                  ? ''
                  : joined([
                      say('table.cards', { count: hand.length }),
                      bought && say('baloot.seat.bought'),
                    ]),
                clock: yours ? clock : null,
              }
        }
        turn={turn}
        why={why && room ? whyLine(say, why) : undefined}
        actions={seat === null || hand.length === 0 ? actions.filter(isForAll) : actions}
        bids={bids && { ...bids, asides: hints, clock }}
        cards={between ? 5 : view.hand.length}
      >
        <StepFlights
          step={step}
          between={between}
          pending={sent}
          refused={refused}
          flightsOf={(now, shown) => flightsOf(stand(), now, shown)}
          dealOf={(now) => dealOf(stand(), now)}
          // The card of the trick before lies in its place until that trick is shown to its end.
          flightOf={(action) => (isIn(step.view.trick, seat) ? [] : ownFlight(stand(), action))}
          tell={(now) => tell(talk, now, now.view.seq === latest.seq ? (turn?.ask ?? '') : '')}
          soundOf={(now) => soundOf(now, seat)}
        />
        <Seats board={props} talk={talk} view={shown} sides={sides} between={between} />
        <Centre
          talk={talk}
          view={felt}
          sides={sides}
          between={between}
          noted={note !== undefined}
        />
        {reveal.shown && <Revealed talk={talk} projects={view.projects} />}
        {note && <HintNote text={note} />}
        {hand.length > 0 && (
          <Hand
            cards={hand.map((code) => ({
              code,
              dimmed: plays.size > 0 && !plays.has(code),
              ...(reason ? { why: reason } : {}),
              look: meant.has(code)
                ? 'gold'
                : code.endsWith(view.trump ?? '-') && view.taker !== null
                  ? 'trump'
                  : undefined,
            }))}
            picked={picked}
            onPick={board.pick}
            onPlay={playCard}
            onRefuse={(held) => announce(held.why ?? say('table.cannot'), 'assertive')}
            locked={plays.size === 0}
          />
        )}
        {board.pause.open && record && <Sheet talk={talk} record={record} pause={board.pause} />}
      </TableScreen>
      {menu}
    </>
  );
}
