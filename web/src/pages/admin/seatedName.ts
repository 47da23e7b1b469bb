import { playerName } from '../../ui/playerName';
import type { TablePlayer } from '../../wire/generated/messages';
import type { Speaker } from './coded';

/** Who sits there. No picture beside it tells people and programs apart, as there is one at tables. */
export function seatedName(
  { t, say }: Speaker,
  player: Pick<TablePlayer, 'name' | 'kind'>,
): string {
  if (player.kind === 'person') return player.name;
  const kind = t(player.kind === 'house' ? 'lobby.houseBot' : 'lobby.bot');
  return `${playerName(say, player)} (${kind})`;
}
