"""One sandbox for all tests of a module."""

from collections.abc import AsyncIterator

import pytest_asyncio

from bots.sandbox import Sandbox


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def sandbox() -> AsyncIterator[Sandbox]:
    opened = Sandbox()
    report = await opened.start()
    assert report.safe, report.reason
    yield opened
    await opened.close()
