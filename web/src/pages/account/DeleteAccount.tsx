import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useWords } from '../../i18n';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Field } from '../../ui/Field';
import { failureText } from '../../ui/toasts';
import { RestFailure, rest } from '../../wire/rest';
import { session } from '../../wire/session';
import { hangUp } from '../../wire/socket';

export function DeleteAccount({ guest }: { guest: boolean }) {
  const { t, say } = useWords();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const remove = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = new FormData(event.currentTarget).get('current');
    try {
      await rest.deleteMe({ current_password: password ? String(password) : null });
    } catch (error) {
      if (!(error instanceof RestFailure)) throw error;
      setFailure(failureText(say, error));
      return;
    }
    await session.logout().catch(() => session.restore());
    hangUp();
    await navigate('/');
  };
  return (
    <>
      <Button kind="danger" onClick={() => setAsking(true)}>
        {t('account.delete')}
      </Button>
      {asking && (
        <Dialog title={t('account.delete')} onClose={() => setAsking(false)}>
          <form className="grid gap-4" onSubmit={remove}>
            <p className="text-ink-2">{t('account.deleteWarn')}</p>
            {!guest && (
              <Field
                label={t('account.currentPassword')}
                name="current"
                type="password"
                autoComplete="current-password"
                error={failure}
                required
              />
            )}
            <div className="flex flex-wrap justify-end gap-3">
              <Button type="submit" kind="danger">
                {t('account.deleteConfirm')}
              </Button>
              <Button kind="primary" onClick={() => setAsking(false)}>
                {t('account.cancel')}
              </Button>
            </div>
          </form>
        </Dialog>
      )}
    </>
  );
}
