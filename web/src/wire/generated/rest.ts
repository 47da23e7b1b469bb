// Written by `python -m server.wire.typescript` from the server's schemas.

import type { AnyAction, AnyView, Outcome } from './messages';

/** Which version plays from the next match on, an older one too; null: none. */
export interface Activating {
  version: number | null;
}

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

export interface AdminBotsQuery {
  /** `next` of the page before */
  cursor?: string | null;
  /** items on a page */
  limit?: number;
  text?: string | null;
  owner?: string | null;
  game?: string | null;
  held?: boolean | null;
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

export interface ApiField {
  name: string;
  type: string;
  text: string;
}

/** A function that a bot must or may define. */
export interface ApiFunction {
  name: string;
  signature: string;
  required: boolean;
  text: string;
}

/** A game's shapes; `state` names the first to look at. */
export interface ApiGame {
  game: 'baloot' | 'jolly' | 'omi' | 'santase' | 'tienlen';
  state: string;
  types: ApiType[];
  /** the Python module of these types, for editors */
  stub: string;
}

/** A shape of `bots.api`: what a part of the state, an action or an event holds. */
export interface ApiType {
  name: string;
  text: string;
  fields: ApiField[];
}

export interface Appealing {
  /** name or e-mail address */
  login: string;
  /** 8 characters or more, up to 72 bytes */
  password: string;
  text: string;
}

export interface ArenaGame {
  game: string;
  /** why; null while it is played */
  paused: string | null;
  /** board sets by state */
  sets: Record<string, number>;
}

export interface ArenaState {
  games: ArenaGame[];
  jobs_waiting: number;
  jobs_taken: number;
  workers: ArenaWorker[];
  failed: FailedSet[];
}

export interface ArenaWorker {
  id: string;
  host: string;
  pid: number;
  started_at: number;
  seen_at: number;
  sets: number;
  status: Record<string, unknown>;
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

export interface BoardLine {
  id: number;
  game: string;
  sets: number;
  people: number;
  opened_at: number;
}

export interface BoardView {
  id: number;
  game: string;
  seed: string;
  options: Record<string, unknown>;
  seats: number;
  sets: SetLine[];
  scores: SeatScore[];
}

/** As whom an external bot sits at tables. */
export interface BotAccount {
  id: string;
  name: string;
}

/** What the editor shows and completes. */
export interface BotApi {
  functions: ApiFunction[];
  /** what a state has beside the view */
  state: ApiField[];
  imports: string[];
  limits: Record<string, number>;
  games: ApiGame[];
}

/** A bot as everybody who may see it sees it. `active_version` null: it cannot be seated. */
export interface BotCard {
  id: string;
  name: string;
  description: string;
  owner: BotOwner;
  games: ('baloot' | 'jolly' | 'omi' | 'santase' | 'tienlen')[];
  public: boolean;
  source_public: boolean;
  watchable: boolean;
  active_version: number | null;
  versions: number;
  record: BotRecord;
  /** since 1970, by the server's clock */
  created_at: number;
  mine: boolean;
}

/** What is absent or null stays. */
export interface BotChange {
  name?: string | null;
  games?: ('baloot' | 'jolly' | 'omi' | 'santase' | 'tienlen')[] | null;
  description?: string | null;
  public?: boolean | null;
  source_public?: boolean | null;
  watchable?: boolean | null;
}

/** A bot to start from. */
export interface BotExample {
  name: string;
  title: string;
  game: 'baloot' | 'jolly' | 'omi' | 'santase' | 'tienlen';
  source: string;
}

export interface BotExamples {
  examples: BotExample[];
}

export interface BotOverseen {
  id: string;
  name: string;
  owner: string;
  owner_name: string;
  games: string[];
  public: boolean;
  active_version: number | null;
  since: number;
  /** in the last 7 days */
  strikes: number;
  holds: HoldShown[];
}

export interface BotOverseenFile {
  bot: BotOverseen;
  versions: VersionOverseen[];
  strikes: StrikeShown[];
  arena: ContestantOverseen[];
}

export interface BotOwner {
  id: string;
  name: string;
}

export interface BotProfile {
  id: string;
  name: string;
  owner: string | null;
  active_version: number | null;
  games: GameProfile[];
}

/** Its finished matches, games of the arena included. */
export interface BotRecord {
  matches: number;
  won: number;
}

export interface BotsQuery {
  /** `next` of the page before */
  cursor?: string | null;
  /** items on a page */
  limit?: number;
  game?: 'baloot' | 'jolly' | 'omi' | 'santase' | 'tienlen' | null;
  name?: string | null;
  owner?: string | null;
  /** only mine, also those without a version */
  mine?: boolean;
}

/** A game that can be watched. `tables` are ids for `watch_table`, by pace. */
export interface Broadcast {
  match: string;
  set: string;
  board: number;
  game: string;
  number: number;
  of: number;
  purpose: string;
  rated: boolean;
  contestants: Who[];
  seating: number[];
  tables: Record<string, string>;
  watchers: number;
  started_at: number;
  until: number;
}

export interface ChallengeLine {
  id: string;
  kind: string;
  game: string;
  state: string;
  boards: number;
  contestants: Who[];
  created_at: number;
  finished_at: number | null;
}

export interface ChallengeView {
  id: string;
  owner: string;
  kind: string;
  game: string;
  state: string;
  boards: number;
  sets: number;
  done: number;
  failed: number;
  contestants: Who[];
  created_at: number;
  finished_at: number | null;
  meetings: Meeting[];
  difference: DifferenceView | null;
  results: SetLine[];
}

/** Contestants are `house:hard`, a bot's id (its active version) or `<id>/<version>`. */
export interface ChallengeWish {
  game: string;
  contestants: string[];
  /** board sets to play */
  boards?: number;
}

/** What is absent stays; a rule that does not exist is refused, or a slip would look done. */
export interface ChangedRules {
  limits_factor?: number;
  registration?: boolean;
  guests?: boolean;
  new_matches?: boolean;
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

/** `ok`: there are warnings at most. */
export interface Checked {
  ok: boolean;
  diagnostics: DiagnosticShown[];
}

export interface Checking {
  /** the Python module, up to 100 KiB in UTF-8 */
  source: string;
  game?: 'baloot' | 'jolly' | 'omi' | 'santase' | 'tienlen' | null;
}

/** What becomes of a match that runs: `void` counts for nobody, `forfeit` is lost by the seats in `losers` and their partners. */
export interface Closing {
  /** told to the people there */
  reason: string;
  result?: 'draw' | 'forfeit' | 'void';
  losers?: number[];
}

export interface ComparisonWish {
  game: string;
  bot: string;
  /** the version to measure */
  candidate: number;
  /** null: the active version */
  against?: number | null;
  /** board sets to play */
  boards?: number;
}

export interface ContestantOverseen {
  contestant: string;
  game: string;
  sets: number;
  outs: number;
  held_at: number | null;
  held_reason: string | null;
}

export interface Crosstable {
  game: string;
  at: number | null;
  contestants: Who[];
  meetings: Meeting[];
}

export interface CurvePoint {
  at: number;
  version: number | null;
  rating: number;
  deviation: number;
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

/** Lines and columns count from 1; the end is exclusive. */
export interface DiagnosticShown {
  line: number;
  column: number;
  end_line: number;
  end_column: number;
  severity: 'error' | 'warning';
  code: string;
  message: string;
}

/** A line with its number before and after; null where it does not exist. */
export interface DiffLine {
  kind: 'added' | 'removed' | 'same';
  before: number | null;
  after: number | null;
  text: string;
}

export interface DiffQuery {
  from: number;
  to: number;
}

/** The candidate's points a game over the other version's, on the same boards. */
export interface DifferenceView {
  mean: number;
  low: number | null;
  high: number | null;
  significance: number;
  by_board: number[];
}

export interface Disabling {
  /** told to the owner */
  reason: string;
  version?: number | null;
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

/** A saved version, or a draft; without either the newest version. */
export interface Draft {
  version?: number | null;
  source?: string | null;
}

export interface Enabling {
  version?: number | null;
}

export interface Entry {
  contestant: string;
}

export interface ExportQuery {
  format?: 'json' | 'md';
}

export interface FailedSet {
  id: string;
  game: string;
  purpose: string;
  contestants: string[];
  attempts: number;
  error: string | null;
  failed_at: number | null;
}

/** Null when nothing is being played. */
export interface Featured {
  broadcast: Broadcast | null;
}

export interface FramesQuery {
  /** a seat, or `all` for all hands */
  seat?: string;
  /** 0 is the first deal */
  from?: number;
  count?: number;
}

export interface GameProfile {
  game: string;
  versions: VersionLine[];
  curve: CurvePoint[];
  opponents: HeadToHead[];
}

export interface GameQuery {
  /** `next` of the page before */
  cursor?: string | null;
  /** items on a page */
  limit?: number;
  game?: string | null;
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

/** Against one opponent, from this bot's side. */
export interface HeadToHead {
  opponent: Who;
  meeting: Meeting;
}

/** Of the node that answers; `nodes` are all of them. */
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
  sandbox: SandboxHealth;
  /** none while the database is away */
  nodes: NodeShown[];
}

export interface HoldShown {
  version: number | null;
  reason: string;
  at: number;
  by: string | null;
}

/** All of them, with the values of a new house. */
export interface HouseRules {
  /** on top of SERAI_LIMITS_FACTOR */
  limits_factor?: number;
  /** whether new accounts are made */
  registration?: boolean;
  /** whether people enter without an account */
  guests?: boolean;
  /** whether tables open and matches begin; if not, those that run end */
  new_matches?: boolean;
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

export interface Ladder {
  game: string;
  anchor: string;
  provisional_sets: number;
  provisional_width: number;
  sets: number;
  at: number | null;
  lines: LadderLine[];
}

export interface LadderLine {
  place: number;
  contestant: Who;
  points: number | null;
  low: number | null;
  high: number | null;
  sets: number;
  provisional: boolean;
  rating: number;
  deviation: number;
  curve: number[];
  week: number | null;
  held: string | null;
}

export interface Lifting {
  /** to an appeal */
  answer?: string | null;
}

export interface LiveTable {
  /** its card, as spectators see it */
  table: Record<string, unknown>;
  /** at this node */
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

export interface LogDecision {
  seq: number;
  answer: string;
  action: AnyAction | null;
  milliseconds: number;
  printed: string;
  strike: string | null;
  seat: number;
  version: number;
  /** since 1970, by the server's clock */
  at: number;
}

/** With the view that the bot saw. */
export interface LogDecisionShown {
  seq: number;
  answer: string;
  action: AnyAction | null;
  milliseconds: number;
  printed: string;
  strike: string | null;
  seat: number;
  version: number;
  /** since 1970, by the server's clock */
  at: number;
  view: AnyView;
}

/** A bot's part in a match. */
export interface LogMatch {
  match: string;
  game: 'baloot' | 'jolly' | 'omi' | 'santase' | 'tienlen';
  mode: 'arena' | 'casual' | 'hybrid' | 'practice' | 'ranked';
  state: string;
  /** by seat */
  players: LogPlayer[];
  /** the bot's own */
  seats: number[];
  version: number;
  decisions: number;
  strikes: number;
  /** milliseconds */
  slowest: number;
  /** since 1970, by the server's clock */
  started_at: number;
  ended_at: number | null;
}

export interface LogPlayer {
  name: string;
  kind: 'bot' | 'house' | 'person';
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

export interface LogsQuery {
  /** `next` of the page before */
  cursor?: string | null;
  /** items on a page */
  limit?: number;
  /** those of the arena alone, or those of tables alone */
  arena?: boolean | null;
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
  players: string[];
  board: number | null;
}

export interface MatchesQuery {
  /** `next` of the page before */
  cursor?: string | null;
  /** items on a page */
  limit?: number;
  player?: string | null;
  game?: string | null;
  /** games of the arena instead of all others */
  arena?: boolean;
}

export interface Me {
  id: string;
  name: string;
  role: string;
  email: string | null;
  /** milliseconds since 1970 */
  since: number;
}

/** How `first` fared against `second`. `significance`: 0 may be chance, 1 to 3 ever less so. */
export interface Meeting {
  first: string;
  second: string;
  sets: number;
  margin: number;
  low: number | null;
  high: number | null;
  won: number;
  drawn: number;
  lost: number;
  significance: number;
}

export interface MineQuery {
  /** `next` of the page before */
  cursor?: string | null;
  /** items on a page */
  limit?: number;
  /** everybody's public ones too */
  all?: boolean;
}

export interface Muting {
  /** told to the person */
  reason: string;
  until?: number | null;
  /** only the person itself sees what it writes */
  shadow?: boolean;
}

export interface MyTable {
  id: string;
  code: string;
  name: string;
  game: string;
  state: string;
}

export interface MyTables {
  tables: MyTable[];
}

/** A bot without a version yet; give it one with `bots/{id}/versions`. */
export interface NewBot {
  name: string;
  games: ('baloot' | 'jolly' | 'omi' | 'santase' | 'tienlen')[];
  description?: string;
  /** others see its card and may seat it */
  public?: boolean;
  /** others may read its versions */
  source_public?: boolean;
  /** hybrid tables are told its times and strikes, live */
  watchable?: boolean;
}

/** `name` is also that of the bot account, for a token that plays. */
export interface NewToken {
  name: string;
  scopes: ('bots' | 'play')[];
  days?: number | null;
}

export interface NewVersion {
  /** the Python module, up to 100 KiB in UTF-8 */
  source: string;
  notes?: string;
  /** let it play from now on */
  activate?: boolean;
}

/** A node of the house, as the database knows it: about a second old. */
export interface NodeShown {
  node: string;
  connections: number;
  tables: number;
  playing: number;
  /** it is about to stop and takes nothing new */
  draining: boolean;
  /** its lease has ended: others take its tables */
  silent: boolean;
}

/** A part of the games that can be watched, and how many there are in all. */
export interface OnAir {
  items: Broadcast[];
  next: string | null;
  total: number;
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
export interface Page_BoardLine_ {
  items: BoardLine[];
  next: string | null;
}

/** A part of a list; `next` is the `cursor` of the part that follows, null at the end. */
export interface Page_BotCard_ {
  items: BotCard[];
  next: string | null;
}

/** A part of a list; `next` is the `cursor` of the part that follows, null at the end. */
export interface Page_BotOverseen_ {
  items: BotOverseen[];
  next: string | null;
}

/** A part of a list; `next` is the `cursor` of the part that follows, null at the end. */
export interface Page_ChallengeLine_ {
  items: ChallengeLine[];
  next: string | null;
}

/** A part of a list; `next` is the `cursor` of the part that follows, null at the end. */
export interface Page_LiveTable_ {
  items: LiveTable[];
  next: string | null;
}

/** A part of a list; `next` is the `cursor` of the part that follows, null at the end. */
export interface Page_LogDecision_ {
  items: LogDecision[];
  next: string | null;
}

/** A part of a list; `next` is the `cursor` of the part that follows, null at the end. */
export interface Page_LogMatch_ {
  items: LogMatch[];
  next: string | null;
}

/** A part of a list; `next` is the `cursor` of the part that follows, null at the end. */
export interface Page_MatchListed_ {
  items: MatchListed[];
  next: string | null;
}

/** A part of a list; `next` is the `cursor` of the part that follows, null at the end. */
export interface Page_PersonLine_ {
  items: PersonLine[];
  next: string | null;
}

/** A part of a list; `next` is the `cursor` of the part that follows, null at the end. */
export interface Page_PlayerFound_ {
  items: PlayerFound[];
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
export interface Page_SetLine_ {
  items: SetLine[];
  next: string | null;
}

/** A part of a list; `next` is the `cursor` of the part that follows, null at the end. */
export interface Page_TournamentLine_ {
  items: TournamentLine[];
  next: string | null;
}

/** A part of a list; `next` is the `cursor` of the part that follows, null at the end. */
export interface Page_UserShown_ {
  items: UserShown[];
  next: string | null;
}

/** A part of a list; `next` is the `cursor` of the part that follows, null at the end. */
export interface Page_VersionCard_ {
  items: VersionCard[];
  next: string | null;
}

/** Numbers of entrants; `second` null is a bye. `margin` is the first one's, once it is over. */
export interface PairingView {
  first: number;
  second: number | null;
  margin: number | null;
}

/** A person's try at a board: better than so many of the bots' tries in the same seat. */
export interface ParLine {
  board: number;
  game: string;
  match: string;
  seat: number;
  score: number;
  margin: number;
  mean_margin: number;
  better_than: number;
  equal_to: number;
  tries: number;
  at: number;
}

/** A practice table on a board's decks: join it and play. */
export interface ParTable {
  table: Record<string, unknown>;
  seat: number;
}

export interface ParTries {
  tries: ParLine[];
}

export interface ParWish {
  seat?: number;
}

export interface PersonLine {
  place: number;
  id: string;
  name: string;
  rating: number;
  deviation: number;
  matches: number;
}

export interface Player {
  id: string;
  name: string;
  role: string;
}

export interface PlayerFound {
  id: string;
  name: string;
  role: string;
}

export interface PlayersQuery {
  /** `next` of the page before */
  cursor?: string | null;
  /** items on a page */
  limit?: number;
  /** how the name begins; case does not matter */
  name: string;
}

/** `outcome` is null for a match that was not finished; `stopped` says why. */
export interface PracticeMatch {
  seats: number;
  seat: number;
  against: string[];
  seed: string;
  strikes: number;
  /** why a house bot had to play on */
  disqualified: string | null;
  stopped: string | null;
  outcome: Outcome | null;
  decisions: Tried[];
  record: Record<string, unknown>;
}

export interface ProbeShown {
  name: string;
  held: boolean;
  detail: string;
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

/** What the arena is doing now. */
export interface Progress {
  waiting: number;
  playing: number;
  sets_last_hour: number;
  workers: WorkerLine[];
}

export interface RatingShown {
  game: string;
  mu: number;
  sigma: number;
  matches: number;
}

export interface Recomputed {
  /** contestants whose rating was another one */
  changed: number;
}

/** The record of a match that no table played, such as a practice match. */
export interface RecordFrames {
  /** a seat, or `all` for all hands */
  seat?: string;
  /** 0 is the first deal */
  from?: number;
  count?: number;
  record?: Record<string, unknown>;
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

/** Whether uploaded bots may run here, as the self-test at the start found it. */
export interface SandboxHealth {
  safe: boolean;
  /** why not */
  reason: string | null;
  warnings: string[];
  /** they run all the same */
  unsafe_allowed: boolean;
}

/** What the self-test found at the start of this server. */
export interface SandboxShown {
  safe: boolean;
  reason: string | null;
  warnings: string[];
  walls: string[];
  probes: ProbeShown[];
}

/** A score that somebody made in a seat of a board: a contestant, or a person for par. */
export interface SeatScore {
  seat: number;
  who: string;
  name: string;
  kind: string;
  score: number;
  margin: number;
  match: string;
  by_bots: boolean;
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

/** A board set: scores and places by contestant, its games as matches. */
export interface SetLine {
  id: string;
  board: number;
  game: string;
  purpose: string;
  rated: boolean;
  state: string;
  error: string | null;
  contestants: Who[];
  scores: number[] | null;
  ranks: number[] | null;
  strikes: number[] | null;
  matches: string[];
  started_at: number | null;
  finished_at: number | null;
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

export interface StandingLine {
  place: number;
  contestant: Who;
  points: number;
  won: number;
  drawn: number;
  lost: number;
  buchholz: number;
  sonneborn: number;
  margin: number;
}

export interface StrikeShown {
  version: number;
  match: string;
  seat: number;
  seq: number;
  strike: string;
  milliseconds: number;
  at: number;
  answer: string | null;
  printed: string | null;
}

/** `gains` gets more points a game out of `gives` than their places in the table explain. */
export interface Suspicion {
  gains: string;
  gives: string;
  sets: number;
  margin: number;
  expected: number;
  errors: number;
  chance: number;
}

export interface Suspicions {
  items: Suspicion[];
}

/** Of a table at another node that does not answer: its card and its chat alone. */
export interface TableLook {
  /** its card, as spectators see it */
  table: Record<string, unknown>;
  /** at this node */
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

export interface Tested {
  game: 'baloot' | 'jolly' | 'omi' | 'santase' | 'tienlen';
  /** 0 for a draft */
  version: number;
  states: TriedState[];
  match: PracticeMatch | null;
}

export interface Testing {
  version?: number | null;
  source?: string | null;
  game?: 'baloot' | 'jolly' | 'omi' | 'santase' | 'tienlen' | null;
  seats?: number | null;
  /** `house:easy` … for the other seats; [] is house:medium */
  against?: string[];
  seed?: string | null;
  /** play a practice match too */
  match?: boolean;
}

export interface TokenCard {
  id: string;
  name: string;
  scopes: ('bots' | 'play')[];
  account: BotAccount | null;
  /** milliseconds since 1970 */
  created_at: number;
  last_used_at: number | null;
  expires_at: number | null;
}

/** The token itself is shown here and never again. */
export interface TokenMade {
  token: string;
  card: TokenCard;
}

export interface Tokens {
  tokens: TokenCard[];
}

export interface TournamentExportQuery {
  format?: 'csv' | 'json';
}

export interface TournamentLine {
  id: string;
  name: string;
  owner: string;
  game: string;
  system: string;
  state: string;
  public: boolean;
  boards: number;
  entrants: number;
  round: number;
  rounds: number;
  starts_at: number;
  finished_at: number | null;
}

export interface TournamentQuery {
  /** `next` of the page before */
  cursor?: string | null;
  /** items on a page */
  limit?: number;
  game?: string | null;
  /** everybody's, for admins */
  all?: boolean;
}

export interface TournamentView {
  tournament: TournamentLine;
  entrants: Who[];
  rounds: PairingView[][];
  standings: StandingLine[];
}

/** `starts_at` in milliseconds since 1970; null: at once. Only admins make public ones; those of others can be seen and entered by whoever has the id. */
export interface TournamentWish {
  game: string;
  name: string;
  system?: 'round_robin' | 'swiss';
  /** board sets of a meeting */
  boards?: number;
  /** of a Swiss one; null: to find a winner */
  rounds?: number | null;
  entrants?: string[];
  starts_at?: number | null;
  public?: boolean;
}

/** One decision: the raw answer, cut at 4 KB. `action` null: the default was played. */
export interface Tried {
  seq: number;
  answer: string;
  action: AnyAction | null;
  milliseconds: number;
  printed: string;
  strike: string | null;
}

/** A decision with what the bot saw. */
export interface TriedState {
  seq: number;
  answer: string;
  action: AnyAction | null;
  milliseconds: number;
  printed: string;
  strike: string | null;
  view: AnyView;
}

/** The new version, or the newest one if it has the same source; what the check warned of. */
export interface Uploaded {
  version: VersionCard;
  diagnostics: DiagnosticShown[];
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

export interface VersionCard {
  number: number;
  /** SHA-256 of the source */
  hash: string;
  notes: string;
  bytes: number;
  /** since 1970, by the server's clock */
  created_at: number;
  active: boolean;
  /** its newest comparison that has a result, for the owner's eyes */
  compared: VersionCompared | null;
}

/** What the arena measured of a version against another one, on the same boards, in points a game; the interval is one of 95 %, and `significance` 0 where it may be chance. */
export interface VersionCompared {
  challenge: string;
  against: number;
  boards: number;
  mean: number;
  low: number | null;
  high: number | null;
  significance: number;
}

/** `hunks` hold the changed lines with three lines around them; `unified` says the same. */
export interface VersionDiff {
  from: number;
  to: number;
  added: number;
  removed: number;
  unified: string;
  hunks: DiffLine[][];
}

export interface VersionLine {
  version: number | null;
  active: boolean;
  rating: number;
  deviation: number;
  sets: number;
  points: number | null;
  low: number | null;
  high: number | null;
  provisional: boolean;
  held: string | null;
}

export interface VersionOverseen {
  number: number;
  hash: string;
  notes: string;
  at: number;
}

export interface VersionShown {
  number: number;
  /** SHA-256 of the source */
  hash: string;
  notes: string;
  bytes: number;
  /** since 1970, by the server's clock */
  created_at: number;
  active: boolean;
  /** its newest comparison that has a result, for the owner's eyes */
  compared: VersionCompared | null;
  source: string;
}

export interface WaitQuery {
  /** seconds to wait for the end before answering */
  wait?: number;
}

export interface Watching {
  id: string;
  name: string;
}

/** A contestant. `id` names it in requests; `bot` and `version` are null for a house bot. */
export interface Who {
  id: string;
  name: string;
  kind: string;
  bot: string | null;
  version: number | null;
  owner: string | null;
}

export interface WorkerLine {
  id: string;
  host: string;
  sets: number;
  playing: number;
  started_at: number;
  seen_at: number;
}
