import { Check, Languages } from 'lucide-react';
import { LANGUAGES, type Language, useWords } from '../i18n';
import { changeSettings } from '../settings/settings';
import { Popover } from '../ui/Popover';

/** The six languages, each in its own name. */
export function LanguageMenu() {
  const { t, language } = useWords();
  return (
    <Popover label={t('nav.language')} className="icon-button" button={<Languages size={19} />}>
      {(Object.keys(LANGUAGES) as Language[]).map((one) => (
        <button
          key={one}
          type="button"
          lang={one}
          aria-pressed={one === language}
          className="flex min-h-[44px] w-full items-center gap-3 rounded-[10px] px-3 text-start hover:bg-surface-2"
          onClick={() => changeSettings({ language: one })}
        >
          <span className="grow">{LANGUAGES[one].name}</span>
          {one === language && <Check size={16} />}
        </button>
      ))}
    </Popover>
  );
}
