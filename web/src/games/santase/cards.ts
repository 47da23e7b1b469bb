/** What the board reads out of a hand and of what is legal. */
import { isRed, rankOf, SUITS, type Suit, suitOf } from '../../cards/code';
import type { Act, Play, View } from './types';

const ORDER = 'ATKQJ9';
export const GOAL = 66;

export type Sorting = 'suit' | 'rank';

/** Trumps first, then suits whose colours take turns. */
function suitOrder(trump: Suit): Suit[] {
  const others = SUITS.filter((suit) => suit !== trump);
  const same = others.filter((suit) => isRed(suit) === isRed(trump));
  const [first, last] = others.filter((suit) => isRed(suit) !== isRed(trump));
  return [trump, first, ...same, last].filter((suit) => suit !== undefined);
}

export function sorted(hand: readonly string[], trump: Suit, by: Sorting): string[] {
  const suits = suitOrder(trump);
  const suit = (code: string) => suits.indexOf(suitOf(code));
  const rank = (code: string) => ORDER.indexOf(rankOf(code));
  return [...hand].sort((a, b) =>
    by === 'suit' ? suit(a) - suit(b) || rank(a) - rank(b) : rank(a) - rank(b) || suit(a) - suit(b),
  );
}

const plays = (legal: readonly Act[]) =>
  legal.filter((action): action is Play => action.type === 'play');

export const can = (legal: readonly Act[], type: Act['type']): boolean =>
  legal.some((action) => action.type === type);

/** The ways to play a card: at most one without and one with a marriage. */
export function waysOf(legal: readonly Act[], code: string) {
  const ways = plays(legal).filter(({ card }) => card === code);
  return {
    plain: ways.find(({ marriage }) => !marriage),
    marriage: ways.find(({ marriage }) => marriage),
  };
}

/** What a click on a card does: a marriage that can be declared is declared. */
export function playOf(legal: readonly Act[], code: string): Play | undefined {
  const { plain, marriage } = waysOf(legal, code);
  return marriage ?? plain;
}

export const playable = (legal: readonly Act[]): Set<string> =>
  new Set(plays(legal).map(({ card }) => card));

/** Suits of the marriages that can be declared now. */
export function marriagesOf(legal: readonly Act[]): Suit[] {
  const suits = plays(legal)
    .filter(({ marriage }) => marriage)
    .map(({ card }) => suitOf(card));
  return SUITS.filter((suit) => suits.includes(suit));
}

export const marriagePoints = (suit: Suit, trump: Suit): number => (suit === trump ? 40 : 20);

export type Duty = 'higher' | 'suit' | 'trump' | 'other';

/** Why only some cards may follow, read from those that may; null where all may. */
export function dutyOf({ hand, table, trump, phase }: View, legal: readonly Act[]): Duty | null {
  const free = playable(legal);
  if (phase !== 'follow' || !table || free.size === 0 || free.size === hand.length) return null;
  const led = suitOf(table);
  const all = (suit: Suit) => [...free].every((code) => suitOf(code) === suit);
  if (all(led)) {
    return hand.every((code) => suitOf(code) !== led || free.has(code)) ? 'suit' : 'higher';
  }
  return all(trump) ? 'trump' : 'other';
}
