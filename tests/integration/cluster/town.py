"""Several nodes, one database, one Redis, one proxy: all real, each can be killed and frozen."""

import asyncio
import signal
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path

import aiohttp

from cluster.proxy import Proxy
from cluster.redis_server import RedisServer
from tests.integration.conftest import TEMPLATE, at, run_sql
from tests.integration.durability.serving import Serving
from tests.integration.storage.line import Line

FAULT_LINES = 60
SECRET = "one secret for all nodes of this town"
#: Longer than a process has to wait for its turn on a busy machine.
LEASE_SECONDS = 5.0


class Node(Serving):
    """A node as its clients find it: behind the proxy, or at its own address."""

    name = ""
    proxy: Proxy | None = None

    @property
    def url(self) -> str:
        return self.own_url if self.proxy is None else self.proxy.url

    @property
    def own_url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def freeze(self) -> None:
        """As a machine that stands still: it answers nothing and knows nothing of it."""
        assert self._process is not None
        self._process.send_signal(signal.SIGSTOP)

    def thaw(self) -> None:
        assert self._process is not None
        self._process.send_signal(signal.SIGCONT)

    async def mend(self) -> None:
        """Up and well, whatever was done to it."""
        assert self._process is not None
        if self._process.returncode is None:
            self.thaw()
        async with asyncio.timeout(60):
            while True:
                if self._process.returncode is not None:
                    await self.start()
                with suppress(aiohttp.ClientError):
                    if await self.own_readiness() == 200:
                        return
                await asyncio.sleep(0.05)

    async def own_readiness(self) -> int:
        """What it says of itself, past the proxy."""
        async with self.http.get(f"{self.own_url}/readyz") as answer:
            return answer.status


class Town:
    def __init__(
        self,
        nodes: dict[str, Node],
        lines: dict[str, Line],
        redis: RedisServer,
        proxy: Proxy,
        database_url: str,
    ) -> None:
        self.nodes = nodes
        #: To the database, by the names of the nodes.
        self.lines = lines
        #: Straight, whatever line the nodes have.
        self.database_url = database_url
        self.redis = redis
        self.proxy = proxy

    @property
    def any(self) -> Node:
        """Whichever node the proxy chooses."""
        return next(iter(self.nodes.values()))

    @property
    def paths(self) -> dict[str, str]:
        """Where each node's sockets connect."""
        return {name: f"/w/{name}/socket.io" for name in self.nodes}

    async def mend(self) -> None:
        """As it was in the beginning, however the last test left it."""
        if self.redis.pid is None:
            await self.redis.run()
        for line in self.lines.values():
            await line.mend()
        await asyncio.gather(*(node.mend() for node in self.nodes.values()))

    def faults(self) -> list[str]:
        """What nobody thought of, with what follows it in the log."""
        found = []
        for node in self.nodes.values():
            signs = set(node.faults())
            for number, line in enumerate(node.output):
                if line in signs:
                    found.append("\n".join(node.output[number : number + FAULT_LINES]))
        return found


@asynccontextmanager
async def town(
    postgres_url: str,
    directory: Path,
    names: str = "ab",
    lease: float = LEASE_SECONDS,
) -> AsyncIterator[Town]:
    """Nodes with these one-letter names, up, and gone afterwards however the test went; each has a
    line to the database that can be cut."""
    database = f"{directory.parent.name}_{directory.name}".replace("-", "_")[-60:]
    await run_sql(postgres_url, f"CREATE DATABASE {database} TEMPLATE {TEMPLATE}")
    async with AsyncExitStack() as stack:
        redis = RedisServer(directory / "redis")
        stack.push_async_callback(redis.end, signal.SIGKILL)
        await redis.run()
        nodes: dict[str, Node] = {}
        lines: dict[str, Line] = {}
        for name in names:
            line = lines[name] = Line(postgres_url)
            stack.push_async_callback(line.close)
            await line.open()
            node = nodes[name] = Node(
                directory / name,
                SERAI_NODE=name,
                SERAI_SECRET=SECRET,
                SERAI_LEASE=str(lease),
                SERAI_PROXIES="127.0.0.1",
                DATABASE_URL=at(line.url, database),
                REDIS_URL=redis.url,
            )
            node.name = name
            stack.push_async_callback(node.close)
        await asyncio.gather(*(node.start() for node in nodes.values()))
        addresses = {name: f"127.0.0.1:{node.port}" for name, node in nodes.items()}
        proxy = Proxy(directory / "proxy", addresses, "127.0.0.1")
        stack.push_async_callback(proxy.end, signal.SIGKILL)
        await proxy.run()
        for node in nodes.values():
            node.proxy = proxy
        yield Town(nodes, lines, redis, proxy, at(postgres_url, database))
    await run_sql(postgres_url, f"DROP DATABASE {database} WITH (FORCE)")
