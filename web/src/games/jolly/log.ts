/** What has happened in a deal, line by line, from its history or from events as they come. */
import { isJoker } from '../../cards/code';
import { LOWEST, placesOf } from './laid';
import { laidBy } from './plans';
import type { Action, JollyEvent, Laid, View } from './types';

type What =
  | 'draw'
  | 'take'
  | 'meld'
  | 'extend'
  | 'swap'
  | 'takeBack'
  | 'discard'
  | 'zudrehen'
  | 'opened'
  | 'reshuffled'
  | 'scored'
  | 'blocked';

export type Line = {
  deal: number;
  turn: number;
  /** null: nobody did it. */
  seat: number | null;
  what: What;
  /** Cards that everybody has seen, or that this viewer may see. */
  cards: readonly string[];
  count?: number;
  /** A new meld, or the one that grows, as it lay before. */
  laid?: Laid;
  points?: number;
};

type Said = Omit<Line, 'deal' | 'turn'>;
type Melds = View['melds'];

type Extend = Extract<Action, { type: 'extend' }>;

/** A meld as it lay before a card was added at one of its ends. */
function lessen(laid: Laid, card: string): Laid {
  const at = laid.cards.indexOf(card);
  if (at < 0) return laid;
  const cards = laid.cards.filter((one) => one !== card);
  const low = laid.low === undefined ? {} : { low: at === 0 ? laid.low + 1 : laid.low };
  return { kind: laid.kind, cards, ...low };
}

const extendOf = (event: JollyEvent): Extend | null => {
  const action = event.type === 'action' ? (event.action as Action) : null;
  return action?.type === 'extend' ? action : null;
};

/** The meld that the first of `events` adds to, before it and all that follow. */
function laidBefore(events: readonly JollyEvent[], melds: Melds): { laid: Laid } | object {
  const extended = events.map(extendOf).filter((one) => one !== null);
  const number = extended[0]?.meld;
  const meld = melds.find((one) => one.meld === number);
  if (!meld) return {};
  const added = extended.filter((one) => one.meld === number).map(({ card }) => card);
  return { laid: added.reduceRight<Laid>(lessen, meld) };
}

/** What events tell. `melds` are those that lie when the events are over, or before the last of a deal. */
export function saidBy(events: readonly JollyEvent[], melds: Melds): Said[] {
  return events.flatMap((event, at): Said[] => {
    switch (event.type) {
      case 'action': {
        const { seat } = event;
        const action = event.action as Action;
        if (action.type === 'meld') {
          return [{ seat, what: 'meld', cards: action.cards, laid: laidBy(action) }];
        }
        if (action.type === 'extend') {
          const before = laidBefore(events.slice(at), melds);
          return [{ seat, what: 'extend', cards: [action.card], ...before }];
        }
        if (action.type === 'swap') return [{ seat, what: 'swap', cards: [action.card] }];
        if (action.type === 'discard') return [{ seat, what: 'discard', cards: [action.card] }];
        return [];
      }
      case 'drawn': {
        const card = event.card as string | null;
        return [{ seat: event.seat, what: 'draw', cards: card ? [card] : [] }];
      }
      case 'taken':
        return [{ seat: event.seat, what: 'take', cards: event.cards, count: event.cards.length }];
      case 'taken_back':
        return [{ seat: event.seat, what: 'takeBack', cards: event.cards }];
      case 'turned':
        return [{ seat: event.seat, what: 'zudrehen', cards: [event.card] }];
      case 'opened':
        return [{ seat: event.seat, what: 'opened', cards: [], points: event.total }];
      case 'reshuffled':
        return [{ seat: null, what: 'reshuffled', cards: [], count: event.cards.length }];
      case 'deal_scored': {
        const { winner, gain } = event.record as View['deals'][number];
        if (winner === null) return [{ seat: null, what: 'blocked', cards: [] }];
        return [{ seat: winner, what: 'scored', cards: [], points: gain[winner] ?? 0 }];
      }
      default:
        return [];
    }
  });
}

/** The lines of events put after those that are there. A discard ends a turn. */
export function withEvents(
  lines: readonly Line[],
  events: readonly JollyEvent[],
  melds: Melds,
): Line[] {
  const deal = events[0]?.deal ?? 0;
  return append(lines, saidBy(events, melds), deal);
}

function append(lines: readonly Line[], said: readonly Said[], deal: number): Line[] {
  const all = [...lines];
  for (const line of said) {
    const last = all.at(-1);
    const before = last?.deal === deal ? last.turn : 0;
    const next = before === 0 || (last?.what === 'discard' && line.what !== 'scored');
    all.push({ ...line, deal, turn: next ? before + 1 : before });
  }
  return all;
}

type Past = View['history'][number];

/** A joker's place in a meld, as the natural that is put there finds it. */
function jokerFor({ kind, cards, low = LOWEST }: Laid, natural: string): number {
  const jokers = cards.filter(isJoker).sort();
  if (kind === 'set') return cards.indexOf(jokers[0] ?? '');
  return cards.findIndex((card, at) => isJoker(card) && placesOf(natural).includes(low + at));
}

/** What lies on the table after one more step of the history. */
function laidAfter(table: readonly Laid[], past: Past): readonly Laid[] {
  const { type, card = '', end } = past;
  if (type === 'meld' && past.kind && past.cards) {
    const { kind, cards, low } = past;
    return [...table, laidBy({ type, kind, cards, ...(low === undefined ? {} : { low }) })];
  }
  // What is taken back is the one meld that did not open.
  if (type === 'take_back') return table.slice(0, -1);
  return table.map((laid, number) => {
    if (number !== past.meld) return laid;
    if (type === 'swap') return { ...laid, cards: laid.cards.with(jokerFor(laid, card), card) };
    if (type !== 'extend') return laid;
    if (end !== 'low') return { ...laid, cards: [...laid.cards, card] };
    return { ...laid, cards: [card, ...laid.cards], low: (laid.low ?? LOWEST) - 1 };
  });
}

/** The lines of a deal that was not watched from its start. Cards taken from the row are counted only. */
export function fromHistory(view: View): Line[] {
  let table: readonly Laid[] = [];
  const said = view.history.map((past): Said => {
    const { seat, type } = past;
    const before = table;
    table = laidAfter(before, past);
    const cards = past.cards ?? (past.card ? [past.card] : []);
    if (type === 'take') return { seat, what: 'take', cards: [], count: past.count ?? 1 };
    if (type === 'take_back') return { seat, what: 'takeBack', cards: [] };
    const laid = type === 'meld' ? table.at(-1) : type === 'extend' && before[past.meld ?? -1];
    return { seat, what: type, cards, ...(laid ? { laid } : {}) };
  });
  return append([], said, view.deal);
}
