import { tellBan } from './ban';
import type { SignedIn } from './generated/rest';

/** The access token lives in memory only; the refresh token is in a cookie that no script can read. */
type Access = { token: string; until: number };

const KNOWN = 'serai.signed-in';
const EARLY = 30_000;

let access: Access | null = null;
let refreshing: Promise<SignedIn | null> | null = null;

export function keep(signedIn: SignedIn): void {
  access = { token: signedIn.access_token, until: Date.now() + signedIn.expires_in * 1000 };
  localStorage.setItem(KNOWN, '1');
}

export function forget(): void {
  access = null;
  localStorage.removeItem(KNOWN);
}

/** Whether this browser has signed in before; without it there is no cookie worth a try. */
export const mayRefresh = (): boolean => localStorage.getItem(KNOWN) !== null;

/** A token that holds for a while yet, or null for a visitor. */
export async function accessToken(): Promise<string | null> {
  if (access && access.until - EARLY > Date.now()) return access.token;
  if (!mayRefresh()) return null;
  return (await refresh())?.access_token ?? null;
}

/** A new access token for the cookie, asked for once however many want it. */
export function refresh(): Promise<SignedIn | null> {
  refreshing ??= alone(renew).finally(() => {
    refreshing = null;
  });
  return refreshing;
}

async function renew(): Promise<SignedIn | null> {
  const answer = await fetch('/api/v1/auth/refresh', { method: 'POST' });
  if (answer.ok) {
    const signedIn = (await answer.json()) as SignedIn;
    keep(signedIn);
    return signedIn;
  }
  if (answer.status >= 500 || answer.status === 429) throw new Error(answer.statusText);
  if (answer.status === 401) forget();
  if (answer.status === 403) await tellBan(answer);
  return null;
}

/** A refresh token may be used once only, so the tabs of one browser take turns. */
function alone<T>(work: () => Promise<T>): Promise<T> {
  // Browsers have locks only at safe addresses and on this machine.
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) return work();
  return locks.request('serai-refresh', work) as Promise<T>;
}
