import { Link, useNavigate } from 'react-router';
import { useWords } from '../../i18n';
import { Field } from '../../ui/Field';
import { session, useSession } from '../../wire/session';
import { hangUp } from '../../wire/socket';
import { AccountForm } from './AccountForm';
import { useNextPlace } from './nextPlace';

/** A new account, or one for the guest that somebody is. */
export function RegisterPage() {
  const { t } = useWords();
  const navigate = useNavigate();
  const next = useNextPlace();
  const player = useSession((state) => state.player);
  const guest = player?.role === 'guest' ? player : null;
  return (
    <AccountForm
      title={t(guest ? 'account.upgradeTitle' : 'account.registerTitle')}
      lead={guest ? t('account.upgradeLead', { name: guest.name }) : t('account.registerLead')}
      action={t('account.register')}
      onSend={async ({ name = '', email = '', password = '' }) => {
        if (guest) await session.upgrade({ name, email, password });
        else await session.register({ name, email, password });
        hangUp();
        await navigate(next);
      }}
      below={
        <Link to="/login" className="text-link min-h-[44px] justify-center">
          {t('account.toLogin')}
        </Link>
      }
    >
      <Field
        label={t('account.name')}
        hint={t('account.nameHint')}
        name="name"
        autoComplete="nickname"
        minLength={2}
        maxLength={20}
        defaultValue={guest?.name}
        required
      />
      <Field label={t('account.email')} name="email" type="email" autoComplete="email" required />
      <Field
        label={t('account.password')}
        hint={t('account.passwordHint')}
        name="password"
        type="password"
        autoComplete="new-password"
        minLength={8}
        required
      />
    </AccountForm>
  );
}
