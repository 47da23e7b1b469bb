import { CircleHelp, Eye, Flag, Moon, Settings, Sun, Volume2, VolumeX } from 'lucide-react';
import { Link } from 'react-router';
import { useWords } from '../i18n';
import { changeSettings, useSettings } from '../settings/settings';
import { toggleTheme, useTheme } from '../settings/useTheme';
import type { GameName } from '../wire/generated/messages';

type Props = {
  game: GameName;
  watching: number;
  /** Null where there is nobody to complain about. */
  onReport: (() => void) | null;
};

/** Icons at the end of the bar: who watches, rules, sound, theme, settings. */
export function BoardTools({ game, watching, onReport }: Props) {
  const { t, number } = useWords();
  const theme = useTheme();
  const sound = useSettings((settings) => settings.sound);
  return (
    <>
      {watching > 0 && (
        <span className="chip" title={t('board.spectators', { count: watching })}>
          <Eye size={16} aria-hidden="true" />
          <span aria-hidden="true">{number(watching)}</span>
          <span className="sr-only">{t('board.spectators', { count: watching })}</span>
        </span>
      )}
      <Link
        to={`/rules/${game}`}
        target="_blank"
        className="icon-button"
        data-filled
        aria-label={t('table.rules')}
      >
        <CircleHelp size={18} />
      </Link>
      <button
        type="button"
        className="icon-button"
        data-filled
        aria-label={t('table.sound')}
        aria-pressed={sound}
        onClick={() => changeSettings({ sound: !sound })}
      >
        {sound ? <Volume2 size={18} /> : <VolumeX size={18} />}
      </button>
      <button
        type="button"
        className="icon-button"
        data-filled
        aria-label={t(theme === 'dark' ? 'nav.toLight' : 'nav.toDark')}
        onClick={() => toggleTheme(theme)}
      >
        {theme === 'dark' ? <Sun size={18} /> : <Moon size={18} />}
      </button>
      {onReport && (
        <button
          type="button"
          className="icon-button max-[760px]:hidden"
          data-filled
          aria-label={t('report.open')}
          title={t('report.open')}
          onClick={onReport}
        >
          <Flag size={18} />
        </button>
      )}
      <Link
        to="/settings"
        target="_blank"
        className="icon-button max-[760px]:hidden"
        data-filled
        aria-label={t('nav.settings')}
      >
        <Settings size={18} />
      </Link>
    </>
  );
}
