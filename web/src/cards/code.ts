/** Card codes as on the wire: rank then suit (`TS`), jokers `X0` … `X7`. */
export type Suit = 'S' | 'H' | 'D' | 'C';
export const SUITS: readonly Suit[] = ['S', 'H', 'D', 'C'];
export const RANKS = [...'23456789TJQKA'] as const;

export const isJoker = (code: string): boolean => code.startsWith('X');
export const rankOf = (code: string): string => code.charAt(0);
export const suitOf = (code: string): Suit => code.charAt(1) as Suit;
export const isRed = (suit: Suit): boolean => suit === 'H' || suit === 'D';

/** What is printed in the corner. */
export const indexOf = (rank: string): string => (rank === 'T' ? '10' : rank);

const ARABIC_LETTERS: Record<string, string> = { A: 'أ', K: 'ك', Q: 'ب', J: 'و' };

/** What stands in the corner of a court card and an ace in an Arabic deck. */
export const arabicLetterOf = (rank: string): string | undefined => ARABIC_LETTERS[rank];
