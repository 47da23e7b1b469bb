import { type FormEvent, useCallback, useState } from 'react';
import { useNavigate } from 'react-router';
import { useWords } from '../../i18n';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Field } from '../../ui/Field';
import { GameMark } from '../../ui/GameMark';
import { failureText } from '../../ui/toasts';
import { useLoaded } from '../../ui/useLoaded';
import { bots } from '../../wire/bots';
import { GAMES } from '../../wire/catalogue';
import type { GameName } from '../../wire/generated/messages';
import { RestFailure } from '../../wire/rest';
import { keepDraft } from './drafts';
import { EMPTY_BOT } from './emptyBot';
import { exampleName } from './exampleName';

const EMPTY = '';

/** A name, a game, and something to start from. */
export function NewBot({ onClose }: { onClose: () => void }) {
  const { t, say } = useWords();
  const navigate = useNavigate();
  const [game, setGame] = useState<GameName>('tienlen');
  const [example, setExample] = useState<string>(EMPTY);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [examples] = useLoaded(useCallback(() => bots.examples(), []));
  const offered = examples.state === 'here' ? examples.value : [];

  const make = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name'));
    setBusy(true);
    setFailure(null);
    try {
      const bot = await bots.make({ name, games: [game] });
      const source = offered.find((one) => one.name === example)?.source ?? EMPTY_BOT;
      keepDraft(bot.id, source, null);
      await navigate(`/bots/${bot.id}`);
    } catch (error) {
      if (!(error instanceof RestFailure)) throw error;
      setFailure(failureText(say, error));
      setBusy(false);
    }
  };
  return (
    <Dialog title={t('bots.newTitle')} onClose={onClose} wide>
      <form className="grid gap-5" onSubmit={(event) => void make(event)}>
        <Field
          label={t('bots.name')}
          hint={t('account.nameHint')}
          name="name"
          minLength={2}
          maxLength={20}
          error={failure}
          autoComplete="off"
          required
        />
        <fieldset>
          <legend className="mb-1.5 font-semibold text-14">{t('create.game')}</legend>
          <div className="grid grid-cols-3 gap-2 min-[560px]:grid-cols-5">
            {GAMES.map((name) => (
              <label key={name} className="choice justify-items-center gap-1.5 py-3 text-center">
                <input
                  type="radio"
                  name="game"
                  className="sr-only"
                  checked={name === game}
                  onChange={() => {
                    setGame(name);
                    setExample(EMPTY);
                  }}
                />
                <GameMark game={name} size={36} />
                {t(`game.${name}`)}
              </label>
            ))}
          </div>
        </fieldset>
        <fieldset>
          <legend className="mb-1.5 font-semibold text-14">{t('bots.startFrom')}</legend>
          <div className="grid gap-2">
            {[
              { name: EMPTY, label: t('bots.empty'), hint: t('bots.emptyHint') },
              ...offered
                .filter((one) => one.game === game)
                .map((one) => ({ name: one.name, ...exampleName(say, one) })),
            ].map(({ name, label, hint }) => (
              <label key={name} className="choice">
                <input
                  type="radio"
                  name="example"
                  className="sr-only"
                  checked={name === example}
                  onChange={() => setExample(name)}
                />
                <span>{label}</span>
                <small>{hint}</small>
              </label>
            ))}
          </div>
        </fieldset>
        <Button type="submit" kind="primary" size="large" disabled={busy}>
          {t('bots.make')}
        </Button>
      </form>
    </Dialog>
  );
}
