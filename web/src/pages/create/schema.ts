import { HIDDEN_OPTIONS } from '../../ui/useOption';
import type { GameCard } from '../../wire/generated/messages';
import type { Options } from './wish';

/** One option of a game, as its JSON Schema describes it. */
export type OptionSchema = {
  name: string;
  type: string;
  choices: readonly (string | number | boolean)[] | null;
  minimum?: number;
  maximum?: number;
  usual: unknown;
  description: string;
};

type Property = {
  type: string;
  enum?: (string | number | boolean)[];
  minimum?: number;
  maximum?: number;
  default?: unknown;
  description?: string;
};

export function optionsOf(game: GameCard): OptionSchema[] {
  const properties = game.options.properties as Record<string, Property>;
  return Object.entries(properties)
    .filter(([name]) => !HIDDEN_OPTIONS.has(name))
    .map(([name, property]) => ({
      name,
      type: property.type,
      choices: property.enum ?? null,
      ...(property.minimum === undefined ? {} : { minimum: property.minimum }),
      ...(property.maximum === undefined ? {} : { maximum: property.maximum }),
      usual: property.default,
      description: property.description ?? name,
    }));
}

/** Named sets of options; the usual one has none of its own. */
export function presetsOf(game: GameCard): [string, Options][] {
  const named = Object.entries(game.presets).filter(
    ([, options]) => Object.keys(options).length > 0,
  );
  return [['usual', {}], ...named];
}

/** The preset that these options are, if they are one. */
export function presetOf(game: GameCard, options: Options): string {
  const usual = Object.fromEntries(optionsOf(game).map(({ name, usual }) => [name, usual]));
  const whole = JSON.stringify({ ...usual, ...options });
  const found = presetsOf(game).find(
    ([, preset]) => JSON.stringify({ ...usual, ...preset }) === whole,
  );
  return found?.[0] ?? 'own';
}
