import { english } from './en';
import type { admin } from './en/rooms/admin';
import type { adminCodes } from './en/rooms/adminCodes';
import type { adminHouse } from './en/rooms/adminHouse';
import type { arena } from './en/rooms/arena';
import type { bots } from './en/rooms/bots';
import type { howto } from './en/rooms/howto';
import type { Part } from './gather';
import type { Language, Text } from './types';

/** Rooms that most visits do not enter: their texts come with their pages. */
type Rooms = {
  admin: typeof admin;
  adminCodes: typeof adminCodes;
  adminHouse: typeof adminHouse;
  arena: typeof arena;
  bots: typeof bots;
  howto: typeof howto;
};
export type Room = keyof Rooms;

/** English is the source: its keys are the keys of all. */
export type MessageKey = string & (keyof typeof english | { [R in Room]: keyof Rooms[R] }[Room]);
export type Messages = Record<MessageKey, Text>;

const LANGUAGES: Record<Language, () => Promise<{ default: Partial<Messages> }>> = {
  en: async () => ({ default: english }),
  vi: () => import('./vi'),
  si: () => import('./si'),
  ar: () => import('./ar'),
  de: () => import('./de'),
  bg: () => import('./bg'),
};
const ROOMS = import.meta.glob<Part>('./*/rooms/*.ts');

/** The texts that are here; what a language lacks is English. */
const texts: Record<Language, Partial<Messages>> = {
  en: { ...english },
  vi: {},
  si: {},
  ar: {},
  de: {},
  bg: {},
};
const spoken = new Set<Language>(['en']);
const entered = new Set<Room>();

async function read(language: Language, room: Room): Promise<void> {
  const files = await ROOMS[`./${language}/rooms/${room}.ts`]?.();
  Object.assign(texts[language], ...Object.values(files ?? {}));
}

/** Brings a language, with the texts of the rooms that were entered. */
export async function speak(language: Language): Promise<void> {
  spoken.add(language);
  const [{ default: own }] = await Promise.all([
    LANGUAGES[language](),
    ...[...entered].map((room) => read(language, room)),
  ]);
  Object.assign(texts[language], own);
}

/** A page together with the texts of its rooms: nothing is shown before both are here. */
export async function withTexts<Page>(page: Promise<Page>, ...rooms: Room[]): Promise<Page> {
  for (const room of rooms) entered.add(room);
  const reading = [...spoken].flatMap((language) => rooms.map((room) => read(language, room)));
  const [loaded] = await Promise.all([page, ...reading]);
  return loaded;
}

export const textOf = (language: Language, key: string): Text | undefined =>
  texts[language][key as MessageKey] ?? texts.en[key as MessageKey];
