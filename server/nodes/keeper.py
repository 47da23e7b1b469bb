"""The tables of this node: opened from the database, handed over, dropped; and where others are."""

import asyncio
from collections.abc import Collection
from typing import TYPE_CHECKING
from uuid import UUID

import structlog

from server.errors import Refusal
from server.lobby.codes import normalised
from server.nodes.leases import Place
from server.nodes.paths import socket_path
from server.realtime.connection import Connection
from server.tables.restore import restore_table
from server.tables.table import Table

if TYPE_CHECKING:
    from server.house import SeraiHouse

log = structlog.get_logger()

#: When a table is on its way to another node, or its node may be gone: ask again.
AGAIN_SECONDS = 0.5


class Keeper:
    """Implements `server.nodes.membership.Hands`."""

    def __init__(self, house: "SeraiHouse") -> None:
        self.house = house
        self._opening: dict[UUID, asyncio.Task[Table | None]] = {}

    def load(self) -> tuple[int, int]:
        return len(self.held()), len(self.house.connections)

    def held(self) -> Collection[UUID]:
        return self.house.directory.tables.keys() | self._opening.keys()

    # ── opening ─────────────────────────────────────────────────────────────────────────────

    async def open(self, tables: Collection[UUID]) -> None:
        """Bring tables back that are ours. One that cannot be restored is reported, not lost."""
        await asyncio.gather(*(self._open(table) for table in tables))
        self.house.playing_changed()

    async def _open(self, table_id: UUID) -> Table | None:
        """One table, once, however many ask for it."""
        opened = self.house.directory.tables.get(table_id)
        if opened is not None:
            return opened
        opening = self._opening.get(table_id)
        if opening is None:
            opening = self._opening[table_id] = asyncio.create_task(self._restore(table_id))
            opening.add_done_callback(lambda _: self._opening.pop(table_id, None))
        return await asyncio.shield(opening)

    async def _restore(self, table_id: UUID) -> Table | None:
        try:
            row = await self.house.store.open_table(table_id)
            table = None if row is None else await restore_table(self.house, row)
        except Refusal:
            return None  # the database is away; the next renewal tries again
        except Exception:
            log.exception("a table could not be restored", table=str(table_id))
            return None
        if table is not None:
            self.house.directory.add(table)
            self.house.lobby_changed(table)
        return table

    # ── finding ─────────────────────────────────────────────────────────────────────────────

    async def find(self, name: str) -> Table:
        """A table that is not open here: one of ours that has just come, or a Refusal that says
        where it is."""
        place = await self.house.leases.find(_as_id(name), normalised(name))
        if place is None or (not place.open and place.closed is None):
            raise Refusal("not_found", "There is no such table.")
        if place.closed is not None:
            raise Refusal("table_closed", place.closed or "This table is closed.")
        node = self.house.membership.id
        if place.owner is None and not self.house.draining:
            await self.house.leases.take_one(node, place.table)
            place = await self.house.leases.find(place.table, "") or place
        if place.owner == node:
            table = await self._open(place.table)
            if table is not None:
                return table
        raise self._elsewhere(place)

    def _elsewhere(self, place: Place) -> Refusal:
        if place.node is None or place.late or place.owner == self.house.membership.id:
            return Refusal("server_busy", "This table is being moved.", retry_after=AGAIN_SECONDS)
        return moved(place.node)

    # ── letting go ──────────────────────────────────────────────────────────────────────────

    async def drop_all(self) -> None:
        """Others play our tables: stop them where they stand, answer nobody, and send everybody
        to the new owners."""
        house = self.house
        for opening in list(self._opening.values()):
            opening.cancel()
        tables = list(house.directory.tables.values())
        for table in tables:
            table.suspend()
            house.directory.release(table)
        await asyncio.gather(*(table.mailbox.close(0) for table in tables))
        house.journal.abandon()
        for connection in list(house.connections.values()):
            await self._send_away(connection)
            connection.drop()

    async def _send_away(self, connection: Connection) -> None:
        for table_id in list(connection.tables):
            try:
                place = await self.house.leases.find(table_id, "")
            except Refusal:
                place = None
            refusal = moved("" if place is None or place.node is None else place.node)
            connection.emit("error", {"ok": False, "error": refusal.as_json()})


def moved(node: str) -> Refusal:
    return Refusal(
        "moved", "This table is played at another address.", socket_path=socket_path(node)
    )


def _as_id(name: str) -> UUID | None:
    try:
        return UUID(name)
    except ValueError:
        return None
