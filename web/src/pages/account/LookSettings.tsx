import { Card } from '../../cards/Card';
import { LANGUAGES, type Language, useWords } from '../../i18n';
import { changeSettings, useSettings } from '../../settings/settings';
import { Choice } from '../../ui/Choice';
import { Switch } from '../../ui/Switch';

const THEMES = ['system', 'light', 'dark'] as const;

export function LookSettings() {
  const { t } = useWords();
  const { theme, language, fourColour, arabicIndices } = useSettings();
  return (
    <>
      <section className="panel grid gap-5 p-5">
        <h2 className="text-[22px]">{t('settings.look')}</h2>
        <Choice
          label={t('settings.theme')}
          value={theme}
          items={THEMES.map((value) => ({ value, label: t(`settings.theme.${value}`) }))}
          onChange={(chosen) => changeSettings({ theme: chosen })}
        />
        <Choice
          label={t('settings.language')}
          value={language}
          items={(Object.keys(LANGUAGES) as Language[]).map((value) => ({
            value,
            label: LANGUAGES[value].name,
          }))}
          onChange={(chosen) => changeSettings({ language: chosen })}
        />
      </section>
      <section className="panel p-5">
        <div className="mb-4 flex items-center gap-4">
          <h2 className="grow text-[22px]">{t('settings.cards')}</h2>
          <span className="flex gap-2" aria-hidden="true" dir="ltr">
            {['KS', 'QD', 'JC', 'AH'].map((code) => (
              <Card key={code} code={code} width={52} />
            ))}
          </span>
        </div>
        <Switch
          label={t('settings.fourColour')}
          hint={t('settings.fourColourHint')}
          on={fourColour}
          onChange={(on) => changeSettings({ fourColour: on })}
        />
        <Switch
          label={t('settings.arabic')}
          hint={t('settings.arabicHint')}
          on={arabicIndices}
          onChange={(on) => changeSettings({ arabicIndices: on })}
        />
      </section>
    </>
  );
}
