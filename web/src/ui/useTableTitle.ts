import { useWords } from '../i18n';
import type { TableCard } from '../wire/generated/messages';
import { playerName } from './playerName';

/** What the house calls the tables that it opens for those who want to play now. */
const QUICK = 'Quick table';

/** What stands between the contestants after whom it calls a table of the arena. */
const AGAINST = ' – ';

/** What it calls a table that nobody has named: the game's own title. */
const TITLES = new Set(['Omi', 'Tiến lên miền Nam', 'Jolly', 'Baloot', 'Santase']);

type Named = Pick<TableCard, 'name' | 'game' | 'code' | 'mode'>;

/** A table's name, or what it is called without one. */
export function useTableTitle(card: Named): string {
  const { t, say } = useWords();
  if (card.name === QUICK) return t('table.quick');
  if (TITLES.has(card.name)) return say(`game.${card.game}`);
  if (card.mode === 'arena') {
    const names = card.name.split(AGAINST);
    return names.map((name) => playerName(say, { name, kind: 'house' })).join(AGAINST);
  }
  return card.name || `${say(`game.${card.game}`)} ${card.code}`;
}
