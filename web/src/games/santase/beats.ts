import type { Step } from '../../wire/steps';
import type { Event, View } from './types';

type Acted = Extract<Event, { type: 'action' }>;

export type TrickCard = { seat: number; card: string; wins: boolean };

/** A part of a step that is shown by itself: first the trick as it lies, then how it is taken. */
export type Beat = Step<View, Event> & {
  /** Both cards of a trick that is complete and not yet swept. */
  trick?: TrickCard[];
  /** The cards that are swept now, to the winner. */
  swept?: TrickCard[];
  /** The table at the end of a deal, which stays in sight until the next one is dealt. */
  left?: View;
  /** How long it stands before the next beat, in milliseconds. */
  hold: number;
};

const LOOK = 560;
const SWEEP = 800;
const DRAW = 380;
const CALL = 1300;

function without(view: View, seat: number, card: string): View {
  return {
    ...view,
    hand: view.hand.filter((code) => code !== card),
    counts: view.counts.map((count, at) => (at === seat ? count - 1 : count)),
    actors: [],
  };
}

/** What is left on the table when `step` ends the deal of `before`, with the move that did it. */
function leftOf(before: View, acted: Acted, { view, events }: Step<View, Event>): { left?: View } {
  const scored = events.find((event) => event.type === 'deal_scored');
  if (!scored || view.phase === 'over') return {};
  const won = events.find((event) => event.type === 'trick_won');
  const { seat, points, tricks_won, leader, history } = before;
  const left = {
    ...before,
    history: [...history, { seat: acted.seat, ...acted.action }],
    leader: won?.seat ?? leader,
    table: null,
    actors: [],
    legal_actions: [],
    scores: view.scores,
    deals: view.deals,
    points: seat === null ? null : (scored.record.points[seat] ?? points),
    tricks_won: won?.tricks_won ?? tricks_won,
  };
  return { left };
}

/** The beats of a step. `before` is the view that was shown until now. */
export function beatsOf(before: View | null, step: Step<View, Event>): Beat[] {
  const { view, events, instant } = step;
  const [acted, ...rest] = events;
  const whole: Beat[] = [{ ...step, hold: 0 }];
  if (instant || acted?.type !== 'action' || before?.seq !== view.seq - 1) return whole;
  const { seat, action } = acted;
  if (action.type === 'declare66') {
    return [
      { ...step, view: { ...before, actors: [] }, events: [acted], hold: CALL },
      { ...step, events: rest, ...leftOf(before, acted, step), hold: 0 },
    ];
  }
  const won = rest.find((event) => event.type === 'trick_won');
  if (!won || action.type !== 'play' || !before.table) return whole;
  const trick = [
    { seat: before.leader, card: before.table, wins: won.seat === before.leader },
    { seat, card: action.card, wins: won.seat === seat },
  ];
  const lying = without(before, seat, action.card);
  return [
    { ...step, view: lying, events: [acted], trick, hold: LOOK },
    { ...step, events: rest, swept: trick, ...leftOf(lying, acted, step), hold: 0 },
  ];
}

function lastTrick({ last_trick: last }: View): TrickCard[] | null {
  if (!last) return null;
  return last.cards.map((card, at) => {
    const seat = at === 0 ? last.leader : 1 - last.leader;
    return { seat, card, wins: seat === last.winner };
  });
}

/**
 * A step of a replay, which may stand still at any moment: a complete trick lies there until the next step
 * sweeps it. Where a deal ends, its beats come by themselves.
 */
export function replayBeats(before: Beat | null, step: Step<View, Event>): Beat[] {
  const { view, events, instant } = step;
  if (events.some(({ type }) => type === 'deal_scored')) return beatsOf(before?.view ?? null, step);
  const played = view.history.at(-1)?.type === 'play';
  const lies = played && !view.table ? lastTrick(view) : null;
  const moves = !instant && before?.view.seq === view.seq - 1;
  return [
    {
      ...step,
      ...(lies ? { trick: lies } : {}),
      ...(moves && before.trick ? { swept: before.trick } : {}),
      hold: 0,
    },
  ];
}

/** Milliseconds that a step is shown before the next one may come. */
export function timing(events: readonly { type: string; action?: unknown }[]): number {
  const has = (type: string) => events.some((event) => event.type === type);
  const { type } = (events[0]?.action ?? {}) as { type?: string };
  if (type === 'declare66') return CALL + 200;
  if (has('trick_won')) return LOOK + SWEEP + (has('drawn') ? DRAW : 0);
  if (has('marriage')) return 900;
  if (type === 'pass') return 0;
  if (type === 'close') return 800;
  if (type === 'exchange') return 600;
  return has('deal') ? 900 : 420;
}
