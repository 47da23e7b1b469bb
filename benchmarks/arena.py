"""How many games an arena worker plays: uploaded bots in the sandbox, everything written down.

`python -m benchmarks.arena [SECONDS]` prints the table of docs/benchmarks.md. Trivial bots show
what the arena itself can do; `medium` of the house, wrapped as an upload, how much of the time is
not the bots': what a decision costs when it is taken in this process, less the thinking, against
what it costs with an uploaded bot. Both in CPU time of the worker, its bots and its database.
"""

import asyncio
import os
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter, thread_time
from typing import ClassVar
from uuid import uuid4

import uvloop

from benchmarks.process import cpu_of_family
from bots.boards import Entrant, house_entrant
from bots.house import house_maker
from bots.house.player import HousePlayer
from bots.sandbox import Sandbox
from bots.seat import JsonObject
from engines import catalogue
from server.arena import queue, sets
from server.arena.contestants import Contestant, contestant_id
from server.arena.format import FORMATS
from server.arena.leader import LOOK_SECONDS
from server.arena.playing import SetPlayer, Uploaded
from server.arena.records import GameRecord
from server.arena.scheduler import QUEUED
from server.arena.sets import Claimed, Wanted
from server.arena.uploaded import UploadedBots
from server.migrate import migrate
from server.storage.database import Database
from server.storage.embedded import EmbeddedPostgres

TRIVIAL = "def get_next_move(state):\n    return state['legal_actions'][0]\n"
#: The house player in an upload's clothes. Its modules are in the sandbox already, as if they were
#: Python's own, so that it loads as quickly as it can and nothing is blamed on the bot.
MEDIUM = """
import random
from bots.house import levels_of

player = None

def on_match_start(info):
    global player
    player = levels_of(info["game"])["medium"](random.Random(random.getrandbits(53)))

def on_event(event):
    player.see([event])

def get_next_move(state):
    return player.choose(state)
"""
#: With trivial bots: deals a second of the one, or matches of four deals a second of the other.
TARGETS = {"santase": 300.0, "tienlen": 30.0}
MOST_SHARE = 0.20

NEW_USER = "INSERT INTO users (id, name, role) VALUES ($1, $2, 'player')"
NEW_BOT = """
    INSERT INTO bots (id, owner_id, name, games, public, source_public, watchable, active_version)
    VALUES ($1, $2, $3, $4, true, false, false, 1)"""
NEW_VERSION = "INSERT INTO bot_versions (bot_id, number, source, hash) VALUES ($1, 1, $2, '')"
PLAYED = """
    SELECT coalesce(sum(jsonb_array_length(m.outcome->'deals')), 0) AS deals, count(*) AS matches,
           coalesce(sum(g.actions), 0) AS decisions
    FROM matches AS m JOIN board_games AS g ON g.match_id = m.id WHERE m.state = 'over'"""


@dataclass(frozen=True)
class Rate:
    """A second of an arena worker, and the CPU seconds of a decision."""

    deals: float
    matches: float
    decision: float


RATES: dict[str, Callable[[Rate], tuple[str, float]]] = {
    "santase": lambda found: ("deals", found.deals),
    "tienlen": lambda found: ("matches", found.matches),
}


class Trivial(HousePlayer):
    def choose(self, view: JsonObject) -> JsonObject:
        action: JsonObject = view["legal_actions"][0]
        return action


class Timed(HousePlayer):
    """A player in this process, and how long all of them have thought."""

    thought: ClassVar[float] = 0.0
    decisions: ClassVar[int] = 0

    def __init__(self, player: HousePlayer) -> None:
        super().__init__(player.rng)
        self.player = player

    def choose(self, view: JsonObject) -> JsonObject:
        began = thread_time()
        action = self.player.choose(view)
        Timed.thought += thread_time() - began
        Timed.decisions += 1
        return action

    def see(self, events: list[JsonObject]) -> None:
        began = thread_time()
        self.player.see(events)
        Timed.thought += thread_time() - began


def in_process(kind: str, game: str) -> Uploaded:
    make = Trivial if kind == "trivial" else house_maker("house:medium", game)

    async def entrant(_: Claimed, __: Contestant, ___: GameRecord) -> Entrant:
        return house_entrant(lambda rng: Timed(make(rng)))

    return entrant


async def new_bots(database: Database, source: str, game: str) -> tuple[str, ...]:
    made = []
    async with database.connection() as connection:
        for number in range(FORMATS[game].contestants):
            user, bot = uuid4(), uuid4()
            await connection.execute(NEW_USER, user, f"owner{user.hex[:12]}")
            await connection.execute(NEW_BOT, bot, user, f"bot{number}", [game])
            await connection.execute(NEW_VERSION, bot, source)
            made.append(contestant_id(bot, 1))
    return tuple(made)


async def measure(
    database: Database, uploaded: Uploaded, game: str, source: str, seconds: float
) -> Rate:
    """A worker's queue, kept full, for so long."""
    async with database.connection() as connection:
        await connection.execute("TRUNCATE boards, matches, jobs.pgqueuer CASCADE")
    wanted = Wanted(game, await new_bots(database, source, game), "ladder", rated=True)
    player = SetPlayer(database, "bench", uploaded)
    connection = await database.open()
    await connection.execute("SET synchronous_commit TO off")
    jobs = queue.JobServer(connection, player.play, 1.0)
    feeding = asyncio.ensure_future(feed(database, wanted))
    Timed.thought, Timed.decisions = 0.0, 0
    serving = asyncio.ensure_future(jobs.run())
    try:
        before, began, spent = await played(database), perf_counter(), cpu_of_family(os.getpid())
        await asyncio.sleep(seconds)
        after, took = await played(database), perf_counter() - began
        spent = cpu_of_family(os.getpid()) - spent
    finally:
        feeding.cancel()
        jobs.stop()
        await asyncio.gather(feeding, serving, return_exceptions=True)
        connection.terminate()
    deals, matches, decisions = (now - then for now, then in zip(after, before, strict=True))
    return Rate(deals / took, matches / took, spent / decisions)


async def feed(database: Database, wanted: Wanted) -> None:
    """As the worker that leads does it, without its choosing."""
    async with database.connection() as connection:
        while True:
            waiting, _ = await queue.depth(connection)
            if waiting < QUEUED:
                async with connection.transaction():
                    made = await sets.make(connection, [wanted] * (QUEUED - waiting))
                    await queue.enqueue(connection, made)
            await asyncio.sleep(LOOK_SECONDS)


async def played(database: Database) -> tuple[int, int, int]:
    async with database.connection() as connection:
        row = await connection.fetchrow(PLAYED)
    return row["deals"], row["matches"], row["decisions"]


async def main(seconds: float) -> None:
    print(
        "| bots | game | deals/s | matches/s | CPU µs a decision | of them engines, bookkeeping "
        "| share | line | |"
    )
    print("| --- | --- | ---: | ---: | ---: | ---: | ---: | --- | --- |")
    with tempfile.TemporaryDirectory() as directory:
        postgres = EmbeddedPostgres(Path(directory))
        await postgres.start()
        database = Database()
        try:
            await migrate(postgres.url)
            await database.connect(postgres.url)
            await report(database, "trivial", list(TARGETS), seconds)
            await report(database, "medium", list(catalogue()), seconds)
        finally:
            await database.close()
            await postgres.stop()


async def report(database: Database, kind: str, games: list[str], seconds: float) -> None:
    house = tuple(f"bots.house.{game}" for game in catalogue())
    trivial = kind == "trivial"
    sandbox = Sandbox() if trivial else Sandbox(policy=False, preload=house)
    await sandbox.start()
    enough = False
    try:
        for game in games:
            source = TRIVIAL if trivial else MEDIUM
            bare = await measure(database, in_process(kind, game), game, source, seconds)
            ours = bare.decision - Timed.thought / Timed.decisions
            entrants = UploadedBots(database, sandbox).entrant
            found = await measure(database, entrants, game, source, seconds)
            share = ours / found.decision
            if trivial:
                unit, rate = RATES[game](found)
                target, reached = (
                    f"{TARGETS[game]:.0f} {unit}/s, or the other",
                    rate >= TARGETS[game],
                )
                enough = enough or reached
            else:
                target, reached = f"{100 * MOST_SHARE:.0f} % at most", share <= MOST_SHARE
            verdict = "reached" if reached else "the other is" if enough else "MISSED"
            print(
                f"| {kind} | {game} | {found.deals:.0f} | {found.matches:.1f} "
                f"| {1e6 * found.decision:.0f} | {1e6 * ours:.0f} | {100 * share:.0f} % "
                f"| {target} | {verdict} |",
                flush=True,
            )
    finally:
        await sandbox.close()


if __name__ == "__main__":
    uvloop.run(main(float(sys.argv[1]) if len(sys.argv) > 1 else 8.0))
