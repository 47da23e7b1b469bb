import { Plus } from 'lucide-react';
import { useWords } from '../../i18n';
import { Avatar } from '../../table/Avatar';

const LEVELS = [
  ['easy', 3],
  ['medium', 2],
  ['hard', 5],
  ['expert', 0],
] as const;

/** The players of the house, by level. */
export function HouseBots({ onPick }: { onPick: (bot: string) => void }) {
  const { t } = useWords();
  return (
    <>
      {LEVELS.map(([level, face]) => (
        <li key={level}>
          <button type="button" className="bot-offer" onClick={() => onPick(`house:${level}`)}>
            <Avatar face={face} bot size={40} />
            <span className="grow">
              <b className="block font-[650] leading-tight">{t(`lobby.bot.${level}`)}</b>
              <small className="text-[12.5px] text-ink-3">{t(`lobby.bot.${level}Hint`)}</small>
            </span>
            <Plus size={17} aria-hidden="true" />
          </button>
        </li>
      ))}
    </>
  );
}
