import { CircleHelp, Flag, LogOut, Moon, Settings, Sun, Volume2, VolumeX } from 'lucide-react';
import { Link } from 'react-router';
import { useWords } from '../i18n';
import { changeSettings, useSettings } from '../settings/settings';
import { toggleTheme, useTheme } from '../settings/useTheme';
import { Dialog } from '../ui/Dialog';
import type { GameName } from '../wire/generated/messages';

type Props = {
  game: GameName;
  title: string;
  onLeave: () => void;
  /** Null where there is nobody to complain about. */
  onReport: (() => void) | null;
  onClose: () => void;
};

const MENU_LINE =
  'flex min-h-[48px] w-full items-center gap-3 rounded-[10px] px-3 text-start hover:bg-surface-2';

/** What the bar has no room for on a phone. */
export function BoardMenu({ game, title, onLeave, onReport, onClose }: Props) {
  const { t } = useWords();
  const theme = useTheme();
  const sound = useSettings((settings) => settings.sound);
  return (
    <Dialog title={title} onClose={onClose}>
      <div className="grid gap-1 text-17">
        <Link to={`/rules/${game}`} target="_blank" className={MENU_LINE}>
          <CircleHelp size={19} aria-hidden="true" /> {t('table.rules')}
        </Link>
        <button
          type="button"
          className={MENU_LINE}
          aria-pressed={sound}
          onClick={() => changeSettings({ sound: !sound })}
        >
          {sound ? <Volume2 size={19} /> : <VolumeX size={19} />} {t('table.sound')}
        </button>
        <button type="button" className={MENU_LINE} onClick={() => toggleTheme(theme)}>
          {theme === 'dark' ? <Sun size={19} /> : <Moon size={19} />}
          {t(theme === 'dark' ? 'nav.toLight' : 'nav.toDark')}
        </button>
        <Link to="/settings" target="_blank" className={MENU_LINE}>
          <Settings size={19} aria-hidden="true" /> {t('nav.settings')}
        </Link>
        {onReport && (
          <button
            type="button"
            className={MENU_LINE}
            onClick={() => {
              onClose();
              onReport();
            }}
          >
            <Flag size={19} aria-hidden="true" /> {t('report.open')}
          </button>
        )}
        <button
          type="button"
          className={`${MENU_LINE} text-danger`}
          onClick={() => {
            onClose();
            onLeave();
          }}
        >
          <LogOut size={19} className="rtl:-scale-x-100" aria-hidden="true" /> {t('table.leave')}
        </button>
      </div>
    </Dialog>
  );
}
