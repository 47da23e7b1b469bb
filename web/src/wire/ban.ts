import { create } from 'zustand';
import type { Problem } from './generated/rest';

/** Why somebody is kept out: `reason` and `until` where the server says more than a sentence. */
export type Ban = {
  message: string;
  reason?: string | undefined;
  /** Milliseconds since 1970; null for ever. */
  until?: number | null | undefined;
  /** The house's own words on how to appeal. */
  appeal?: string | undefined;
};

export const useBan = create<{ ban: Ban | null }>(() => ({ ban: null }));

export const shut = (ban: Ban): void => useBan.setState({ ban });
export const unshut = (): void => useBan.setState({ ban: null });

type Told = Problem & { reason?: string; until?: number | null; appeal?: string };

/** Looks into a refusal of REST: a ban is shown in place of every page. */
export async function tellBan(answer: Response): Promise<void> {
  const told = (await answer.json().catch(() => null)) as Told | null;
  if (told?.code !== 'banned') return;
  shut({ message: told.detail, reason: told.reason, until: told.until, appeal: told.appeal });
}
