import { useState } from 'react';
import { useWords } from '../../i18n';
import { Dialog } from '../../ui/Dialog';
import { GameMark } from '../../ui/GameMark';
import { GAMES } from '../../wire/catalogue';
import { useEnter } from './useEnter';

type Props = { for: 'play' | 'practice'; onClose: () => void };

/** One question before the cards: which game? */
export function ChooseGame({ for: purpose, onClose }: Props) {
  const { t } = useWords();
  const enter = useEnter();
  const [busy, setBusy] = useState(false);
  const practice = purpose === 'practice';
  return (
    <Dialog title={t(practice ? 'home.choosePractice' : 'home.choose')} onClose={onClose}>
      <p className="-mt-2 mb-4 text-ink-2">
        {t(practice ? 'home.choosePracticeHint' : 'home.chooseHint')}
      </p>
      <ul className="grid gap-2">
        {GAMES.map((game) => (
          <li key={game}>
            <button
              type="button"
              className="bot-offer"
              disabled={busy}
              onClick={async () => {
                setBusy(true);
                await (practice ? enter.practice(game) : enter.play(game));
                setBusy(false);
              }}
            >
              <GameMark game={game} size={40} />
              <span className="grow">
                <b className="block font-[650] leading-tight">{t(`game.${game}.full`)}</b>
                <small className="text-[12.5px] text-ink-3">{t(`game.${game}.kind`)}</small>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
