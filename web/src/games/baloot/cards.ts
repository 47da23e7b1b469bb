/** How cards are arranged and compared for the eye; what may be played is the server's to say. */
import { isRed, rankOf, type Suit, suitOf } from '../../cards/code';

/** Highest first. */
const PLAIN = 'ATKQJ987';
const TRUMP = 'J9ATKQ87';
const RUNS = 'AKQJT987';
const SUIT_ORDER: readonly Suit[] = ['S', 'H', 'C', 'D'];

export type SortBy = 'strength' | 'runs';
type Played = { seat: number; card: string };

/** Colours take turns where they can; trumps come first. */
export function suitOrder(suits: ReadonlySet<Suit>, trump: Suit | null): Suit[] {
  const left = SUIT_ORDER.filter((suit) => suits.has(suit));
  const order: Suit[] = [];
  while (left.length > 0) {
    const last = order.at(-1);
    const fits = left.filter((suit) =>
      last ? isRed(suit) !== isRed(last) : trump === null || !suits.has(trump) || suit === trump,
    );
    const many = (suit: Suit) => left.filter((other) => isRed(other) === isRed(suit)).length;
    const from = fits.length > 0 ? fits : left;
    const next = from.reduce((best, suit) => (many(suit) > many(best) ? suit : best));
    order.push(next);
    left.splice(left.indexOf(next), 1);
  }
  return order;
}

export function sortHand(hand: readonly string[], trump: Suit | null, by: SortBy): string[] {
  const suits = suitOrder(new Set(hand.map(suitOf)), trump);
  const rank = (card: string) =>
    (by === 'runs' ? RUNS : suitOf(card) === trump ? TRUMP : PLAIN).indexOf(rankOf(card));
  return hand.toSorted(
    (a, b) => suits.indexOf(suitOf(a)) - suits.indexOf(suitOf(b)) || rank(a) - rank(b),
  );
}

/** From the highest down, as one tells a run. */
export const byRank = (cards: readonly string[]): string[] =>
  cards.toSorted((a, b) => RUNS.indexOf(rankOf(a)) - RUNS.indexOf(rankOf(b)));

function beats(card: string, best: string, trump: Suit | null): boolean {
  const suit = suitOf(card);
  if (suit !== suitOf(best)) return suit === trump;
  const order = suit === trump ? TRUMP : PLAIN;
  return order.indexOf(rankOf(card)) < order.indexOf(rankOf(best));
}

/** The card that lies highest in a trick. */
export function winnerOf(trick: readonly Played[], trump: Suit | null): Played | undefined {
  const [led] = trick;
  if (!led) return undefined;
  return trick.reduce((best, play) => (beats(play.card, best.card, trump) ? play : best), led);
}

export type Why =
  | { kind: 'follow'; suit: Suit }
  | { kind: 'rise'; card: string }
  | { kind: 'ruff'; suit: Suit }
  | { kind: 'overruff'; suit: Suit; card: string }
  | { kind: 'closed' };

/** Tells from the cards that may be played what is asked; null if every card may be played. */
export function whyDimmed(
  hand: readonly string[],
  playable: ReadonlySet<string>,
  trick: readonly Played[],
  trump: Suit | null,
): Why | null {
  const off = hand.filter((card) => !playable.has(card));
  if (off.length === 0 || playable.size === 0) return null;
  const [led] = trick;
  if (!led) return { kind: 'closed' };
  const suit = suitOf(led.card);
  const best = winnerOf(trick, trump)?.card ?? led.card;
  if (hand.some((card) => suitOf(card) === suit)) {
    const trumpsOff = off.some((card) => suitOf(card) === trump);
    return suit === trump && trumpsOff ? { kind: 'rise', card: best } : { kind: 'follow', suit };
  }
  const over = suitOf(best) === trump && [...playable].some((card) => beats(card, best, trump));
  return over ? { kind: 'overruff', suit, card: best } : { kind: 'ruff', suit };
}
