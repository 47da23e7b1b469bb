/** A view with an own action drawn as done, before the server has answered. */
import { laidBy } from './plans';
import type { Action, View } from './types';

const without = (cards: readonly string[], gone: readonly string[]) =>
  cards.filter((card) => !gone.includes(card));

/** Cards that an own action takes out of the hand. */
export function leaving(action: Action): string[] {
  if (action.type === 'meld') return action.cards;
  return 'card' in action ? [action.card] : [];
}

export function asDone(view: View, action: Action): View {
  const { seat } = view;
  if (seat === null) return view;
  const hand = without(view.hand, leaving(action));
  const counted = (own: string[]) => view.counts.map((n, at) => (at === seat ? own.length : n));
  const after = { ...view, hand, counts: counted(hand) };
  switch (action.type) {
    case 'discard':
      return { ...after, row: [...without(view.row, [action.card]), action.card] };
    case 'meld': {
      const { cards, ...laid } = laidBy(action);
      const meld = { meld: view.melds.length, owner: seat, ...laid, cards: [...cards] };
      return { ...after, melds: [...view.melds, meld] };
    }
    case 'extend': {
      const melds = view.melds.map((meld) => {
        if (meld.meld !== action.meld) return meld;
        if (action.end !== 'low') return { ...meld, cards: [...meld.cards, action.card] };
        const low = meld.low === undefined ? {} : { low: meld.low - 1 };
        return { ...meld, ...low, cards: [action.card, ...meld.cards] };
      });
      return { ...after, melds };
    }
    case 'take': {
      const taken = view.row.slice(-action.count);
      const own = [...view.hand, ...taken];
      return {
        ...view,
        hand: own,
        counts: counted(own),
        row: view.row.slice(0, -action.count),
        history: [...view.history, { seat, ...action }],
      };
    }
    default:
      return view;
  }
}
