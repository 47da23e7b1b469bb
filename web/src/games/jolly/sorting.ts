/** The order in which a hand is held. */
import { isJoker, RANKS, rankOf, suitOf } from '../../cards/code';

export type Order = 'suit' | 'rank';

/** Black and red by turns, so that neighbours are told apart. */
const SUIT_ORDER = 'SHCD';
const suitAt = (card: string) => SUIT_ORDER.indexOf(suitOf(card));
const rankAt = (card: string) => RANKS.indexOf(rankOf(card) as (typeof RANKS)[number]);

export function sorted(hand: readonly string[], order: Order): string[] {
  const key = (card: string) => {
    if (isJoker(card)) return 1000 + Number(card.slice(1));
    return order === 'suit' ? suitAt(card) * 20 + rankAt(card) : rankAt(card) * 20 + suitAt(card);
  };
  return [...hand].sort((a, b) => key(a) - key(b));
}
