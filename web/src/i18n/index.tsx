import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { loadMessages, type MessageKey, type Messages } from './catalogue';
import { english } from './en';
import { fill, formatNumber, localeOf } from './format';
import { LANGUAGES, type Language, type Values } from './types';

export type { MessageKey } from './catalogue';
export { LANGUAGES, type Language, type Values } from './types';

type Spoken = {
  language: Language;
  t: (key: MessageKey, values?: Values) => string;
  /** For keys that are put together, such as names of cards; an unknown key is shown as it is. */
  say: (key: string, values?: Values) => string;
  number: (value: number) => string;
  /** With its sign, for scores. */
  signed: (value: number) => string;
  date: (at: number, style?: Intl.DateTimeFormatOptions) => string;
};

function spoken(language: Language, messages: Messages): Spoken {
  const locale = localeOf(language);
  const say = (key: string, values?: Values) =>
    fill(language, messages[key as MessageKey] ?? key, values);
  return {
    language,
    t: say,
    say,
    number: (value) => formatNumber(language, value),
    signed: (value) =>
      `${value > 0 ? '+' : value < 0 ? '−' : ''}${formatNumber(language, Math.abs(value))}`,
    date: (at, style = { dateStyle: 'medium', timeStyle: 'short' }) =>
      new Intl.DateTimeFormat(locale, style).format(at),
  };
}

const Words = createContext<Spoken>(spoken('en', english));
export const useWords = (): Spoken => useContext(Words);

/** Loads a language and speaks it; until it is there, the one before stays. */
export function WordsProvider(props: { language: Language; children: ReactNode }) {
  const { language, children } = props;
  const [loaded, setLoaded] = useState<[Language, Messages]>(['en', english]);
  useEffect(() => {
    let wanted = true;
    void loadMessages(language).then((messages) => {
      if (wanted) setLoaded([language, messages]);
    });
    return () => {
      wanted = false;
    };
  }, [language]);
  const words = useMemo(() => spoken(...loaded), [loaded]);
  useEffect(() => {
    document.documentElement.lang = words.language;
    document.documentElement.dir = LANGUAGES[words.language].dir;
  }, [words]);
  return <Words value={words}>{children}</Words>;
}
