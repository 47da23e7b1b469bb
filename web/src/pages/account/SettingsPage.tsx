import { useWords } from '../../i18n';
import { ButtonLink } from '../../ui/ButtonLink';
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
      {player && player.role !== 'guest' && (
        <section className="panel flex flex-wrap items-center gap-4 p-5">
          <div className="min-w-0 grow basis-[260px]">
            <h2 className="text-[22px]">{t('tokens.title')}</h2>
            <p className="mt-1 text-14 text-ink-2">{t('tokens.lead')}</p>
          </div>
          <ButtonLink to="/settings/tokens" kind="tinted">
            {t('settings.tokens')}
          </ButtonLink>
        </section>
      )}
      {player ? (
        <AboutYou player={player} key={player.id} />
      ) : (
        <section className="panel flex flex-wrap items-center gap-4 p-5">
          <p className="min-w-0 grow basis-[260px] text-ink-2">{t('settings.noAccount')}</p>
          <ButtonLink to="/login" kind="tinted">
            {t('nav.signIn')}
          </ButtonLink>
        </section>
      )}
    </main>
  );
}
