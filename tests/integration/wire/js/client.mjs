// A player who uses the official Socket.IO client, and keeps the match by the rules of the wire.
import { io } from "socket.io-client";

const PATIENCE = 20_000;

export function check(condition, ...what) {
  if (!condition) throw new Error(what.map((one) => JSON.stringify(one)).join(" "));
}

export async function guest(url) {
  const answer = await fetch(`${url}/api/v1/auth/guest`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: "{}",
  });
  check(answer.status === 201, answer.status);
  return answer.json();
}

export class Player {
  constructor(url, entered, choose = null, options = {}) {
    this.id = entered.player.id;
    this.choose = choose;
    this.table = null;
    this.match = null;
    this.seq = -1;
    this.updates = [];
    this.early = [];
    this.resumed = 0;
    this.failure = null;
    this.waiting = [];
    this.heard = [];
    this.socket = io(url, {
      auth: { token: entered.access_token },
      reconnectionDelay: 20,
      reconnectionDelayMax: 100,
      ...options,
    });
    this.socket.onAny((event, payload) => {
      this.heard.push([event, payload]);
      this.wake();
    });
    this.socket.on("game_started", (told) => this.guarded(() => this.start(told)));
    this.socket.on("game_state_update", (told) => this.guarded(() => this.take(told)));
    this.socket.on("connect", () => {
      if (this.match !== null) this.guarded(() => this.resume());
    });
  }

  guarded(work) {
    Promise.resolve()
      .then(work)
      .catch((error) => {
        this.failure = error;
        this.wake();
      });
  }

  wake() {
    for (const tell of this.waiting.splice(0)) tell();
  }

  // Waits until something is so; looks again whenever anything was told.
  async until(what, condition) {
    const end = Date.now() + PATIENCE;
    for (;;) {
      if (this.failure) throw this.failure;
      const found = condition();
      if (found) return found;
      check(Date.now() < end, "waited in vain for", what, this.heard.slice(-5));
      await new Promise((tell) => {
        this.waiting.push(tell);
        setTimeout(tell, PATIENCE).unref();
      });
    }
  }

  hear(event, where = () => true) {
    return this.until(event, () => this.heard.find(([name, told]) => name === event && where(told))?.[1]);
  }

  connected() {
    return new Promise((done, failed) => {
      if (this.socket.connected) done();
      this.socket.once("connect", done);
      this.socket.once("connect_error", failed);
    });
  }

  send(event, ...message) {
    return this.socket.timeout(PATIENCE).emitWithAck(event, ...message);
  }

  async ask(event, message) {
    const answer = await this.send(event, message);
    check(answer.ok, event, message, answer);
    return answer;
  }

  start(told) {
    this.match = told.match;
    this.seq = -1;
    this.updates = [];
    this.early = [];
  }

  // Updates in order and without a gap; one that comes too early waits for those before it.
  async take(update) {
    if (update.match !== this.match || update.seq <= this.seq) return;
    if (update.seq > this.seq + 1) {
      this.early.push(update);
      return;
    }
    this.seq = update.seq;
    this.updates.push(update);
    this.wake();
    const next = this.early.find((one) => one.seq === this.seq + 1);
    if (next) {
      await this.take(next);
    } else if (this.choose && update.view.legal_actions.length) {
      await this.act(update);
    }
  }

  async act(update) {
    const action = this.choose(update.view);
    const id = `${update.match}/${update.seq}`;
    const message = { table: this.table, seq: update.seq, action, id, match: update.match };
    let answer;
    try {
      answer = await this.send("act", message);
    } catch {
      return; // the connection broke: resuming shows whether it is still our turn
    }
    const late = !answer.ok && ["stale", "not_your_turn"].includes(answer.error.code);
    // Where two may act at once, the other one may have been faster.
    check(answer.ok ? answer.seq > update.seq : late, message, answer);
  }

  async resume() {
    const answer = await this.ask("resume_table", { table: this.table, after: this.seq });
    this.resumed += 1;
    check(answer.started.match === this.match, answer.started);
    check(answer.updates !== null || answer.update !== null, answer);
    const last = this.updates.at(-1);
    for (const update of answer.updates ?? [answer.update]) {
      if (answer.updates === null) this.seq = update.seq - 1; // a gap is allowed then
      await this.take(update);
    }
    if (this.updates.at(-1) === last && this.choose && last.view.legal_actions.length) {
      await this.act(last); // what we sent may have been lost; the id keeps it from counting twice
    }
    this.wake();
  }

  close() {
    this.socket.disconnect();
  }
}
