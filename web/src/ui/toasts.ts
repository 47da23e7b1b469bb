import { create } from 'zustand';
import type { RestFailure } from '../wire/rest';

export type Toast = { id: number; kind: 'notice' | 'error'; text: string };

/** One at a time; the newest replaces the one before. */
export const useToast = create<{ toast: Toast | null }>(() => ({ toast: null }));

let count = 0;

export function notify(text: string, kind: Toast['kind'] = 'notice'): void {
  count += 1;
  useToast.setState({ toast: { id: count, kind, text } });
}

export function dismiss(): void {
  useToast.setState({ toast: null });
}

type Failure = { code: string; message: string; retry_after?: number } | RestFailure;
type Say = (key: string, values?: Record<string, string | number>) => string;

/** What went wrong, in the page's own words where it has them, else in the server's. */
export function failureText(say: Say, failure: Failure): string {
  const wait = 'retryAfter' in failure ? failure.retryAfter : failure.retry_after;
  const [, field] = (failure.code === 'bad_request' && /^`(\w+)`/.exec(failure.message)) || [];
  const key = field ? `fail.bad_${field}` : `fail.${failure.code}`;
  const own = say(key, { seconds: Math.ceil(wait ?? 1) });
  return own === key ? failure.message : own;
}
