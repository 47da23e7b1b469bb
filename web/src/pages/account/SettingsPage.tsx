import { useWords } from '../../i18n';
import { useSession } from '../../wire/session';
import { AboutYou } from './AboutYou';
import { LookSettings } from './LookSettings';
import { MotionSettings } from './MotionSettings';

export function SettingsPage() {
  const { t } = useWords();
  const player = useSession((state) => state.player);
  return (
    <main className="wrap grid max-w-[760px] gap-5 py-8">
      <h1 className="text-40">{t('settings.title')}</h1>
      <LookSettings />
      <MotionSettings />
      {player ? (
        <AboutYou player={player} key={player.id} />
      ) : (
        <p className="panel p-5 text-ink-2">{t('settings.noAccount')}</p>
      )}
    </main>
  );
}
