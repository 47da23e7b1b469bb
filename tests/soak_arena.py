"""`python -m tests.soak_arena [SEED [SETS]]`: board sets while workers and servers are killed.

Every set must be counted once, none be lost, and the ratings must follow from the results.
"""

import asyncio
import sys
import tempfile
from pathlib import Path
from random import Random
from time import monotonic

from server.arena.sets import Wanted
from server.storage.database import Database
from tests.integration.arena.promises import everything_counted_once, records_can_be_replayed
from tests.integration.arena.workers import Workers, want
from tests.integration.durability.serving import Serving, serving

SETS, WORKERS = 500, 3
#: Sets that are played between two kills, at the most.
BETWEEN = 25
GAMES = ("santase", "omi", "baloot", "santase", "jolly")
PAIRS = [
    ("house:easy", "house:medium"),
    ("house:medium", "house:hard"),
    ("house:easy", "house:hard"),
]
#: One in so many kills is that of the server, and with it of the embedded database.
SERVER_KILLS = 4
PENDING = "SELECT count(*) FROM board_sets WHERE state IN ('waiting', 'queued')"


class Soak:
    """Kills at moments that nobody can foresee, until everything is played."""

    def __init__(self, data: Path, rng: Random, between: int = BETWEEN) -> None:
        self.kills = self.falls = 0
        self._data = data
        self._rng = rng
        self._between = between

    async def run(self, number: int, workers: int) -> None:
        async with serving(self._data, SERAI_TIME_FACTOR="0.05") as server:
            database = Database()
            await database.connect(server.database_url)
            company = Workers(server.database_url, self._data)
            try:
                await want(
                    database,
                    [
                        Wanted(GAMES[n % len(GAMES)], PAIRS[n % len(PAIRS)], "challenge", True)
                        for n in range(number)
                    ],
                )
                for _ in range(workers):
                    await company.start()
                while (left := await pending(database)) > 0:
                    print(f"soak: {left} sets left, {self.told}", flush=True)
                    await fewer_than(database, left - self._rng.randrange(2, self._between))
                    await self._kill(server, company)
                await everything_counted_once(database, number)
                await records_can_be_replayed(database, 50)
            finally:
                await company.stop()
                await database.close()

    async def _kill(self, server: Serving, company: Workers) -> None:
        if (self.kills + self.falls) % SERVER_KILLS == 1:
            await server.restart()
            self.falls += 1
        else:
            await company.kill(self._rng.choice(company.running).pid)
            await company.start()
            self.kills += 1

    @property
    def told(self) -> str:
        return f"{self.kills} kills of workers and {self.falls} of the server"


async def main(seed: int = 1, number: int = SETS) -> None:
    began = monotonic()
    with tempfile.TemporaryDirectory() as directory:
        soak = Soak(Path(directory), Random(seed))
        await soak.run(number, WORKERS)
    print(f"soak: {number} sets counted once after {soak.told}")
    print(f"soak: {monotonic() - began:.0f} s, seed {seed}")


async def fewer_than(database: Database, number: int) -> None:
    """Returns when so few sets are left."""
    while True:
        if await pending(database) <= max(number, 0):
            return
        await asyncio.sleep(0.01)


async def pending(database: Database) -> int:
    async with database.connection() as connection:
        number: int = await connection.fetchval(PENDING)
    return number


if __name__ == "__main__":
    asyncio.run(main(*map(int, sys.argv[1:3])))
