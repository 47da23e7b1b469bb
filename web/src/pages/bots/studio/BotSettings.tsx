import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useWords } from '../../../i18n';
import { Button } from '../../../ui/Button';
import { Field } from '../../../ui/Field';
import { Switch } from '../../../ui/Switch';
import { TextArea } from '../../../ui/TextArea';
import { notify } from '../../../ui/toasts';
import { useCareful } from '../../../ui/useCareful';
import { bots } from '../../../wire/bots';
import { GAMES } from '../../../wire/catalogue';
import { DeleteBot } from '../DeleteBot';
import { useStudio } from './context';

const SWITCHES = ['public', 'source_public', 'watchable'] as const;

/** Name, text, games, and who may see what. */
export function BotSettings() {
  const { t } = useWords();
  const careful = useCareful();
  const navigate = useNavigate();
  const { bot, onBot, activate } = useStudio();
  const [wish, setWish] = useState(bot);
  const [deleting, setDeleting] = useState(false);
  const change = (part: Partial<typeof bot>) => setWish((before) => ({ ...before, ...part }));
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const { name, description, games, public: seen, source_public, watchable } = wish;
    const body = { name, description, games, public: seen, source_public, watchable };
    const changed = await careful(() => bots.change(bot.id, body));
    if (!changed) return;
    onBot(changed);
    setWish(changed);
    notify(t('account.saved'));
  };
  return (
    <form className="grid gap-4 p-4" onSubmit={(event) => void save(event)}>
      <Field
        label={t('bots.name')}
        minLength={2}
        maxLength={20}
        required
        value={wish.name}
        onChange={(event) => change({ name: event.target.value })}
      />
      <TextArea
        label={t('bots.description')}
        maxLength={2000}
        value={wish.description}
        onChange={(event) => change({ description: event.target.value })}
      />
      <fieldset>
        <legend className="mb-1.5 font-semibold text-14">{t('bots.games')}</legend>
        <div className="flex flex-wrap gap-2">
          {GAMES.map((game) => (
            <label key={game} className="choice">
              <input
                type="checkbox"
                className="sr-only"
                checked={wish.games.includes(game)}
                onChange={({ target }) => {
                  const others = wish.games.filter((one) => one !== game);
                  if (target.checked) change({ games: [...others, game] });
                  else if (others.length > 0) change({ games: others });
                }}
              />
              <span>{t(`game.${game}`)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <div>
        {SWITCHES.map((name) => (
          <Switch
            key={name}
            label={t(`bots.set.${name}`)}
            hint={t(`bots.set.${name}Hint`)}
            on={wish[name]}
            onChange={(on) => change({ [name]: on })}
          />
        ))}
      </div>
      <Button type="submit" kind="tinted">
        {t('account.save')}
      </Button>
      <div className="row-line flex flex-wrap gap-2 pt-4">
        {bot.active_version !== null && (
          <Button size="small" onClick={() => void activate(null)}>
            {t('bots.rest')}
          </Button>
        )}
        <Button size="small" kind="danger" onClick={() => setDeleting(true)}>
          {t('bots.deleteNamed', { name: bot.name })}
        </Button>
      </div>
      {deleting && (
        <DeleteBot
          bot={bot}
          onClose={() => setDeleting(false)}
          onDeleted={() => void navigate('/bots')}
        />
      )}
    </form>
  );
}
