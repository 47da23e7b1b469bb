"""Real matches under load: `python -m benchmarks.tables [TABLES] [MOVES_A_SECOND] [SECONDS]`.

Starts a server on one core and plays Omi at every table from this process on the other: four
sockets a table, each reading its whole update. A move counts from the moment it is sent until the
last of the four sockets has its update: received, committed, broadcast.
"""

import asyncio
import gc
import os
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from random import Random

import aiohttp
import msgspec
import uvloop

from benchmarks.process import cpu, memory

TABLES, MOVES, SECONDS = 500, 1000, 20
SEATS = 4


class View(msgspec.Struct):
    seat: int | None
    actors: list[int]
    legal_actions: list[dict[str, object]]


class Update(msgspec.Struct):
    seq: int
    view: View
    match: str


class Ended(msgspec.Struct):
    match: str


UPDATE = msgspec.json.Decoder(tuple[str, Update])
ANSWER = msgspec.json.Decoder(list[dict[str, object]])


class Socket:
    """One player: a WebSocket that speaks just enough Socket.IO."""

    def __init__(self) -> None:
        self.update: Update | None = None
        self.table: Table | None = None
        self._answers: dict[int, asyncio.Future[dict[str, object]]] = {}
        self._number = 0

    async def enter(self, http: aiohttp.ClientSession, url: str) -> None:
        async with http.post(f"{url}/api/v1/auth/guest", json={}) as answer:
            self.token = (await answer.json())["access_token"]

    async def open(self, http: aiohttp.ClientSession, url: str) -> None:
        self.ws = await http.ws_connect(
            f"{url}/socket.io/?EIO=4&transport=websocket", max_msg_size=0, compress=0
        )
        await self.ws.receive_str()
        await self.ws.send_str("40" + msgspec.json.encode({"token": self.token}).decode())
        await self.ws.receive_str()
        self.reader = asyncio.ensure_future(self._read())

    async def _read(self) -> None:
        async for message in self.ws:
            data = message.data
            if data == "2":
                await self.ws.send_str("3")
            elif data.startswith('42["game_state_update"'):
                self.update = UPDATE.decode(data[2:])[1]
                if self.table is not None:
                    self.table.arrived(self.update)
            elif data.startswith("43"):
                bracket = data.index("[")
                self._answers.pop(int(data[2:bracket])).set_result(ANSWER.decode(data[bracket:])[0])
            elif data.startswith('42["game_ended"') and self.table is not None:
                self.table.over.set()

    async def ask(self, event: str, **message: object) -> dict[str, object]:
        self._number += 1
        done: asyncio.Future[dict[str, object]] = asyncio.get_running_loop().create_future()
        self._answers[self._number] = done
        body = msgspec.json.encode([event, message]).decode()
        await self.ws.send_str(f"42{self._number}{body}")
        answer = await done
        if not answer["ok"]:
            raise RuntimeError(f"{event}: {answer}")
        return answer


class Table:
    """Four sockets, a move at a time."""

    def __init__(self, sockets: list[Socket], rng: Random) -> None:
        self.sockets = sockets
        self.rng = rng
        self.over = asyncio.Event()
        self._waiting = 0
        self._seq = -1
        self._all: asyncio.Event = asyncio.Event()

    async def seat_all(self) -> None:
        answer = await self.sockets[0].ask(
            "create_table", game="omi", turn_seconds=60, deal_pause=0, options={"target": 15}
        )
        card = answer["table"]
        assert isinstance(card, dict)
        self.id = card["id"]
        for socket in self.sockets[1:]:
            await socket.ask("join_table", table=self.id)

    async def start(self) -> None:
        for socket in self.sockets:
            socket.table = self
            await socket.ask("player_ready", table=self.id)
        await self.expect(0, lambda: self.sockets[0].ask("start_game", table=self.id))
        self.over.clear()

    def arrived(self, update: Update) -> None:
        if update.seq == self._seq:
            self._waiting -= 1
            if not self._waiting:
                self._all.set()

    async def expect(self, seq: int, send: Callable[[], Awaitable[object]]) -> None:
        """Send something, and wait until all four sockets have update `seq`."""
        self._seq, self._waiting = seq, SEATS
        self._all.clear()
        await send()
        await self._all.wait()

    async def move(self) -> float:
        """One action; returns the seconds until everybody has seen it."""
        if self.over.is_set():
            await self.start()
        update = next(s.update for s in self.sockets if s.update and s.update.view.legal_actions)
        actor = next(s for s in self.sockets if s.update is update)
        action = self.rng.choice(update.view.legal_actions)
        begin = time.perf_counter()
        await self.expect(
            update.seq + 1,
            lambda: actor.ask("act", table=self.id, seq=update.seq, action=action),
        )
        return time.perf_counter() - begin


@dataclass(frozen=True)
class Played:
    """Sorted seconds of moves, how many were late to be sent, and how long it took in all."""

    times: list[float]
    late: int
    seconds: float

    def at(self, share: float) -> float:
        """Milliseconds within which this share of the moves were seen by all."""
        return 1000 * self.times[int(len(self.times) * share)]


async def seated(sockets: list[Socket]) -> list[Table]:
    """Tables with a running match, of players that are connected."""
    tables = [
        Table(sockets[SEATS * n : SEATS * n + SEATS], Random(n))
        for n in range(len(sockets) // SEATS)
    ]
    for start in range(0, len(tables), 25):
        await asyncio.gather(*(t.seat_all() for t in tables[start : start + 25]))
        await asyncio.gather(*(t.start() for t in tables[start : start + 25]))
    return tables


async def entered(http: aiohttp.ClientSession, url: str, sockets: Sequence[Socket]) -> None:
    """As guests, who are not connected yet."""
    for start in range(0, len(sockets), 50):
        await asyncio.gather(*(s.enter(http, url) for s in sockets[start : start + 50]))


async def connected(http: aiohttp.ClientSession, url: str, sockets: Sequence[Socket]) -> None:
    for start in range(0, len(sockets), 50):
        await asyncio.gather(*(s.open(http, url) for s in sockets[start : start + 50]))


async def play_on(tables: list[Table], moves: int, seconds: float) -> Played:
    """So many moves a second, spread evenly over the tables and the time."""
    times: list[float] = []
    late = 0
    begin, pause = time.perf_counter(), len(tables) / moves

    async def play(number: int, table: Table) -> None:
        nonlocal late
        due = begin + pause * number / len(tables)
        while due < begin + seconds:
            wait = due - time.perf_counter()
            if wait > 0:
                await asyncio.sleep(wait)
            elif wait < -pause:
                late += 1
            times.append(await table.move())
            due += pause

    await asyncio.gather(*(play(n, t) for n, t in enumerate(tables)))
    return Played(sorted(times), late, time.perf_counter() - begin)


async def measure(url: str, pid: int, number: int, moves: int, seconds: int) -> None:
    async with aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=0)) as http:
        sockets = [Socket() for _ in range(SEATS * number)]
        await entered(http, url, sockets)
        empty = memory(pid)
        await connected(http, url, sockets)
        idle = memory(pid)
        print(f"idle connection: {(idle - empty) / len(sockets):.1f} KiB (of {len(sockets)})")
        tables = await seated(sockets)
        print(f"running table: {(memory(pid) - idle) / number:.1f} KiB (of {number})")
        gc.collect()
        gc.disable()  # a pause of ours would be taken for one of the server's
        used = cpu(pid)
        played = await play_on(tables, moves, seconds)
        busy = cpu(pid) - used
        print(
            f"{len(played.times) / played.seconds:.0f} moves/s at {number} tables: "
            f"p50 {played.at(0.5):.1f} ms, p99 {played.at(0.99):.1f} ms, "
            f"max {1000 * played.times[-1]:.1f} ms; "
            f"server CPU {100 * busy / played.seconds:.0f} %; "
            f"{SEATS * len(played.times) / busy:.0f} updates per CPU second; late {played.late}; "
            f"table after {(memory(pid) - idle) / number:.1f} KiB"
        )
        for socket in sockets:
            socket.reader.cancel()


@contextmanager
def serving(**settings: str) -> Iterator[tuple[str, int, str]]:
    """A server's address, its process and its data."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with tempfile.TemporaryDirectory() as data:
        os.chmod(data, 0o755)
        ours = {"SERAI_DATA": data, "SERAI_PORT": "0", "SERAI_LIMITS_FACTOR": "1000"}
        server = subprocess.Popen(
            [sys.executable, "-m", "server", "serve"],
            env={**os.environ, **ours, "SERAI_LOG": "error", **settings},
            stdout=subprocess.PIPE,
            text=True,
        )
        try:
            assert server.stdout is not None
            url = next(line.split()[-1] for line in server.stdout if line.startswith("Serai is at"))
            yield url, server.pid, data
        finally:
            server.terminate()
            server.wait()


def on_two_cores(server: int) -> None:
    """The server on the first, whoever calls it on the last."""
    os.sched_setaffinity(server, {0})
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def main() -> None:
    numbers = [int(text) for text in sys.argv[1:]]
    tables, moves, seconds = numbers + [TABLES, MOVES, SECONDS][len(numbers) :]
    with serving() as (url, pid, _):
        on_two_cores(pid)
        uvloop.run(measure(url, pid, tables, moves, seconds))


if __name__ == "__main__":
    main()
