import { useWords } from '../i18n';
import { Avatar, faceOf } from '../table/Avatar';
import type { TablePlayer } from '../wire/generated/messages';
import { playerName } from './playerName';

type Props = { player: Pick<TablePlayer, 'name' | 'kind'>; size: number };

/** A person's or bot's avatar, always the same for a name. */
export function PlayerFace({ player, size }: Props) {
  const { say } = useWords();
  return (
    <Avatar face={faceOf(playerName(say, player))} bot={player.kind !== 'person'} size={size} />
  );
}

export function BotTag() {
  const { t } = useWords();
  return <span className="bot-mark">{t('table.botTag')}</span>;
}
