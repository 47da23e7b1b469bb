/** What lies in a set or run, and what it is worth to somebody who opens. */
import { isJoker, rankOf, suitOf } from '../../cards/code';
import type { Laid } from './types';

/** Ranks by place in a run: 1 is the ace below the 2, 14 the ace above the king. */
const PLACES = ' A23456789TJQKA';
export const LOWEST = 1;
export const HIGHEST = 14;

const rankAt = (place: number): string => PLACES.charAt(place);
export const placesOf = (card: string): number[] =>
  [...PLACES].flatMap((rank, place) => (place > 0 && rank === rankOf(card) ? [place] : []));

const natural = ({ cards }: Laid): string => cards.find((card) => !isJoker(card)) ?? '';
export const rankOfSet = (laid: Laid): string => rankOf(natural(laid));
export const suitOfRun = (laid: Laid) => suitOf(natural(laid));
export const jokersIn = (cards: readonly string[]): number => cards.filter(isJoker).length;

/** Each card with what it stands for; a joker in a set has a rank only, its suit is left open. */
export function meaning(laid: Laid): { code: string; as?: string }[] {
  return laid.cards.map((code, at) => {
    if (!isJoker(code)) return { code };
    const as =
      laid.kind === 'set' ? rankOfSet(laid) : rankAt((laid.low ?? LOWEST) + at) + suitOfRun(laid);
    return { code, as };
  });
}

/** First and last card of a run, jokers as what they stand for. */
export function ends(laid: Laid): [first: string, last: string] {
  const low = laid.low ?? LOWEST;
  return [rankAt(low), rankAt(low + laid.cards.length - 1)];
}

const TENS = new Set(['T', 'J', 'Q', 'K']);
const SETS_OF_ACES: Record<number, number> = { 3: 25, 4: 35 };

/** Points towards the opening, as the rule book counts them; shown only, the server decides. */
export function worth(laid: Laid): number {
  if (laid.kind === 'set') {
    const rank = rankOfSet(laid);
    if (rank === 'A') return SETS_OF_ACES[laid.cards.length] ?? 0;
    return laid.cards.length * (TENS.has(rank) ? 10 : 5);
  }
  const low = laid.low ?? LOWEST;
  return laid.cards.reduce((sum, _, at) => {
    const place = low + at;
    return sum + (place === HIGHEST || TENS.has(rankAt(place)) ? 10 : 5);
  }, 0);
}
