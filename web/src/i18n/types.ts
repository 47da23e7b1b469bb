/** A text with `{name}` for values; with plural forms where it counts something (`count`). */
export type Text = string | ({ other: string } & Partial<Record<Intl.LDMLPluralRule, string>>);
export type Texts = Record<string, Text>;

export const LANGUAGES = {
  en: { name: 'English', dir: 'ltr' },
  vi: { name: 'Tiếng Việt', dir: 'ltr' },
  si: { name: 'සිංහල', dir: 'ltr' },
  ar: { name: 'العربية', dir: 'rtl' },
  de: { name: 'Deutsch', dir: 'ltr' },
  bg: { name: 'Български', dir: 'ltr' },
} as const;

export type Language = keyof typeof LANGUAGES;
export type Values = Record<string, string | number>;
