import { useWords } from '../i18n';
import { Avatar, faceOf } from '../table/Avatar';
import type { TablePlayer } from '../wire/generated/messages';

type Props = { player: Pick<TablePlayer, 'name' | 'kind'>; size: number };

/** A person's or bot's avatar, the same in every language. */
export function PlayerFace({ player, size }: Props) {
  return <Avatar face={faceOf(player.name)} bot={player.kind !== 'person'} size={size} />;
}

export function BotTag() {
  const { t } = useWords();
  return <span className="bot-mark">{t('table.botTag')}</span>;
}
