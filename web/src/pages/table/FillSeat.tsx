import { Plus } from 'lucide-react';
import { useWords } from '../../i18n';
import { Avatar } from '../../table/Avatar';
import { failureText, notify } from '../../ui/toasts';
import type { TableCard } from '../../wire/generated/messages';
import { useSession } from '../../wire/session';
import { useTableActions } from '../../wire/useTable';

const LEVELS = [
  ['easy', 3],
  ['medium', 2],
  ['hard', 5],
  ['expert', 0],
] as const;

/** House bots for the next free seat; the host's to give. */
export function FillSeat({ card }: { card: TableCard }) {
  const { t, say } = useWords();
  const table = useTableActions();
  const isHost = useSession((state) => state.player?.id === card.host);
  const free = card.seats.find(({ player }) => !player);
  if (card.mode === 'ranked') return null;
  const add = async (level: string) => {
    if (!free) return;
    const answer = await table.addBot(free.seat, `house:${level}`);
    if (!answer.ok) notify(failureText(say, answer.error), 'error');
  };
  return (
    <section className="panel p-5">
      <h2 className="text-[22px]">{t('lobby.fill')}</h2>
      {!free && <p className="mt-2 text-ink-3">{t('lobby.full')}</p>}
      {free && !isHost && <p className="mt-2 text-ink-3">{t('lobby.fillHint')}</p>}
      {free && isHost && (
        <ul className="mt-3 grid gap-2">
          {LEVELS.map(([level, face]) => (
            <li key={level}>
              <button type="button" className="bot-offer" onClick={() => void add(level)}>
                <Avatar face={face} bot size={40} />
                <span className="grow">
                  <b className="block font-[650] leading-tight">{t(`lobby.bot.${level}`)}</b>
                  <small className="text-[12.5px] text-ink-3">{t(`lobby.bot.${level}Hint`)}</small>
                </span>
                <Plus size={17} aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
