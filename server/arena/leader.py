"""What one of the workers does for all: feeds the queue, fits the tables, moves tournaments on.

Whoever holds an advisory lock of the database does it. With its connection the lock is gone, and
another worker takes over.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable

import asyncpg
import structlog

from engines import catalogue
from server.arena import official, queue, tournaments
from server.arena.challenges import finish_challenges
from server.arena.scheduler import Scheduler
from server.storage.database import Database, is_lost

log = structlog.get_logger()

#: Of the advisory lock.
LOCK = 0x5E7A3
#: Seconds between two looks at the queue; between two fits; between two searches for lost jobs.
LOOK_SECONDS = 0.25
IDLE_SECONDS = 2.0
FIT_SECONDS = 20.0
RECOVER_SECONDS = 5.0
TIDY_SECONDS = 3600.0


class Leader:
    def __init__(self, database: Database, time_factor: float) -> None:
        self._database = database
        self._factor = time_factor
        self._scheduler = Scheduler()
        self._next: dict[str, float] = {}

    async def run(self) -> None:
        """Leads, or asks again and again whether it should."""
        while True:
            try:
                connection = await self._database.open()
                try:
                    await self._lead(connection)
                finally:
                    connection.terminate()
            except Exception as error:
                if is_lost(error):
                    log.warning("the database is away; the arena waits", reason=repr(error)[:200])
                else:
                    log.exception("leading the arena failed; trying again")
            await asyncio.sleep(self._seconds(RECOVER_SECONDS))

    async def _lead(self, connection: asyncpg.Connection) -> None:
        await connection.execute("SET synchronous_commit TO off")
        if not await connection.fetchval("SELECT pg_try_advisory_lock($1)", LOCK):
            return
        log.info("this worker leads the arena")
        self._next.clear()
        pause = LOOK_SECONDS
        while True:
            await self._now_and_then("recover", RECOVER_SECONDS, self._recover, connection)
            await self._now_and_then("fit", FIT_SECONDS, self._fit, connection)
            await self._now_and_then("tidy", TIDY_SECONDS, queue.tidy, connection)
            await finish_challenges(connection)
            await tournaments.advance(connection)
            waiting = await self._scheduler.fill(connection)
            # Where nothing is wanted, nobody is to be kept busy by our asking.
            pause = LOOK_SECONDS if waiting else min(2 * pause, self._seconds(IDLE_SECONDS))
            await asyncio.sleep(pause)

    async def _now_and_then(
        self,
        what: str,
        seconds: float,
        do: Callable[[asyncpg.Connection], Awaitable[None]],
        connection: asyncpg.Connection,
    ) -> None:
        now = time.monotonic()
        if now >= self._next.get(what, 0.0):
            await do(connection)
            self._next[what] = time.monotonic() + self._seconds(seconds)

    async def _recover(self, connection: asyncpg.Connection) -> None:
        lost = await queue.recover(connection)
        if lost:
            log.warning("board sets had lost their jobs", sets=lost)

    async def _fit(self, connection: asyncpg.Connection) -> None:
        for game in catalogue():
            await official.refresh(connection, game)

    def _seconds(self, seconds: float) -> float:
        return seconds * self._factor
