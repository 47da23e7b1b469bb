"""When a node dies, how long its matches wait: `python -m benchmarks.takeover [TABLES] [KILLS]`.

Three nodes behind the proxy, people who make two moves a second at each table, leases of the usual
length. Again and again the node with the most tables is killed; for each of its tables it is
measured when the next action is acknowledged. In the end every promise is held against the journal.
"""

import asyncio
import os
import sys
import tempfile
import time
from pathlib import Path
from random import Random

import asyncpg

from server.migrate import migrate
from server.storage.embedded import EmbeddedPostgres
from tests.integration.cluster.crowd import Crowd
from tests.integration.cluster.town import Town, town
from tests.integration.conftest import TEMPLATE, at, run_sql

TABLES, KILLS = 50, 4
CONNECTIONS = 200
#: As `SERAI_LEASE` is without a word.
LEASE_SECONDS = 4.0
#: Until all that a node has said before its end has been heard.
LAST_WORDS_SECONDS = 0.5
#: So that the machine has time for more than their moves.
THINKS_SECONDS = 0.5
#: After the end of the lease.
MOST_SECONDS = 3.0
OWNED = """
    SELECT name, array_agg(table_id::text) AS tables FROM leases JOIN nodes ON nodes.id = owner
    GROUP BY name ORDER BY count(*) DESC LIMIT 1"""


async def fullest(running: Town) -> tuple[str, set[str]]:
    connection = await asyncpg.connect(running.database_url)
    try:
        row = await connection.fetchrow(OWNED)
    finally:
        await connection.close()
    assert row is not None
    return row["name"], set(row["tables"])


async def kill_one(running: Town, crowd: Crowd) -> list[float]:
    """Seconds without an acknowledgement, of each table that had to move."""
    name, tables = await fullest(running)
    began = time.monotonic()
    await running.nodes[name].kill()
    await asyncio.sleep(LAST_WORDS_SECONDS)
    waited = time.monotonic() - began
    stood = [waited + more for more in await crowd.stood_still(tables)]
    await running.nodes[name].start()
    await crowd.played_on()
    return stood


async def measure(tables: int, kills: int, directory: Path) -> None:
    postgres = EmbeddedPostgres(directory / "postgres", CONNECTIONS)
    await postgres.start()
    await run_sql(postgres.url, f"CREATE DATABASE {TEMPLATE}")
    await migrate(at(postgres.url, TEMPLATE))
    async with town(postgres.url, directory / "town", "abc", LEASE_SECONDS) as running:
        crowd, rng = Crowd(running, THINKS_SECONDS), Random(1)
        for number, path in enumerate(running.paths.values()):
            await crowd.fill(len(range(number, tables, len(running.nodes))), rng, path)
        times: list[float] = []
        for _ in range(kills):
            times += await kill_one(running, crowd)
        matches, actions = await crowd.keep()
    await postgres.stop()
    times.sort()
    p50, p99 = times[len(times) // 2], times[int(len(times) * 0.99)]
    after = times[-1] - LEASE_SECONDS
    side = "reached" if after < MOST_SECONDS else "MISSED"
    print(f"{matches} matches, {actions:,} actions: every acknowledged one is there, once")
    print(
        f"{len(times)} tables taken over with leases of {LEASE_SECONDS:g} s: without an answer for"
        f" p50 {p50:.2f} s, p99 {p99:.2f} s, at most {times[-1]:.2f} s: {max(0.0, after):.2f} s"
        f" after the lease (under {MOST_SECONDS:g} s: {side})"
    )


def main() -> None:
    numbers = [int(text) for text in sys.argv[1:]]
    tables, kills = numbers + [TABLES, KILLS][len(numbers) :]
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as directory:
        os.chmod(directory, 0o755)
        asyncio.run(measure(tables, kills, Path(directory)))


if __name__ == "__main__":
    main()
