// A whole match with the official client: chat, a spectator, a broken connection, a rematch.
// node match.mjs URL GAME OPTIONS → one line of JSON.
import { createHash } from "node:crypto";
import { check, guest, Player } from "./client.mjs";

const [url, game, options] = process.argv.slice(2);
const JOLLY = ["zudrehen", "meld", "extend", "draw", "discard"];

// Gets every game to its end before long; in Jolly only one plays to win.
function choose(view) {
  const legal = view.legal_actions;
  if (view.game === "jolly") {
    for (const kind of view.seat === 0 ? JOLLY : JOLLY.slice(3)) {
      const found = legal.find((action) => action.type === kind);
      if (found) return found;
    }
  }
  return legal[(view.seq * 7) % legal.length];
}

const host = new Player(url, await guest(url), choose, { transports: ["websocket"] });
await host.connected();
const made = await host.ask("create_table", {
  game,
  options: JSON.parse(options),
  visibility: "private",
  turn_seconds: null,
});
const table = made.table.id;
const players = [host];
while (players.length < made.table.seats.length) {
  // As the client comes: polling first, then an upgrade.
  const player = new Player(url, await guest(url), choose);
  await player.connected();
  const joined = await player.ask("join_table", { table: made.table.code.toLowerCase() });
  check(joined.seat === players.length, joined.seat);
  players.push(player);
}
const watcher = new Player(url, await guest(url));
await watcher.connected();
const watched = await watcher.ask("watch_table", { table });
check(watched.seat === null && watched.table.spectators === 1, watched);
const everybody = [...players, watcher];
for (const player of everybody) player.table = table;

await watcher.ask("send_message", { table, text: "Viel Glück 🍀" });
for (const player of everybody) {
  const told = await player.hear("message_received");
  check(told.text === "Viel Glück 🍀" && told.from.id === watcher.id, told);
}

async function begin() {
  for (const player of players) await player.ask("player_ready", { table });
  await host.ask("start_game", { table });
}

await begin();
const broken = players[1];
let over = false;
await broken.until("some updates", () => broken.seq >= 5 || (over = broken.updates.at(-1)?.view.phase === "over"));
if (!over) {
  broken.socket.io.engine.close(); // as a network does it; the client connects again by itself
  await broken.until("the reconnection", () => broken.resumed === 1);
}

const started = await host.hear("game_started");
const endings = [];
for (const player of everybody) endings.push(await player.hear("game_ended"));
const [ended] = endings;
check(endings.every((one) => JSON.stringify(one) === JSON.stringify(ended)), "endings differ");
check(createHash("sha256").update(ended.seed).digest("hex") === started.seed_hash, "seed");
for (const player of everybody) {
  await player.until("the last update", () => player.seq === ended.seq);
  const seqs = player.updates.map((update) => update.seq);
  const whole = seqs.length === ended.seq + 1 && seqs.every((seq, place) => seq === place);
  check(whole || player === broken, "a gap", seqs);
  for (const { seq, events } of player.updates.slice(1)) {
    check(player === broken || seq === 0 || events[0].type === "action", seq, events);
  }
}
for (const update of watcher.updates) {
  const { seat, hand, legal_actions } = update.view;
  check(seat === null && !hand.length && !legal_actions.length, update.view);
}

const first = ended.match;
await begin();
for (const player of everybody) {
  await player.hear("game_started", (told) => told.match !== first);
  await player.until("the rematch", () => player.match !== first && player.seq >= 0);
}
await watcher.until("some actions of the rematch", () => watcher.seq >= 3 || watcher.updates.at(-1).view.phase === "over");
check(watcher.updates[0].seq === 0, watcher.updates[0].seq);

for (const player of everybody) player.close();
console.log(JSON.stringify({ first, again: watcher.match, seq: ended.seq, resumed: broken.resumed }));
process.exit(0);
