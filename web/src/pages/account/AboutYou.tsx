import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useWords } from '../../i18n';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import { Field } from '../../ui/Field';
import { failureText, notify } from '../../ui/toasts';
import type { Player } from '../../wire/generated/rest';
import { RestFailure, rest } from '../../wire/rest';
import { session } from '../../wire/session';
import { hangUp } from '../../wire/socket';
import { BlockedPlayers } from './BlockedPlayers';
import { DeleteAccount } from './DeleteAccount';
import { MyData } from './MyData';

/** Name, password, sessions: what belongs to the account and not to the browser. */
export function AboutYou({ player }: { player: Player }) {
  const { t, say } = useWords();
  const navigate = useNavigate();
  const [name, setName] = useState(player.name);
  const [filled, setFilled] = useState(false);
  const guest = player.role === 'guest';

  const careful = async (work: () => Promise<unknown>) => {
    try {
      await work();
      return true;
    } catch (error) {
      if (!(error instanceof RestFailure)) throw error;
      notify(failureText(say, error), 'error');
      return false;
    }
  };
  const rename = async (event: FormEvent) => {
    event.preventDefault();
    if (await careful(() => session.rename(name.trim()))) notify(t('account.saved'));
  };
  const changePassword = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const given = new FormData(form);
    const password = String(given.get('password'));
    const current_password = String(given.get('current'));
    if (!(await careful(() => rest.changeMe({ password, current_password })))) return;
    form.reset();
    setFilled(false);
    notify(t('account.saved'));
  };
  const leave = async () => {
    if (!(await careful(() => session.logout(true)))) return;
    hangUp();
    await navigate('/');
  };
  return (
    <section className="panel grid gap-6 p-5">
      <h2 className="text-[22px]">{t('settings.you')}</h2>
      <form className="flex flex-wrap items-end gap-3" onSubmit={rename}>
        <div className="grow">
          <Field
            label={t('account.name')}
            minLength={2}
            maxLength={20}
            required
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        </div>
        <Button type="submit" kind="tinted" disabled={name.trim() === player.name}>
          {t('account.saveName')}
        </Button>
      </form>
      {guest ? (
        <ButtonLink to="/register" kind="primary" className="justify-self-start">
          {t('nav.keepMatches')}
        </ButtonLink>
      ) : (
        <form
          className="grid gap-3 min-[700px]:grid-cols-2"
          onSubmit={changePassword}
          onInput={({ currentTarget }) => setFilled(currentTarget.checkValidity())}
        >
          <Field
            label={t('account.currentPassword')}
            name="current"
            type="password"
            autoComplete="current-password"
            required
          />
          <Field
            label={t('account.newPassword')}
            name="password"
            type="password"
            autoComplete="new-password"
            minLength={8}
            required
          />
          <Button type="submit" kind="tinted" className="justify-self-start" disabled={!filled}>
            {t('account.changePassword')}
          </Button>
        </form>
      )}
      <div className="row-line flex flex-wrap gap-3 pt-4">
        <Button onClick={() => void leave()}>{t('account.everywhere')}</Button>
        <DeleteAccount guest={guest} />
      </div>
      <MyData />
      <BlockedPlayers />
    </section>
  );
}
