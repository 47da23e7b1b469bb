import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useWords } from '../../i18n';
import { Avatar } from '../../table/Avatar';
import type { TableCard } from '../../wire/generated/messages';
import { useSession } from '../../wire/session';
import { AddBot } from './AddBot';
import { HouseBots } from './HouseBots';
import { useAddBot } from './useAddBot';

/** Bots for the next free seat; the host's to give. */
export function FillSeat({ card }: { card: TableCard }) {
  const { t } = useWords();
  const add = useAddBot();
  const isHost = useSession((state) => state.player?.id === card.host);
  const [choosing, setChoosing] = useState(false);
  const free = card.seats.find(({ player }) => !player);
  if (card.mode === 'ranked') return null;
  return (
    <section className="panel p-5">
      <h2 className="text-[22px]">{t('lobby.fill')}</h2>
      {!free && <p className="mt-2 text-ink-3">{t('lobby.full')}</p>}
      {free && !isHost && <p className="mt-2 text-ink-3">{t('lobby.fillHint')}</p>}
      {free && isHost && (
        <ul className="mt-3 grid gap-2">
          <HouseBots onPick={(bot) => void add(free.seat, bot)} />
          <li>
            <button type="button" className="bot-offer" onClick={() => setChoosing(true)}>
              <Avatar face={4} bot size={40} />
              <span className="grow">
                <b className="block font-[650] leading-tight">{t('seatBot.more')}</b>
                <small className="text-[12.5px] text-ink-3">{t('seatBot.moreHint')}</small>
              </span>
              <ChevronRight size={17} className="flip-rtl" aria-hidden="true" />
            </button>
          </li>
        </ul>
      )}
      {choosing && free && (
        <AddBot card={card} seat={free.seat} onClose={() => setChoosing(false)} />
      )}
    </section>
  );
}
