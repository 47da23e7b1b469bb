// Written by `python -m server.wire.typescript` from the server's schemas.

export interface Act {
  table: string;
  seq: number;
  action: Record<string, unknown>;
  id?: string | null;
  match?: string | null;
}

/** Answers `act`, `play_cards`, `pass_turn`. */
export interface Acted {
  ok: true;
  seq: number;
}

export interface AddBot {
  table: string;
  seat: number;
  bot: string;
}

/** `announcement`: what is shown from now on, null for nothing. */
export interface Announced {
  announcement: Announcement | null;
}

/** A word of the house to everybody. */
export interface Announcement {
  id: string;
  text: string;
  /** by language */
  translations: Record<string, string>;
  level: 'info' | 'warning';
  /** since 1970, by the server's clock */
  at: number;
  until: number | null;
}

export interface BalootAccept {
  type: 'accept';
}

export interface BalootActed {
  type: 'action';
  seat: number;
  action: BalootPlay | BalootHokum | BalootDeclare | BalootPass | BalootSun | BalootAshkal | BalootKawesh | BalootDouble | BalootTriple | BalootFour | BalootGahwa | BalootSawa | BalootAccept | BalootReject;
  deal: number;
}

export interface BalootAshkal {
  type: 'ashkal';
}

/** A sawa as it stands. */
export interface BalootClaim {
  seat: number;
  hand: string[];
  accepted: number[];
  state: string;
}

/** A sawa in the record of its deal. */
export interface BalootClaimed {
  seat: number;
  accepted: boolean;
}

export interface BalootDealt {
  type: 'deal';
  dealer: number;
  public: string;
  hand: string[];
  deal: number;
}

/** Without its cards for everybody but the seat itself, until the reveal. */
export interface BalootDeclare {
  type: 'declare';
  project: string;
  cards?: string[];
}

export interface BalootDouble {
  type: 'double';
}

export interface BalootFour {
  type: 'four';
}

export interface BalootGahwa {
  type: 'gahwa';
}

export interface BalootHokum {
  type: 'hokum';
  suit: 'C' | 'D' | 'H' | 'S';
}

export interface BalootKawesh {
  type: 'kawesh';
}

export interface BalootKaweshed {
  type: 'kawesh';
  seat: number;
  hand: string[];
  deal: number;
}

export interface BalootPacket {
  type: 'packet';
  hand: string[];
  deal: number;
}

export interface BalootPass {
  type: 'pass';
}

export interface BalootPast {
  seat: number;
  type: string;
  card?: string;
  suit?: 'C' | 'D' | 'H' | 'S';
  project?: string;
  cards?: string[];
}

export interface BalootPlay {
  type: 'play';
  card: string;
}

export interface BalootProject {
  seat: number;
  project: string;
  cards?: string[];
}

export interface BalootProjects {
  type: 'projects';
  team: number;
  projects: BalootProject[];
  deal: number;
}

export interface BalootQayd {
  type: 'qayd';
  seat: number;
  deal: number;
}

/** Of a void deal only the first fields, with `seat` and `hand` after a kawesh. */
export interface BalootRecord {
  deal: number;
  dealer: number;
  result: string;
  gain: number[];
  totals: number[];
  seat?: number;
  hand?: string[];
  contract?: 'hokum' | 'sun';
  trump?: 'C' | 'D' | 'H' | 'S' | null;
  buyer?: number;
  taker?: number;
  level?: number;
  card?: number[];
  tricks?: number[];
  projects?: BalootProject[];
  proj?: number[];
  raw?: number[];
  baloot?: number | null;
  bal?: number[];
  sawa?: BalootClaimed | null;
  left?: string[][] | null;
}

export interface BalootReject {
  type: 'reject';
}

/** K and Q of trumps are in one hand. */
export interface BalootRoyals {
  type: 'baloot';
  seat: number;
  deal: number;
}

export interface BalootSawa {
  type: 'sawa';
}

export interface BalootSawaAccepted {
  type: 'sawa_accepted';
  seat: number;
  deal: number;
}

export interface BalootSawaClaimed {
  type: 'sawa';
  seat: number;
  hand: string[];
  deal: number;
}

export interface BalootSawaRejected {
  type: 'sawa_rejected';
  seat: number;
  deal: number;
}

export interface BalootScored {
  type: 'deal_scored';
  record: BalootRecord;
  deal: number;
}

export interface BalootSold {
  type: 'sold';
  contract: 'hokum' | 'sun';
  trump: 'C' | 'D' | 'H' | 'S' | null;
  buyer: number;
  taker: number;
  public: string;
  deal: number;
}

export interface BalootSun {
  type: 'sun';
}

export interface BalootTrickWon {
  type: 'trick_won';
  seat: number;
  card: string;
  points: number;
  tricks_won: number[];
  card_points: number[];
  deal: number;
}

export interface BalootTriple {
  type: 'triple';
}

export interface BalootView {
  game: 'baloot';
  legal_actions: (BalootPlay | BalootHokum | BalootDeclare | BalootPass | BalootSun | BalootAshkal | BalootKawesh | BalootDouble | BalootTriple | BalootFour | BalootGahwa | BalootSawa | BalootAccept | BalootReject)[];
  history: BalootPast[];
  deals: BalootRecord[];
  counts: number[];
  dealer: number;
  public: string;
  contract: 'hokum' | 'sun' | null;
  trump: 'C' | 'D' | 'H' | 'S' | null;
  buyer: number | null;
  taker: number | null;
  level: number;
  doubler: number | null;
  leader: number;
  trick: SeatCard[];
  winners: number[];
  tricks_won: number[];
  card_points: number[];
  declared: BalootProject[];
  projects: BalootProject[];
  baloot: number | null;
  sawa: BalootClaim | null;
  seat: number | null;
  phase: string;
  actors: number[];
  seq: number;
  deal: number;
  hand: string[];
  scores: number[];
  options: Record<string, unknown>;
}

/** `bot_decided`: an uploaded bot whose owner lets people watch has decided at a hybrid table. With a `strike` the default action is played for it. */
export interface BotDecided {
  table: string;
  match: string;
  seq: number;
  seat: number;
  milliseconds: number;
  strike: boolean;
}

export interface CreateTable {
  game: string;
  seats?: number | null;
  options?: Record<string, unknown> | null;
  turn_seconds?: number | null;
  deal_pause?: number | null;
  visibility?: string | null;
  mode?: string | null;
  name?: string | null;
  seat?: number | null;
  spectator_delay?: number | null;
  save?: string | null;
}

/** Answers `create_table`. */
export interface Created {
  ok: true;
  table: TableCard;
  seat: number | null;
}

export interface Done {
  ok: true;
}

/** A state of a finished match and what led to it: an action, or the first deal. */
export interface Frame {
  seq: number;
  /** milliseconds since the match began */
  at: number;
  seat: number | null;
  action: AnyAction | null;
  events: AnyEvent[];
  view: AnyView;
  /** by seat, where all are shown */
  hands: string[][] | null;
}

/** Some states of a finished match. There is one state more than there are actions. */
export interface Frames {
  frames: Frame[];
  /** the number of all states */
  total: number;
  /** the state with which each deal begins */
  deals: number[];
}

/** A game of the catalogue. `options` is a JSON Schema. */
export interface GameCard {
  name: 'baloot' | 'jolly' | 'omi' | 'santase' | 'tienlen';
  title: string;
  seats: number[];
  default_seats: number;
  teams: number[][];
  options: Record<string, unknown>;
  presets: Record<string, Record<string, unknown>>;
  phases: string[];
  speeds: number[];
  cards: string[];
  rules: string;
}

/** `game_ended`. */
export interface GameEnded {
  table: string;
  match: string;
  seq: number;
  outcome: Outcome;
  seed: string;
  ratings: (RatingMoved | null)[] | null;
}

/** `game_started`. */
export interface GameStarted {
  table: string;
  match: string;
  seed_hash: string;
  view: OmiView | TienlenView | JollyView | BalootView | SantaseView;
}

export interface GoneTable {
  id: string;
  gone: true;
}

/** Answers `hint`: what a good player would do after the update `seq`, and why: in English, and as a `code` with the `values` it speaks of, for a page that speaks another language. */
export interface Hinted {
  ok: true;
  seq: number;
  action: Record<string, unknown>;
  why: string;
  code: 'baloot.accept' | 'baloot.addPoints' | 'baloot.allWin' | 'baloot.ashkal' | 'baloot.declare' | 'baloot.drawTrumps' | 'baloot.driveOut' | 'baloot.giveLittle' | 'baloot.givePoints' | 'baloot.giveSpare' | 'baloot.highestMayWin' | 'baloot.highestTakes' | 'baloot.highestWins' | 'baloot.hokum' | 'baloot.kawesh' | 'baloot.keepBetter' | 'baloot.lastTakes' | 'baloot.leaveToPartner' | 'baloot.lost' | 'baloot.mustOvertake' | 'baloot.needOthers' | 'baloot.noRaise' | 'baloot.notWorth' | 'baloot.overtake' | 'baloot.partnerMay' | 'baloot.partnerRuffs' | 'baloot.partnersHokum' | 'baloot.raise' | 'baloot.reject' | 'baloot.ruff' | 'baloot.sawa' | 'baloot.sun' | 'baloot.thin' | 'baloot.tryToWin' | 'jolly.closeNext' | 'jolly.dropJoker' | 'jolly.emptyRow' | 'jolly.fits' | 'jolly.inattentive' | 'jolly.jokerMakesRoom' | 'jolly.lastFits' | 'jolly.layAll' | 'jolly.littleUse' | 'jolly.lonely' | 'jolly.meld' | 'jolly.nothingInRow' | 'jolly.onlyJokers' | 'jolly.onlyStock' | 'jolly.open' | 'jolly.openAndClose' | 'jolly.opened' | 'jolly.spare' | 'jolly.swap' | 'jolly.takeAndLay' | 'jolly.takeBack' | 'jolly.takeCloses' | 'jolly.takeForLater' | 'jolly.takeMany' | 'jolly.useUp' | 'jolly.zudrehen' | 'omi.cannotWin' | 'omi.drawTrumps' | 'omi.leadPlain' | 'omi.leadTrump' | 'omi.name' | 'omi.partnerWins' | 'omi.win' | 'only' | 'santase.bringHome' | 'santase.cheaply' | 'santase.close' | 'santase.countedLoss' | 'santase.countedWin' | 'santase.drawTrump' | 'santase.exchange' | 'santase.forExchange' | 'santase.forMarriage' | 'santase.leadNearly' | 'santase.leadWins' | 'santase.marriage' | 'santase.marriageWins' | 'santase.mayWin' | 'santase.mustTake' | 'santase.mustWin' | 'santase.notWorth' | 'santase.onlyTrump' | 'santase.say66' | 'santase.spareLead' | 'santase.spareTrump' | 'santase.throw' | 'santase.tooEarly' | 'santase.trickWins' | 'santase.unbeaten' | 'santase.unsure' | 'santase.worthTrump' | 'tienlen.cheap' | 'tienlen.cong' | 'tienlen.cut' | 'tienlen.high' | 'tienlen.highestSingle' | 'tienlen.inTheWay' | 'tienlen.keepGroups' | 'tienlen.keepHang' | 'tienlen.keepHigh' | 'tienlen.leadAgain' | 'tienlen.low' | 'tienlen.manyHigh' | 'tienlen.manyHold' | 'tienlen.mayWin' | 'tienlen.noSingle' | 'tienlen.nothing' | 'tienlen.out' | 'tienlen.ownerHasOne' | 'tienlen.ownerHasTwo' | 'tienlen.wins' | 'tienlen.winsRound';
  values: Record<string, string | number>;
}

export interface JoinTable {
  table: string;
  seat?: number | null;
}

/** Answers `join_table`, `watch_table`, `resume_table`, `play_now`. */
export interface Joined {
  ok: true;
  table: TableCard;
  seat: number | null;
  started: MatchStart | null;
  updates: Update[] | null;
  update: Update | null;
  ended: GameEnded | null;
}

export interface JollyActed {
  type: 'action';
  seat: number;
  action: JollyDraw | JollyTake | JollyMeld | JollyExtend | JollySwap | JollyTakeBack | JollyDiscard | JollyTurnDown;
  deal: number;
}

export interface JollyDealt {
  type: 'deal';
  dealer: number;
  starter: number;
  stock: number;
  hand: string[];
  deal: number;
}

export interface JollyDiscard {
  type: 'discard';
  card: string;
}

export interface JollyDraw {
  type: 'draw';
}

export interface JollyDrawn {
  type: 'drawn';
  seat: number;
  card: string | null;
  stock: number;
  deal: number;
}

export interface JollyExtend {
  type: 'extend';
  meld: number;
  card: string;
  end?: 'high' | 'low';
}

/** A meld on the table; `low` is the lowest rank of a run. */
export interface JollyLaid {
  meld: number;
  owner: number;
  kind: 'run' | 'set';
  cards: string[];
  low?: number;
}

export interface JollyMeld {
  type: 'meld';
  kind: 'run' | 'set';
  cards: string[];
  low?: number;
}

export interface JollyOpened {
  type: 'opened';
  seat: number;
  total: number;
  deal: number;
}

export interface JollyPast {
  seat: number;
  type: 'discard' | 'draw' | 'extend' | 'meld' | 'swap' | 'take' | 'take_back' | 'zudrehen';
  card?: string;
  cards?: string[];
  kind?: 'run' | 'set';
  low?: number;
  meld?: number;
  end?: 'high' | 'low';
  count?: number;
}

export interface JollyRecord {
  deal: number;
  dealer: number;
  starter: number;
  winner: number | null;
  reason: string;
  turned: string | null;
  hands: string[][];
  penalties: number[];
  gain: number[];
  scores: number[];
}

export interface JollyReshuffled {
  type: 'reshuffled';
  cards: string[];
  row: string[];
  deal: number;
}

export interface JollyScored {
  type: 'deal_scored';
  record: JollyRecord;
  deal: number;
}

export interface JollySwap {
  type: 'swap';
  meld: number;
  card: string;
}

export interface JollySwapped {
  type: 'swapped';
  seat: number;
  meld: number;
  joker: string;
  deal: number;
}

export interface JollyTake {
  type: 'take';
  count: number;
}

export interface JollyTakeBack {
  type: 'take_back';
}

export interface JollyTaken {
  type: 'taken';
  seat: number;
  cards: string[];
  deal: number;
}

export interface JollyTakenBack {
  type: 'taken_back';
  seat: number;
  cards: string[];
  deal: number;
}

export interface JollyTurnDown {
  type: 'zudrehen';
}

export interface JollyTurned {
  type: 'turned';
  seat: number;
  card: string;
  deal: number;
}

export interface JollyView {
  game: 'jolly';
  legal_actions: (JollyDraw | JollyTake | JollyMeld | JollyExtend | JollySwap | JollyTakeBack | JollyDiscard | JollyTurnDown)[];
  history: JollyPast[];
  deals: JollyRecord[];
  counts: number[];
  dealer: number;
  starter: number;
  stock: number;
  reshuffles: number;
  recycled: string[] | null;
  row: string[];
  melds: JollyLaid[];
  opened: boolean[];
  pending: number;
  took_back: boolean;
  turns: number;
  known: string[][];
  drawn: string | null;
  seat: number | null;
  phase: string;
  actors: number[];
  seq: number;
  deal: number;
  hand: string[];
  scores: number[];
  options: Record<string, unknown>;
}

/** Answers `watch_lobby`. */
export interface LobbyShown {
  ok: true;
  tables: TableCard[];
}

/** `lobby_updated`. */
export interface LobbyTold {
  table: TableCard | GoneTable;
}

/** A match as REST shows it; seed and outcome once it is over. */
export interface MatchCard {
  id: string;
  game: 'baloot' | 'jolly' | 'omi' | 'santase' | 'tienlen';
  table: string;
  state: string;
  mode: 'arena' | 'casual' | 'hybrid' | 'practice' | 'ranked';
  rated: boolean;
  seed_hash: string;
  players: MatchPlayer[];
  /** since 1970, by the server's clock */
  started_at: number;
  ended_at: number | null;
  seed?: string;
  outcome?: Outcome | null;
  statistics?: Statistics;
}

export interface MatchOver {
  type: 'match_over';
  scores: number[];
  ranking: number[];
  winners: number[];
  deal: number;
}

export interface MatchPlayer {
  seat: number;
  id: string | null;
  name: string;
  kind: 'bot' | 'house' | 'person';
  /** of an uploaded bot */
  version?: number;
}

/** `game_started` without its view, as it is in answers. */
export interface MatchStart {
  table: string;
  match: string;
  seed_hash: string;
}

/** `message_received`; `table` is an id or "lobby". */
export interface Message {
  table: string;
  from: Sender;
  text: string;
  /** since 1970, by the server's clock */
  at: number;
  lobby?: boolean;
}

/** The event `error`: as an answer that refuses. */
export interface NotDone {
  ok: false;
  error: RefusalTold;
}

export interface OmiActed {
  type: 'action';
  seat: number;
  action: OmiTrump | OmiPlay;
  deal: number;
}

export interface OmiDealt {
  type: 'deal';
  dealer: number;
  trump_maker: number;
  hand: string[];
  deal: number;
}

export interface OmiPacket {
  type: 'packet';
  trump: 'C' | 'D' | 'H' | 'S';
  hand: string[];
  deal: number;
}

export interface OmiPast {
  seat: number;
  type: 'play' | 'trump';
  suit?: 'C' | 'D' | 'H' | 'S';
  card?: string;
}

export interface OmiPlay {
  type: 'play';
  card: string;
}

/** OM-7.6. */
export interface OmiRecord {
  deal: number;
  dealer: number;
  trump: 'C' | 'D' | 'H' | 'S';
  trump_maker: number;
  tricks: number[];
  gain: number[];
  bonus_used: number;
  label: string;
  ambaya: boolean;
  totals: number[];
}

export interface OmiScored {
  type: 'deal_scored';
  record: OmiRecord;
  deal: number;
}

export interface OmiTrickWon {
  type: 'trick_won';
  seat: number;
  card: string;
  tricks_won: number[];
  deal: number;
}

export interface OmiTrump {
  type: 'trump';
  suit: 'C' | 'D' | 'H' | 'S';
}

export interface OmiView {
  game: 'omi';
  legal_actions: (OmiTrump | OmiPlay)[];
  history: OmiPast[];
  deals: OmiRecord[];
  counts: number[];
  dealer: number;
  trump_maker: number;
  trump: 'C' | 'D' | 'H' | 'S' | null;
  leader: number;
  trick: SeatCard[];
  winners: number[];
  tricks_won: number[];
  tokens: number[];
  bonus: number;
  seat: number | null;
  phase: string;
  actors: number[];
  seq: number;
  deal: number;
  hand: string[];
  scores: number[];
  options: Record<string, unknown>;
}

export interface OneSeat {
  table: string;
  seat: number;
}

export interface OneTable {
  table: string;
}

export interface Outcome {
  reason: 'draw' | 'forfeit' | 'played' | 'void';
  scores: number[];
  ranking: number[];
  winners: number[];
  deals: Record<string, unknown>[];
}

export interface PassTurn {
  table: string;
  seq?: number | null;
  id?: string | null;
}

export interface PlayCards {
  table: string;
  cards: string[];
  seq?: number | null;
  id?: string | null;
}

/** `player_joined`, `player_left`. */
export interface PlayerMoved {
  table: string;
  seat: number;
  player: TablePlayer;
}

export interface PlayerReady {
  table: string;
  ready?: boolean | null;
}

export interface QuickMatch {
  game: string;
}

export interface RatingMoved {
  id: string;
  before: number;
  after: number;
}

/** The error of an answer. */
export interface RefusalTold {
  code: string;
  message: string;
  rule?: string;
  retry_after?: number;
  socket_path?: string;
}

export interface ResumeTable {
  table: string;
  after: number;
}

export interface SantaseActed {
  type: 'action';
  seat: number;
  action: SantasePlay | SantaseClose | SantaseExchange | SantaseDeclare | SantasePass;
  deal: number;
}

export interface SantaseClose {
  type: 'close';
}

export interface SantaseDealt {
  type: 'deal';
  dealer: number;
  trump_card: string;
  hand: string[];
  deal: number;
}

export interface SantaseDeclare {
  type: 'declare66';
}

export interface SantaseDrawn {
  type: 'drawn';
  seat: number;
  from: 'stock' | 'trump_card';
  card?: string;
  deal: number;
}

export interface SantaseExchange {
  type: 'exchange';
}

export interface SantaseExchanged {
  seat: number;
  card: string;
}

export interface SantaseMarried {
  type: 'marriage';
  seat: number;
  suit: 'C' | 'D' | 'H' | 'S';
  points: number;
  deal: number;
}

export interface SantasePass {
  type: 'pass';
}

/** Plays before the last completed trick have lost their card (SA-13). */
export interface SantasePast {
  seat: number;
  type: 'close' | 'declare66' | 'exchange' | 'pass' | 'play';
  card?: string;
  marriage?: boolean;
}

export interface SantasePlay {
  type: 'play';
  card: string;
  marriage?: boolean;
}

/** SA-10.5. */
export interface SantaseRecord {
  deal: number;
  dealer: number;
  trump: 'C' | 'D' | 'H' | 'S';
  winner: number | null;
  game_points: number;
  reason: string;
  points: number[];
  closed_by: number | null;
  scores: number[];
}

export interface SantaseScored {
  type: 'deal_scored';
  record: SantaseRecord;
  deal: number;
}

export interface SantaseSwapped {
  type: 'exchanged';
  seat: number;
  card: string;
  trump_card: string;
  deal: number;
}

export interface SantaseTrick {
  leader: number;
  cards: string[];
  winner: number;
}

export interface SantaseTrickWon {
  type: 'trick_won';
  seat: number;
  card: string;
  tricks_won: number[];
  deal: number;
}

export interface SantaseView {
  game: 'santase';
  legal_actions: (SantasePlay | SantaseClose | SantaseExchange | SantaseDeclare | SantasePass)[];
  history: SantasePast[];
  deals: SantaseRecord[];
  counts: number[];
  dealer: number;
  trump: 'C' | 'D' | 'H' | 'S';
  trump_card: string | null;
  stock: number;
  closed_by: number | null;
  leader: number;
  table: string | null;
  last_trick: SantaseTrick | null;
  tricks_won: number[];
  points: number | null;
  marriages: (('C' | 'D' | 'H' | 'S')[])[];
  exchange: SantaseExchanged | null;
  known: string[][];
  seat: number | null;
  phase: string;
  actors: number[];
  seq: number;
  deal: number;
  hand: string[];
  scores: number[];
  options: Record<string, unknown>;
}

/** A card that a seat has put on the table. */
export interface SeatCard {
  seat: number;
  card: string;
}

/** `timeouts` were played by the clock, `stood_in` by a house bot for somebody away, `strikes` by default for an uploaded bot that failed. */
export interface SeatStatistics {
  actions: number;
  timeouts: number;
  stood_in: number;
  strikes: number;
  seconds: number;
}

export interface SendMessage {
  text: string;
  table?: string | null;
  lobby?: unknown;
}

export interface Sender {
  id: string;
  name: string;
}

/** How long a match took, and who needed how much of it. */
export interface Statistics {
  actions: number;
  deals: number;
  seconds: number;
  seats: SeatStatistics[];
}

/** A table as everybody may see it. */
export interface TableCard {
  id: string;
  code: string;
  name: string;
  game: 'baloot' | 'jolly' | 'omi' | 'santase' | 'tienlen';
  options: Record<string, unknown>;
  turn_seconds: number | null;
  deal_pause: number;
  spectator_delay: number;
  visibility: 'private' | 'public';
  mode: 'arena' | 'casual' | 'hybrid' | 'practice' | 'ranked';
  state: 'completed' | 'playing' | 'ready' | 'waiting';
  host: string;
  match: string | null;
  spectators: number;
  socket_path: string;
  seats: TableSeat[];
}

export interface TablePlayer {
  id: string;
  name: string;
  kind: 'bot' | 'house' | 'person';
}

export interface TableSeat {
  seat: number;
  player: TablePlayer | null;
  ready: boolean;
  connected: boolean;
  away: boolean;
}

/** `table_created`, `table_updated`. */
export interface TableTold {
  table: TableCard;
}

export interface TienlenActed {
  type: 'action';
  seat: number;
  action: TienlenPlay | TienlenPass;
  deal: number;
}

export interface TienlenChopped {
  type: 'cut';
  seat: number;
  on: number;
  points: number;
  total: number;
  deal: number;
}

export interface TienlenCut {
  by: number;
  on: number;
  points: number;
}

export interface TienlenDealt {
  type: 'deal';
  initial: boolean;
  leader: number | null;
  opening_card: string | null;
  hand: string[];
  deal: number;
}

export interface TienlenPass {
  type: 'pass';
}

export interface TienlenPast {
  seat: number;
  type: 'pass' | 'play';
  cards?: string[];
}

export interface TienlenPlay {
  type: 'play';
  cards: string[];
}

export interface TienlenRecord {
  deal: number;
  initial: boolean;
  winner: number;
  instant: boolean;
  patterns: string[];
  places: number[] | null;
  hands: string[][];
  transfers: TienlenTransfer[];
  payer: number | null;
  gain: number[];
  scores: number[];
}

export interface TienlenRoundWon {
  type: 'round_won';
  seat: number;
  deal: number;
}

export interface TienlenScored {
  type: 'deal_scored';
  record: TienlenRecord;
  deal: number;
}

/** The play to beat. */
export interface TienlenTop {
  seat: number;
  kind: string;
  cards: string[];
}

export interface TienlenTransfer {
  from: number;
  to: number;
  points: number;
  reason: string;
}

export interface TienlenView {
  game: 'tienlen';
  legal_actions: (TienlenPlay | TienlenPass)[];
  history: TienlenPast[];
  deals: TienlenRecord[];
  counts: (number | null)[];
  undealt: number;
  initial: boolean;
  opening_card: string | null;
  free_cut: boolean;
  top: TienlenTop | null;
  out: number[];
  round_start: number;
  chain: TienlenCut[];
  chains: TienlenCut[][];
  seat: number | null;
  phase: string;
  actors: number[];
  seq: number;
  deal: number;
  hand: string[];
  scores: number[];
  options: Record<string, unknown>;
}

/** `turn_timeout`. */
export interface TurnTimeout {
  table: string;
  match: string;
  seq: number;
  seat: number;
  action: Record<string, unknown>;
}

/** `game_state_update`. */
export interface Update {
  table: string;
  match: string;
  seq: number;
  events: AnyEvent[];
  view: OmiView | TienlenView | JollyView | BalootView | SantaseView;
  deadline: number | null;
  /** since 1970, by the server's clock */
  now: number;
  /** since 1970, by the server's clock */
  play_from: number;
}

export interface WatchLobby {
  game?: string | null;
}

export type OmiEvent = OmiActed | OmiDealt | OmiPacket | OmiTrickWon | OmiScored | MatchOver;

export type TienlenEvent = TienlenActed | TienlenDealt | TienlenChopped | TienlenRoundWon | TienlenScored | MatchOver;

export type JollyEvent = JollyActed | JollyDealt | JollyDrawn | JollyTaken | JollyReshuffled | JollyOpened | JollyTakenBack | JollySwapped | JollyTurned | JollyScored | MatchOver;

export type BalootEvent = BalootActed | BalootDealt | BalootKaweshed | BalootSold | BalootPacket | BalootTrickWon | BalootProjects | BalootRoyals | BalootSawaClaimed | BalootSawaAccepted | BalootSawaRejected | BalootQayd | BalootScored | MatchOver;

export type SantaseEvent = SantaseActed | SantaseDealt | SantaseMarried | SantaseSwapped | SantaseTrickWon | SantaseDrawn | SantaseScored | MatchOver;

export type OmiAction = OmiTrump | OmiPlay;

export type TienlenAction = TienlenPlay | TienlenPass;

export type JollyAction = JollyDraw | JollyTake | JollyMeld | JollyExtend | JollySwap | JollyTakeBack | JollyDiscard | JollyTurnDown;

export type BalootAction = BalootPlay | BalootHokum | BalootDeclare | BalootPass | BalootSun | BalootAshkal | BalootKawesh | BalootDouble | BalootTriple | BalootFour | BalootGahwa | BalootSawa | BalootAccept | BalootReject;

export type SantaseAction = SantasePlay | SantaseClose | SantaseExchange | SantaseDeclare | SantasePass;

export type AnyView = OmiView | TienlenView | JollyView | BalootView | SantaseView;

export type AnyEvent = OmiEvent | TienlenEvent | JollyEvent | BalootEvent | SantaseEvent;

export type AnyAction = OmiAction | TienlenAction | JollyAction | BalootAction | SantaseAction;

export type GameName = 'omi' | 'tienlen' | 'jolly' | 'baloot' | 'santase';

export type RefusalCode = 'bad_request' | 'unauthorized' | 'forbidden' | 'not_found' | 'table_closed' | 'table_full' | 'not_host' | 'not_ready' | 'not_your_turn' | 'stale' | 'illegal_action' | 'too_soon' | 'rate_limited' | 'server_busy' | 'moved' | 'match_running' | 'name_taken' | 'email_taken' | 'too_large' | 'banned' | 'closed' | 'bad_source' | 'bots_off';

/** What a client may send, and the answer to it. */
export interface ClientEvents {
  create_table: { sends: CreateTable; answer: Created };
  join_table: { sends: JoinTable; answer: Joined };
  watch_table: { sends: OneTable; answer: Joined };
  leave_table: { sends: OneTable; answer: Done };
  add_bot: { sends: AddBot; answer: Done };
  remove_player: { sends: OneSeat; answer: Done };
  hand_over: { sends: OneSeat; answer: Done };
  player_ready: { sends: PlayerReady; answer: Done };
  start_game: { sends: OneTable; answer: Done };
  act: { sends: Act; answer: Acted };
  play_cards: { sends: PlayCards; answer: Acted };
  pass_turn: { sends: PassTurn; answer: Acted };
  hint: { sends: OneTable; answer: Hinted };
  send_message: { sends: SendMessage; answer: Done };
  resume_table: { sends: ResumeTable; answer: Joined };
  watch_lobby: { sends: WatchLobby; answer: LobbyShown };
  play_now: { sends: QuickMatch; answer: Joined };
}

/** What the server tells of itself. */
export interface ServerEvents {
  table_created: TableTold;
  table_updated: TableTold;
  lobby_updated: LobbyTold;
  player_joined: PlayerMoved;
  player_left: PlayerMoved;
  game_started: GameStarted;
  game_state_update: Update;
  turn_timeout: TurnTimeout;
  bot_decided: BotDecided;
  game_ended: GameEnded;
  message_received: Message;
  announcement: Announced;
  error: NotDone;
}
