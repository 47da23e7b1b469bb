/**
 * The rule book as players read it. The books are written for those who write programs by them: here rules keep their
 * numbers, names of options are those of the lobby, cards are drawn, and what only a program needs is left out or said
 * otherwise (`edition/`).
 */
import { options } from '../../i18n/en/options';
import type { GameName } from '../../wire/generated/messages';
import { type Block, blocksOf } from './blocks';
import { EDITIONS } from './edition';

type Table = Extract<Block, { kind: 'table' }>;

const LEFT_OUT = /House AI|Server notes/;
const HEADINGS: [RegExp, string][] = [
  [/: rule book/, ''],
  [/ \((?:prefix )?[A-Z]{2}\)$/, ''],
  [/ \((?:phases?|server|not)\b.*\)$/, ''],
  [/Cards and canonical order/, 'Cards and their order'],
  [/Phases and who acts/, 'Whose turn it is'],
  [/Melds and the meld action/, 'Melds'],
  [/Turn, phases, drawing/, 'Turn and drawing'],
  [/Actions$/, 'What can be done'],
  [/Default action.*/, 'When time runs out'],
  [/Save file/, 'Saving a match'],
  [/Rulings/, 'Where tables differ'],
];
const POINTERS = [
  /(?:Read|Shared conventions:|Conventions:)\s+`README\.md`[^.]*\.\s*/,
  /The seed calls a deal a «round»\.\s*/,
];
const RULE = /^\*\*([A-Z]+(?:-\d+\.)?\d+)\*\*/;
/** Columns that tell programmers where a rule is from, or what a record says. */
const COLUMNS = new Set(['#', 'reason', 'seed', 'seed document']);
const LETTERS = ['A', 'B', 'C', 'D'];

const CARD = '(?:[2-9TJQKA][CDHS]|X[0-7])';
const CARDS = new RegExp(`^${CARD}(?: ${CARD})*$`);
const BARE_CARDS = new RegExp(String.raw`(?<!\w)${CARD}(?: ${CARD})*(?!\w)`, 'g');

const unquoted = (value: string) => value.replace(/^[`"]+|[`"]+$/g, '');
const wordOf = (game: GameName, name: string): string | undefined =>
  (options as Record<string, string>)[`option.${game}.${name}`];

/** What a value of an option is called. */
function choiceOf(game: GameName, value: string): string | undefined {
  const found = Object.entries(options).find(
    ([key]) => key.startsWith(`option.${game}.`) && key.endsWith(`.${value}`),
  );
  return found?.[0].split('.').length === 4 ? found[1] : undefined;
}

/** A card stays as it is: it will be drawn. Anything else is said. */
function coded(game: GameName, code: string): string {
  if (CARDS.test(code)) return `\`${code}\``;
  const name = unquoted(code);
  const called = choiceOf(game, name) ?? wordOf(game, name);
  return called ? `«${called}»` : ranks(name.replace(/^\[|\]$/g, '').replaceAll('_', ' '));
}

const ranks = (text: string) => text.replace(/(?<![\w`])T(?![\w`])/g, '10');

function plain(text: string): string {
  return ranks(text)
    .replace(BARE_CARDS, (cards) => `\`${cards}\``)
    .replace(/\b([Ss]eats?) ([0-3])(?: and ([0-3]))?\b/g, (_, seat, one, two) =>
      [seat, LETTERS[one], ...(two ? ['and', LETTERS[two]] : [])].join(' '),
    );
}

/** A sentence in words for players. */
export function said(game: GameName, text: string): string {
  let told = text;
  for (const pointer of POINTERS) told = told.replace(pointer, '');
  for (const [from, to] of Object.entries(EDITIONS[game].words)) told = told.replaceAll(from, to);
  return told
    .split(/(`[^`]+`)/)
    .map((part) => (part.startsWith('`') ? coded(game, part.slice(1, -1)) : plain(part)))
    .join('')
    .trim();
}

const headingOf = (text: string): string =>
  HEADINGS.reduce((told, [from, to]) => told.replace(from, to), text);

/** "5, 10 or 15". */
const choices = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** What the lobby offers, in its words. */
function optionRows(game: GameName, { rows }: Table): string[][] {
  const value = (cell: string) =>
    choices.format(
      cell
        .split(', ')
        .map((one) => ({ true: 'yes', false: 'no' })[one] ?? choiceOf(game, unquoted(one)) ?? one),
    );
  return rows.flatMap(([name = '', values = '', usual = '', meaning = '']) => {
    const called = wordOf(game, unquoted(name));
    if (!called) return [];
    // "any: a deal also ends …" begins with a value.
    const meant = meaning.replace(/^"?(\w+)"?(?=: )/, (_, one) => value(one));
    return [[called, value(values), value(usual), meant].map((cell) => said(game, cell))];
  });
}

function tableOf(game: GameName, table: Table): Block[] {
  const { tables } = EDITIONS[game];
  const edited = tables[table.head.join(' | ')];
  if (edited === null) return [];
  if (edited !== undefined) return blocksOf(edited.trim());
  if (table.head[0] === 'option') {
    const head = ['choice', 'values', 'usual', 'meaning'];
    return [{ ...table, head, rows: optionRows(game, table) }];
  }
  const shown = (row: string[]) =>
    row.filter((_, at) => !COLUMNS.has(table.head[at] ?? '')).map((cell) => said(game, cell));
  return [{ ...table, head: shown(table.head), rows: table.rows.map(shown) }];
}

/** Rules by their numbers; what belongs to a rule without a number of its own goes with it. */
function rulesOf(game: GameName, items: readonly string[]): string[] {
  const { rules } = EDITIONS[game];
  let edited = false;
  return items.flatMap((item) => {
    const id = RULE.exec(item)?.[1];
    if (id === undefined) return edited ? [] : [said(game, item)];
    const text = rules[id];
    edited = text !== undefined;
    if (text === null) return [];
    if (text !== undefined) return [`**${id}** ${text}`];
    if (/^\*\*\S+\*\* Options\. /.test(item)) return [`**${id}** What a table can choose:`];
    return [said(game, item)];
  });
}

function textOf(game: GameName, text: string): string {
  const edited = Object.entries(EDITIONS[game].texts).find(([start]) => text.startsWith(start));
  return edited ? edited[1] : said(game, text);
}

function blockOf(game: GameName, block: Block): Block[] {
  switch (block.kind) {
    case 'heading':
      return [{ ...block, text: headingOf(block.text) }];
    case 'code':
      return [];
    case 'text':
      return [{ ...block, text: textOf(game, block.text) }];
    case 'list': {
      const items = rulesOf(game, block.items);
      return items.length > 0 ? [{ ...block, items }] : [];
    }
    case 'table':
      return tableOf(game, block);
  }
}

/** The parts of a book under its second headings; the first is what stands before them. */
function sectionsOf(blocks: readonly Block[]): Block[][] {
  const sections: Block[][] = [[]];
  for (const block of blocks) {
    if (block.kind === 'heading' && block.level === 2) sections.push([]);
    sections.at(-1)?.push(block);
  }
  return sections;
}

export function forPlayers(game: GameName, markdown: string): Block[] {
  return sectionsOf(blocksOf(markdown)).flatMap((section) => {
    const [first] = section;
    if (first?.kind === 'heading' && LEFT_OUT.test(first.text)) return [];
    const told = section.flatMap((block) => blockOf(game, block));
    return told.length > 1 ? told : [];
  });
}
