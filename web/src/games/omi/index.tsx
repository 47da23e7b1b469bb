import { ArrowDownWideNarrow, History, Play } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { useShortcuts } from '../../frame/keys';
import { useWords } from '../../i18n';
import type { Action } from '../../table/ActionBar';
import { announce } from '../../table/Announcer';
import { Hand } from '../../table/Hand';
import { LogPanel } from '../../table/LogPanel';
import { useReplayed } from '../../table/replayed';
import { TableScreen } from '../../table/TableScreen';
import { useMedia } from '../../ui/useMedia';
import type { OmiView } from '../../wire/generated/messages';
import { hintAction } from '../hintAction';
import { lyingTrick } from '../lyingTrick';
import { StepFlights } from '../StepFlights';
import { sidesOf } from '../seating';
import { useBoard } from '../useBoard';
import { useFrame } from '../useFrame';
import { type Sorting, sorted, tricksOf } from './cards';
import { Felt } from './Felt';
import { dealt, flightsOf, ownFlight } from './flights';
import { LastTrick } from './LastTrick';
import { logOf } from './log';
import { OmiSheet } from './OmiSheet';
import { ScoresPanel } from './ScoresPanel';
import { scoreOf } from './score';
import { soundOf } from './sounds';
import { playLabel, trumpBids } from './trumpBids';
import type { OmiAction, OmiProps } from './types';
import { askOf, type Eyes, seatNames, tellStep, whyOf } from './words';

/** Where the bonus stands in the title, because the score has no room for it. */
const STRIP = '(max-width: 899px) and (min-height: 500px)';

const isIn = (trick: OmiView['trick'], seat: number | null) =>
  trick.some((play) => play.seat === seat);

/** The table as it is to be drawn: between deals still the one before, and an own action as done. */
function drawn(
  { view, seat }: OmiProps,
  sent: OmiAction | null,
  between: boolean,
  replayed: boolean,
): OmiView {
  const past = view.deals.at(-1);
  if (between && past) {
    const { trump, trump_maker, dealer, tricks } = past;
    return { ...view, trump, trump_maker, dealer, tricks_won: tricks, hand: [] };
  }
  const lies = replayed ? lyingTrick(view) : null;
  if (lies) return { ...view, trick: lies.plays };
  if (!sent || seat === null) return view;
  if (sent.type === 'trump') return { ...view, trump: sent.suit };
  const { card } = sent;
  if (!view.hand.includes(card)) return view;
  return {
    ...view,
    hand: view.hand.filter((code) => code !== card),
    counts: view.counts.map((count, at) => (at === seat ? count - 1 : count)),
    trick: isIn(view.trick, seat) ? view.trick : [...view.trick, { seat, card }],
  };
}

export default function OmiBoard(props: OmiProps) {
  const { step, latest, legal, pending, seat, self, seats, clock } = props;
  const { say, signed, joined } = useWords();
  const board = useBoard(props);
  const replayed = useReplayed() !== null;
  const phone = useMedia('(max-width: 699px)');
  const strip = useMedia(STRIP);
  const { pause, picked, yourTurn, hint } = board;
  const sent = board.sent?.action ?? null;
  const view = drawn(props, sent, pause.between, replayed);
  const [sorting, setSorting] = useState<Sorting>('suit');
  const [refusal, setRefusal] = useState<number | null>(null);
  const [looking, setLooking] = useState(false);
  const sort = useCallback(() => setSorting((now) => (now === 'suit' ? 'rank' : 'suit')), []);
  useShortcuts(useMemo(() => ({ s: sort }), [sort]));

  const names = seatNames(say, seats);
  const eyes: Eyes = { say, own: seat, self, names };
  const sides = useMemo(() => sidesOf(seat, 4), [seat]);
  const table = { own: seat, sides, replayed };
  const hand = sorted(view.hand, view.trump, sorting);
  const naming = yourTurn && latest.phase === 'trump';
  const may = (code: string) =>
    naming || legal.some((action) => action.type === 'play' && action.card === code);
  const why = yourTurn ? whyOf(say, latest, legal) : '';
  const ask = yourTurn ? askOf(say, latest, legal) : '';
  const hinted = hint?.action.type === 'play' ? hint.action.card : null;
  const lifted = picked.length > 0 || !hinted ? picked : [hinted];
  const [card] = lifted;

  const send = (codes: readonly string[]) => {
    const [code] = codes;
    const wanted = (action: OmiAction) =>
      action.type === 'play' ? action.card === code : action.suit === code?.charAt(1);
    const action = legal.find(wanted);
    if (action) board.send(action);
  };
  const hints = hintAction(say('omi.hint'), board.askHint);
  const last = tricksOf(view).findLast(({ winner }) => winner !== null);
  const asides: Action[] = [
    ...hints,
    {
      id: 'last',
      label: say('omi.lastTrick'),
      icon: <History size={17} aria-hidden="true" />,
      aside: true,
      disabled: !last,
      why: say('omi.noTrick'),
      onPress: () => setLooking(true),
    },
  ];
  const playing: Action = {
    id: 'play',
    ...playLabel(say, card),
    icon: <Play size={18} aria-hidden="true" />,
    kind: 'primary',
    hotkey: '↵',
    disabled: !yourTurn || !card || !may(card),
    why: say(yourTurn ? 'omi.pickFirst' : 'omi.notYet'),
    onPress: () => send(lifted),
  };
  const sortAction: Action = {
    id: 'sort',
    label: say('omi.sort'),
    icon: <ArrowDownWideNarrow size={17} aria-hidden="true" />,
    hotkey: 'S',
    aside: true,
    onPress: sort,
  };

  const actor = pause.between ? undefined : latest.actors[0];
  const acting = actor !== undefined && actor === seat;
  const waiting =
    actor === undefined || acting
      ? ''
      : say(latest.phase === 'trump' ? 'omi.turn.naming' : 'omi.turn.playing', {
          name: names[actor] ?? '',
        });
  const own = seats.find((one) => one.seat === seat);
  const roles = [
    say('table.cards', { count: hand.length }),
    view.dealer === seat && say('table.dealer'),
    view.trump_maker === seat && view.trump !== null && say('omi.role.named'),
  ];
  const { frame, menu } = useFrame(props, {
    log: <LogPanel entries={logOf(props.view, eyes, signed, pause.between)} />,
    scores: <ScoresPanel view={view} eyes={eyes} match={props.card.match} />,
  });
  const shownWhy = refusal === latest.seq && yourTurn ? why : undefined;

  return (
    <>
      <TableScreen
        {...frame}
        subtitle={
          strip && view.bonus > 0
            ? joined([`${say('omi.bonus')} ${signed(view.bonus)}`, frame.subtitle])
            : frame.subtitle
        }
        score={scoreOf(view, eyes)}
        you={
          own
            ? {
                name: own.name,
                face: own.face,
                sub: joined(roles),
                clock: acting ? clock : null,
              }
            : null
        }
        turn={
          acting && pending === null
            ? {
                title: say('table.yourTurn'),
                ask: naming ? say('omi.short.trump') : ask,
                hint: (phone && hint?.why) || askOf(say, latest, legal, 'short'),
              }
            : waiting
              ? { title: waiting }
              : undefined
        }
        selection={seat === null ? joined([say('board.watching'), waiting]) : undefined}
        // On a phone a reason would stand in place of the button that the hint is about.
        why={(phone ? null : hint?.why) ?? shownWhy}
        actions={
          seat === null ? [asides[asides.length - 1] as Action] : [playing, ...asides, sortAction]
        }
        bids={
          naming
            ? {
                title: say('omi.bid.title'),
                note: hint?.why ?? say('omi.bid.note'),
                bids: trumpBids(say, view.hand, legal, card, hint?.action ?? null, board.send),
                asides: hints,
                clock,
              }
            : undefined
        }
        cards={hand.length || 8}
      >
        <StepFlights
          step={step}
          between={pause.between}
          pending={sent}
          refused={props.refused}
          flightsOf={(now, shown, before) => flightsOf(table, now, shown, before)}
          dealOf={(now) => [dealt(table, now.hand)]}
          // The card of the trick before lies in its place until that trick is shown to its end.
          flightOf={(action) => (isIn(step.view.trick, seat) ? [] : ownFlight(table, action))}
          tell={(now, before) => {
            const asked = now.view.seq === latest.seq ? ask : '';
            return [tellStep(eyes, now, before), asked].filter(Boolean).join(' ');
          }}
          soundOf={(now) => soundOf(now, seat)}
        />
        <Felt
          view={view}
          eyes={eyes}
          sides={sides}
          seats={seats}
          actor={actor}
          clock={clock}
          between={pause.between}
        />
        {seat !== null && (
          <Hand
            cards={hand.map((code) => {
              if (yourTurn && !may(code)) return { code, dimmed: true, why };
              return view.trump === code.charAt(1) ? { code, look: 'trump' } : { code };
            })}
            picked={lifted}
            onPick={(codes) => {
              setRefusal(null);
              board.pick(codes);
            }}
            onPlay={send}
            onRefuse={() => {
              setRefusal(latest.seq);
              announce(why, 'assertive');
            }}
            locked={!yourTurn}
          />
        )}
        {pause.open && <OmiSheet view={props.view} eyes={eyes} pause={pause} />}
      </TableScreen>
      {looking && last && (
        <LastTrick trick={last} eyes={eyes} trump={view.trump} onClose={() => setLooking(false)} />
      )}
      {menu}
    </>
  );
}
