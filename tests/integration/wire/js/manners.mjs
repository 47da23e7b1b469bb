// What the official client gets for things it should not do.
// node manners.mjs URL → one line of JSON.
import { check, guest, Player } from "./client.mjs";

const [url] = process.argv.slice(2);

async function refusedConnection(entered, options) {
  const player = new Player(url, entered, null, { reconnection: false, ...options });
  const error = await new Promise((told, failed) => {
    player.socket.on("connect_error", told);
    player.socket.on("connect", () => failed(new Error("connected")));
  });
  player.close();
  return error.data;
}

const nobody = { player: { id: "" }, access_token: "nonsense" };
const refused = [
  await refusedConnection(nobody, { transports: ["websocket"] }),
  await refusedConnection(nobody, { transports: ["polling"] }),
  await refusedConnection(nobody, { auth: undefined }),
];

const player = new Player(url, await guest(url));
await player.connected();
const answers = {
  unknown: await player.send("nonsense", {}),
  inherited: await player.send("__proto__", {}),
  nothing: await player.send("watch_lobby"),
  several: await player.send("watch_lobby", {}, {}),
  list: await player.send("watch_lobby", []),
  text: await player.send("watch_lobby", "x"),
  binary: await player.send("watch_lobby", Buffer.from("x")),
  inside: await player.send("watch_lobby", { game: Buffer.from("omi") }),
};
player.socket.emit("nonsense", {});
const unasked = await player.hear("error");

// More at once than stock engine.io takes in one request of the polling transport.
const poller = new Player(url, await guest(url), null, { transports: ["polling"] });
await poller.connected();
const burst = await Promise.all(Array.from({ length: 60 }, () => poller.send("watch_lobby", {})));
check(burst.every((answer) => answer.ok), burst[0]);

// Acknowledged even so, and still connected.
check((await player.send("watch_lobby", {})).ok, "connection");
player.close();
poller.close();
console.log(JSON.stringify({ refused, answers, unasked }));
process.exit(0);
