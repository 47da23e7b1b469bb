import { create } from 'zustand';
import type { Announcement } from './generated/messages';
import { order } from './order';
import { listen, useConnection } from './socket';

/** What the house says to everybody just now. */
export const useAnnouncement = create<{ now: Announcement | null }>(() => ({ now: null }));

/** Pages without a line ask now and then. */
const POLL = 10_000;

/** The words in a language, else those that were written first. */
export const wordsOf = ({ text, translations }: Announcement, language: string): string =>
  translations[language] ?? text;

let ending: ReturnType<typeof setTimeout> | undefined;

function show(now: Announcement | null): void {
  clearTimeout(ending);
  useAnnouncement.setState({ now });
  if (now?.until) {
    // A timer cannot wait longer than this; by then the house has been asked again.
    const left = Math.min(now.until - Date.now(), 2 ** 31 - 1);
    ending = setTimeout(() => show(null), Math.max(0, left));
  }
}

/** Asks the house what it says. */
export const lookForAnnouncement = (): void =>
  void order.announcement().then(show, () => undefined);

/** Follows it for as long as the page is open: told over the line, asked for where there is none. */
export function followAnnouncement(): () => void {
  lookForAnnouncement();
  const timer = setInterval(() => {
    if (!document.hidden && useConnection.getState().state !== 'online') lookForAnnouncement();
  }, POLL);
  const stops = [
    listen('announcement', ({ announcement }) => show(announcement)),
    useConnection.subscribe((line, before) => {
      if (line.state === 'online' && before.state !== 'online') lookForAnnouncement();
    }),
    () => clearInterval(timer),
    () => clearTimeout(ending),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
