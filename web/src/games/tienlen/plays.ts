/** What may be played, as the server lists it. */
import type { TienlenAction, TienlenPlay, TienlenView } from '../../wire/generated/messages';
import { type Combo, comboOf, inOrder, isHang } from './combos';

const keyOf = (codes: readonly string[]) => inOrder(codes).join(' ');

export type Offer = {
  /** The legal play with exactly these cards. */
  playOf: (codes: readonly string[]) => TienlenPlay | undefined;
  /** Cards that are in some legal play. */
  playable: ReadonlySet<string>;
  canPass: boolean;
  canPlay: boolean;
  /** There is something to decide at all. */
  mine: boolean;
};

export function offerOf(legal: readonly TienlenAction[]): Offer {
  const plays = new Map<string, TienlenPlay>();
  const playable = new Set<string>();
  let canPass = false;
  for (const action of legal) {
    if (action.type === 'pass') canPass = true;
    else {
      plays.set(keyOf(action.cards), action);
      for (const code of action.cards) playable.add(code);
    }
  }
  return {
    playOf: (codes) => plays.get(keyOf(codes)),
    playable,
    canPass,
    canPlay: plays.size > 0,
    mine: legal.length > 0,
  };
}

/** What is said of the cards that are picked. */
export type Verdict = 'beats' | 'chops' | 'leads' | 'opening' | 'freeCut' | 'low' | 'none' | 'wait';

export function verdictOf(
  picked: readonly string[],
  combo: Combo | null,
  offer: Offer,
  view: Pick<TienlenView, 'top' | 'opening_card' | 'free_cut'>,
): Verdict {
  if (!combo) return 'none';
  if (!offer.mine) return 'wait';
  if (offer.playOf(picked)) return !view.top ? 'leads' : isHang(combo) ? 'chops' : 'beats';
  if (view.opening_card && !picked.includes(view.opening_card)) return 'opening';
  return view.free_cut ? 'freeCut' : 'low';
}

/** The plays of the running round, oldest first, with the place of each in the deal. */
export function roundPlays(view: Pick<TienlenView, 'history' | 'round_start'>) {
  return view.history.flatMap(({ seat, cards }, at) =>
    at >= view.round_start && cards ? [{ at, seat, cards, combo: comboOf(cards) }] : [],
  );
}
