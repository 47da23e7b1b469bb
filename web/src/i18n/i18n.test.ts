import { describe, expect, it } from 'vitest';
import ar from './ar';
import bg from './bg';
import type { Messages } from './catalogue';
import de from './de';
import { english } from './en';
import { fill } from './format';
import si from './si';
import type { Language, Text } from './types';
import vi from './vi';

const OTHERS: Partial<Record<Language, Partial<Messages>>> = { vi, si, ar, de, bg };
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

describe('fill', () => {
  it('puts values in their places', () => {
    expect(fill('en', '{a} against {b}', { a: 'Lantern', b: 3 })).toBe('Lantern against 3');
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
