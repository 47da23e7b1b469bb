import { arabicLetterOf, indexOf, isJoker, rankOf, suitOf } from './code';

const MARKS = { S: '♠', H: '♥', D: '♦', C: '♣' } as const;

/** A card in plain text, with the index that its corner shows: `10♥`. */
export function cardText(code: string, arabic: boolean): string {
  if (isJoker(code)) return '★';
  const rank = rankOf(code);
  return `${(arabic && arabicLetterOf(rank)) || indexOf(rank)}${MARKS[suitOf(code)]}`;
}
