import { isJoker, rankOf, suitOf } from './code';

/** The part of the translator that names need. */
export type Translate = (key: string, values?: Record<string, string | number>) => string;

/** "Jack of spades". */
export function cardName(t: Translate, code: string): string {
  if (code === 'back') return t('cards.back');
  if (isJoker(code)) return t('cards.joker');
  return t('cards.name', {
    rank: t(`cards.rank.${rankOf(code)}`),
    suit: t(`cards.suit.${suitOf(code)}`),
  });
}

/** "Jack of spades, 2 of 13": a card in a hand. */
export function handCardName(t: Translate, code: string, at: number, count: number): string {
  return t('cards.inHand', { card: cardName(t, code), at: at + 1, count });
}

/** "Joker as queen of hearts": a joker in a meld. */
export function jokerName(t: Translate, standsFor: string): string {
  return t('cards.jokerAs', { card: cardName(t, standsFor) });
}

export function cardNames(t: Translate, codes: readonly string[]): string {
  return codes.map((code) => cardName(t, code)).join(t('list.comma'));
}
