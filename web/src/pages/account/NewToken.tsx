import { type FormEvent, useState } from 'react';
import { useWords } from '../../i18n';
import { Button } from '../../ui/Button';
import { Choice } from '../../ui/Choice';
import { Field } from '../../ui/Field';
import { failureText } from '../../ui/toasts';
import { tokens } from '../../wire/bots';
import type { TokenMade, NewToken as Wish } from '../../wire/generated/rest';
import { RestFailure } from '../../wire/rest';

type Scope = Wish['scopes'][number];
const SCOPES: readonly Scope[] = ['play', 'bots'];
const DAYS = [30, 365, null] as const;

/** A token's name, what it may do, and for how long. */
export function NewToken({ onMade }: { onMade: (made: TokenMade) => void }) {
  const { t, say } = useWords();
  const [scopes, setScopes] = useState<Scope[]>(['play']);
  const [days, setDays] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const make = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    setBusy(true);
    setFailure(null);
    try {
      const name = String(new FormData(form).get('name'));
      onMade(await tokens.make({ name, scopes, days }));
      form.reset();
    } catch (error) {
      if (!(error instanceof RestFailure)) throw error;
      setFailure(failureText(say, error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <section className="panel p-5">
      <h2 className="mb-4 text-[22px]">{t('tokens.new')}</h2>
      <form className="grid gap-4" onSubmit={(event) => void make(event)}>
        <Field
          label={t('tokens.name')}
          hint={t('tokens.nameHint')}
          name="name"
          minLength={2}
          maxLength={20}
          autoComplete="off"
          error={failure}
          required
        />
        <fieldset>
          <legend className="mb-1.5 font-semibold text-14">{t('tokens.scopes')}</legend>
          <div className="flex flex-wrap gap-2">
            {SCOPES.map((scope) => (
              <label key={scope} className="choice">
                <input
                  type="checkbox"
                  className="sr-only"
                  checked={scopes.includes(scope)}
                  onChange={({ target }) => {
                    const others = scopes.filter((one) => one !== scope);
                    if (target.checked) setScopes([...others, scope]);
                    else if (others.length > 0) setScopes(others);
                  }}
                />
                <span>{t(`tokens.scope.${scope}`)}</span>
                <small>{t(`tokens.scope.${scope}Hint`)}</small>
              </label>
            ))}
          </div>
        </fieldset>
        <Choice
          label={t('tokens.days')}
          value={days}
          items={DAYS.map((value) => ({
            value,
            label: value === null ? t('tokens.never') : t('tokens.dayCount', { count: value }),
          }))}
          onChange={setDays}
        />
        <Button type="submit" kind="primary" className="justify-self-start" disabled={busy}>
          {t('tokens.make')}
        </Button>
      </form>
    </section>
  );
}
