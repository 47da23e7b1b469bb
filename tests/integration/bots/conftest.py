"""One server for all tests of bots, whose time runs fast and whose limits are wide."""

from collections.abc import AsyncIterator, Iterator
from uuid import uuid4

import pytest

from tests.integration.bots.author import Author
from tests.integration.conftest import TEMPLATE, at, run_sql
from tests.integration.wire.house import House, new_address
from tests.integration.wire.process import ServerProcess

SETTINGS = {"SERAI_TIME_FACTOR": "0.05", "SERAI_LIMITS_FACTOR": "8"}


class BotHouse(House):
    async def author(self, name: str | None = None) -> Author:
        """Somebody registered, connected too."""
        author = Author(self.server.url, new_address())
        self.people.append(author)
        await author.register(name or f"A {uuid4().hex[:10]}")
        await author.connect()
        return author


@pytest.fixture(scope="session")
def bot_server(
    postgres_url: str, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[list[ServerProcess]]:
    """Empty until the first test starts it."""
    running: list[ServerProcess] = []
    yield running
    for server in running:
        server.kill()


@pytest.fixture
async def house(
    postgres_url: str, bot_server: list[ServerProcess], tmp_path_factory: pytest.TempPathFactory
) -> AsyncIterator[BotHouse]:
    if not bot_server:
        await run_sql(postgres_url, f"CREATE DATABASE bots TEMPLATE {TEMPLATE}")
        data = tmp_path_factory.mktemp("bots")
        bot_server.append(ServerProcess(at(postgres_url, "bots"), data, **SETTINGS))
    server = bot_server[0]
    before = len(server.lines)
    house = BotHouse(server)
    yield house
    await house.close()
    assert not server.broken_since(before)
