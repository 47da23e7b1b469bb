import { useWords } from '../i18n';
import { GAMES } from '../wire/catalogue';
import type { GameName } from '../wire/generated/messages';

type Props = {
  label: string;
  value: GameName | '';
  onChange: (game: GameName | '') => void;
  /** All games together are a choice too. */
  all?: boolean;
};

/** All games or one. */
export function GameSelect({ label, value, onChange, all = true }: Props) {
  const { t } = useWords();
  return (
    <select
      aria-label={label}
      className="chip min-h-[32px] max-w-[11rem] pointer-coarse:min-h-[44px]"
      value={value}
      onChange={(event) => onChange(event.target.value as GameName | '')}
    >
      {all && <option value="">{t('home.allGames')}</option>}
      {GAMES.map((game) => (
        <option key={game} value={game}>
          {t(`game.${game}`)}
        </option>
      ))}
    </select>
  );
}
