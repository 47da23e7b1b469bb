"""The house: every part of a running server, put together in one place."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any
from uuid import UUID

import structlog

from bots.house import is_house
from bots.thinkers import Thinkers
from engines import OptionError
from engines.catalogue import GAMES
from server.accounts.accounts import Accounts
from server.chat import Chat
from server.config import Settings
from server.errors import Refusal
from server.limits import Limits
from server.lobby.directory import Directory
from server.memory import keep_tidy
from server.metrics import Metrics
from server.nodes.keeper import Keeper
from server.nodes.leases import Leases
from server.nodes.membership import Membership
from server.nodes.paths import socket_path
from server.realtime.connection import Connection
from server.storage.database import Database
from server.storage.journal import Journal
from server.tables.store import TableStore
from server.tables.table import Table

log = structlog.get_logger()

DAY_SECONDS = 86_400.0
#: When the server stops: for what people have asked already, then for what is not yet written.
DRAIN_SECONDS = 4.0
FLUSH_SECONDS = 1.0
#: For the last answers to get out before their sockets are closed.
ANSWER_SECONDS = 0.1


class SeraiHouse:
    """Implements `server.tables.context.House`, and knows all connections."""

    def __init__(
        self, settings: Settings, database: Database, on_replaced: Callable[[], None]
    ) -> None:
        """`on_replaced` is called when another process runs in our place: ours has to end."""
        self.settings = settings
        self.database = database
        self.metrics = Metrics()
        self.limits = Limits(settings.limits_factor)
        self.socket_path = socket_path(settings.node)
        self.journal = Journal(
            database,
            on_commit=lambda seconds, _: self.metrics.commit.observe(seconds),
            on_lost=self._given_up,
        )
        self.store = TableStore(database, self.journal)
        self.accounts = Accounts(
            database, settings.secret, self.limits, on_family_revoked=self.close_family
        )
        self.directory = Directory(self, self.limits)
        self.chat = Chat(database, self.limits)
        self.thinkers = Thinkers()
        self.connections: dict[str, Connection] = {}
        self.leases = Leases(database, settings.lease)
        self.keeper = Keeper(self)
        self.membership = Membership(
            settings.node,
            self.leases,
            self.keeper,
            joined=self._joined,
            orphaned=lambda: None,
            replaced=on_replaced,
        )
        self.draining = False
        self._chores: list[asyncio.Task[None]] = []
        self._going_on: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Open the journal and bring back every table that was open."""
        self._chores = [
            asyncio.ensure_future(self.metrics.watch_loop()),
            asyncio.ensure_future(self._tidy()),
            asyncio.ensure_future(keep_tidy()),
        ]
        await self.journal.start()
        for closed in await self.store.recently_closed():
            self.directory.remember(closed)
        await self.membership.join()
        self.playing_changed()

    async def drain(self) -> None:
        """Begin nothing new, tell everybody, write down what is under way, and let go."""
        self.draining = True
        for connection in list(self.connections.values()):
            connection.emit(
                "error",
                {
                    "ok": False,
                    "error": {
                        "code": "server_busy",
                        "message": "The server restarts; your match goes on in a moment.",
                        "retry_after": 3,
                    },
                },
            )
        tables = list(self.directory.tables.values())
        for table in tables:
            table.suspend()
        await asyncio.gather(*(table.mailbox.close(DRAIN_SECONDS) for table in tables))
        await self.journal.stop(FLUSH_SECONDS)
        await self.membership.leave()
        await asyncio.sleep(ANSWER_SECONDS)
        for connection in list(self.connections.values()):
            connection.drop()
        await self.thinkers.close()
        self.accounts.close()
        for chore in self._chores:
            chore.cancel()

    async def _tidy(self) -> None:
        """Once a day, what is no longer needed goes."""
        while True:
            try:
                await self.accounts.forget_old_tokens()
            except Exception:
                log.exception("tidying up failed")
            await asyncio.sleep(DAY_SECONDS)

    def _joined(self, node: int) -> None:
        self.journal.owner = node

    def _given_up(self) -> None:
        self.membership.lose()

    async def table(self, name: str) -> Table:
        """A table by id or code, if it is ours; else a Refusal that says where it is or why not."""
        table = self.directory.here(name)
        if table is not None:
            return table
        self.directory.check_closed(name)
        if not self.settings.node:
            raise Refusal("not_found", "There is no such table.")
        return await self.keeper.find(name)

    # ── what tables ask of us ───────────────────────────────────────────────────────────────

    def complete_options(self, game: str, seats: int, options: dict[str, Any]) -> dict[str, Any]:
        try:
            return GAMES[game].options.complete(options, seats)
        except OptionError as error:
            raise Refusal("bad_request", str(error), rule=error.rule) from None

    def is_bot(self, bot: str) -> bool:
        return is_house(bot)

    def check_running(self) -> None:
        if self.draining:
            raise Refusal("server_busy", "The server is about to restart.", retry_after=5)

    def lobby_changed(self, table: Table) -> None:
        self.directory.changed(table)

    def playing_changed(self) -> None:
        self.metrics.playing.set(
            sum(1 for table in self.directory.tables.values() if table.state == "playing")
        )

    def closed(self, table: Table) -> None:
        self.directory.remove(table)
        # The table's own mailbox runs this; it cannot wait for itself.
        self.go_on(table.mailbox.close())

    def go_on(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self._going_on.add(task)
        task.add_done_callback(self._going_on.discard)

    # ── connections ─────────────────────────────────────────────────────────────────────────

    def connected(self, sid: str, connection: Connection) -> None:
        self.connections[sid] = connection
        self.metrics.connections.set(len(self.connections))

    def disconnected(self, sid: str) -> None:
        connection = self.connections.pop(sid, None)
        if connection is None:
            return
        self.metrics.connections.set(len(self.connections))
        self.directory.unwatch(connection)
        for table_id in list(connection.tables):
            table = self.directory.tables.get(table_id)
            if table is not None:
                table.doorway.disconnected(connection)

    async def close_family(self, user_id: UUID, family: UUID) -> None:
        """A session was revoked: its sockets go."""
        for connection in list(self.connections.values()):
            if (connection.user_id, connection.identity.family) == (user_id, family):
                connection.drop()
