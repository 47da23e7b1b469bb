"""A real PostgreSQL for every test: one server a worker, a fresh and migrated database a test."""

from collections.abc import AsyncIterator, Awaitable, Callable
from itertools import count
from urllib.parse import urlsplit

import asyncpg
import pytest
import pytest_asyncio

from server.migrate import migrate
from server.storage.database import Database
from server.storage.embedded import EmbeddedPostgres

TEMPLATE = "template_serai"
#: Several servers and nodes of a worker's tests run at the same time, each with its own lines.
CONNECTIONS = 300
_numbers = count(1)


def at(server_url: str, name: str) -> str:
    """The address of another database of the same server."""
    return urlsplit(server_url)._replace(path=f"/{name}").geturl()


async def run_sql(url: str, *statements: str) -> None:
    connection = await asyncpg.connect(url)
    try:
        for statement in statements:
            await connection.execute(statement)
    finally:
        await connection.close()


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def postgres_url(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[str]:
    """The address of this worker's server; its database TEMPLATE is empty and migrated."""
    postgres = EmbeddedPostgres(tmp_path_factory.mktemp("postgres"), CONNECTIONS)
    await postgres.start()
    try:
        # What these databases hold need not outlive the machine, and disks are slow.
        await run_sql(postgres.url, "ALTER SYSTEM SET fsync = off", "SELECT pg_reload_conf()")
        await run_sql(postgres.url, f"CREATE DATABASE {TEMPLATE}")
        await migrate(at(postgres.url, TEMPLATE))
        yield postgres.url
    finally:
        await postgres.stop()


@pytest.fixture
async def new_database(postgres_url: str) -> AsyncIterator[Callable[[str], Awaitable[str]]]:
    """Makes a database from a template and gives its address. They are dropped after the test."""
    made: list[str] = []

    async def make(template: str = TEMPLATE) -> str:
        name = f"test_{next(_numbers)}"
        await run_sql(postgres_url, f"CREATE DATABASE {name} TEMPLATE {template}")
        made.append(name)
        return at(postgres_url, name)

    yield make
    await run_sql(postgres_url, *(f"DROP DATABASE {name} WITH (FORCE)" for name in made))


@pytest.fixture
async def database_url(new_database: Callable[[str], Awaitable[str]]) -> str:
    """The address of a fresh database with the schema of today."""
    return await new_database(TEMPLATE)


@pytest.fixture
async def database(database_url: str) -> AsyncIterator[Database]:
    opened = Database()
    await opened.connect(database_url)
    yield opened
    await opened.close()
