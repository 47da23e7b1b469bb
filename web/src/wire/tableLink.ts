import { createStore, type StoreApi } from 'zustand/vanilla';
import type {
  AnyAction,
  GameEnded,
  Hinted,
  Joined,
  MatchStart,
  PlayerMoved,
  TableCard,
  Update,
} from './generated/messages';
import { keepChat, keptChat } from './keptChat';
import { serverClock } from './serverClock';
import { type Answer, ask, listen, whenOnline } from './socket';
import { Steps } from './steps';
import { type ChatLine, EMPTY, type Pending, type TableState } from './tableState';

/** What a link needs of the socket. */
export type Line = { ask: typeof ask; listen: typeof listen; whenOnline: typeof whenOnline };
export type Entrance = 'join' | 'watch';

const CHAT_KEPT = 200;
/** Asks now and then whether anything was missed: this measures the line, and finds a node that hangs. */
const HEARTBEAT = 8_000;
const NOTHING_SEEN = -1;
/** An action that comes too soon waits for as long as a pause between deals may be, no longer. */
const LONGEST_WAIT = 60;

/** `randomUUID` is missing where the address is not a safe one. */
const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');

const timesOf = ({ deadline, play_from }: Update) => ({
  deadline: deadline === null ? null : serverClock.toLocal(deadline),
  playFrom: serverClock.toLocal(play_from),
});

/** One table as this page follows it: enters, keeps up, acts, and says what it sees in `store`. */
export class TableLink {
  readonly store: StoreApi<TableState> = createStore(() => EMPTY);
  readonly steps = new Steps((step) => this.store.setState({ step }));
  private readonly stops: (() => void)[] = [];
  private resuming: Promise<void> | null = null;
  private waiting: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(
    readonly name: string,
    private readonly entrance: Entrance,
    private readonly line: Line = { ask, listen, whenOnline },
  ) {}

  open(): void {
    const { listen, whenOnline } = this.line;
    this.stops.push(
      listen('table_updated', ({ table }) => this.isHere(table.id) && this.seeCard(table)),
      listen('player_joined', (told) => this.isHere(told.table) && this.note('joined', told)),
      listen('player_left', (told) => this.isHere(told.table) && this.note('left', told)),
      listen('game_started', (told) => this.isHere(told.table) && this.begin(told)),
      listen('game_state_update', (told) => this.isHere(told.table) && this.take(told)),
      listen('turn_timeout', (told) => this.isHere(told.table) && this.timeOut(told)),
      listen('game_ended', (told) => this.isHere(told.table) && this.end(told)),
      listen('message_received', (message) => {
        if (this.isHere(message.table)) this.addLine({ kind: 'message', message });
      }),
      whenOnline(() => void this.enter()),
    );
    const heartbeat = setInterval(() => void this.resume(), HEARTBEAT);
    this.stops.push(() => clearInterval(heartbeat));
    const wake = () => {
      if (document.hidden) this.steps.catchUp();
      else void this.resume();
    };
    document.addEventListener('visibilitychange', wake);
    this.stops.push(() => document.removeEventListener('visibilitychange', wake));
  }

  close(): void {
    this.closed = true;
    const { stage, seat } = this.store.getState();
    // A seat stays its person's; who only looked on is gone with the page.
    if (stage === 'here' && seat === null) void this.leave();
    for (const stop of this.stops.splice(0)) stop();
    this.steps.stop();
    clearTimeout(this.waiting);
  }

  // ---- what a person does

  async act(action: AnyAction): Promise<void> {
    const { latest, match, pending } = this.store.getState();
    if (!latest || !match || pending) return;
    const sent = { id: newId(), action, seq: latest.seq, match };
    this.store.setState({ pending: sent, refused: null });
    await this.send(sent);
  }

  ready = (ready = true) => this.line.ask('player_ready', { table: this.id, ready });
  startGame = () => this.line.ask('start_game', { table: this.id });
  addBot = (seat: number, bot: string) => this.line.ask('add_bot', { table: this.id, seat, bot });
  removePlayer = (seat: number) => this.line.ask('remove_player', { table: this.id, seat });
  handOver = (seat: number) => this.line.ask('hand_over', { table: this.id, seat });
  say = (text: string) => this.line.ask('send_message', { table: this.id, text });
  leave = () => this.line.ask('leave_table', { table: this.id });

  /** What a good player would do now, and why; null where there is nothing to say. */
  async hint(): Promise<Hinted | null> {
    const answer = await this.line.ask('hint', { table: this.id });
    return answer.ok && answer.seq === this.store.getState().latest?.seq ? answer : null;
  }

  async sit(seat: number): Promise<Answer<'join_table'>> {
    const answer = await this.line.ask('join_table', { table: this.id, seat });
    if (answer.ok) this.arrive(answer);
    return answer;
  }

  // ---- keeping up

  private get id(): string {
    return this.store.getState().card?.id ?? this.name;
  }

  private isHere(table: string): boolean {
    return !this.closed && table === this.store.getState().card?.id;
  }

  private async enter(): Promise<void> {
    if (this.store.getState().stage === 'here') {
      await this.resume();
      await this.repeatPending();
      return;
    }
    const event = this.entrance === 'join' ? 'join_table' : 'watch_table';
    let answer = await this.line.ask(event, { table: this.name });
    // Whoever finds the table full or running may still look on.
    if (!answer.ok && event === 'join_table' && answer.error.code !== 'no_answer') {
      const watching = await this.line.ask('watch_table', { table: this.name });
      if (watching.ok) answer = watching;
    }
    if (this.closed) return;
    if (answer.ok) this.arrive(answer);
    else if (answer.error.code !== 'no_answer') {
      this.store.setState({ stage: 'refused', refusal: answer.error });
    }
  }

  private arrive(answer: Joined): void {
    const { table: card, seat } = answer;
    const { stage, chat } = this.store.getState();
    const heard = stage === 'here' ? chat : keptChat(card.id);
    this.store.setState({ stage: 'here', refusal: null, card, seat, chat: heard });
    if (answer.started && answer.started.match !== this.store.getState().match) {
      this.begin(answer.started);
    }
    for (const update of answer.updates ?? []) this.take(update);
    if (answer.update) this.takeWhole(answer.update);
    if (answer.ended) this.end(answer.ended);
  }

  private resume(): Promise<void> {
    this.resuming ??= this.askForMissed().finally(() => {
      this.resuming = null;
    });
    return this.resuming;
  }

  private async askForMissed(): Promise<void> {
    const { stage, latest } = this.store.getState();
    if (stage !== 'here') return;
    const after = latest?.seq ?? NOTHING_SEEN;
    const answer = await this.line.ask('resume_table', { table: this.id, after });
    if (this.closed) return;
    if (answer.ok) this.arrive(answer);
    else if (answer.error.code === 'not_found' || answer.error.code === 'table_closed') {
      this.store.setState({ stage: 'refused', refusal: answer.error });
    } else if (answer.error.code === 'server_busy' || answer.error.code === 'moved') {
      // On its way to another node, or sent to one that has just died.
      const { retry_after = 1 } = answer.error;
      setTimeout(() => void this.enter(), retry_after * 1000);
    }
  }

  private begin({ match, seed_hash }: MatchStart): void {
    this.steps.stop();
    const { card, seat, chat } = this.store.getState();
    const seedHash = seed_hash;
    this.store.setState({ ...EMPTY, stage: 'here', card, seat, chat, match, seedHash });
  }

  private take(update: Update): void {
    const { match, latest } = this.store.getState();
    if (update.match !== match) {
      void this.resume();
      return;
    }
    const seen = latest?.seq ?? NOTHING_SEEN;
    if (update.seq <= seen) return;
    if (update.seq > seen + 1) {
      void this.resume();
      return;
    }
    this.see(update);
    this.steps.push(update.view, update.events);
  }

  /** The state as it is, whatever was missed. */
  private takeWhole(update: Update): void {
    const { latest, match } = this.store.getState();
    if (update.match === match && latest && update.seq <= latest.seq) {
      // A pause that ended early is no action: only the times are new.
      if (update.seq === latest.seq) this.store.setState(timesOf(update));
      return;
    }
    this.see(update);
    this.steps.jump(update.view);
  }

  private see(update: Update): void {
    serverClock.hear(update.now);
    const { pending } = this.store.getState();
    const settled = pending !== null && update.seq > pending.seq;
    this.store.setState({
      latest: update.view,
      ...timesOf(update),
      ...(settled ? { pending: null } : {}),
    });
  }

  private end(ended: GameEnded): void {
    if (ended.match === this.store.getState().match) {
      this.store.setState({ ended, deadline: null, pending: null });
    }
  }

  private timeOut(told: { seq: number; seat: number }): void {
    if (told.seat === this.store.getState().seat) {
      this.store.setState({ timedOut: { seq: told.seq }, pending: null });
    }
  }

  private seeCard(card: TableCard): void {
    this.store.setState({ card });
    const { playFrom, ended } = this.store.getState();
    if (playFrom !== null && playFrom > Date.now() && !ended) void this.askForTimes();
  }

  /** In a pause something happened at the table: is it over? */
  private async askForTimes(): Promise<void> {
    const answer = await this.line.ask('resume_table', { table: this.id, after: NOTHING_SEEN });
    if (this.closed || !answer.ok) return;
    this.arrive(answer);
    const { playFrom } = this.store.getState();
    if (this.waiting !== undefined && (playFrom ?? 0) <= Date.now()) void this.repeatPending();
  }

  // ---- actions on their way

  private async send(sent: Pending): Promise<void> {
    const { id, action, seq, match } = sent;
    const body = { table: this.id, seq, action: { ...action }, id, match };
    const answer = await this.line.ask('act', body);
    // Without an answer it may be played or not: it is sent again, under the same id, on return.
    if (answer.ok || answer.error.code === 'no_answer') return;
    if (this.store.getState().pending?.id !== id) return;
    const { code, retry_after = code === 'moved' ? 1 : undefined } = answer.error;
    const waits = code === 'too_soon' || code === 'server_busy' || code === 'moved';
    if (waits && retry_after !== undefined && retry_after <= LONGEST_WAIT) {
      this.waiting = setTimeout(() => void this.repeatPending(), retry_after * 1000);
      return;
    }
    this.store.setState({ pending: null, refused: { action, error: answer.error } });
    if (answer.error.code === 'stale') void this.resume();
  }

  private async repeatPending(): Promise<void> {
    clearTimeout(this.waiting);
    this.waiting = undefined;
    const { pending } = this.store.getState();
    if (pending) await this.send(pending);
  }

  private note(kind: 'joined' | 'left', { player }: PlayerMoved): void {
    this.addLine({ kind, player, at: Date.now() });
  }

  private addLine(line: ChatLine): void {
    const chat = [...this.store.getState().chat, line].slice(-CHAT_KEPT);
    this.store.setState({ chat });
    keepChat(this.id, chat);
  }
}
