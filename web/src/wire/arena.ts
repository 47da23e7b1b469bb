import type { TableCard } from './generated/messages';
import type * as Rest from './generated/rest';
import { named, type Page, type Query, request } from './rest';

const BASE = '/arena';

/** REST of the arena: what bots have done, and what they are asked to do next. */
export const arena = {
  ladder: (game: string) => request<Rest.Ladder>('GET', `${BASE}/${named(game)}/ladder`),
  crosstable: (game: string) =>
    request<Rest.Crosstable>('GET', `${BASE}/${named(game)}/crosstable`),
  people: (game: string, query: Query = {}) =>
    request<Page<Rest.PersonLine>>('GET', `${BASE}/${named(game)}/people`, { query }),
  boards: (game: string, query: Query = {}) =>
    request<Page<Rest.BoardLine>>('GET', `${BASE}/${named(game)}/boards`, { query }),
  board: (game: string, board: string) =>
    request<Rest.BoardView>('GET', `${BASE}/${named(game)}/boards/${named(board)}`),
  playForPar: (game: string, board: number, seat: number) =>
    request<{ table: TableCard; seat: number }>(
      'POST',
      `${BASE}/${named(game)}/boards/${board}/table`,
      { body: { seat } },
    ),
  myPar: async (game: string, board: string) =>
    (await request<Rest.ParTries>('GET', `${BASE}/${named(game)}/boards/${named(board)}/par`))
      .tries,
  running: (query: Query = {}) => request<Rest.OnAir>('GET', `${BASE}/running`, { query }),
  featured: async () => (await request<Rest.Featured>('GET', `${BASE}/featured`)).broadcast,
  match: (match: string) => request<Rest.Broadcast>('GET', `${BASE}/matches/${named(match)}`),
  progress: () => request<Rest.Progress>('GET', `${BASE}/progress`),
  bot: (bot: string) => request<Rest.BotProfile>('GET', `${BASE}/bots/${named(bot)}`),
  botSets: (bot: string, query: Query = {}) =>
    request<Page<Rest.SetLine>>('GET', `${BASE}/bots/${named(bot)}/sets`, { query }),
  release: (game: string, bot: string, version: number) =>
    request<void>('DELETE', `${BASE}/${named(game)}/bots/${named(bot)}/versions/${version}/hold`),
  challenge: (body: Rest.ChallengeWish) =>
    request<Rest.ChallengeView>('POST', `${BASE}/challenges`, { body }),
  compare: (body: Rest.ComparisonWish) =>
    request<Rest.ChallengeView>('POST', `${BASE}/comparisons`, { body }),
  challenges: (query: Query = {}) =>
    request<Page<Rest.ChallengeLine>>('GET', `${BASE}/challenges`, { query }),
  /** Waits on the server for so many seconds if it is still running. */
  challengeView: (id: string, wait = 0) =>
    request<Rest.ChallengeView>('GET', `${BASE}/challenges/${named(id)}`, { query: { wait } }),
  stopChallenge: (id: string) => request<void>('DELETE', `${BASE}/challenges/${named(id)}`),
  tournaments: (query: Query = {}) =>
    request<Page<Rest.TournamentLine>>('GET', `${BASE}/tournaments`, { query }),
  tournament: (id: string) =>
    request<Rest.TournamentView>('GET', `${BASE}/tournaments/${named(id)}`),
  announce: (body: Rest.TournamentWish) =>
    request<Rest.TournamentView>('POST', `${BASE}/tournaments`, { body }),
  enter: (id: string, contestant: string) =>
    request<Rest.TournamentView>('POST', `${BASE}/tournaments/${named(id)}/entrants`, {
      body: { contestant },
    }),
  withdraw: (id: string, bot: string) =>
    request<void>('DELETE', `${BASE}/tournaments/${named(id)}/entrants/${named(bot)}`),
  callOff: (id: string) => request<void>('DELETE', `${BASE}/tournaments/${named(id)}`),
};

/** Where a tournament lies as a file; anybody may fetch it. */
export const tournamentFile = (id: string, format: 'json' | 'csv'): string =>
  `/api/v1${BASE}/tournaments/${named(id)}/export?format=${format}`;
