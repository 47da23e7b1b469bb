"""Servers of their own, for tests that kill them, and a line to cut for the others."""

import shutil
from collections.abc import AsyncIterator
from pathlib import Path
from uuid import UUID, uuid4

import pytest
import pytest_asyncio

from server.storage.database import Database
from server.storage.embedded import EmbeddedPostgres
from server.storage.journal import Journal
from tests.integration.storage.entries import keeping
from tests.integration.storage.line import Line
from tests.integration.storage.matches import new_match


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def made_once(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The directory of a server that was made and stopped."""
    directory = tmp_path_factory.mktemp("made") / "postgres"
    postgres = EmbeddedPostgres(directory)
    await postgres.start()
    await postgres.stop()
    return directory


@pytest.fixture
def directory(made_once: Path, tmp_path: Path) -> Path:
    """The directory of a server that does not run."""
    return Path(shutil.copytree(made_once, tmp_path / "postgres"))


@pytest.fixture
async def postgres(directory: Path) -> AsyncIterator[EmbeddedPostgres]:
    """A server that a test may kill."""
    started = EmbeddedPostgres(directory)
    await started.start()
    yield started
    await started.stop()


@pytest.fixture
async def line(database_url: str) -> AsyncIterator[Line]:
    """A line to a fresh database that can be cut."""
    opened = Line(database_url)
    await opened.open()
    yield opened
    await opened.close()


@pytest.fixture
async def journal(database: Database) -> AsyncIterator[Journal]:
    async with keeping(database) as opened:
        yield opened


@pytest.fixture
async def match(database: Database) -> UUID:
    return await new_match(database, uuid4())


@pytest.fixture
async def distant(line: Line) -> AsyncIterator[Database]:
    """The same database as `database`, over a line that can be cut."""
    opened = Database()
    await opened.connect(line.url, patience=0.05)
    yield opened
    await opened.close()
