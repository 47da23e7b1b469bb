import { tellBan } from './ban';
import type {
  Frames,
  GameCard,
  GameName,
  MatchCard,
  RefusalCode,
  TableCard,
} from './generated/messages';
import type * as Rest from './generated/rest';
import { accessToken, forget, mayRefresh, refresh } from './tokens';

export type FailureCode = RefusalCode | 'offline' | 'internal' | (string & {});

/** An answer that is not a success; `message` is for people. */
export class RestFailure extends Error {
  constructor(
    readonly code: FailureCode,
    message: string,
    readonly status: number,
    readonly retryAfter: number | null = null,
    /** What a check found in a source that was refused. */
    readonly diagnostics: readonly Rest.DiagnosticShown[] = [],
  ) {
    super(message);
  }
}

/** A record as docs/fairness.md describes it. */
export type MatchRecord = {
  game: GameName;
  seats: number;
  options: Record<string, unknown>;
  seed: string;
  decks: string[][];
  prepared: number;
  actions: [number, Record<string, unknown>][];
};
export type Replay = { match: MatchCard; record: MatchRecord; times: number[] };
export type Page<T> = { items: T[]; next: string | null };
export type Query = Record<string, string | number | boolean | null | undefined>;
type Options = { body?: unknown; query?: Query; signal?: AbortSignal };
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

const BASE = '/api/v1';

async function send(method: Method, path: string, { body, query = {}, signal }: Options) {
  const asked = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  const search = new URLSearchParams(asked.map(([name, value]) => [name, String(value)]));
  const headers: Record<string, string> = {};
  const token = await accessToken();
  if (token) headers.Authorization = `Bearer ${token}`;
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  const address = `${BASE}${path}${search.size > 0 ? `?${search}` : ''}`;
  const sent: RequestInit = { method, headers };
  if (body !== undefined) sent.body = JSON.stringify(body);
  if (signal) sent.signal = signal;
  return fetch(address, sent);
}

async function failureOf(answer: Response): Promise<RestFailure> {
  try {
    const problem = (await answer.json()) as Rest.Problem & {
      diagnostics?: Rest.DiagnosticShown[];
    };
    const { code, detail, retry_after, diagnostics } = problem;
    return new RestFailure(code, detail, answer.status, retry_after ?? null, diagnostics ?? []);
  } catch {
    return new RestFailure('internal', answer.statusText, answer.status);
  }
}

async function answered(method: Method, path: string, options: Options): Promise<Response> {
  try {
    const answer = await send(method, path, options);
    if (answer.status !== 401 || !mayRefresh()) return answer;
    if (path.startsWith('/auth/')) return answer;
    await refresh();
    return await send(method, path, options);
  } catch {
    // Whoever no longer wants an answer does not look at this one.
    throw new RestFailure('offline', '', 0);
  }
}

/** One request; a token that has run out is renewed on the way. */
export async function request<T>(method: Method, path: string, options: Options = {}): Promise<T> {
  const answer = await answered(method, path, options);
  if (answer.status === 403) await tellBan(answer.clone());
  if (!answer.ok) throw await failureOf(answer);
  if (answer.status === 204) return undefined as T;
  const json = answer.headers.get('Content-Type')?.includes('json');
  return (json ? await answer.json() : await answer.text()) as T;
}

export const named = (name: string) => encodeURIComponent(name);

export const rest = {
  guest: (body: Rest.Guest) => request<Rest.SignedIn>('POST', '/auth/guest', { body }),
  register: (body: Rest.Registering) => request<Rest.SignedIn>('POST', '/auth/register', { body }),
  login: (body: Rest.LoggingIn) => request<Rest.SignedIn>('POST', '/auth/login', { body }),
  async logout(body: Rest.LoggingOut) {
    await request<void>('POST', '/auth/logout', { body });
    forget();
  },
  me: () => request<Rest.Me>('GET', '/me'),
  myTables: () => request<Rest.MyTables>('GET', '/me/tables'),
  changeMe: (body: Rest.Changing) => request<Rest.Me>('PATCH', '/me', { body }),
  deleteMe: (body: Rest.Deleting) => request<void>('DELETE', '/me', { body }),
  registerMe: (body: Rest.GuestRegistering) =>
    request<Rest.SignedIn>('POST', '/me/register', { body }),
  players: (name: string, limit: number) =>
    request<Page<Rest.PlayerFound>>('GET', '/players', { query: { name, limit } }),
  player: (name: string) => request<Rest.Profile>('GET', `/players/${named(name)}`),
  games: async () => (await request<{ games: GameCard[] }>('GET', '/games')).games,
  rules: (game: string) => request<string>('GET', `/games/${named(game)}/rules`),
  tables: (query: Query = {}) => request<Page<TableCard>>('GET', '/tables', { query }),
  table: (name: string) => request<TableCard>('GET', `/tables/${named(name)}`),
  matches: (query: Query = {}) => request<Page<MatchCard>>('GET', '/matches', { query }),
  match: (id: string) => request<MatchCard>('GET', `/matches/${named(id)}`),
  /** An Omi match as a save file. */
  exportMatch: (id: string) =>
    request<string>('GET', `/matches/${named(id)}/export`, { query: { format: 'md' } }),
  replay: (id: string) => request<Replay>('GET', `/matches/${named(id)}/replay`),
  frames: (id: string, query: { seat: string; from: number; count?: number }) =>
    request<Frames>('GET', `/matches/${named(id)}/frames`, { query }),
  /** Frames of a match that only this page knows, such as a practice match. */
  recordFrames: (record: MatchRecord, seat: string, from: number) =>
    request<Frames>('POST', '/matches/frames', { body: { record, seat, from } }),
};
