import { Search } from 'lucide-react';
import { useMemo, useState } from 'react';
import { ApiTypes } from '../../../editor/apiTypes';
import { useWords } from '../../../i18n';
import { Loading } from '../../../ui/Loading';
import type { ApiField, ApiFunction, BotApi } from '../../../wire/generated/rest';
import { useStudio } from './context';
import { Limits } from './Limits';

/** What a bot writes, gets and may answer, in the game that is chosen. */
export function Reference() {
  const { t } = useWords();
  const { api, game, onGame, bot } = useStudio();
  const [wish, setWish] = useState('');
  if (!api) return <Loading />;
  return (
    <div className="studio-help">
      <div className="studio-search">
        <Search size={15} aria-hidden="true" />
        <input
          type="search"
          aria-label={t('bots.find')}
          placeholder={t('bots.find')}
          value={wish}
          onChange={(event) => setWish(event.target.value)}
        />
      </div>
      {bot.games.length > 1 && (
        <select
          aria-label={t('create.game')}
          className="field-box mt-3"
          value={game}
          onChange={(event) => onGame(event.target.value as typeof game)}
        >
          {bot.games.map((one) => (
            <option key={one} value={one}>
              {t(`game.${one}`)}
            </option>
          ))}
        </select>
      )}
      <Found api={api} wish={wish.trim().toLowerCase()} />
    </div>
  );
}

function Found({ api, wish }: { api: BotApi; wish: string }) {
  const { t } = useWords();
  const { game } = useStudio();
  const types = useMemo(() => {
    const found = api.games.find((one) => one.game === game);
    return found ? new ApiTypes(found) : null;
  }, [api, game]);
  if (!types) return null;
  const fits = (...texts: string[]) =>
    wish === '' || texts.some((text) => text.toLowerCase().includes(wish));
  const functions = api.functions.filter(({ name, text }) => fits(name, text));
  const optional = functions.filter(({ required }) => !required);
  const shapes = [
    { name: types.state, title: t('bots.ref.state', { game: t(`game.${game}`) }) },
    ...types.members(types.action).map((name) => ({ name, title: t('bots.ref.action') })),
    ...types.members(`${types.title}Event`).map((name) => ({ name, title: t('bots.ref.event') })),
    { name: `${types.title}Options`, title: t('bots.ref.options') },
  ].map(({ name, title }) => ({
    name,
    title,
    fields: types.fieldsOf(name).filter((field) => fits(field.name, field.text, field.type)),
  }));
  const [state, ...rest] = shapes;
  return (
    <>
      {functions.length > 0 && (
        <>
          <h3 className="studio-label">{t('bots.ref.write')}</h3>
          {functions
            .filter(({ required }) => required)
            .map((one) => (
              <div key={one.name} className="studio-card">
                <Written {...one} />
              </div>
            ))}
          {optional.length > 0 && (
            <div className="studio-card">
              {optional.map((one) => (
                <Written key={one.name} {...one} />
              ))}
              <p className="studio-optional">{t('bots.ref.optional')}</p>
            </div>
          )}
        </>
      )}
      {state && state.fields.length > 0 && (
        <>
          <h3 className="studio-label">{state.title}</h3>
          <Fields fields={state.fields} />
        </>
      )}
      {rest
        .filter(({ fields }) => fields.length > 0)
        .map(({ name, title, fields }) => (
          <details key={name} open={wish !== ''}>
            <summary>
              {title} <code dir="ltr">{kindOf(fields) ?? name}</code>
            </summary>
            <Fields fields={fields} />
          </details>
        ))}
      <Limits api={api} />
    </>
  );
}

/** A function of the bot, and when it is called. */
const Written = ({ signature, text }: ApiFunction) => (
  <>
    <code dir="ltr">{signature}</code>
    <p>{text}</p>
  </>
);

/** `play` for a shape that begins with `type: Literal["play"]`. */
const kindOf = ([first]: readonly ApiField[]): string | null =>
  first?.name === 'type' ? (/^Literal\["(\w+)"\]$/.exec(first.type)?.[1] ?? null) : null;

function Fields({ fields }: { fields: readonly ApiField[] }) {
  return (
    <dl className="studio-fields">
      {fields.map(({ name, type, text }) => (
        <div key={name}>
          <dt dir="ltr">
            <code>{name}</code>
            <code className="type">{type}</code>
          </dt>
          {text && <dd>{text}</dd>}
        </div>
      ))}
    </dl>
  );
}
