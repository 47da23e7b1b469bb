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
from tests.integration.durability.serving import serving

SETS = 500
GAMES = ("santase", "omi", "baloot", "santase", "jolly")
PAIRS = [
    ("house:easy", "house:medium"),
    ("house:medium", "house:hard"),
    ("house:easy", "house:hard"),
]
#: One in so many kills is that of the server, and with it of the embedded database.
SERVER_KILLS = 4
PENDING = "SELECT count(*) FROM board_sets WHERE state IN ('waiting', 'queued')"


async def main(seed: int = 1, number: int = SETS) -> None:
    rng = Random(seed)
    began = monotonic()
    with tempfile.TemporaryDirectory() as directory:
        data = Path(directory)
        async with serving(data, SERAI_TIME_FACTOR="0.05") as server:
            database = Database()
            await database.connect(server.database_url)
            workers = Workers(server.database_url, data)
            await want(
                database,
                [
                    Wanted(GAMES[n % len(GAMES)], PAIRS[n % len(PAIRS)], "challenge", rated=True)
                    for n in range(number)
                ],
            )
            for _ in range(3):
                await workers.start()
            kills = falls = 0
            try:
                while (left := await pending(database)) > 0:
                    print(f"soak: {left} sets left, {kills} workers and {falls} servers killed")
                    await fewer_than(database, left - rng.randrange(2, 25))
                    if rng.randrange(SERVER_KILLS) == 0:
                        await server.restart()
                        falls += 1
                    else:
                        await workers.kill(rng.choice(workers.running).pid)
                        await workers.start()
                        kills += 1
                await everything_counted_once(database, number)
                await records_can_be_replayed(database, 50)
            finally:
                await workers.stop()
                await database.close()
    print(
        f"soak: {number} sets counted once after {kills} kills of workers and {falls} of the server"
    )
    print(f"soak: {monotonic() - began:.0f} s, seed {seed}")


async def fewer_than(database: Database, number: int) -> None:
    """Returns at a moment that nobody can foresee: when so few sets are left."""
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
