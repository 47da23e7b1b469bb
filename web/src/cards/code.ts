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
