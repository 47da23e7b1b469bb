"""The nodes that the tests of a module share; each test finds them up and well."""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from tests.integration.cluster.town import Town, town


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def two_nodes(
    postgres_url: str, tmp_path_factory: pytest.TempPathFactory
) -> AsyncIterator[Town]:
    async with town(postgres_url, tmp_path_factory.mktemp("two"), "ab") as running:
        yield running
        assert not running.faults(), "\n\n".join(running.faults())


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def three_nodes(
    postgres_url: str, tmp_path_factory: pytest.TempPathFactory
) -> AsyncIterator[Town]:
    async with town(postgres_url, tmp_path_factory.mktemp("three"), "abc") as running:
        yield running
        assert not running.faults(), "\n\n".join(running.faults())


@pytest_asyncio.fixture(loop_scope="module")
async def two(two_nodes: Town) -> Town:
    """Nodes `a` and `b`."""
    await two_nodes.mend()
    return two_nodes


@pytest_asyncio.fixture(loop_scope="module")
async def three(three_nodes: Town) -> Town:
    """Nodes `a`, `b` and `c`."""
    await three_nodes.mend()
    return three_nodes
