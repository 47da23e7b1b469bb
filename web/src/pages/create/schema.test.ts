import { expect, it } from 'vitest';
import type { GameCard } from '../../wire/generated/messages';
import { optionsOf, presetOf, presetsOf } from './schema';

const game = {
  options: {
    properties: {
      target: { type: 'integer', enum: [7, 11], default: 11 },
      last_trick_bonus: { type: 'integer', enum: [0, 10], default: 0 },
      first_dealer: { type: 'integer', enum: [0, 1], default: 0 },
    },
  },
  presets: { seed: {}, club: { last_trick_bonus: 10 } },
} as unknown as GameCard;

it('offers the options that people choose', () => {
  expect(optionsOf(game).map(({ name }) => name)).toEqual(['target', 'last_trick_bonus']);
});

it('knows which preset a choice of options is', () => {
  expect(presetsOf(game).map(([name]) => name)).toEqual(['usual', 'club']);
  expect(presetOf(game, {})).toBe('usual');
  expect(presetOf(game, { last_trick_bonus: 10, target: 11 })).toBe('club');
  expect(presetOf(game, { target: 7 })).toBe('own');
});
