import { useWords } from '../i18n';
import type { TableCard } from '../wire/generated/messages';

/** A table's name, or what it is called without one. */
export function useTableTitle(card: Pick<TableCard, 'name' | 'game' | 'code'>): string {
  const { say } = useWords();
  return card.name || `${say(`game.${card.game}`)} ${card.code}`;
}
