"""Nodes to measure: one database, one Redis, and each process on the cores it is given."""

import os
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass
from pathlib import Path

from benchmarks.process import cpu, cpu_of_family
from cluster.node import Node
from cluster.redis_server import RedisServer
from server.migrate import migrate
from server.storage.embedded import EmbeddedPostgres

CONNECTIONS = 150


@dataclass(frozen=True)
class Town:
    nodes: list[Node]
    postgres: EmbeddedPostgres
    redis: RedisServer

    def used_by_nodes(self) -> list[float]:
        """Seconds of processor time so far, of each."""
        return [cpu(node.pid) for node in self.nodes if node.pid is not None]

    def used_by_database(self) -> float:
        assert self.postgres.pid is not None
        return cpu_of_family(self.postgres.pid)


@contextmanager
def pinned(cores: set[int]) -> Iterator[None]:
    """What is started here runs on these cores, with all its threads and children."""
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, cores)
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


@asynccontextmanager
async def town(directory: Path, cores: list[int], **settings: str) -> AsyncIterator[Town]:
    """A node on each of these cores; the database and Redis on any of them."""
    async with AsyncExitStack() as stack:
        postgres = EmbeddedPostgres(directory / "postgres", CONNECTIONS)
        redis = RedisServer(directory / "redis")
        with pinned(set(cores)):
            await postgres.start()
            stack.push_async_callback(postgres.stop)
            stack.push_async_callback(redis.end)
            await redis.run()
        await migrate(postgres.url)
        given = {
            "DATABASE_URL": postgres.url,
            "REDIS_URL": redis.url,
            "SERAI_SECRET": "one secret for all nodes of a benchmark",
            "SERAI_LIMITS_FACTOR": "1000",
            "SERAI_LOG": "error",
            **settings,
        }
        nodes = []
        for number, core in enumerate(cores, 1):
            node = Node(f"node-{number}", directory, given)
            stack.push_async_callback(node.end)
            with pinned({core}):
                await node.run()
            nodes.append(node)
        yield Town(nodes, postgres, redis)
