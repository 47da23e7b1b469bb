import { arabicLetterOf, indexOf, rankOf } from './code';
import { useDeck } from './Deck';

/** The index of a card in running text, as its corner shows it. */
export function CardIndex({ code }: { code: string }) {
  const { arabic } = useDeck();
  const rank = rankOf(code);
  return (arabic && arabicLetterOf(rank)) || indexOf(rank);
}
