import { english } from './en';
import type { Language, Text } from './types';

/** English is the source: its keys are the keys of all. */
export type MessageKey = keyof typeof english & string;
export type Messages = Record<MessageKey, Text>;

const LOADERS: Record<Exclude<Language, 'en'>, () => Promise<{ default: Partial<Messages> }>> = {
  vi: () => import('./vi'),
  si: () => import('./si'),
  ar: () => import('./ar'),
  de: () => import('./de'),
  bg: () => import('./bg'),
};

/** The texts of a language; what it lacks is English. */
export async function loadMessages(language: Language): Promise<Messages> {
  if (language === 'en') return english;
  const { default: own } = await LOADERS[language]();
  return { ...english, ...own };
}
