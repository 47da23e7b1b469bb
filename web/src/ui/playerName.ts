import type { Translate } from '../cards/names';
import type { TablePlayer } from '../wire/generated/messages';

const HOUSE = /^House (easy|medium|hard|expert)(?: (\d+))?$/;

/** What a player is called on this page: house bots by their level, in its language; no line breaks before their number. */
export function playerName(say: Translate, player: Pick<TablePlayer, 'name' | 'kind'>): string {
  const [, level, number] = (player.kind === 'house' && HOUSE.exec(player.name)) || [];
  if (!level) return player.name;
  return number ? `${say(`bot.${level}`)}\u00a0${number}` : say(`bot.${level}`);
}

const HOUSE_ID = /^house:(easy|medium|hard|expert)$/;

/** What a contestant of the arena is called: house bots in the language of the page. */
export function botName(say: Translate, { id, name }: { id: string; name: string }): string {
  const [, level] = HOUSE_ID.exec(id) ?? [];
  if (!level) return name;
  return say('arena.houseLevel', { level: say(`bot.${level}`).toLocaleLowerCase() });
}
