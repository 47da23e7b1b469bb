import { indexOf, isJoker, rankOf, suitOf } from './code';

const MARKS = { S: '♠', H: '♥', D: '♦', C: '♣' } as const;

/** A card in running text: `10♥`. */
export const cardText = (code: string): string =>
  isJoker(code) ? '★' : `${indexOf(rankOf(code))}${MARKS[suitOf(code)]}`;
