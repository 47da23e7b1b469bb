import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useShortcuts } from '../../frame/keys';
import { announce } from '../../table/Announcer';
import { Hand } from '../../table/Hand';
import { TableScreen } from '../../table/TableScreen';
import { useText } from '../../table/text';
import type { BoardProps } from '../board';
import { hintAction } from '../hintAction';
import { StepFlights } from '../StepFlights';
import { useBoard } from '../useBoard';
import { useFrame } from '../useFrame';
import { actionsOf } from './actions';
import type { Beat } from './beats';
import { dutyOf, GOAL, playOf, type Sorting, sorted } from './cards';
import { DealEnd } from './DealEnd';
import { Felt } from './Felt';
import { dealFlights, flightsOf, ownFlight, soundOf } from './flights';
import { handOf } from './hand';
import { Log } from './Log';
import { Scores } from './Scores';
import { Sure } from './Sure';
import { scoreOf } from './score';
import { trickOf } from './trickShown';
import { turnOf } from './turn';
import type { Act, Props } from './types';
import { useBeats } from './useBeats';
import { useBubble } from './useBubble';
import { useGrace } from './useGrace';
import { beatText, dutyText, nameOf, type Tongue } from './words';

export { timing } from './beats';

const NOTHING: readonly Act[] = [];
/** The layout keeps its form while the hand shrinks. */
const CARDS = 6;

/** Santase: two players, a stock over the trump card, marriages, and whoever says 66 first. */
export default function SantaseBoard(given: BoardProps) {
  const props = given as unknown as Props;
  const { latest, seat, self, seats, clock } = props;
  const t = useText();
  const beat = useBeats(props.step);
  const { view } = beat;
  const tongue: Tongue = useMemo(() => ({ t, own: seat, self, seats }), [t, seat, self, seats]);
  // A finished deal is looked at while the server is in the next one; a marriage that is not
  // followed by a 66 is passed on by the page (SA-14.2).
  const quiet = latest.phase === 'claim' && (latest.points ?? 0) < GOAL;
  // What has been led is answered once it can be seen.
  const unseen = latest.phase === 'follow' && view.table !== latest.table;
  const behind = view.deal !== latest.deal || quiet || unseen;
  const shown: Props = { ...props, view, step: beat, legal: behind ? NOTHING : props.legal };
  const board = useBoard(shown);
  const { yourTurn, picked, pick, hint, askHint, pause } = board;
  const sent = board.sent?.action ?? null;
  const legal = yourTurn ? shown.legal : NOTHING;
  const grace = useGrace(props, yourTurn);
  const { between } = pause;
  // Between two deals the last one stays on the table.
  const left = useRef(beat.left);
  if (beat.left) left.current = beat.left;
  if (!between) left.current = undefined;
  const drawn = left.current ?? view;
  const bare = between && !left.current;

  const [sorting, setSorting] = useState<Sorting>('suit');
  const [asking, setAsking] = useState(false);
  const bubble = useBubble(beat);
  const sort = useCallback(() => setSorting((by) => (by === 'suit' ? 'rank' : 'suit')), []);
  const goOn = useMemo(() => {
    const pass = legal.find(({ type }) => type === 'pass');
    return pass ? { s: sort, p: () => grace.call(pass) } : { s: sort };
  }, [legal, sort, grace.call]);
  useShortcuts(goOn);

  useEffect(() => {
    if (hint) announce(hint.why);
  }, [hint]);
  // The card of a hint is lifted until another one is picked.
  const hinted = hint?.action.type === 'play' ? [hint.action.card] : [];
  const lifted = picked.length > 0 ? picked : hinted;

  const duty = yourTurn ? dutyOf(latest, legal) : null;
  const why = duty && latest.table ? dutyText(t, duty, latest.table) : null;
  const hand = bare ? [] : sorted(drawn.hand, drawn.trump, sorting);
  const cards = handOf({ hand, view: drawn, legal, sent, why });
  const choose = (codes: string[]) => {
    grace.disarm();
    pick(codes);
  };
  const play = ([code = '']: string[]) => {
    const action = playOf(legal, code);
    if (!action) return;
    pick(grace.wait > 0 ? [code] : []);
    grace.play(action);
  };
  const call = (action: Act) => {
    pick([]);
    setAsking(false);
    grace.call(action);
  };
  const say66 = () => {
    if ((latest.points ?? 0) >= GOAL) call({ type: 'declare66' });
    else setAsking(true);
  };
  const canSay66 = legal.some(({ type }) => type === 'declare66');

  const actions =
    seat === null || between
      ? []
      : [
          ...actionsOf({
            t,
            view: latest,
            legal,
            picked: lifted[0],
            wait: grace.wait,
            armed: grace.armed,
            hinted: hint?.action ?? null,
            play: (action) => {
              if (grace.wait === 0) pick([]);
              grace.play(action);
            },
            call,
            say66,
            sort,
          }),
          ...hintAction(t('santase.act.hint'), askHint),
        ];
  const turn = turnOf({
    tongue,
    view: yourTurn ? latest : view,
    legal,
    wait: grace.wait,
    claim: grace.claim,
    armed: grace.armed !== null,
    duty,
    why: hint?.why ?? null,
    between,
  });
  const { frame, menu } = useFrame(props, {
    log: <Log view={drawn} tongue={tongue} />,
    scores: <Scores view={drawn} tongue={tongue} />,
  });
  const own = seat === null ? null : seats[seat];
  const record = view.deals.at(-1);
  return (
    <>
      <TableScreen
        {...frame}
        score={scoreOf(tongue, drawn)}
        you={
          own
            ? {
                name: own.name,
                face: own.face,
                sub: t('table.cards', { count: cards.length }),
                clock: yourTurn ? clock : null,
              }
            : null
        }
        turn={turn}
        selection={seat === null ? turn?.title : undefined}
        why={lifted.length === 0 ? (why ?? undefined) : undefined}
        actions={actions}
        cards={CARDS}
      >
        <Felt
          view={drawn}
          tongue={tongue}
          trick={trickOf({ beat, sent, seat, between, yourTurn, t })}
          clock={clock}
          bubble={bubble}
          between={bare}
        />
        {seat !== null && (
          <Hand
            cards={cards}
            picked={lifted}
            onPick={choose}
            onPlay={play}
            onRefuse={(card) => announce(card.why ?? t('table.cannot'), 'assertive')}
            locked={!yourTurn}
          />
        )}
        <StepFlights<Props['view'], Act, Props['step']['events'][number]>
          step={beat}
          between={between}
          pending={sent}
          refused={props.refused}
          flightsOf={(step, ownShown) => flightsOf(step as Beat, seat, ownShown)}
          flightOf={ownFlight}
          dealOf={(dealt) => dealFlights(dealt, hand, seat)}
          tell={(step) => beatText(tongue, step as Beat)}
          soundOf={(step) => soundOf(step as Beat, seat)}
        />
        {pause.open && record && <DealEnd record={record} tongue={tongue} pause={pause} />}
      </TableScreen>
      {asking && canSay66 && seat !== null && (
        <Sure
          points={latest.points ?? 0}
          other={nameOf(tongue, 1 - seat)}
          onYes={() => call({ type: 'declare66' })}
          onNo={() => setAsking(false)}
        />
      )}
      {menu}
    </>
  );
}
