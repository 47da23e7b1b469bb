"""How many games an arena worker plays: uploaded bots in the sandbox, everything written down.

`python -m benchmarks.arena [SECONDS]` prints the table of docs/benchmarks.md. Trivial bots show
what the arena itself can do. The share of engines and bookkeeping is what a decision costs when it
is taken at once in this process, against what it costs with an uploaded bot, in CPU time.
"""

import asyncio
import os
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from time import perf_counter, process_time
from types import CodeType
from typing import Any, ClassVar
from uuid import uuid4

from bots.boards import Entrant, house_entrant
from bots.house.player import HousePlayer
from bots.sandbox import Sandbox
from bots.seat import JsonObject
from server.arena import sets
from server.arena.contestants import Contestant, contestant_id
from server.arena.playing import SetPlayer, Uploaded
from server.arena.queue import AT_ONCE
from server.arena.records import GameRecord
from server.arena.sets import Claimed, Wanted
from server.arena.uploaded import UploadedBots
from server.migrate import migrate
from server.storage.database import Database
from server.storage.embedded import EmbeddedPostgres

EXAMPLES = Path(__file__).parents[1] / "bots" / "examples"
TRIVIAL = "def get_next_move(state):\n    return state['legal_actions'][0]\n"
#: Deals a second with trivial bots: 300 of Santase, 30 matches of 4 of Tiến lên.
TARGETS = {"santase": 300.0, "tienlen": 120.0}
MOST_SHARE = 0.20
MOST_ASKED = 5000

NEW_USER = "INSERT INTO users (id, name, role) VALUES ($1, $2, 'player')"
NEW_BOT = """
    INSERT INTO bots (id, owner_id, name, games, public, source_public, watchable, active_version)
    VALUES ($1, $2, $3, $4, true, false, false, 1)"""
NEW_VERSION = "INSERT INTO bot_versions (bot_id, number, source, hash) VALUES ($1, 1, $2, '')"
PLAYED = """
    SELECT sum(jsonb_array_length(m.outcome->'deals')) AS deals, count(*) AS matches,
           sum(g.actions) AS decisions
    FROM matches AS m JOIN board_games AS g ON g.match_id = m.id"""


@dataclass(frozen=True)
class Rate:
    """A second of an arena worker, and the CPU seconds of a decision."""

    deals: float
    matches: float
    decision: float


class Loaded(HousePlayer):
    """An uploaded bot's program in this very process."""

    #: Some of the states that were asked about, to find out how long it thinks.
    asked: ClassVar[list[JsonObject]] = []

    def __init__(self, program: CodeType, rng: Random) -> None:
        super().__init__(rng)
        self.bot: dict[str, Any] = {}
        exec(program, self.bot)  # our own examples, in a benchmark

    def choose(self, view: JsonObject) -> JsonObject:
        if len(self.asked) < MOST_ASKED:
            self.asked.append(view)
        action: JsonObject = self.bot["get_next_move"]({**view, "rng_seed": 1, "time_left": 5.0})
        return action


def thinking(source: str) -> float:
    """CPU seconds of a decision that are the bot's own, over the states it was asked about."""
    player = Loaded(compile(source, "bot.py", "exec"), Random(1))
    states, Loaded.asked[:] = list(Loaded.asked), []
    began = process_time()
    for state in states:
        player.choose(state)
    Loaded.asked.clear()
    return (process_time() - began) / len(states)


def in_process(source: str) -> Uploaded:
    program = compile(source, "bot.py", "exec")

    async def entrant(_: Claimed, __: Contestant, ___: GameRecord) -> Entrant:
        return house_entrant(lambda rng: Loaded(program, rng))

    return entrant


async def new_bots(database: Database, source: str, game: str) -> list[str]:
    made = []
    async with database.connection() as connection:
        for number in range(4):
            user, bot = uuid4(), uuid4()
            await connection.execute(NEW_USER, user, f"owner{user.hex[:12]}")
            await connection.execute(NEW_BOT, bot, user, f"bot{number}", [game])
            await connection.execute(NEW_VERSION, bot, source)
            made.append(contestant_id(bot, 1))
    return made


async def measure(
    database: Database, uploaded: Uploaded, game: str, source: str, seconds: float
) -> Rate:
    async with database.connection() as connection:
        await connection.execute("TRUNCATE boards, matches CASCADE")
    bots = await new_bots(database, source, game)
    names = tuple(bots if game == "tienlen" else bots[:2])
    player = SetPlayer(database, "bench", uploaded)
    until = perf_counter() + seconds

    async def play_on() -> None:
        while perf_counter() < until:
            async with database.connection() as connection:
                (number,) = await sets.make(connection, [Wanted(game, names, "ladder", rated=True)])
            await player.play(number)

    began, spent = perf_counter(), process_time() + sum(zygotes())
    await asyncio.gather(*(play_on() for _ in range(AT_ONCE)))
    took, spent = perf_counter() - began, process_time() + sum(zygotes()) - spent
    async with database.connection() as connection:
        row = await connection.fetchrow(PLAYED)
    return Rate(row["deals"] / took, row["matches"] / took, spent / row["decisions"])


def zygotes() -> Iterator[float]:
    """CPU seconds of our zygotes and of all bots that they have had."""
    parents = {os.getpid()}
    found: dict[int, float] = {}
    for entry in sorted(Path("/proc").iterdir(), key=lambda one: len(one.name)):
        if not entry.name.isdigit():
            continue
        try:
            fields = (entry / "stat").read_text("ascii", "replace").rpartition(")")[2].split()
            command = (entry / "cmdline").read_bytes()
        except OSError:
            continue
        if b"boot.py" in command and int(fields[1]) in parents | found.keys():
            found[int(entry.name)] = sum(map(int, fields[11:15])) / os.sysconf("SC_CLK_TCK")
    yield from found.values()


async def main(seconds: float) -> None:
    print(
        "| bots | game | deals/s | matches/s | CPU µs a decision | of them engines, bookkeeping "
        "| share | line | |"
    )
    print("| --- | --- | ---: | ---: | ---: | ---: | ---: | --- | --- |")
    with tempfile.TemporaryDirectory() as directory:
        postgres = EmbeddedPostgres(Path(directory))
        await postgres.start()
        database, sandbox = Database(), Sandbox()
        try:
            await migrate(postgres.url)
            await database.connect(postgres.url)
            await sandbox.start()
            for game, target in TARGETS.items():
                await report(database, sandbox, game, target, seconds)
        finally:
            await sandbox.close()
            await database.close()
            await postgres.stop()


async def report(
    database: Database, sandbox: Sandbox, game: str, target: float, seconds: float
) -> None:
    uploads = {
        "trivial": TRIVIAL,
        "example, defensive": (EXAMPLES / f"{game}_defensive.py").read_text("utf-8"),
    }
    for kind, source in uploads.items():
        bare = await measure(database, in_process(source), game, source, seconds)
        ours = bare.decision - thinking(source)
        entrants = UploadedBots(database, sandbox).entrant
        found = await measure(database, entrants, game, source, seconds)
        share = ours / found.decision
        if kind == "trivial":
            line, reached = f"{target:.0f} deals/s", found.deals >= target
        else:
            line, reached = f"{100 * MOST_SHARE:.0f} % at most", share <= MOST_SHARE
        print(
            f"| {kind} | {game} | {found.deals:.0f} | {found.matches:.1f} "
            f"| {1e6 * found.decision:.0f} | {1e6 * ours:.0f} | {100 * share:.0f} % "
            f"| {line} | {'reached' if reached else 'MISSED'} |",
            flush=True,
        )


if __name__ == "__main__":
    asyncio.run(main(float(sys.argv[1]) if len(sys.argv) > 1 else 10.0))
