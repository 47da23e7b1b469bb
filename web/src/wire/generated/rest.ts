// Written by `python -m server.wire.typescript` from the server's schemas.

export interface AddressBanning {
  /** told to the person */
  reason: string;
  until?: number | null;
  /** an address or a network */
  address: string;
}

export interface AddressShown {
  address: string;
  first_at: number;
  last_at: number;
}

export interface AdminExportQuery {
  format?: 'json' | 'md';
}

export interface AllMatchesQuery {
  /** `next` of the page before */
  cursor?: string | null;
  /** items on a page */
  limit?: number;
  state?: 'over' | 'playing' | null;
  game?: string | null;
  mode?: string | null;
  visibility?: 'private' | 'public' | null;
  rated?: boolean | null;
  player?: string | null;
  since?: number | null;
  until?: number | null;
}

/** As the socket event `announcement` tells it. */
export interface AnnouncementNow {
  announcement: Record<string, unknown> | null;
}

export interface AnnouncementShown {
  id: string;
  text: string;
  translations: Record<string, unknown>;
  level: string;
  at: number;
  by: string | null;
  until: number | null;
  ended_at: number | null;
}

export interface Announcing {
  text: string;
  /** by language */
  translations?: Record<string, string>;
  level?: 'info' | 'warning';
  until?: number | null;
}

export interface Appealing {
  /** name or e-mail address */
  login: string;
  /** 8 characters or more, up to 72 bytes */
  password: string;
  text: string;
}

export interface AuditQuery {
  /** `next` of the page before */
  cursor?: string | null;
  /** items on a page */
  limit?: number;
  actor?: string | null;
  action?: string | null;
  target?: string | null;
  since?: number | null;
  until?: number | null;
}

export interface AuditShown {
  id: number;
  at: number;
  actor: string | null;
  actor_name: string;
  action: string;
  target_kind: string;
  target: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  reason: string | null;
}

export interface Banning {
  /** told to the person */
  reason: string;
  until?: number | null;
  /** and the addresses that it has used lately */
  addresses?: boolean;
}

export interface Because {
  reason: string;
}

export interface BlockList {
  blocks: Blocked[];
}

export interface Blocked {
  id: string;
  name: string;
  at: number;
}

/** What is absent stays. */
export interface ChangedRules {
  limits_factor?: number;
  registration?: boolean;
  guests?: boolean;
  chat_filter?: 'mask' | 'off' | 'refuse';
  words_added?: Record<string, string[]>;
  words_allowed?: string[];
  appeal_text?: string;
  /** 0 keeps them for ever */
  chat_days?: number;
  /** 0 keeps them for ever */
  guest_days?: number;
  /** 0 keeps them for ever */
  address_days?: number;
  /** 0 keeps them for ever */
  report_days?: number;
  /** 0 keeps them for ever */
  mark_days?: number;
  /** 0 keeps them for ever */
  audit_days?: number;
}

/** What is absent or null stays. E-mail and password need `current_password`. */
export interface Changing {
  name?: string | null;
  email?: string | null;
  password?: string | null;
  current_password?: string | null;
}

/** What becomes of a match that runs: `void` counts for nobody, `forfeit` is lost by the seats in `losers` and their partners. */
export interface Closing {
  /** told to the people there */
  reason: string;
  result?: 'draw' | 'forfeit' | 'void';
  losers?: number[];
}

export interface DatabaseHealth {
  ok: boolean;
  /** to answer */
  milliseconds?: number | null;
  version?: string | null;
  /** the last migration */
  schema?: string | null;
  bytes?: number | null;
  connections?: number | null;
  most_connections?: number | null;
  longest_transaction_seconds?: number | null;
  tables?: SqlTableShown[];
}

/** Guests have no password to give. */
export interface Deleting {
  current_password?: string | null;
}

export interface Dossier {
  sessions: SessionShown[];
  addresses: AddressShown[];
  shared_addresses: SharedAddress[];
  sanctions: SanctionShown[];
  marks: MarkShown[];
  matches: number;
  reports_about: number;
  reports_by: number;
  blocked_by: number;
}

export interface ExportQuery {
  format?: 'json' | 'md';
}

export interface FramesQuery {
  /** a seat, or `all` for all hands */
  seat?: string;
  /** 0 is the first deal */
  from?: number;
  count?: number;
}

export interface Games {
  games: Record<string, unknown>[];
}

export interface Guest {
  name?: string | null;
}

/** Without `name` the guest keeps the one it has. */
export interface GuestRegistering {
  email: string;
  /** 8 characters or more, up to 72 bytes */
  password: string;
  name?: string | null;
}

export interface Health {
  ok: boolean;
  node: string;
  draining: boolean;
  started_at: number;
  now: number;
  memory_bytes: number;
  connections: number;
  people: number;
  tables: number;
  playing: number;
  database: DatabaseHealth;
  journal: JournalHealth;
}

/** All of them, with the values of a new house. */
export interface HouseRules {
  /** on top of SERAI_LIMITS_FACTOR */
  limits_factor?: number;
  /** whether new accounts are made */
  registration?: boolean;
  /** whether people enter without an account */
  guests?: boolean;
  /** what happens to a message with a word of the lists */
  chat_filter?: 'mask' | 'off' | 'refuse';
  /** by language, besides those that the house knows */
  words_added?: Record<string, string[]>;
  /** words that are fine in spite of it */
  words_allowed?: string[];
  /** told to the banned: how to appeal */
  appeal_text?: string;
  /** how long messages are kept */
  chat_days?: number;
  /** after so long without a visit a guest goes */
  guest_days?: number;
  /** how long addresses are kept */
  address_days?: number;
  /** how long closed reports are kept */
  report_days?: number;
  /** how long marks are kept */
  mark_days?: number;
  /** how long the audit log is kept */
  audit_days?: number;
}

export interface JobShown {
  name: string;
  summary: string;
  every_seconds: number;
  running: boolean;
  runs: number;
  failures: number;
  last_at: number | null;
  last_seconds: number | null;
  /** how much there was to do */
  last_done: number | null;
  last_error: string | null;
}

export interface Jobs {
  jobs: JobShown[];
}

export interface JournalHealth {
  ok: boolean;
  /** actions and results that are not written yet */
  waiting: number;
  commits: number;
  entries: number;
  last_seconds: number;
  last_size: number;
}

export interface Lifting {
  /** to an appeal */
  answer?: string | null;
}

export interface LiveTable {
  /** its card, as spectators see it */
  table: Record<string, unknown>;
  watching: Watching[];
  last_action_at: number | null;
}

export interface LiveTablesQuery {
  /** `next` of the page before */
  cursor?: string | null;
  /** items on a page */
  limit?: number;
  game?: string | null;
  state?: 'completed' | 'playing' | 'ready' | 'waiting' | null;
  mode?: string | null;
  visibility?: 'private' | 'public' | null;
  /** who sits or watches there */
  player?: string | null;
}

export interface LoggedOut {
  sessions: number;
}

export interface LoggingIn {
  /** name or e-mail address */
  login: string;
  /** 8 characters or more, up to 72 bytes */
  password: string;
}

export interface LoggingOut {
  /** all sessions, not only this one */
  everywhere?: boolean;
}

export interface MarkShown {
  kind: string;
  day: string;
  count: number;
  detail: Record<string, unknown>;
  last_at: number;
}

export interface MatchListed {
  id: string;
  table: string;
  game: string;
  mode: string;
  visibility: string;
  rated: boolean;
  state: string;
  started_at: number | null;
  ended_at: number | null;
}

export interface MatchesQuery {
  /** `next` of the page before */
  cursor?: string | null;
  /** items on a page */
  limit?: number;
  player?: string | null;
  game?: string | null;
}

export interface Me {
  id: string;
  name: string;
  role: string;
  email: string | null;
  /** milliseconds since 1970 */
  since: number;
}

export interface Muting {
  /** told to the person */
  reason: string;
  until?: number | null;
  /** only the person itself sees what it writes */
  shadow?: boolean;
}

/** The query of a list; lists with filters inherit from it. */
export interface PageQuery {
  /** `next` of the page before */
  cursor?: string | null;
  /** items on a page */
  limit?: number;
}

/** A part of a list; `next` is the `cursor` of the part that follows, null at the end. */
export interface Page_AnnouncementShown_ {
  items: AnnouncementShown[];
  next: string | null;
}

/** A part of a list; `next` is the `cursor` of the part that follows, null at the end. */
export interface Page_AuditShown_ {
  items: AuditShown[];
  next: string | null;
}

/** A part of a list; `next` is the `cursor` of the part that follows, null at the end. */
export interface Page_LiveTable_ {
  items: LiveTable[];
  next: string | null;
}

/** A part of a list; `next` is the `cursor` of the part that follows, null at the end. */
export interface Page_MatchListed_ {
  items: MatchListed[];
  next: string | null;
}

/** A part of a list; `next` is the `cursor` of the part that follows, null at the end. */
export interface Page_ReportShown_ {
  items: ReportShown[];
  next: string | null;
}

/** A part of a list; `next` is the `cursor` of the part that follows, null at the end. */
export interface Page_Reported_ {
  items: Reported[];
  next: string | null;
}

/** A part of a list; `next` is the `cursor` of the part that follows, null at the end. */
export interface Page_SanctionShown_ {
  items: SanctionShown[];
  next: string | null;
}

/** A part of a list; `next` is the `cursor` of the part that follows, null at the end. */
export interface Page_UserShown_ {
  items: UserShown[];
  next: string | null;
}

export interface Player {
  id: string;
  name: string;
  role: string;
}

/** RFC 9457. Clients decide by `code`; `detail` is for people. */
export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  code: string;
  rule?: string | null;
  retry_after?: number | null;
  request_id?: string | null;
}

export interface Profile {
  id: string;
  name: string;
  role: string;
  /** milliseconds since 1970 */
  since: number;
  ratings: RatingShown[];
}

export interface RatingShown {
  game: string;
  mu: number;
  sigma: number;
  matches: number;
}

export interface Registering {
  /** 2 to 20 letters, digits, spaces, _ - . */
  name: string;
  email: string;
  /** 8 characters or more, up to 72 bytes */
  password: string;
}

export interface Replay {
  match: Record<string, unknown>;
  record: Record<string, unknown>;
  times: number[];
}

/** `taken` to look into it, `open` to give it back; the other two close it. */
export interface ReportChange {
  state: 'dismissed' | 'open' | 'resolved' | 'taken';
  note?: string | null;
}

export interface ReportShown {
  id: string;
  kind: string;
  category: string;
  text: string;
  context: Record<string, unknown>;
  reporter: string;
  subject: string | null;
  match: string | null;
  bot: string | null;
  state: string;
  at: number;
  taken_by: string | null;
  taken_at: number | null;
  closed_at: number | null;
  note: string | null;
}

/** What the person who complains gets to see of it. */
export interface Reported {
  id: string;
  kind: string;
  category: string;
  text: string;
  state: string;
  at: number;
}

/** `player` for a player; `player` and `at` for a message, as it was received; `match` for a match; `bot` and perhaps `match` for a bot. */
export interface Reporting {
  kind: 'bot' | 'match' | 'message' | 'player';
  category: 'abuse' | 'cheating' | 'name' | 'other' | 'spam' | 'stalling';
  /** what happened */
  text?: string;
  player?: string | null;
  at?: number | null;
  match?: string | null;
  bot?: string | null;
}

export interface ReportsQuery {
  /** `next` of the page before */
  cursor?: string | null;
  /** items on a page */
  limit?: number;
  state?: 'dismissed' | 'open' | 'resolved' | 'taken' | null;
  kind?: 'bot' | 'match' | 'message' | 'player' | null;
  category?: 'abuse' | 'cheating' | 'name' | 'other' | 'spam' | 'stalling' | null;
  subject?: string | null;
  reporter?: string | null;
  taken_by?: string | null;
}

export interface ResetLink {
  /** a page of this site; it is shown only now */
  link: string;
  expires_at: number;
}

/** `token` is what stands behind the # of the link. */
export interface Resetting {
  token: string;
  /** 8 characters or more, up to 72 bytes */
  password: string;
}

export interface RoleGiven {
  role: 'admin' | 'moderator' | 'player';
}

export interface SanctionShown {
  id: string;
  kind: string;
  user: string | null;
  address: string | null;
  reason: string;
  at: number;
  by: string | null;
  until: number | null;
  lifted_at: number | null;
  lifted_by: string | null;
  appeal: string | null;
  appealed_at: number | null;
  appeal_answer: string | null;
}

/** A login that was kept alive: a browser, a telephone. */
export interface SessionShown {
  family: string;
  began_at: number;
  last_at: number;
  ends_at: number;
  address: string | null;
  open: boolean;
}

export interface SettingsShown {
  settings: HouseRules;
  defaults: HouseRules;
}

/** Another account that was seen at the same address. */
export interface SharedAddress {
  user: string;
  name: string;
  role: string;
  address: string;
  last_at: number;
}

/** The refresh token comes in the cookie `serai_refresh`. */
export interface SignedIn {
  access_token: string;
  /** seconds */
  expires_in: number;
  player: Player;
}

export interface SqlTableShown {
  name: string;
  /** about */
  rows: number;
  bytes: number;
}

export interface TableLook {
  /** its card, as spectators see it */
  table: Record<string, unknown>;
  watching: Watching[];
  last_action_at: number | null;
  started: Record<string, unknown> | null;
  /** the match, as spectators see it now */
  update: Record<string, unknown> | null;
  ended: Record<string, unknown> | null;
  /** the last 50; `hidden`: a shadow mute */
  messages: Record<string, unknown>[];
}

export interface TablesQuery {
  /** `next` of the page before */
  cursor?: string | null;
  /** items on a page */
  limit?: number;
  game?: string | null;
  state?: string | null;
}

export interface UserFile {
  user: UserShown;
  dossier: Dossier;
}

export interface UserShown {
  id: string;
  name: string;
  role: string;
  email: string | null;
  since: number;
  deleted_at: number | null;
  last_seen: number | null;
  online: boolean;
  leaves: number;
  ranked_blocked_until: number | null;
  /** those that hold now */
  sanctions: SanctionShown[];
  /** in the last 30 days */
  marks: number;
}

export interface UsersQuery {
  /** `next` of the page before */
  cursor?: string | null;
  /** items on a page */
  limit?: number;
  text?: string | null;
  role?: 'admin' | 'guest' | 'moderator' | 'player' | null;
  /** under which somebody is */
  sanction?: 'ban' | 'mute' | 'shadow_mute' | null;
  /** only those whom the house has marked lately */
  marked?: boolean;
  /** deleted ones too */
  deleted?: boolean;
}

export interface Watching {
  id: string;
  name: string;
}
