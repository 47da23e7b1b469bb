import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { type MessageKey, speak, textOf } from './catalogue';
import { fill, formatNumber, joined, localeOf, type Part, signOf } from './format';
import { LANGUAGES, type Language, type Values } from './types';

export { type MessageKey, withTexts } from './catalogue';
export { LANGUAGES, type Language, type Values } from './types';

type Spoken = {
  language: Language;
  t: (key: MessageKey, values?: Values) => string;
  /** For keys that are put together, such as names of cards; an unknown key is shown as it is. */
  say: (key: string, values?: Values) => string;
  /** Parts of one line, such as a name, a game and a time, which do not mix in any script. */
  joined: (parts: readonly Part[]) => string;
  number: (value: number) => string;
  /** With its sign, for scores. */
  signed: (value: number) => string;
  date: (at: number, style?: Intl.DateTimeFormatOptions) => string;
};

function wordsOf(language: Language): Spoken {
  const locale = localeOf(language);
  const say = (key: string, values?: Values) =>
    fill(language, textOf(language, key) ?? key, values);
  return {
    language,
    t: say,
    say,
    joined: (parts) => joined(language, parts),
    number: (value) => formatNumber(language, value),
    signed: (value) => `${signOf(language, value)}${formatNumber(language, Math.abs(value))}`,
    date: (at, style = { dateStyle: 'medium', timeStyle: 'short' }) =>
      new Intl.DateTimeFormat(locale, style).format(at),
  };
}

const ENGLISH = wordsOf('en');
const Words = createContext<Spoken>(ENGLISH);
export const useWords = (): Spoken => useContext(Words);

/** Milliseconds until a language that could not be loaded is asked for again. */
const AGAIN = 3000;

/** Loads a language and speaks it; until it is there, the one before stays. */
export function WordsProvider(props: { language: Language; children: ReactNode }) {
  const { language, children } = props;
  const [words, setWords] = useState(ENGLISH);
  useEffect(() => {
    let wanted = true;
    let later = 0;
    const load = () => {
      speak(language).then(
        () => wanted && setWords(wordsOf(language)),
        // The server is away: once it is back, so is the wish.
        () => {
          if (wanted) later = window.setTimeout(load, AGAIN);
        },
      );
    };
    load();
    return () => {
      wanted = false;
      clearTimeout(later);
    };
  }, [language]);
  useEffect(() => {
    document.documentElement.lang = words.language;
    document.documentElement.dir = LANGUAGES[words.language].dir;
  }, [words]);
  return <Words value={words}>{children}</Words>;
}
