import { LANGUAGES, type Language, type Text, type Values } from './types';

/** Western digits everywhere: scores and codes read the same in every language. */
const LOCALES: Record<Language, string> = {
  en: 'en',
  vi: 'vi',
  si: 'si-LK-u-nu-latn',
  ar: 'ar-SA-u-ca-gregory-nu-latn',
  de: 'de',
  bg: 'bg',
};

export const localeOf = (language: Language): string => LOCALES[language];

const plurals = new Map<Language, Intl.PluralRules>();
const numbers = new Map<Language, Intl.NumberFormat>();

function pluralOf(language: Language, count: number): Intl.LDMLPluralRule {
  const rules = plurals.get(language) ?? new Intl.PluralRules(localeOf(language));
  plurals.set(language, rules);
  return rules.select(count);
}

export function formatNumber(language: Language, value: number): string {
  const format = numbers.get(language) ?? new Intl.NumberFormat(localeOf(language));
  numbers.set(language, format);
  return `${value < 0 ? signOf(language, value) : ''}${format.format(Math.abs(value))}`;
}

/** The sign of a number, which stays on its left also where lines run from right to left. */
export function signOf(language: Language, value: number): string {
  const side = LANGUAGES[language].dir === 'rtl' ? '\u200e' : '';
  return value === 0 ? '' : `${side}${value > 0 ? '+' : '−'}`;
}

/** A part of a line that may be missing. */
export type Part = string | false | null | undefined;

/** Parts of one line with a dot between; empty ones are left out. */
export function joined(language: Language, parts: readonly Part[]): string {
  const there = parts.filter((part) => typeof part === 'string' && part !== '') as string[];
  const apart = LANGUAGES[language].dir === 'rtl' ? there.map(isolated) : there;
  return apart.join(' · ');
}

/** A value without what has been isolated in it before. */
function bare(value: string): string {
  const less = value.replace(/[\u2066-\u2068][^\u2066-\u2069]*\u2069/g, '');
  return less === value ? value : bare(less);
}

/**
 * A value within a line from right to left: Latin names and figures of neighbours do not mix. Its first letter says how
 * it runs, but not one within a part: what is put together of isolated parts alone has none, and runs as the line does.
 */
function isolated(value: string): string {
  const own = bare(value);
  const parts = own !== value && !/\p{L}/u.test(own);
  return `${parts ? '\u2067' : '\u2068'}${value}\u2069`;
}

/** A text with its values in place; `count` chooses the plural form. */
export function fill(language: Language, text: Text, values: Values = {}): string {
  const { count } = values;
  const form =
    typeof text === 'string'
      ? text
      : ((typeof count === 'number' ? text[pluralOf(language, count)] : undefined) ?? text.other);
  return form.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    if (value === undefined) return whole;
    if (typeof value === 'number') return formatNumber(language, value);
    return LANGUAGES[language].dir === 'rtl' ? isolated(value) : value;
  });
}
