"""Real workers as processes that can be killed, and board sets for them to play."""

import asyncio
import os
import sys
from asyncio.subprocess import DEVNULL, Process
from pathlib import Path
from typing import Any
from uuid import UUID

from server.arena import sets
from server.arena.sets import Wanted
from server.storage.database import Database

ROOT = Path(__file__).parents[3]
PATIENCE = 90.0
LOOK_SECONDS = 0.002

ALL_DONE = "SELECT bool_and(state = 'done') FROM board_sets WHERE id = ANY($1)"
AT_WORK = """
    SELECT w.pid FROM board_sets AS s JOIN workers AS w ON w.id::text = s.worker
    WHERE s.state = 'queued' AND w.pid = ANY($1) LIMIT 1"""


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

    async def somebody_at_work(self, database: Database) -> int:
        """The process of a worker that is playing a set this very moment."""
        pid: int = await _until(database, AT_WORK, [one.pid for one in self.running])
        return pid

    async def kill(self, pid: int) -> None:
        """kill -9: no goodbye of any kind."""
        process = next(one for one in self.running if one.pid == pid)
        self.running.remove(process)
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
    await _until(database, ALL_DONE, ids)


async def _until(database: Database, query: str, *arguments: object) -> Any:
    """What this query finds, as soon as it finds something."""
    async with asyncio.timeout(PATIENCE), database.connection() as connection:
        while True:
            found = await connection.fetchval(query, *arguments)
            if found:
                return found
            await asyncio.sleep(LOOK_SECONDS)
