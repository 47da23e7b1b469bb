"""An open house for each test."""

from collections.abc import AsyncIterator

import pytest

from server.storage.database import Database
from tests.integration.accounts.house import House, open_house


@pytest.fixture
async def house(database: Database) -> AsyncIterator[House]:
    opened = await open_house(database)
    yield opened
    await opened.close()
