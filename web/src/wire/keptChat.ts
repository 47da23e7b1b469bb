import type { ChatLine } from './tableState';

const place = (table: string) => `serai.chat.${table}`;

/** What this tab has heard at a table, so that a reload does not lose it: the wire tells it once. */
export function keptChat(table: string): ChatLine[] {
  try {
    return JSON.parse(sessionStorage.getItem(place(table)) ?? '[]') as ChatLine[];
  } catch {
    return [];
  }
}

export function keepChat(table: string, lines: readonly ChatLine[]): void {
  try {
    sessionStorage.setItem(place(table), JSON.stringify(lines));
  } catch {
    // Full, or forbidden here: then a reload begins with nothing.
  }
}
