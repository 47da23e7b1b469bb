import { useWords } from '../../i18n';
import { Choice } from '../../ui/Choice';
import { Field } from '../../ui/Field';
import { Switch } from '../../ui/Switch';
import { useOption } from '../../ui/useOption';
import type { GameCard } from '../../wire/generated/messages';
import { type OptionSchema, optionsOf, presetOf, presetsOf } from './schema';
import type { Options } from './wish';

type Props = { game: GameCard; options: Options; onChange: (options: Options) => void };

/** House rules: a preset, or each option on its own. */
export function OptionFields({ game, options, onChange }: Props) {
  const { t, say } = useWords();
  const presets = presetsOf(game);
  const preset = presetOf(game, options);
  const names =
    preset === 'own' ? [...presets.map(([name]) => name), 'own'] : presets.map(([name]) => name);
  return (
    <section className="panel grid gap-5 p-5">
      <h2 className="text-[22px]">{t('create.rules')}</h2>
      {names.length > 1 && (
        <Choice
          label={t('create.preset')}
          value={preset}
          items={names.map((value) => ({ value, label: say(`create.preset.${value}`) }))}
          onChange={(chosen) => onChange(presets.find(([name]) => name === chosen)?.[1] ?? options)}
        />
      )}
      <div className="grid gap-5 [&>.row-line]:min-h-[44px] [&>.row-line]:border-0 [&>.row-line]:py-0">
        {optionsOf(game).map((option) => (
          <OptionField
            key={option.name}
            game={game}
            option={option}
            value={options[option.name] ?? option.usual}
            onChange={(value) => onChange({ ...options, [option.name]: value })}
          />
        ))}
      </div>
    </section>
  );
}

type FieldProps = {
  game: GameCard;
  option: OptionSchema;
  value: unknown;
  onChange: (value: unknown) => void;
};

function OptionField({ game, option, value, onChange }: FieldProps) {
  const words = useOption(game.name);
  const label = words.name(option.name, option.description);
  if (option.type === 'boolean') {
    return (
      <Switch
        label={label}
        hint={words.hint(option.name)}
        on={value === true}
        onChange={onChange}
      />
    );
  }
  if (option.choices) {
    return (
      <Choice
        label={label}
        value={value as string | number}
        items={option.choices.map((choice) => ({
          value: choice as string | number,
          label: words.value(option.name, choice),
        }))}
        onChange={onChange}
      />
    );
  }
  return (
    <Field
      label={label}
      type="number"
      inputMode="numeric"
      min={option.minimum}
      max={option.maximum}
      value={String(value)}
      onChange={(event) => onChange(event.target.valueAsNumber || option.usual)}
    />
  );
}
