import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useWords } from '../../i18n';
import { Field } from '../../ui/Field';
import { notify } from '../../ui/toasts';
import { order } from '../../wire/order';
import { AccountForm } from './AccountForm';

/** A new password by the link that an administrator has given; what stands behind # stays here. */
export function ResetPage() {
  const { t } = useWords();
  const navigate = useNavigate();
  const { hash } = useLocation();
  const [token] = useState(hash.slice(1));
  return (
    <AccountForm
      title={t('account.newPassword')}
      lead={t('reset.lead')}
      action={t('account.save')}
      onSend={async ({ password = '' }) => {
        await order.reset({ token, password });
        notify(t('account.saved'));
        await navigate('/login', { replace: true });
      }}
    >
      <Field
        label={t('account.newPassword')}
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
