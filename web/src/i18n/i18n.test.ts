import { describe, expect, it } from 'vitest';
import ar from './ar';
import bg from './bg';
import { type Messages, type Room, speak, textOf, withTexts } from './catalogue';
import de from './de';
import { english as core } from './en';
import { fill, formatNumber, joined, signOf } from './format';
import { gather, type Part } from './gather';
import si from './si';
import type { Language, Text } from './types';
import vi from './vi';

const ROOMS = import.meta.glob<Part>('./*/rooms/*.ts', { eager: true });
const filesOf = (language: Language) =>
  Object.fromEntries(Object.entries(ROOMS).filter(([path]) => path.startsWith(`./${language}/`)));
const whole = (language: Language, own: Partial<Messages>): Partial<Messages> => ({
  ...own,
  ...gather(filesOf(language)),
});

const english = whole('en', core);
const OTHERS: Partial<Record<Language, Partial<Messages>>> = {
  vi: whole('vi', vi),
  si: whole('si', si),
  ar: whole('ar', ar),
  de: whole('de', de),
  bg: whole('bg', bg),
};
/** Languages that are whole; a language that is begun but not here falls back to English. */
const WHOLE: Language[] = ['vi', 'si', 'ar', 'de', 'bg'];

const forms = (text: Text) => (typeof text === 'string' ? [text] : Object.values(text));
const names = (text: Text) =>
  [...new Set(forms(text).flatMap((form) => form.match(/\{\w+\}/g) ?? []))].sort();

describe('texts', () => {
  it.each(Object.entries(OTHERS))('%s has only keys of English, with the same values', (_, own) => {
    for (const [key, text] of Object.entries(own)) {
      const source = (english as Record<string, Text>)[key];
      expect(source, key).toBeDefined();
      if (source) expect(names(text), key).toEqual(names(source));
    }
  });

  it.each(WHOLE)('%s is whole', (language) => {
    const missing = Object.keys(english).filter((key) => !(key in (OTHERS[language] ?? {})));
    expect(missing).toEqual([]);
  });
});

describe('rooms', () => {
  /** Where the texts of a room are spoken: what is there comes by a route that brings them. */
  const PLACES: Record<Room, RegExp> = {
    admin: /^\.\.\/pages\/admin\//,
    adminCodes: /^\.\.\/pages\/admin\//,
    adminHouse: /^\.\.\/pages\/admin\//,
    arena: /^\.\.\/(pages\/(admin|arena|bots)\/|plots\/)/,
    bots: /^\.\.\/pages\/(bots\/|replay\/eye\/|account\/(Settings|Tokens)Page|account\/NewToken)/,
    howto: /^\.\.\/pages\/rules\//,
  };
  const SOURCES = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.*', '!./**'], {
    query: '?raw',
    import: 'default',
    eager: true,
  });

  it.each(Object.keys(PLACES) as Room[])('%s: nobody else says its texts', (room) => {
    const keys = Object.keys(gather({ [room]: ROOMS[`./en/rooms/${room}.ts`] as Part }));
    const says = (source: string) =>
      keys
        .filter((key) => source.includes(`'${key}'`))
        .concat(
          [...source.matchAll(/`([\w.]+\.)\$\{/g)]
            .map(([, start = '']) => start)
            .filter((start) => keys.some((key) => key.startsWith(start))),
        );
    const said = Object.entries(SOURCES).flatMap(([path, source]) =>
      says(source).map((key) => ({ path, key })),
    );
    expect(said.length).toBeGreaterThan(0);
    expect(said.filter(({ path }) => !PLACES[room].test(path))).toEqual([]);
  });

  it('have their texts with their page, in the language of the page', async () => {
    expect(textOf('en', 'howto.title')).toBeUndefined();
    expect(await withTexts(Promise.resolve('the page'), 'howto')).toBe('the page');
    expect(textOf('en', 'howto.title')).toBe('How to play {game}');
    await speak('de');
    expect(textOf('de', 'howto.title')).toBe(OTHERS.de?.['howto.title']);
    await withTexts(Promise.resolve(), 'arena');
    expect(textOf('de', 'arena.ladder')).toBe(OTHERS.de?.['arena.ladder']);
  });
});

describe('fill', () => {
  it('puts values in their places', () => {
    expect(fill('en', '{a} against {b}', { a: 'Lantern', b: 3 })).toBe('Lantern against 3');
    // From right to left a Latin name must not draw the figure beside it to its other side.
    expect(fill('ar', '{a} ضد {b}', { a: 'Lantern', b: 3 })).toBe('\u2068Lantern\u2069 ضد 3');
  });

  it('keeps the parts of a value in order that has no letter of its own between them', () => {
    const card = fill('ar', '{rank} {suit}', { rank: 'شايب', suit: 'هاص' });
    expect(card).toBe('\u2068شايب\u2069 \u2068هاص\u2069');
    // Found by its first letter it would run from left to right: none is outside the parts.
    expect(fill('ar', 'العب {card}', { card })).toBe(`العب \u2067${card}\u2069`);
    const line = joined('ar', ['Lantern', 'أومي']);
    expect(joined('ar', ['إضافة', line])).toBe(`\u2068إضافة\u2069 · \u2067${line}\u2069`);
    const points = fill('ar', '{points} نقاط', { points: '\u200e+4' });
    expect(joined('ar', [points])).toBe(`\u2068${points}\u2069`);
    const within = fill('ar', '{card}', { card });
    expect(fill('ar', 'العب {within}', { within })).toBe(`العب \u2067${within}\u2069`);
  });

  it('chooses the plural form of the language', () => {
    const text = { one: 'one', few: 'few', other: '{count} others' };
    expect(fill('en', text, { count: 1 })).toBe('one');
    expect(fill('en', text, { count: 3 })).toBe('3 others');
    expect(fill('ar', text, { count: 3 })).toBe('few');
  });

  it('writes numbers as the language does, in western digits', () => {
    expect(fill('de', '{n}', { n: 1234 })).toBe('1.234');
    expect(fill('ar', '{n}', { n: 12 })).toBe('12');
  });
});

describe('signs', () => {
  it('of numbers below zero are a minus, not a hyphen', () => {
    expect(formatNumber('en', -1234)).toBe('−1,234');
    expect(formatNumber('de', -12.5)).toBe('−12,5');
    expect(formatNumber('ar', -3)).toBe('\u200e−3');
    expect(formatNumber('en', 0)).toBe('0');
  });

  it('are none for nothing, and stand on the left in every language', () => {
    expect(signOf('en', 3)).toBe('+');
    expect(signOf('de', -3)).toBe('−');
    expect(signOf('ar', -3)).toBe('\u200e−');
    expect(signOf('ar', 0)).toBe('');
  });
});
