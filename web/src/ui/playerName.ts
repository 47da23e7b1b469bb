import type { Translate } from '../cards/names';
import type { TablePlayer } from '../wire/generated/messages';

const HOUSE = /^House (easy|medium|hard|expert)(?: (\d+))?$/;

/** What a player is called on this page: house bots by their level, in its language. */
export function playerName(say: Translate, player: Pick<TablePlayer, 'name' | 'kind'>): string {
  const [, level, number] = (player.kind === 'house' && HOUSE.exec(player.name)) || [];
  if (!level) return player.name;
  return number ? `${say(`bot.${level}`)} ${number}` : say(`bot.${level}`);
}
