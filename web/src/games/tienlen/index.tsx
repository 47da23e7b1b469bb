import { Fragment, useMemo, useState } from 'react';
import { CardIndex } from '../../cards/CardIndex';
import { useShortcuts } from '../../frame/keys';
import { useWords } from '../../i18n';
import { Hand } from '../../table/Hand';
import { LogPanel } from '../../table/LogPanel';
import { TableScreen } from '../../table/TableScreen';
import { useMedia } from '../../ui/useMedia';
import { ScoreTable } from '../ScoreTable';
import { StepFlights } from '../StepFlights';
import { useBoard } from '../useBoard';
import { useFrame } from '../useFrame';
import { actionsOf } from './actions';
import { Centre } from './Centre';
import { inOrder } from './combos';
import { toldOf } from './course';
import { DealEnd } from './DealEnd';
import { asSent, instantWinner } from './ending';
import { dealEntries, recordEntries } from './log';
import { dealOf, flightOf, flightsOf, soundOf } from './motion';
import { Seats } from './Seats';
import { type Sorting, sorted } from './sorting';
import { tell } from './tell';
import { dealsOf, type Props } from './types';
import { useJustPassed, useMemory } from './useMemory';
import { useTurn } from './useTurn';
import { upperFirst, useNames } from './words';

export { timing } from './motion';

const MANY = 6;
/** Where the deal stands in the title, because the score has no room for it. */
const STRIP = '(max-width: 899px) and (min-height: 500px)';
const LANDSCAPE = '(max-height: 499px) and (orientation: landscape)';
/** Where the dock has no room to tell of the selection. */
const NARROW = '(max-width: 960px), (min-width: 1200px) and (max-width: 1300px)';

/** The ranks of the picked cards and what they are: "A–A pair of aces, beats the table". */
function Selection({ picked, line }: { picked: readonly string[]; line: string }) {
  const few = picked.length > 0 && picked.length <= MANY;
  return (
    <>
      {few && (
        <b dir="ltr">
          {inOrder(picked).map((code, at) => (
            <Fragment key={code}>
              {at > 0 && '–'}
              <CardIndex code={code} />
            </Fragment>
          ))}
        </b>
      )}
      {few && ' · '}
      {line}
    </>
  );
}

/** Tiến lên. */
export default function TienlenBoard(props: Props) {
  const { step, latest, seat, seats, clock } = props;
  const { t, say, signed, joined, language } = useWords();
  const names = useNames(seats);
  const board = useBoard(props);
  const { pause, picked, sent } = board;
  const memory = useMemory(step);
  const passed = useJustPassed(step);
  const turn = useTurn(props, board, names);
  const { advice: hint } = turn;
  const [sorting, setSorting] = useState<Sorting>('rank');
  const strip = useMedia(STRIP);
  const roomy = useMedia('(min-width: 800px)');
  const landscape = useMedia(LANDSCAPE);
  const narrow = useMedia(NARROW);

  const view = useMemo(() => {
    if (pause.between && memory.look) return memory.look;
    return sent ? asSent(step.view, sent) : step.view;
  }, [pause.between, memory.look, sent, step.view]);
  const hand = useMemo(() => sorted(view.hand, sorting), [view.hand, sorting]);

  const keys = useMemo(
    () => ({
      s: () => setSorting((now) => (now === 'rank' ? 'suit' : 'rank')),
      ...(seat === null ? {} : { p: turn.pass }),
    }),
    [seat, turn.pass],
  );
  useShortcuts(keys);

  const deals = dealsOf(view);
  const help = { t: say, signed, names };
  const finished = view.deals.slice(-2);
  const log = [
    ...finished.flatMap((record) => [
      ...(memory.past?.deal === record.deal
        ? dealEntries(record.deal, memory.past, false, help)
        : []),
      ...recordEntries(record, help),
    ]),
    ...(pause.between || view.phase === 'over'
      ? []
      : dealEntries(view.deal, toldOf(view), true, help)),
  ];

  const { frame, menu } = useFrame(props, {
    log: <LogPanel entries={log} />,
    scores: <ScoreTable deals={view.deals} totals={view.scores} nameOf={names.shortOf} />,
  });
  const dealLine = t('tienlen.deal', { deal: view.deal + 1, deals });
  const order = [...seats].sort((a, b) => Number(b.you) - Number(a.you));
  const items = order.map(({ seat: number, you }) => ({
    id: String(number),
    label: names.shortOf(number),
    value: view.scores[number] ?? 0,
    signed: true,
    own: you,
  }));
  const spoken = t('tienlen.spoken', {
    scores: items.map(({ label, value }) => `${label} ${signed(value)}`).join(t('list.comma')),
    deal: view.deal + 1,
    deals,
  });

  const me = seats.find((one) => one.seat === seat);
  const [actor] = view.actors;
  const now = view.seq === latest.seq ? clock : null;
  // What is said of the selection: a refusal first, then the house's advice.
  const advice =
    hint && (hint.action.type === 'pass' ? t('tienlen.hintPass', { why: hint.why }) : hint.why);
  const line = turn.refusal || advice || turn.verdictText;
  const others = actor === undefined ? '' : t('tienlen.turnOf', { name: names.shortOf(actor) });
  // The table asks once everything that was played is seen; buttons work before.
  const asked = board.yourTurn && step.view.seq === latest.seq;
  const title = asked ? t('table.yourTurn') : others;

  return (
    <>
      <TableScreen
        {...frame}
        subtitle={strip ? joined([dealLine, frame.subtitle.split(' · ').at(-1)]) : frame.subtitle}
        score={{
          items: landscape && !roomy ? items : [...items, { id: 'deal', label: dealLine }],
          spoken,
        }}
        you={
          me
            ? {
                name: me.name,
                face: me.face,
                sub: joined([
                  t('table.cards', { count: view.hand.length }),
                  names.points(view.scores[me.seat] ?? 0),
                ]),
                clock: board.yourTurn ? now : null,
              }
            : null
        }
        turn={
          title
            ? {
                title,
                ...(asked ? { ask: narrow && line ? line : turn.ask } : {}),
                hint: upperFirst(line, language) || (asked ? turn.shortAsk : undefined),
              }
            : undefined
        }
        selection={
          me
            ? line && <Selection picked={line === turn.verdictText ? picked : []} line={line} />
            : joined([t('board.watching'), others])
        }
        why={landscape && line ? upperFirst(line, language) : undefined}
        actions={
          me
            ? actionsOf({
                t: say,
                turn,
                picked,
                combo: names.combo(picked),
                sorting,
                onSort: keys.s,
                askHint: board.askHint,
                hintIsPass: hint?.action.type === 'pass',
              })
            : []
        }
        cards={hand.length}
      >
        <Seats
          view={view}
          seats={seats}
          names={names}
          clock={now}
          passed={pause.open ? null : passed}
          instant={pause.between ? instantWinner(memory.records) : null}
        />
        <Centre view={view} names={names} drop={board.yourTurn} />
        {me && (
          <Hand
            cards={hand.map(turn.cardOf)}
            picked={picked}
            many
            locked={!board.yourTurn}
            onPick={turn.pick}
            onPlay={turn.play}
            onRefuse={({ code }) => turn.refuse([code])}
          />
        )}
        <StepFlights
          step={step}
          between={pause.between}
          pending={sent?.action ?? null}
          refused={props.refused}
          flightsOf={flightsOf}
          flightOf={(action) => (step.view.seq === sent?.seq ? flightOf(action) : [])}
          dealOf={(dealt) => dealOf(dealt, sorted(dealt.hand, sorting))}
          soundOf={soundOf}
          tell={(told) => tell(told, props.card.turn_seconds, help)}
        />
        {pause.open && (
          <DealEnd records={memory.records} deals={deals} seat={seat} names={names} pause={pause} />
        )}
      </TableScreen>
      {menu}
    </>
  );
}
