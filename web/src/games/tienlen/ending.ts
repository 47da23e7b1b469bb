/** A deal that has just ended: the server's view is of the next one already. */
import type { TienlenAction, TienlenEvent, TienlenRecord } from '../../wire/generated/messages';
import type { Step } from '../../wire/steps';
import type { Sent } from '../useBoard';
import { comboOf } from './combos';
import { type Told, toldOf } from './course';
import type { View } from './types';

type TienlenStep = Step<View, TienlenEvent>;

/** The table at the end of the deal of `record`, from how it stood before and what happened. */
export function lastLook(
  before: View | null,
  now: View,
  record: TienlenRecord,
  events: readonly TienlenEvent[],
): View {
  const same = before?.deal === record.deal ? before : null;
  const fresh = { history: [], round_start: 0, top: null, out: [], chain: [], chains: [] };
  const view: View = {
    ...now,
    ...(same ?? fresh),
    deal: record.deal,
    seq: now.seq,
    deals: now.deals,
    scores: record.scores,
    hand: now.seat === null ? [] : (record.hands[now.seat] ?? []),
    counts: record.hands.map((hand) => hand.length),
    actors: [],
    legal_actions: [],
    opening_card: null,
    free_cut: false,
  };
  for (const event of events) {
    if (event.deal !== record.deal) continue;
    if (event.type === 'action' && event.action.type === 'play') {
      const { seat, action } = event;
      view.history = [...view.history, { seat, ...action }];
      view.top = { seat, kind: comboOf(action.cards)?.kind ?? '', cards: action.cards };
    }
    if (event.type === 'cut') {
      view.chain = [...view.chain, { by: event.seat, on: event.on, points: event.points }];
    }
  }
  return view;
}

/** The own play as done. Those that it answers are shown first: until then it has only left the hand. */
export function asSent(view: View, { action, seq }: Sent<TienlenAction>): View {
  const { seat } = view;
  if (action.type === 'pass' || seat === null) return { ...view, actors: [] };
  const hand = view.hand.filter((code) => !action.cards.includes(code));
  if (view.seq < seq) return { ...view, hand };
  return {
    ...view,
    hand,
    counts: view.counts.map((count, at) => (at === seat ? hand.length : count)),
    history: [...view.history, { seat, ...action }],
    top: { seat, kind: comboOf(action.cards)?.kind ?? '', cards: action.cards },
    opening_card: null,
    actors: [],
  };
}

export const instantWinner = (records: readonly TienlenRecord[]): number | null =>
  records[0]?.instant ? records[0].winner : null;

/** What is kept beside the view: the end of the last deal, and its course for the log. */
export type Memory = {
  step: TienlenStep;
  look: View | null;
  /** Deals that ended with this look; more than one if instant wins follow each other. */
  records: readonly TienlenRecord[];
  past: (Told & { deal: number }) | null;
};

/** What is to be kept after this step. */
export function remember(before: Memory | null, step: TienlenStep): Memory {
  const records = step.events.flatMap((event) =>
    event.type === 'deal_scored' ? [event.record] : [],
  );
  const [first] = records;
  if (first) {
    const look = lastLook(before?.step.view ?? null, step.view, first, step.events);
    return { step, look, records, past: { deal: look.deal, ...toldOf(look) } };
  }
  const last = step.view.deals.at(-1);
  // Whoever comes back during the pause has missed the events.
  if (step.instant && last) {
    const past = before?.past?.deal === last.deal ? before.past : null;
    return { step, look: lastLook(null, step.view, last, []), records: [last], past };
  }
  return before ? { ...before, step } : { step, look: null, records: [], past: null };
}
