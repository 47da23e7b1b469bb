import type * as Rest from './generated/rest';
import { named, type Page, type Query, request } from './rest';

/** A decision of a bot: the match, the seat, and the number of the state that it answered. */
export type DecisionPlace = { match: string; seat: number; seq: number };

const bot = (id: string) => `/bots/${named(id)}`;
const logs = (id: string, match: string) => `${bot(id)}/logs/${named(match)}`;
const decision = (id: string, { match, seat, seq }: DecisionPlace) =>
  `${logs(id, match)}/${seat}/${seq}`;

/** Bots over REST: their cards, versions, trials and logs. */
export const bots = {
  list: (query: Rest.BotsQuery = {}) =>
    request<Page<Rest.BotCard>>('GET', '/bots', { query: query as Query }),
  show: (id: string) => request<Rest.BotCard>('GET', bot(id)),
  make: (body: Rest.NewBot) => request<Rest.BotCard>('POST', '/bots', { body }),
  change: (id: string, body: Rest.BotChange) => request<Rest.BotCard>('PATCH', bot(id), { body }),
  remove: (id: string) => request<void>('DELETE', bot(id)),
  examples: async () => (await request<Rest.BotExamples>('GET', '/bots/examples')).examples,
  api: () => request<Rest.BotApi>('GET', '/bots/api'),

  versions: (id: string, cursor: string | null = null, limit = 50) =>
    request<Page<Rest.VersionCard>>('GET', `${bot(id)}/versions`, { query: { cursor, limit } }),
  version: (id: string, number: number) =>
    request<Rest.VersionShown>('GET', `${bot(id)}/versions/${number}`),
  upload: (id: string, body: Rest.NewVersion) =>
    request<Rest.Uploaded>('POST', `${bot(id)}/versions`, { body }),
  activate: (id: string, version: number | null) =>
    request<Rest.BotCard>('POST', `${bot(id)}/activate`, { body: { version } }),

  check: (body: Rest.Checking, signal: AbortSignal) =>
    request<Rest.Checked>('POST', '/bots/check', { body, signal }),
  test: (id: string, body: Rest.Testing) =>
    request<Rest.Tested>('POST', `${bot(id)}/test`, { body }),

  /** `arena`: its games, those of tables, or with null all. */
  logs: (id: string, arena: boolean | null, cursor: string | null) =>
    request<Page<Rest.LogMatch>>('GET', `${bot(id)}/logs`, { query: { arena, cursor, limit: 20 } }),
  decisions: (id: string, match: string, cursor: string | null = null) =>
    request<Page<Rest.LogDecision>>('GET', logs(id, match), { query: { cursor, limit: 100 } }),
  decision: (id: string, place: DecisionPlace) =>
    request<Rest.LogDecisionShown>('GET', decision(id, place)),
  runAgain: (id: string, place: DecisionPlace, body: Rest.Draft) =>
    request<Rest.TriedState>('POST', `${decision(id, place)}/run`, { body }),
};

/** Personal tokens, for programs that play or work for a person. */
export const tokens = {
  list: async () => (await request<Rest.Tokens>('GET', '/tokens')).tokens,
  make: (body: Rest.NewToken) => request<Rest.TokenMade>('POST', '/tokens', { body }),
  remove: (id: string) => request<void>('DELETE', `/tokens/${named(id)}`),
};
