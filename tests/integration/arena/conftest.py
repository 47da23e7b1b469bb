"""A server, a worker and the database between them, shared by the tests of a module."""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from server.storage.database import Database
from tests.integration.arena.owner import Owner
from tests.integration.arena.workers import Arena, Workers
from tests.integration.durability.shared import serving_beside


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def arena(
    postgres_url: str, tmp_path_factory: pytest.TempPathFactory
) -> AsyncIterator[Arena]:
    directory = tmp_path_factory.mktemp("arena")
    async with serving_beside(postgres_url, directory, SERAI_TIME_FACTOR="0.05") as server:
        workers = Workers(server.database_url, directory)
        database = Database()
        await database.connect(server.database_url)
        await workers.start()
        yield Arena(server, workers, database)
        await workers.stop()
        await database.close()


@pytest_asyncio.fixture(loop_scope="module")
async def owner(arena: Arena) -> AsyncIterator[Owner]:
    registered = await Owner.register(arena.server)
    yield registered
    # Else the ladder would go on with them, and the worker has to play for the next test.
    await registered.sql("UPDATE bots SET public = false")
