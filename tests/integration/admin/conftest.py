"""One server for all tests of a worker: limits that are wide, clocks that are quick."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
import pytest_asyncio

from tests.integration.conftest import TEMPLATE, at, run_sql
from tests.integration.wire.house import House
from tests.integration.wire.process import ServerProcess

FRIEND = "https://friend.example"
SETTINGS = {
    "SERAI_LIMITS_FACTOR": "20",
    "SERAI_TIME_FACTOR": "0.1",
    "SERAI_ORIGINS": FRIEND,
}


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def admin_database(postgres_url: str) -> str:
    await run_sql(postgres_url, f"CREATE DATABASE admin TEMPLATE {TEMPLATE}")
    return at(postgres_url, "admin")


@pytest.fixture(scope="session")
def admin_data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("admin")


@pytest.fixture(scope="session")
def server(admin_database: str, admin_data: Path) -> Iterator[ServerProcess]:
    started = ServerProcess(admin_database, admin_data, **SETTINGS)
    yield started
    started.kill()


@pytest.fixture
async def house(server: ServerProcess) -> AsyncIterator[House]:
    before = len(server.lines)
    visited = House(server)
    yield visited
    await visited.close()
    assert not server.broken_since(before)
