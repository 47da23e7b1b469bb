/** A source that is being written; it stays in this browser until it is saved as a version. */
export type KeptDraft = {
  source: string;
  /** The version it began as; null for none. */
  base: number | null;
  at: number;
};

const key = (bot: string) => `serai.draft.${bot}`;

export function keptDraft(bot: string): KeptDraft | null {
  try {
    const kept = JSON.parse(localStorage.getItem(key(bot)) ?? 'null') as KeptDraft | null;
    return typeof kept?.source === 'string' ? kept : null;
  } catch {
    return null;
  }
}

/** False where the browser has no room for it. */
export function keepDraft(bot: string, source: string, base: number | null): boolean {
  try {
    localStorage.setItem(key(bot), JSON.stringify({ source, base, at: Date.now() }));
    return true;
  } catch {
    return false;
  }
}

export function dropDraft(bot: string): void {
  localStorage.removeItem(key(bot));
}
