import type * as Rest from './generated/rest';
import { named, type Page, type Query, request } from './rest';

const list = <T>(path: string, query: object) =>
  request<Page<T>>('GET', `/admin/${path}`, { query: query as Query });
const user = (id: string, what = '') => `/admin/users/${named(id)}${what}`;
const bot = (id: string, what = '') => `/admin/bots/${named(id)}${what}`;
const ARENA = '/admin/arena';

/** What those who keep order may see and do; the server decides who is among them. */
export const admin = {
  users: (query: Rest.UsersQuery) => list<Rest.UserShown>('users', query),
  user: (id: string) => request<Rest.UserFile>('GET', user(id)),
  ban: (id: string, body: Rest.Banning) =>
    request<Rest.UserFile>('POST', user(id, '/ban'), { body }),
  unban: (id: string, body: Rest.Lifting) =>
    request<Rest.UserFile>('DELETE', user(id, '/ban'), { body }),
  mute: (id: string, body: Rest.Muting) =>
    request<Rest.UserFile>('POST', user(id, '/mute'), { body }),
  unmute: (id: string, body: Rest.Lifting) =>
    request<Rest.UserFile>('DELETE', user(id, '/mute'), { body }),
  logOut: (id: string) => request<Rest.LoggedOut>('POST', user(id, '/logout')),
  giveRole: (id: string, role: Rest.RoleGiven['role']) =>
    request<Rest.UserFile>('PUT', user(id, '/role'), { body: { role } }),
  resetLink: (id: string) => request<Rest.ResetLink>('POST', user(id, '/reset-password')),
  remove: (id: string, body: Rest.Because) => request<void>('DELETE', user(id), { body }),

  addresses: (query: Query) => list<Rest.SanctionShown>('addresses', query),
  banAddress: (body: Rest.AddressBanning) =>
    request<Rest.SanctionShown>('POST', '/admin/addresses', { body }),
  unbanAddress: (id: string) => request<void>('DELETE', `/admin/addresses/${named(id)}`),

  reports: (query: Rest.ReportsQuery) => list<Rest.ReportShown>('reports', query),
  report: (id: string) => request<Rest.ReportShown>('GET', `/admin/reports/${named(id)}`),
  changeReport: (id: string, body: Rest.ReportChange) =>
    request<Rest.ReportShown>('PATCH', `/admin/reports/${named(id)}`, { body }),

  tables: (query: Rest.LiveTablesQuery) => list<Rest.LiveTable>('tables', query),
  table: (id: string) => request<Rest.TableLook>('GET', `/admin/tables/${named(id)}`),
  closeTable: (id: string, body: Rest.Closing) =>
    request<void>('POST', `/admin/tables/${named(id)}/close`, { body }),
  matches: (query: Rest.AllMatchesQuery) => list<Rest.MatchListed>('matches', query),
  endMatch: (id: string, body: Rest.Closing) =>
    request<void>('POST', `/admin/matches/${named(id)}/end`, { body }),

  announcements: (query: Query) => list<Rest.AnnouncementShown>('announcements', query),
  announce: (body: Rest.Announcing) =>
    request<Rest.AnnouncementShown>('POST', '/admin/announcements', { body }),
  endAnnouncement: (id: string) => request<void>('DELETE', `/admin/announcements/${named(id)}`),

  audit: (query: Rest.AuditQuery) => list<Rest.AuditShown>('audit', query),
  settings: () => request<Rest.SettingsShown>('GET', '/admin/settings'),
  changeSettings: (body: Rest.ChangedRules) =>
    request<Rest.SettingsShown>('PATCH', '/admin/settings', { body }),
  health: () => request<Rest.Health>('GET', '/admin/health'),
  jobs: async () => (await request<Rest.Jobs>('GET', '/admin/jobs')).jobs,
  runJob: (name: string) => request<Rest.JobShown>('POST', `/admin/jobs/${named(name)}/run`),

  sandbox: () => request<Rest.SandboxShown>('GET', '/admin/sandbox'),
  bots: (query: Rest.AdminBotsQuery) => list<Rest.BotOverseen>('bots', query),
  bot: (id: string) => request<Rest.BotOverseenFile>('GET', bot(id)),
  disableBot: (id: string, body: Rest.Disabling) =>
    request<Rest.BotOverseenFile>('POST', bot(id, '/disable'), { body }),
  enableBot: (id: string, body: Rest.Enabling) =>
    request<Rest.BotOverseenFile>('POST', bot(id, '/enable'), { body }),

  arena: () => request<Rest.ArenaState>('GET', ARENA),
  pauseGame: (game: string, body: Rest.Because) =>
    request<void>('POST', `${ARENA}/${named(game)}/pause`, { body }),
  resumeGame: (game: string) => request<void>('POST', `${ARENA}/${named(game)}/resume`),
  recompute: (game: string) =>
    request<Rest.Recomputed>('POST', `${ARENA}/${named(game)}/recompute`),
  requeue: (set: string) => request<void>('POST', `${ARENA}/sets/${named(set)}/requeue`),
  cancelTournament: (id: string, body: Rest.Because) =>
    request<void>('POST', `${ARENA}/tournaments/${named(id)}/cancel`, { body }),
  arenaProgress: () => request<Rest.Progress>('GET', '/arena/progress'),
  ladder: (game: string) => request<Rest.Ladder>('GET', `/arena/${named(game)}/ladder`),
  suspicions: async (game: string) =>
    (await request<Rest.Suspicions>('GET', `${ARENA}/${named(game)}/suspicions`)).items,
  release: (game: string, bot: string, version: number) =>
    request<void>('DELETE', `/arena/${named(game)}/bots/${named(bot)}/versions/${version}/hold`),
};
