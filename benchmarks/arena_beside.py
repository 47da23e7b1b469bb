"""Tables beside a worker of the arena: does it take time from people?

`python -m benchmarks.arena_beside [TABLES] [MOVES_A_SECOND]`, part of `make bench`. Omi at many
tables as in `benchmarks/tables.py`, in turns alone and beside a worker at low priority, as `serai
serve` starts it. It has a queue of uploaded bots that never ends: quick ones, which give the most
work to the database, and thoughtful ones, which never let go of a processor.
"""

import asyncio
import gc
import os
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from statistics import median

import aiohttp
import uvloop

from benchmarks.arena import TRIVIAL, new_bots
from benchmarks.tables import (
    SEATS,
    Played,
    Socket,
    Table,
    connected,
    entered,
    on_two_cores,
    play_on,
    seated,
    serving,
)
from server.arena import sets
from server.arena.sets import Wanted
from server.storage.database import Database
from server.storage.embedded import EmbeddedPostgres

TABLES, MOVES = 500, 500
ROUNDS, SECONDS = 4, 7.0
#: The server's figure: milliseconds within which 99 of 100 moves are seen by everybody.
MOST = 25.0
#: Thinks for some milliseconds a move.
THOUGHTFUL = """
def get_next_move(state):
    for _ in range(100_000):
        pass
    return state["legal_actions"][0]
"""
SETS = 1500
PATIENCE = 120.0

DONE = "SELECT count(*) FROM board_sets WHERE state = 'done'"


@asynccontextmanager
async def worker(data: str, database: Database) -> AsyncIterator[None]:
    """Like the one that a server starts, from its first set on."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "server", "worker", "--low-priority"),
        env={**os.environ, "SERAI_DATA": data, "SERAI_LOG": "error"},
        preexec_fn=on_all_cores,
    )
    try:
        await first_set(database)
        yield
    finally:
        process.kill()
        await process.wait()


async def first_set(database: Database) -> None:
    before, until = await done(database), time.monotonic() + PATIENCE
    while await done(database) == before:
        if time.monotonic() > until:
            raise SystemExit("this machine is too busy: a worker at low priority never has a turn")
        await asyncio.sleep(0.1)


def on_all_cores() -> None:
    os.sched_setaffinity(0, range(os.cpu_count() or 1))


async def done(database: Database) -> int:
    async with database.connection() as connection:
        number: int = await connection.fetchval(DONE)
    return number


async def enough_to_play(database: Database) -> None:
    wanted = []
    for source, game in ((TRIVIAL, "santase"), (THOUGHTFUL, "santase"), (THOUGHTFUL, "tienlen")):
        bots = await new_bots(database, source, game)
        wanted.append(Wanted(game, bots, "challenge", rated=True))
    async with database.connection() as connection, connection.transaction():
        await sets.make(connection, [wanted[number % 3] for number in range(SETS)])


async def measure(
    data: str, url: str, number: int, moves: int
) -> tuple[list[Played], list[Played], float]:
    """The rounds alone and beside a worker, and the sets a second that it played."""
    database = Database()
    await database.connect(EmbeddedPostgres(Path(data) / "postgres").url)
    try:
        await enough_to_play(database)
        async with aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=0)) as http:
            sockets = [Socket() for _ in range(SEATS * number)]
            await entered(http, url, sockets)
            await connected(http, url, sockets)
            tables = await seated(sockets)
            gc.collect()
            gc.disable()  # a pause of ours would be taken for one of the server's
            await play_on(tables, moves, SECONDS)  # warms everything up
            found = await in_turns(data, database, tables, moves)
            for socket in sockets:
                socket.reader.cancel()
            return found
    finally:
        await database.close()


async def in_turns(
    data: str, database: Database, tables: list[Table], moves: int
) -> tuple[list[Played], list[Played], float]:
    alone, beside, sets_played = list[Played](), list[Played](), 0
    for _ in range(ROUNDS):
        alone.append(await play_on(tables, moves, SECONDS))
        async with worker(data, database):
            before = await done(database)
            beside.append(await play_on(tables, moves, SECONDS))
            sets_played += await done(database) - before
    return alone, beside, sets_played / sum(one.seconds for one in beside)


def main() -> None:
    numbers = [int(text) for text in sys.argv[1:]]
    number, moves = numbers + [TABLES, MOVES][len(numbers) :]
    with serving(SERAI_WORKERS="0") as (url, pid, data):
        on_two_cores(pid)
        alone, beside, rate = uvloop.run(measure(data, url, number, moves))
    print(f"{number} tables, {moves} moves/s; a worker beside them played {rate:.1f} sets/s")
    print("| | p50 ms | p99 ms, median of the rounds (worst) | at most | |")
    print("| --- | ---: | ---: | ---: | --- |")
    for what, rounds in (("alone", alone), ("beside a worker", beside)):
        tails = [one.at(0.99) for one in rounds]
        verdict = "reached" if median(tails) <= MOST else "MISSED"
        print(
            f"| {what} | {median(one.at(0.5) for one in rounds):.1f} "
            f"| {median(tails):.1f} ({max(tails):.1f}) | {MOST:.0f} | {verdict} |"
        )


if __name__ == "__main__":
    main()
