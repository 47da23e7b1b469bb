import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { GAMES } from '../../wire/catalogue';
import { blocksOf } from './blocks';
import { forPlayers } from './forPlayers';

it.each(GAMES)('leaves notes for programmers out of the book of %s', (game) => {
  const book = readFileSync(`../docs/rules/${game}.md`, 'utf-8');
  const [title, first, ...rest] = blocksOf(forPlayers(book));
  expect(title?.kind).toBe('heading');
  expect(JSON.stringify([title, first])).not.toMatch(/README|prefix|seed/);
  expect(rest).toHaveLength(blocksOf(book).length - 2);
});
