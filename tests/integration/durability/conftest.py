"""A server that several tests of a module share, in a hurry: a second of a table is 10 ms here."""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from tests.integration.durability.serving import Serving
from tests.integration.durability.shared import serving_beside


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def hasty(
    postgres_url: str, tmp_path_factory: pytest.TempPathFactory
) -> AsyncIterator[Serving]:
    directory = tmp_path_factory.mktemp("hasty")
    async with serving_beside(postgres_url, directory, SERAI_TIME_FACTOR="0.01") as server:
        yield server
