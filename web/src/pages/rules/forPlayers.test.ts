import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../../wire/catalogue';
import { type Block, blocksOf } from './blocks';
import { EDITIONS } from './edition';
import { forPlayers } from './forPlayers';

const PROGRAMMERS =
  /\bseeds?\b|README|prefix|server|engine|JSON|\bSHA-|\bdeck\[|\bmod \d|canonical|legal_|[a-z]_[a-z]|[{}]|\bseats? \d|\bphase|\bactors?\b|\bdefault|\bthe page\b|\bviews?\b|planned|prototype|timeout|null/i;
const NUMBER = /[A-Z]{2}-\d+\.\d+/g;

function textsOf(block: Block): string[] {
  if (block.kind === 'list') return block.items;
  if (block.kind === 'table') return [...block.head, ...block.rows.flat()];
  return [block.text];
}

describe.each(GAMES)('the book of %s', (game) => {
  const book = readFileSync(`../docs/rules/${game}.md`, 'utf-8');
  const shown = forPlayers(game, book);
  const texts = shown.flatMap(textsOf);
  const { rules, tables, texts: paragraphs, words } = EDITIONS[game];

  it('has no words for programmers', () => {
    expect(texts.filter((text) => PROGRAMMERS.test(text))).toEqual([]);
    const codes = texts.flatMap((text) => text.match(/`[^`]+`/g) ?? []);
    expect(codes.filter((code) => !/^`[2-9TJQKAX][CDHS\d](?: ..)*`$/.test(code))).toEqual([]);
  });

  it('has every rule that is not left out on purpose', () => {
    const start = (text: string) => /^\*\*([A-Z]{2}-\d+\.\d+)\*\*/.exec(text)?.[1];
    const kept = new Set(texts.map(start));
    const sections = book.split(/^## /m).filter((one) => !/^.*(House AI|Server notes)/.test(one));
    const missing = sections
      .flatMap((section) => blocksOf(section).flatMap(textsOf))
      .map(start)
      .filter((id) => id !== undefined && !kept.has(id));
    expect(missing.filter((id) => rules[id ?? ''] !== null)).toEqual([]);
  });

  it('rewords nothing that the book does not say', () => {
    const blocks = blocksOf(book);
    const all = blocks.flatMap(textsOf);
    const heads = blocks.flatMap((one) => (one.kind === 'table' ? [one.head.join(' | ')] : []));
    expect(Object.keys(rules).filter((id) => !book.includes(`**${id}**`))).toEqual([]);
    expect(Object.keys(tables).filter((head) => !heads.includes(head))).toEqual([]);
    for (const start of Object.keys(paragraphs)) {
      expect(
        all.some((text) => text.startsWith(start)),
        start,
      ).toBe(true);
    }
    for (const word of Object.keys(words)) {
      expect(
        all.some((text) => text.includes(word)),
        word,
      ).toBe(true);
    }
  });

  it('points only at rules that it has', () => {
    const numbers = new Set(texts.flatMap((text) => /^\*\*([^*]+)\*\*/.exec(text)?.[1] ?? []));
    const named = texts.flatMap((text) => text.match(NUMBER) ?? []);
    expect(named.filter((id) => !numbers.has(id))).toEqual([]);
  });
});

it('tells the choices of a table apart', () => {
  const table = '| option | values | default | meaning |\n| --- | --- | --- | --- |\n';
  const values = (row: string) => {
    const [shown] = forPlayers('omi', `# Omi\n\n${table}${row}`).filter(
      (block) => block.kind === 'table',
    );
    return shown?.rows[0]?.[1];
  };
  expect(values('| `trump_maker` | `"right"`, `"next"` | `"right"` | who |')).toBe(
    'right of the dealer or next in turn',
  );
  expect(values('| `target` | 5, 10, 15 | 10 | tokens |')).toBe('5, 10 or 15');
});
