/** What has happened in a deal, line by line, from its history or from events as they come. */
import { laidBy } from './plans';
import type { JollyEvent, Laid, View } from './types';

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
  /** A new meld, or the one that has grown, as it lies now. */
  laid?: Laid;
  points?: number;
};

type Said = Omit<Line, 'deal' | 'turn'>;
type Melds = View['melds'];

const laidOf = (melds: Melds, number: number): { laid: Laid } | object => {
  const meld = melds.find((one) => one.meld === number);
  return meld ? { laid: meld } : {};
};

/** What events tell. `melds` are those that lie when the events are over. */
export function saidBy(events: readonly JollyEvent[], melds: Melds): Said[] {
  return events.flatMap((event): Said[] => {
    switch (event.type) {
      case 'action': {
        const { seat } = event;
        const action = event.action as View['legal_actions'][number];
        if (action.type === 'meld') {
          return [{ seat, what: 'meld', cards: action.cards, laid: laidBy(action) }];
        }
        if (action.type === 'extend') {
          return [{ seat, what: 'extend', cards: [action.card], ...laidOf(melds, action.meld) }];
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

/** The lines of a deal that was not watched from its start. Cards taken from the row are counted only. */
export function fromHistory(view: View): Line[] {
  const said = view.history.map((past): Said => {
    const { seat, type } = past;
    const card = past.card ? [past.card] : [];
    if (type === 'take') return { seat, what: 'take', cards: [], count: past.count ?? 1 };
    if (type === 'take_back') return { seat, what: 'takeBack', cards: [] };
    if (type === 'meld' && past.kind && past.cards) {
      const { kind, cards, low } = past;
      const laid = laidBy({ type, kind, cards, ...(low === undefined ? {} : { low }) });
      return { seat, what: 'meld', cards, laid };
    }
    if (type === 'extend') {
      return { seat, what: type, cards: card, ...laidOf(view.melds, past.meld ?? -1) };
    }
    return { seat, what: type === 'meld' ? 'meld' : type, cards: card };
  });
  return append([], said, view.deal);
}
