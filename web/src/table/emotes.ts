/** What can be shown without words; it travels as a message of its own. */
export const EMOTES = {
  clap: '👏',
  laugh: '😄',
  wow: '😮',
  sad: '😢',
  star: '🌟',
  tea: '🍵',
} as const;

export type Emote = keyof typeof EMOTES;
export const EMOTE_NAMES = Object.keys(EMOTES) as Emote[];

/** Which one a message is, if it is one. */
export const emoteOf = (text: string): Emote | undefined =>
  EMOTE_NAMES.find((name) => EMOTES[name] === text);
