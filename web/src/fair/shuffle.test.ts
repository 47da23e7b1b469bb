import { expect, it } from 'vitest';
import type { GameName } from '../wire/generated/messages';
import { commitment, deckOf } from './shuffle';
import vectors from './vectors.json';

it.each(vectors.map((vector) => [vector.game, vector.seed.slice(0, 8), vector] as const))(
  'repeats the decks of the engine: %s, seed %s…',
  async (game, _, { seed, seed_hash, decks }) => {
    expect(await commitment(seed)).toBe(seed_hash);
    for (const [k, deck] of decks.entries()) {
      expect(await deckOf(game as GameName, seed, k)).toEqual(deck);
    }
  },
);
