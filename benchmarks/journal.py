"""The journal under load: `python -m benchmarks.journal [TABLES] [SECONDS]`.

As many tables as that, each writing one action after the other, first as fast as they can, then one
action a second each; with and without the fence that ends with a node's lease.
"""

import asyncio
import sys
import tempfile
import time
from pathlib import Path
from uuid import uuid4

import uvloop

from server.clock import now_ms
from server.migrate import migrate
from server.nodes.leases import Leases
from server.storage.database import Database
from server.storage.embedded import EmbeddedPostgres
from server.storage.journal import Entry, Journal

TABLES, SECONDS = 500, 6
NEW_MATCHES = """
    INSERT INTO matches (id, table_id, game, seats, options, seed, seed_hash, visibility, mode,
                         rated, state)
    SELECT unnest($1::uuid[]), gen_random_uuid(), 'omi', 4, '{}', '', '', 'public', 'casual', false,
           'playing'"""
ACTION = {"type": "play", "card": "7C"}


async def write(journal: Journal, tables: int, seconds: float, pause: float) -> list[float]:
    """Every table appends until the time is over; returns how long each action took."""
    matches = [uuid4() for _ in range(tables)]
    took: list[float] = []
    await journal._database.pool.execute(NEW_MATCHES, matches)
    begin = time.perf_counter()

    async def play(number: int) -> None:
        seq = 0
        await asyncio.sleep(pause * number / tables)
        while (now := time.perf_counter()) < begin + seconds:
            seq += 1
            await journal.append(
                Entry(matches[number], seq, seq % 4, ACTION, f"{seq}", "person", now_ms())
            )
            took.append(time.perf_counter() - now)
            if pause:
                await asyncio.sleep(max(0.0, pause - took[-1]))

    await asyncio.gather(*(play(number) for number in range(tables)))
    return took


async def report(name: str, journal: Journal, tables: int, seconds: float) -> None:
    for pace, pause in (("as fast as it goes", 0.0), ("one a second each", 1.0)):
        used = time.process_time()
        took = sorted(await write(journal, tables, seconds, pause))
        used = time.process_time() - used
        print(
            f"{name}, {pace}: {len(took) / seconds:,.0f} actions/s, "
            f"p50 {1000 * took[len(took) // 2]:.2f} ms, "
            f"p99 {1000 * took[int(len(took) * 0.99)]:.1f} ms, "
            f"our CPU {1e6 * used / len(took):.0f} µs each",
            flush=True,
        )


async def measure(tables: int, seconds: float) -> None:
    with tempfile.TemporaryDirectory() as directory:
        postgres = EmbeddedPostgres(Path(directory) / "postgres")
        await postgres.start()
        await migrate(postgres.url)
        database = Database()
        await database.connect(postgres.url)
        leases = Leases(database, 3600)
        owner = await leases.register("bench")
        for name, fence in 2 * (("without a fence", None), ("fenced", owner)):
            journal = Journal(database)
            journal.owner = fence
            await journal.start()
            await report(name, journal, tables, seconds)
            await journal.stop()
        await database.close()
        await postgres.stop()


def main() -> None:
    numbers = [int(text) for text in sys.argv[1:]]
    tables, seconds = numbers + [TABLES, SECONDS][len(numbers) :]
    uvloop.run(measure(tables, seconds))


if __name__ == "__main__":
    main()
