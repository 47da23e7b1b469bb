"""The noticeboard: what one process has changed in the database, told to all that share it.

PostgreSQL carries the notices (NOTIFY) with the transaction that makes the change: every server
hears of it a moment later, and so a command line reaches the servers that run. A notice says where
to look; the truth is in the tables. A server that lost its line looks at everything again.
"""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import asyncpg
import msgspec
import structlog
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncSession

from server.storage.database import ERRORS, Database
from server.storage.errors import DatabaseAway

log = structlog.get_logger()

Notice = dict[str, Any]
#: Called with a notice; with an empty one after a gap, when any number may have been missed.
React = Callable[[Notice], Awaitable[None]]

CHANNEL = "serai"
#: PostgreSQL takes no longer one.
MOST_BYTES = 7_900
NOTIFY = text("SELECT pg_notify(:channel, :notice)")
#: A line that is silent for so long is asked whether it is still there.
CHECK_SECONDS = 20.0
AGAIN_SECONDS = 0.5


class Noticeboard:
    def __init__(self, database: Database) -> None:
        self._database = database
        self._reactions: dict[str, React] = {}
        self._connection: asyncpg.Connection | None = None

    def on(self, kind: str, react: React) -> None:
        self._reactions[kind] = react

    async def post(self, session: AsyncSession, kind: str, **notice: Any) -> None:
        """Tell everybody, when this transaction is committed."""
        told = msgspec.json.encode({"kind": kind, **notice}).decode()
        assert len(told) <= MOST_BYTES
        await session.execute(NOTIFY, {"channel": CHANNEL, "notice": told})

    async def act(self, kind: str, **notice: Any) -> None:
        """Do here, at once, what the others do when they hear of it."""
        react = self._reactions.get(kind)
        if react is not None:
            await react(notice)

    async def listen(self) -> None:
        """Runs for ever."""
        while True:
            try:
                await self._listen()
            except (*ERRORS, DatabaseAway) as error:
                log.warning("notices do not come through", reason=type(error).__name__)
            finally:
                if self._connection is not None:
                    self._connection.terminate()
                    self._connection = None
            await asyncio.sleep(AGAIN_SECONDS)

    async def _listen(self) -> None:
        self._connection = connection = await self._database.open()
        heard: asyncio.Queue[str | None] = asyncio.Queue()

        def note(_connection: Any, _pid: int, _channel: str, payload: str) -> None:
            heard.put_nowait(payload)

        connection.add_termination_listener(lambda _: heard.put_nowait(None))
        await connection.add_listener(CHANNEL, note)
        for kind in list(self._reactions):
            await self._react(kind, {})
        while True:
            try:
                async with asyncio.timeout(CHECK_SECONDS):
                    payload = await heard.get()
            except TimeoutError:
                await connection.fetchval("SELECT 1", timeout=CHECK_SECONDS)
                continue
            if payload is None:
                raise ConnectionResetError("the line for notices was cut")
            with suppress(msgspec.DecodeError):
                notice: Notice = msgspec.json.decode(payload, type=Notice)
                await self._react(str(notice.pop("kind", "")), notice)

    async def _react(self, kind: str, notice: Notice) -> None:
        try:
            await self.act(kind, **notice)
        except DatabaseAway:
            raise  # nothing of it may be missed: everything is looked at when there is a line again
        except Exception:
            log.exception("a notice could not be followed", notice=kind)
