"""What two nodes carry beside one: `python -m benchmarks.two_nodes [SECONDS]`.

One core carries a node, those who play there, and the database. Two cores carry two nodes, twice
those who play, and the one database and Redis that both share. So every process has its part of the
same cores in both cases, nothing runs for free beside them, and what is shared shows. Sought is the
number of tables, each with a move every half second, at which one move in a hundred takes the limit
or longer, from its sending until all four sockets have seen it: in half of the seconds, so that one
hiccup of a disk does not decide.

The players cost about as much as the node and scale as they like. Therefore the processor time of
the nodes alone, and of the database, is told for each move as well: with a core for each node and
the rest elsewhere, two carry twice the ratio of these costs.
"""

import asyncio
import gc
import multiprocessing
import os
import resource
import sys
import tempfile
import time
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from statistics import median

import aiohttp
import uvloop

from benchmarks.tables import SEATS, Socket, Table
from benchmarks.town import Town, town

SECONDS = 5.0
#: At each node; and how long each table waits between two moves.
MOST_TABLES = 480
PAUSE = 0.5
LIMIT_MS = 50.0
#: Tables a node, where the costs of a move are compared.
USUAL = 60
#: The search ends when it knows the number to this part of it.
EXACT = 0.06
AT_LEAST = 1.7
AT_ONCE = 20


@dataclass
class Found:
    """What one town carries."""

    tables: int
    p99: float
    #: Milliseconds of processor time a move, of the nodes and of the database, at USUAL tables.
    of_nodes: float
    of_database: float


# ── those who play: a process for each node ─────────────────────────────────────────────────────


def play_there(core: int, url: str, orders: Connection) -> None:
    os.sched_setaffinity(0, {core})
    with suppress(EOFError):
        uvloop.run(follow(url, orders))


async def follow(url: str, orders: Connection) -> None:
    """Seat everybody, then play as often as the other end says, with so many tables, so long."""
    async with aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=0)) as http:
        tables: list[Table] = []
        while len(tables) < MOST_TABLES:
            some = await asyncio.gather(
                *(seat(http, url, Random(len(tables) + n)) for n in range(AT_ONCE))
            )
            tables += some
        gc.collect()
        gc.disable()  # a pause of ours would be taken for one of the server's
        orders.send(len(tables))
        while True:
            count, seconds = await asyncio.to_thread(orders.recv)
            orders.send(await play(tables[:count], seconds))


async def seat(http: aiohttp.ClientSession, url: str, rng: Random) -> Table:
    sockets = [Socket() for _ in range(SEATS)]
    for socket in sockets:
        await socket.enter(http, url)
        await socket.open(http, url)
    table = Table(sockets, rng)
    await table.seat_all()
    await table.start()
    return table


@dataclass(frozen=True)
class Move:
    #: Seconds since the beginning, and until everybody had seen it.
    at: float
    took: float


async def play(tables: list[Table], seconds: float) -> list[Move]:
    moves: list[Move] = []
    begin = time.perf_counter()

    async def keep_on(number: int, table: Table) -> None:
        due = begin + PAUSE * number / len(tables)
        while due < begin + seconds:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            took = await table.move()
            # Who was late with the last move would have made this one earlier.
            late = max(0.0, time.perf_counter() - took - due)
            moves.append(Move(due - begin, took + late))
            due += PAUSE

    await asyncio.gather(*(keep_on(n, table) for n, table in enumerate(tables)))
    return moves


# ── what they find ──────────────────────────────────────────────────────────────────────────────


async def step(players: list[Connection], tables: int, seconds: float) -> tuple[int, float]:
    """Moves, and the usual 99th percentile of their milliseconds, with so many tables a node."""
    for player in players:
        player.send((tables, seconds))
    answers = await asyncio.gather(*(asyncio.to_thread(player.recv) for player in players))
    by_second: dict[int, list[float]] = {}
    for move in (move for answer in answers for move in answer):
        by_second.setdefault(int(move.at), []).append(1000 * move.took)
    tails = [sorted(times)[int(len(times) * 0.99)] for times in by_second.values()]
    return sum(map(len, by_second.values())), median(tails)


async def search(running: Town, players: list[Connection], seconds: float) -> Found:
    used, stored = sum(running.used_by_nodes()), running.used_by_database()
    moves, p99 = await step(players, USUAL, seconds)
    of_nodes = 1000 * (sum(running.used_by_nodes()) - used) / moves
    of_database = 1000 * (running.used_by_database() - stored) / moves
    low, high, at_low = (USUAL, MOST_TABLES, p99) if p99 < LIMIT_MS else (0, USUAL, 0.0)
    while high - low > max(4, EXACT * high):
        middle = (low + high) // 2
        _, p99 = await step(players, middle, seconds)
        print(f"  {len(players)} x {middle} tables: p99 {p99:.1f} ms", flush=True)
        if p99 < LIMIT_MS:
            low, at_low = middle, p99
        else:
            high = middle
    return Found(len(players) * low, at_low, of_nodes, of_database)


async def measure(cores: list[int], seconds: float) -> Found:
    context = multiprocessing.get_context("spawn")
    with tempfile.TemporaryDirectory() as directory:
        os.chmod(directory, 0o755)
        async with town(Path(directory), cores) as running:
            players, processes = [], []
            for core, node in zip(cores, running.nodes, strict=True):
                ours, theirs = context.Pipe()
                process = context.Process(
                    target=play_there, args=(core, f"http://{node.address}", theirs), daemon=True
                )
                process.start()
                theirs.close()
                players.append(ours)
                processes.append(process)
            try:
                await asyncio.gather(*(asyncio.to_thread(player.recv) for player in players))
                return await search(running, players, seconds)
            finally:
                for process in processes:
                    process.kill()


def tell(name: str, found: Found) -> None:
    print(
        f"{name}: {found.tables} tables, {found.tables / PAUSE:.0f} moves/s, p99 {found.p99:.1f} ms"
        f"; a move costs the nodes {found.of_nodes:.2f} ms of CPU, the database"
        f" {found.of_database:.2f} ms",
        flush=True,
    )


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else SECONDS
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    first, second = sorted(os.sched_getaffinity(0))[:2]
    # Each by itself on the core that it is measured on, so that neither has the better one.
    alone = [uvloop.run(measure([core], seconds)) for core in (first, second)]
    for core, found in zip((first, second), alone, strict=True):
        tell(f"one node on core {core}", found)
    both = uvloop.run(measure([first, second], seconds))
    tell("two nodes on both", both)
    one = sum(found.tables for found in alone) / 2
    of_one = sum(found.of_nodes for found in alone) / 2
    ratio = both.tables / one
    side = "reached" if ratio >= AT_LEAST else "MISSED"
    print(f"two nodes carry {ratio:.2f} times the tables of one (at least {AT_LEAST}: {side})")
    print(f"by the CPU of the nodes alone: {2 * of_one / both.of_nodes:.2f} times")


if __name__ == "__main__":
    main()
