import { Link, useNavigate } from 'react-router';
import { useWords } from '../../i18n';
import { Field } from '../../ui/Field';
import { session } from '../../wire/session';
import { hangUp } from '../../wire/socket';
import { AccountForm } from './AccountForm';
import { useNextPlace } from './nextPlace';

export function LoginPage() {
  const { t } = useWords();
  const navigate = useNavigate();
  const next = useNextPlace();
  return (
    <AccountForm
      title={t('account.loginTitle')}
      lead={t('account.loginLead')}
      action={t('account.login')}
      wrong={{ unauthorized: t('account.wrong') }}
      onSend={async ({ login = '', password = '' }) => {
        await session.login({ login, password });
        hangUp();
        await navigate(next);
      }}
      below={
        <Link to="/register" className="text-link min-h-[44px] justify-center">
          {t('account.toRegister')}
        </Link>
      }
    >
      <Field label={t('account.loginName')} name="login" autoComplete="username" required />
      <Field
        label={t('account.password')}
        name="password"
        type="password"
        autoComplete="current-password"
        required
      />
    </AccountForm>
  );
}
