"""Workers beside a server: child processes that live as long as it does, at the lowest priority."""

import asyncio
import os
import sys
from asyncio.subprocess import Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import structlog

from server.config import Settings

log = structlog.get_logger()

#: A worker that ends is started again after so many seconds, later each time.
FIRST_PAUSE, LONGEST_PAUSE = 1.0, 60.0
#: For a worker to end by itself when the server stops.
STOP_SECONDS = 1.0


@asynccontextmanager
async def workers_beside(settings: Settings, database_url: str) -> AsyncIterator[None]:
    children = [
        asyncio.ensure_future(_keep_working(settings, database_url))
        for _ in range(settings.workers)
    ]
    try:
        yield
    finally:
        for child in children:
            child.cancel()
        await asyncio.gather(*children, return_exceptions=True)


async def _keep_working(settings: Settings, database_url: str) -> None:
    pause = FIRST_PAUSE
    while True:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "server", "worker"),
            *("--low-priority", "--parent", str(os.getpid())),
            stdin=asyncio.subprocess.DEVNULL,
            env={**os.environ, "DATABASE_URL": database_url, "SERAI_DATA": str(settings.data)},
        )
        try:
            status = await process.wait()
        except asyncio.CancelledError:
            await _stop(process)
            raise
        log.warning("a worker of the arena ended; it is started again", status=status)
        await asyncio.sleep(pause)
        pause = min(2 * pause, LONGEST_PAUSE)


async def _stop(process: Process) -> None:
    with suppress(ProcessLookupError):
        process.terminate()
        with suppress(TimeoutError):
            await asyncio.wait_for(process.wait(), STOP_SECONDS)
            return
        process.kill()
        await process.wait()
