"""`make soak`: three nodes under people who play without a pause; one after the other falls.

SOAK_TABLES (50) matches run. SOAK_FALLS (12) times a node is killed, frozen and thawed, cut off
from the database or upgraded, or Redis is restarted. Each time it is measured how long it takes
until every table has had another action. In the end every match is held against what was promised.
"""

import asyncio
import os
import secrets
import signal
import sys
import tempfile
import time
from pathlib import Path
from random import Random

from server.migrate import migrate
from server.storage.embedded import EmbeddedPostgres
from tests.integration.cluster.crowd import Crowd
from tests.integration.cluster.town import LEASE_SECONDS, Node, Town, town
from tests.integration.conftest import TEMPLATE, at, run_sql

#: All nodes, the crowd and the tests themselves.
CONNECTIONS = 200
FALLS = ["kill", "kill", "freeze", "cut", "upgrade", "redis"]


async def fall(running: Town, crowd: Crowd, rng: Random, stood: dict[str, list[float]]) -> str:
    """Something falls, everybody plays on, and it comes up again; returns what it was. How long it
    took until the last table went on is noted under that name."""
    what = rng.choice(FALLS)
    name = rng.choice(sorted(running.nodes))
    node = running.nodes[name]
    began = time.monotonic()
    if what == "redis":
        await running.redis.end(signal.SIGKILL)
    else:
        await let_fall(running, node, what)
        await crowd.leave(name)
    await crowd.played_on()
    took = time.monotonic() - began
    stood.setdefault(what, []).append(took)
    if what == "redis":
        await running.redis.run()
    elif what == "freeze":
        node.thaw()
    elif what == "cut":
        await running.lines[name].open()
    else:
        await node.start()
    return f"{what} {'' if what == 'redis' else name}: all went on after {took:.1f} s"


async def let_fall(running: Town, node: Node, what: str) -> None:
    if what == "kill":
        await node.kill()
    elif what == "freeze":
        node.freeze()
    elif what == "cut":
        await running.lines[node.name].cut()
    else:
        assert await node.stop() == 0


async def soak(tables: int, falls: int, seed: str, directory: Path) -> None:
    rng = Random(seed)
    postgres = EmbeddedPostgres(directory / "postgres", CONNECTIONS)
    await postgres.start()
    await run_sql(postgres.url, f"CREATE DATABASE {TEMPLATE}")
    await migrate(at(postgres.url, TEMPLATE))
    async with town(postgres.url, directory / "town", "abc") as running:
        crowd = Crowd(running)
        for number, name in enumerate(running.nodes):
            share = len(range(number, tables, len(running.nodes)))
            await crowd.fill(share, rng, f"/w/{name}/socket.io")
        print(f"soak: {tables} matches at 3 nodes, leases of {LEASE_SECONDS:g} s", flush=True)
        stood: dict[str, list[float]] = {}
        for number in range(1, falls + 1):
            await asyncio.sleep(rng.uniform(0, 2))
            began = time.monotonic()
            told = await fall(running, crowd, rng, stood)
            print(f"soak: {number}/{falls} {told} ({time.monotonic() - began:.1f} s)", flush=True)
            await crowd.played_on()
        matches, actions = await crowd.keep()
        resent = sum(one.resent for one in crowd.everybody)
        print(f"soak: {matches} matches, {actions:,} actions, {resent} sent again: all kept")
        for what, times in sorted(stood.items()):
            times.sort()
            usual, longest = times[len(times) // 2], times[-1]
            print(f"soak: {what}: all went on after {usual:.1f} s, {longest:.1f} s at most")
        assert running.faults() == [], "\n".join(running.faults())
    await postgres.stop()


def main() -> int:
    tables = int(os.environ.get("SOAK_TABLES", "50"))
    falls = int(os.environ.get("SOAK_FALLS", "12"))
    seed = os.environ.get("SOAK_SEED") or secrets.token_hex(8)
    print(f"soak: seed {seed}", flush=True)
    with tempfile.TemporaryDirectory(prefix="serai-soak-", ignore_cleanup_errors=True) as directory:
        os.chmod(directory, 0o755)
        asyncio.run(soak(tables, falls, seed, Path(directory)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
