import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useWords } from '../../i18n';
import { Button } from '../../ui/Button';
import { Choice } from '../../ui/Choice';
import { Field } from '../../ui/Field';
import { GameMark } from '../../ui/GameMark';
import { Loading } from '../../ui/Loading';
import { loadCatalogue, useCatalogue } from '../../wire/catalogue';
import type { GameCard } from '../../wire/generated/messages';
import { useEnter } from '../home/useEnter';
import { OptionFields } from './OptionFields';
import { SaveFile } from './SaveFile';
import { asMessage, modesOf, speedsOf, usualWish, type Wish } from './wish';

/** A table to one's own taste; the form is made from what the catalogue says of a game. */
export function CreatePage() {
  const { t } = useWords();
  const games = useCatalogue((state) => state.games);
  const [search, setSearch] = useSearchParams();
  useEffect(loadCatalogue, []);
  const game = games?.find(({ name }) => name === search.get('game')) ?? games?.[0];
  return (
    <main className="wrap max-w-[860px] py-8">
      <h1 className="mb-5 text-40">{t('create.title')}</h1>
      {!games || !game ? (
        <Loading rows={5} />
      ) : (
        <>
          <fieldset className="mb-5">
            <legend className="sr-only">{t('create.game')}</legend>
            <div className="game-choices">
              {games.map(({ name }) => (
                <label key={name} className="choice justify-items-center gap-1.5 py-3 text-center">
                  <input
                    type="radio"
                    name="game"
                    className="sr-only"
                    checked={name === game.name}
                    onChange={() => setSearch({ game: name }, { replace: true })}
                  />
                  <GameMark game={name} size={44} />
                  {t(`game.${name}`)}
                </label>
              ))}
            </div>
          </fieldset>
          <Form key={game.name} game={game} />
        </>
      )}
    </main>
  );
}

function Form({ game }: { game: GameCard }) {
  const { t, number } = useWords();
  const enter = useEnter();
  const [wish, setWish] = useState<Wish>(() => usualWish(game));
  const [busy, setBusy] = useState(false);
  const change = (part: Partial<Wish>) => setWish((before) => ({ ...before, ...part }));
  const open = async () => {
    setBusy(true);
    await enter.create(asMessage(game, wish));
    setBusy(false);
  };
  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void open();
      }}
    >
      <section className="panel grid gap-5 p-5">
        <Field
          label={t('create.name')}
          placeholder={t('create.namePlaceholder')}
          maxLength={60}
          value={wish.name}
          onChange={(event) => change({ name: event.target.value })}
        />
        <Choice
          label={t('create.mode')}
          value={wish.mode}
          items={modesOf().map((value) => ({
            value,
            label: t(`create.mode.${value}`),
            hint: t(`create.mode.${value}Hint`),
          }))}
          onChange={(mode) => change(mode === 'ranked' ? { mode, open: true } : { mode })}
        />
        {wish.mode !== 'ranked' && (
          <Choice
            label={t('create.who')}
            value={wish.open}
            items={[
              { value: true, label: t('create.public') },
              { value: false, label: t('create.private') },
            ]}
            onChange={(value) => change({ open: value })}
          />
        )}
        <Choice
          label={t('create.clock')}
          value={speedsOf(wish).includes(wish.seconds) ? wish.seconds : (game.speeds[0] ?? 30)}
          items={speedsOf(wish).map((value) => ({
            value,
            label: value === null ? t('unit.noClock') : t('unit.seconds', { count: value }),
          }))}
          onChange={(seconds) => change({ seconds })}
        />
        {game.seats.length > 1 && (
          <Choice
            label={t('create.seats')}
            value={wish.seats}
            items={game.seats.map((value) => ({ value, label: number(value) }))}
            onChange={(seats) => change({ seats })}
          />
        )}
        <Choice
          label={t('create.delay')}
          value={wish.delay}
          items={[0, 30, 120].map((value) => ({
            value,
            label: value === 0 ? t('create.noDelay') : t('unit.seconds', { count: value }),
          }))}
          onChange={(delay) => change({ delay })}
        />
      </section>
      <OptionFields
        game={game}
        options={wish.options}
        onChange={(options) => change({ options })}
      />
      {game.name === 'omi' && <SaveFile text={wish.save} onChange={(save) => change({ save })} />}
      <Button
        type="submit"
        kind="primary"
        size="large"
        disabled={busy}
        className="justify-self-start"
      >
        {t('create.open')}
      </Button>
    </form>
  );
}
