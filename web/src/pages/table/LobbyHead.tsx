import { Copy, Link as LinkIcon } from 'lucide-react';
import { useWords } from '../../i18n';
import { Button } from '../../ui/Button';
import { copy } from '../../ui/copy';
import { Felt } from '../../ui/Felt';
import { GameMark } from '../../ui/GameMark';
import { notify } from '../../ui/toasts';
import { useTableTitle } from '../../ui/useTableTitle';
import type { TableCard } from '../../wire/generated/messages';

/** The table's name on its felt, and the link to it. */
export function LobbyHead({ card }: { card: TableCard }) {
  const { t, say } = useWords();
  const title = useTableTitle(card);
  const link = `${location.origin}/t/${card.code}`;
  const clock =
    card.turn_seconds === null
      ? t('unit.noClock')
      : t('lobby.perTurn', { count: card.turn_seconds });
  const share = async () => {
    await copy(link);
    notify(t('lobby.copied'));
  };
  return (
    <header className="on-felt relative overflow-hidden text-on-felt">
      <Felt game={card.game} />
      <div className="wrap relative flex flex-wrap items-center gap-5 py-7">
        <span className="rounded-[18px] shadow-[0_0_0_2px_#ffecc84d]">
          <GameMark game={card.game} size={64} />
        </span>
        <div className="min-w-0 grow basis-56">
          <h1 className="break-words font-[800] text-[clamp(26px,4vw,38px)]">{title}</h1>
          <p className="mt-1">
            {t('lobby.head', {
              game: say(`game.${card.game}`),
              mode: say(`mode.${card.mode}`),
              clock,
            })}
          </p>
        </div>
        <div className="flex min-w-0 items-center gap-3 rounded-[15px] border border-[#ffecc840] bg-black/35 p-1.5 ps-4">
          <LinkIcon size={16} className="flex-none max-[480px]:hidden" />
          <bdi className="truncate font-code text-14" dir="ltr" title={t('lobby.share')}>
            {link.replace(/^https?:\/\//, '')}
          </bdi>
          <Button size="small" icon={<Copy size={15} />} onClick={() => void share()}>
            {t('lobby.copy')}
          </Button>
        </div>
      </div>
    </header>
  );
}
