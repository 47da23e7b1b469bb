import { expect, it } from 'vitest';
import { howto } from '../../i18n/en/rooms/howto';
import { GAMES } from '../../wire/catalogue';
import { textsOf } from './guide';
import { PICTURES } from './pictures';

it.each(GAMES)('the guide to %s has all its words, and no others', (game) => {
  const shown = textsOf(game, Object.keys(PICTURES[game]));
  const written = Object.keys(howto).filter((key) => key.startsWith(`howto.${game}.`));
  expect(written.sort()).toEqual(shown.sort());
});
