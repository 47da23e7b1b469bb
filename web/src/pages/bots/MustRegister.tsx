import { Code2, FlaskConical, Swords } from 'lucide-react';
import { useWords } from '../../i18n';
import { Avatar } from '../../table/Avatar';
import { ButtonLink } from '../../ui/ButtonLink';

const STEPS = [
  [Code2, 'bots.why.write'],
  [FlaskConical, 'bots.why.try'],
  [Swords, 'bots.why.play'],
] as const;

/** For visitors and guests: what bots are, and why they need an account. */
export function MustRegister({ guest }: { guest: boolean }) {
  const { t } = useWords();
  return (
    <section className="panel grid gap-6 p-6 min-[700px]:p-8">
      <div className="flex gap-3" aria-hidden="true">
        {[0, 4, 3].map((face) => (
          <Avatar key={face} face={face} bot size={56} />
        ))}
      </div>
      <ul className="grid gap-4 min-[900px]:grid-cols-3">
        {STEPS.map(([Icon, text]) => (
          <li key={text} className="flex gap-3 text-pretty text-ink-2">
            <Icon size={19} className="mt-0.5 flex-none text-glaze" aria-hidden="true" />
            {t(text)}
          </li>
        ))}
      </ul>
      <p className="max-w-[64ch]">{t(guest ? 'bots.why.guest' : 'bots.why.account')}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/register?to=/bots" kind="primary">
          {t(guest ? 'nav.keepMatches' : 'account.register')}
        </ButtonLink>
        <ButtonLink to="/login?to=/bots" kind="ghost">
          {t('nav.signIn')}
        </ButtonLink>
      </div>
    </section>
  );
}
