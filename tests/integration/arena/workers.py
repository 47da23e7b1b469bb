"""Real workers as processes that can be killed, and board sets for them to play."""

import asyncio
import os
import sys
from asyncio.subprocess import DEVNULL, Process
from contextlib import suppress
from pathlib import Path
from typing import Any
from uuid import UUID

from server.arena import sets
from server.arena.sets import Wanted
from server.storage.database import Database
from tests.integration.durability.serving import Serving

ROOT = Path(__file__).parents[3]
PATIENCE = 90.0
LOOK_SECONDS = 0.002

ALL_DONE = "SELECT bool_and(state = 'done') FROM board_sets WHERE id = ANY($1)"


class Workers:
    """On one database; all of them are gone at the end."""

    def __init__(self, database_url: str, data: Path) -> None:
        self._environment = {
            **os.environ,
            "DATABASE_URL": database_url,
            "SERAI_DATA": str(data),
            "SERAI_TIME_FACTOR": "0.05",
            "SERAI_LOG": "warning",
        }
        self.running: list[Process] = []

    async def start(self) -> Process:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "server", "worker"),
            cwd=ROOT,
            env=self._environment,
            stdout=DEVNULL,
        )
        self.running.append(process)
        return process

    async def kill(self, pid: int) -> None:
        """kill -9: no goodbye of any kind."""
        process = next(one for one in self.running if one.pid == pid)
        self.running.remove(process)
        with suppress(ProcessLookupError):  # it has ended by itself
            process.kill()
        await process.wait()

    async def stop(self) -> None:
        for process in list(self.running):
            await self.kill(process.pid)


async def want(database: Database, wanted: list[Wanted]) -> list[UUID]:
    async with database.connection() as connection, connection.transaction():
        return await sets.make(connection, wanted)


async def all_played(database: Database, ids: list[UUID]) -> None:
    """Returns when these sets are done, whatever else is played meanwhile."""
    await until(database, ALL_DONE, ids)


async def until(database: Database, query: str, *arguments: object) -> Any:
    """What this query finds, as soon as it finds something."""
    async with asyncio.timeout(PATIENCE), database.connection() as connection:
        while True:
            found = await connection.fetchval(query, *arguments)
            if found:
                return found
            await asyncio.sleep(LOOK_SECONDS)


class Arena:
    """A server, a worker, and the database between them."""

    def __init__(self, server: Serving, workers: Workers, database: Database) -> None:
        self.server = server
        self.workers = workers
        self.database = database

    async def played(self, *wanted: Wanted) -> None:
        await all_played(self.database, await want(self.database, list(wanted)))
