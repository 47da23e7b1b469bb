import { type CSSProperties, useId } from 'react';
import { useWords } from '../../i18n';
import { changeSettings, useSettings } from '../../settings/settings';
import { playSound } from '../../table/sounds';
import { Choice } from '../../ui/Choice';
import { Switch } from '../../ui/Switch';

const MOTIONS = ['system', 'full', 'reduced'] as const;

export function MotionSettings() {
  const { t } = useWords();
  const id = useId();
  const { sound, volume, animation, shortcuts } = useSettings();
  return (
    <section className="panel grid gap-4 p-5">
      <h2 className="text-[22px]">{t('settings.motion')}</h2>
      <Choice
        label={t('settings.animation')}
        value={animation}
        items={MOTIONS.map((value) => ({ value, label: t(`settings.animation.${value}`) }))}
        onChange={(chosen) => changeSettings({ animation: chosen })}
      />
      <div>
        <Switch
          label={t('settings.sound')}
          on={sound}
          onChange={(on) => {
            changeSettings({ sound: on });
            playSound('turn');
          }}
        />
        <div className="row-line flex min-h-[56px] items-center gap-4">
          <label htmlFor={id} className="grow font-semibold">
            {t('settings.volume')}
          </label>
          <input
            id={id}
            type="range"
            min="0"
            max="1"
            step="0.1"
            disabled={!sound}
            className="slider h-11 w-40"
            style={{ '--done': volume } as CSSProperties}
            value={volume}
            onChange={(event) => {
              changeSettings({ volume: Number(event.target.value) });
              playSound('land');
            }}
          />
        </div>
        <Switch
          label={t('settings.shortcuts')}
          hint={t('settings.shortcutsHint')}
          on={shortcuts}
          onChange={(on) => changeSettings({ shortcuts: on })}
        />
      </div>
    </section>
  );
}
