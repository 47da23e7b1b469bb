import { Swords } from 'lucide-react';
import { useState } from 'react';
import { useWords } from '../../i18n';
import { Button, type ButtonKind } from '../../ui/Button';
import type { GameName } from '../../wire/generated/messages';
import { useEnter } from '../home/useEnter';

type Props = { bot: string; game: GameName; kind: ButtonKind };

/** From its code, or its card, to a table with it. */
export function PlayAgainst({ bot, game, kind }: Props) {
  const { t } = useWords();
  const enter = useEnter();
  const [busy, setBusy] = useState(false);
  const play = async () => {
    setBusy(true);
    await enter.against(game, bot);
    setBusy(false);
  };
  return (
    <Button
      kind={kind}
      size="small"
      icon={<Swords size={15} aria-hidden="true" />}
      disabled={busy}
      onClick={() => void play()}
    >
      {t('bots.playAgainst')}
    </Button>
  );
}
