"""Workers for a test, on its own database."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.integration.arena.workers import Workers


@pytest.fixture
async def workers(database_url: str, tmp_path: Path) -> AsyncIterator[Workers]:
    made = Workers(database_url, tmp_path)
    yield made
    await made.stop()
