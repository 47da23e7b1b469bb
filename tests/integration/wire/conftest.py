"""Real servers, started when a test first asks for them and kept for the others of its worker."""

from collections.abc import AsyncIterator, Iterator

import pytest

from tests.integration.conftest import TEMPLATE, at, run_sql
from tests.integration.wire.house import House
from tests.integration.wire.process import ServerProcess

#: The servers there are. Time that is a hundredth is for what would take minutes; limits that are
#: wide are for clients that play faster than people, narrow ones are reached quickly.
KINDS: dict[str, dict[str, str]] = {
    "calm": {},
    "brisk": {"SERAI_TIME_FACTOR": "0.01", "SERAI_LIMITS_FACTOR": "20"},
    "narrow": {"SERAI_LIMITS_FACTOR": "0.02"},
}


class Servers:
    def __init__(self, postgres_url: str, paths: pytest.TempPathFactory) -> None:
        self._postgres_url = postgres_url
        self._paths = paths
        self._running: dict[str, ServerProcess] = {}

    async def get(self, kind: str) -> ServerProcess:
        if kind not in self._running:
            name = f"wire_{kind}"
            await run_sql(self._postgres_url, f"CREATE DATABASE {name} TEMPLATE {TEMPLATE}")
            self._running[kind] = ServerProcess(
                at(self._postgres_url, name), self._paths.mktemp(kind), **KINDS[kind]
            )
        return self._running[kind]

    def kill(self) -> None:
        for server in self._running.values():
            server.kill()


@pytest.fixture(scope="session")
def servers(postgres_url: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Servers]:
    started = Servers(postgres_url, tmp_path_factory)
    yield started
    started.kill()


async def _visit(server: ServerProcess) -> AsyncIterator[House]:
    """A test's time with a server, which must come through it unbroken."""
    before = len(server.lines)
    house = House(server)
    yield house
    await house.close()
    assert not server.broken_since(before)


@pytest.fixture
async def house(servers: Servers) -> AsyncIterator[House]:
    """With the clocks and limits that everybody gets."""
    async for visit in _visit(await servers.get("calm")):
        yield visit


@pytest.fixture
async def brisk(servers: Servers) -> AsyncIterator[House]:
    """Where a minute takes 0.6 s."""
    async for visit in _visit(await servers.get("brisk")):
        yield visit


@pytest.fixture
async def narrow(servers: Servers) -> AsyncIterator[House]:
    """Where every limit is a fiftieth: one event a second, one socket a person."""
    async for visit in _visit(await servers.get("narrow")):
        yield visit
