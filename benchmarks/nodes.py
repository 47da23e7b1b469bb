"""What several nodes cost: `python -m benchmarks.nodes [TABLES] [NEWS]`.

Leases of so many tables renewed, given up and taken over; so many cards of the lobby from one node
to another over Redis. Each with the CPU that it takes here, besides that of PostgreSQL and Redis.
"""

import asyncio
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import uvloop

from cluster.redis_server import RedisServer
from server.migrate import migrate
from server.nodes.leases import Leases
from server.nodes.news import News
from server.storage.database import Database
from server.storage.embedded import EmbeddedPostgres

TABLES, NEWS = 1000, 20_000
#: News that may be under way; Redis keeps more of them.
AHEAD = 2_000
NEW_TABLES = """
    INSERT INTO tables (id, code, name, game, seats, options, deal_pause, spectator_delay,
                        visibility, mode, state, host_id, seating)
    SELECT gen_random_uuid(), number::text, '', 'omi', 4, '{}', 0, 0, 'public', 'casual',
           'waiting', gen_random_uuid(), '[]' FROM generate_series(1, $1) AS number"""
SEAT = {"player": {"id": "0" * 36, "name": "Somebody", "kind": "person"}, "ready": True}
CARD: dict[str, Any] = {
    "id": "0" * 36,
    "options": {"target": 10, "dealing": "two", "first_dealer": 0},
    "seats": [{"seat": seat, "connected": True, "away": False, **SEAT} for seat in range(4)],
}


async def timed(what: str, work: Callable[[], Awaitable[Any]], times: int = 1) -> None:
    began, used = time.perf_counter(), time.process_time()
    for _ in range(times):
        await work()
    took, used = time.perf_counter() - began, time.process_time() - used
    print(f"{what}: {1000 * took / times:.2f} ms, our CPU {1000 * used / times:.2f} ms", flush=True)


async def measure_leases(url: str, tables: int) -> None:
    database = Database()
    await database.connect(url)
    leases = Leases(database, 4)
    first, second = await leases.register("a"), await leases.register("b")
    await database.pool.execute(NEW_TABLES, tables)
    await database.pool.execute("INSERT INTO leases (table_id) SELECT id FROM tables")

    async def take_all(node: int) -> None:
        while await leases.take(node, 10):
            pass

    await timed(f"{tables} tables taken, ten at a time", lambda: take_all(first))
    await timed("a lease renewed", lambda: leases.renew(first, tables, 0, False), 200)
    table = next(iter(await leases.owned(first)))
    await timed("a table looked up", lambda: leases.find(table, ""), 200)
    await database.pool.execute(
        "UPDATE nodes SET expires_at = now() - interval '1 s' WHERE id = $1", first
    )
    await timed(f"a node with {tables} tables given up", lambda: leases.give_up(second))
    await timed(f"{tables} tables taken over", lambda: take_all(second))
    leases.hang_up()
    await database.close()


async def measure_news(url: str, count: int) -> None:
    speaker, listener = News(url), News(url)
    heard = 0
    some_heard = asyncio.Event()

    def hear(_: dict[str, Any]) -> None:
        nonlocal heard
        heard += 1
        some_heard.set()

    async def until(number: int) -> None:
        while heard < number:
            some_heard.clear()
            await some_heard.wait()

    listener.on("table", hear)
    for news in (speaker, listener):
        await news.start()
    found = asyncio.Event()
    listener.on("ping", lambda _: found.set())
    while not found.is_set():
        speaker.tell("ping", {})
        await asyncio.sleep(0.1)
    began, used = time.perf_counter(), time.process_time()
    for number in range(count):
        speaker.tell("table", {"node": "a", "epoch": 1, "card": CARD})
        await until(number - AHEAD)
    await until(count)
    took, used = time.perf_counter() - began, time.process_time() - used
    print(
        f"{count} cards from node to node: {count / took:,.0f} a second, CPU of both nodes"
        f" {1e6 * used / count:.0f} µs a card"
    )
    for news in (speaker, listener):
        await news.stop()


async def measure(tables: int, count: int) -> None:
    with tempfile.TemporaryDirectory() as directory:
        postgres = EmbeddedPostgres(Path(directory, "postgres"))
        await postgres.start()
        await migrate(postgres.url)
        await measure_leases(postgres.url, tables)
        await postgres.stop()
        redis = RedisServer(Path(directory, "redis"))
        await redis.run()
        await measure_news(redis.url, count)
        await redis.end()


def main() -> None:
    numbers = [int(text) for text in sys.argv[1:]]
    tables, count = numbers + [TABLES, NEWS][len(numbers) :]
    uvloop.run(measure(tables, count))


if __name__ == "__main__":
    main()
