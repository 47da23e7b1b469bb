"""Two nodes that the tests of a module share."""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from tests.integration.cluster.town import Town, town


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def two(postgres_url: str, tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Town]:
    """Nodes `a` and `b`; each test leaves both running, and nothing unforeseen in their logs."""
    async with town(postgres_url, tmp_path_factory.mktemp("two")) as running:
        yield running
        assert running.faults() == []
