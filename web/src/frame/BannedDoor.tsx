import { type FormEvent, useState } from 'react';
import { useWords } from '../i18n';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { Field } from '../ui/Field';
import { TextArea } from '../ui/TextArea';
import { notify } from '../ui/toasts';
import { useCareful } from '../ui/useCareful';
import { type Ban, unshut } from '../wire/ban';
import { order } from '../wire/order';
import { session, useSession } from '../wire/session';
import { hangUp } from '../wire/socket';
import { ClosedDoor } from './ClosedDoor';

/** In place of every page for who is banned: why, until when, and how to say something to it. */
export function BannedDoor({ ban }: { ban: Ban }) {
  const { t, date } = useWords();
  const [asking, setAsking] = useState(false);
  const { reason, until, appeal, message } = ban;
  const text =
    reason === undefined
      ? message
      : until
        ? t('ban.until', { reason, date: date(until) })
        : t('ban.forEver', { reason });
  const leave = async () => {
    await session.logout().catch(() => session.leave());
    hangUp();
    unshut();
  };
  return (
    <>
      <ClosedDoor text={text}>
        {appeal && (
          <p className="max-w-[46ch] whitespace-pre-line text-ink-2" dir="auto">
            {appeal}
          </p>
        )}
        <div className="flex flex-wrap justify-center gap-3">
          <Button onClick={() => void leave()}>{t('nav.logout')}</Button>
          <Button kind="primary" onClick={() => setAsking(true)}>
            {t('ban.appeal')}
          </Button>
        </div>
      </ClosedDoor>
      {asking && <Appeal onClose={() => setAsking(false)} />}
    </>
  );
}

function Appeal({ onClose }: { onClose: () => void }) {
  const { t } = useWords();
  const careful = useCareful();
  const name = useSession((state) => state.player?.name);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const [login, password, text] = ['login', 'password', 'text'].map((one) =>
      String(given.get(one)),
    ) as [string, string, string];
    const done = await careful(async () => {
      await order.appeal({ login, password, text });
      return true;
    });
    if (!done) return;
    onClose();
    notify(t('ban.appealed'));
  };
  return (
    <Dialog title={t('ban.appeal')} onClose={onClose}>
      <form className="grid gap-4" onSubmit={send}>
        <TextArea label={t('ban.say')} name="text" maxLength={2000} required />
        <Field
          label={t('account.loginName')}
          name="login"
          autoComplete="username"
          defaultValue={name}
          required
        />
        <Field
          label={t('account.password')}
          name="password"
          type="password"
          autoComplete="current-password"
          required
        />
        <Button type="submit" kind="primary">
          {t('ban.send')}
        </Button>
      </form>
    </Dialog>
  );
}
