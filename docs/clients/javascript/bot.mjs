// An external bot in JavaScript: joins a table of Serai, plays one match, and leaves.
//
//     npm install socket.io-client
//     SERAI_TOKEN=serai_… node bot.mjs http://localhost:8080 TABLE
//
// TABLE is a table's id or the code that people share. The token needs the scope `play`.
import { io } from "socket.io-client";

const [url, table] = process.argv.slice(2);
const socket = io(url, {
  auth: { token: process.env.SERAI_TOKEN },
  transports: ["websocket"],
});
let match = null;
let seq = -1; // the newest update that we have seen

// Your bot: one of the legal actions.
function choose(view) {
  return view.legal_actions[0];
}

async function ask(event, message) {
  const answer = await socket.emitWithAck(event, { table, ...message });
  if (!answer.ok) throw new Error(`${event}: ${JSON.stringify(answer.error)}`);
  return answer;
}

async function updated(update) {
  if (update.match !== match || update.seq < seq) return;
  seq = update.seq;
  if (!update.view.legal_actions.length) return;
  const pause = Math.max(0, update.play_from - update.now);
  if (pause) await new Promise((done) => setTimeout(done, pause));
  // With an id an action that is sent again, after a lost answer, counts once.
  const id = `${match}/${update.seq}`;
  const action = choose(update.view);
  const answer = await socket.emitWithAck("act", { table, seq: update.seq, action, id });
  if (!answer.ok && !["stale", "not_your_turn"].includes(answer.error.code)) {
    throw new Error(JSON.stringify(answer.error));
  }
}

async function over(told) {
  const { scores, winners } = told.outcome;
  console.log("scores", JSON.stringify(scores), "winners", JSON.stringify(winners));
  await socket.emitWithAck("leave_table", { table });
  socket.disconnect();
}

// Also after a lost connection: what was missed comes with the answer.
socket.on("connect", async () => {
  if (match === null) {
    await ask("join_table", {});
    await ask("player_ready", {});
    return;
  }
  const answer = await ask("resume_table", { after: seq });
  for (const update of answer.updates ?? [answer.update]) await updated(update);
  if (answer.ended) await over(answer.ended);
});
socket.on("connect_error", (error) => {
  if (socket.active) return; // it tries again by itself
  console.error("refused:", error.data ?? error.message);
  process.exit(1);
});
socket.on("game_started", (told) => {
  match = told.match;
  seq = -1;
});
socket.on("game_state_update", updated);
socket.on("game_ended", over);
