"""The tables of this node: opened from the database, handed over, dropped; and where others are."""

import asyncio
import secrets
from collections.abc import Collection
from contextlib import suppress
from heapq import heapify, heappop, heappush
from typing import TYPE_CHECKING, Any
from uuid import UUID

import structlog

from server.errors import Refusal
from server.lobby.codes import normalised
from server.nodes.leases import Neighbour, Place
from server.nodes.paths import socket_path
from server.realtime.connection import Connection
from server.storage.errors import DatabaseAway
from server.tables.restore import restore_table
from server.tables.rows import card_of
from server.tables.table import Table, shown_options

if TYPE_CHECKING:
    from server.house import SeraiHouse

log = structlog.get_logger()

#: A new table goes elsewhere if there would be fewer than this part of ours, by this many.
FULLER, ROOM = 0.8, 5
#: Longer than the news of how full the others are take to come.
JUST_COME_SECONDS = 3.0
#: Tables that are handed over at the same time.
HANDED_AT_ONCE = 20
#: When a table is on its way to another node, or its node may be gone: ask again.
AGAIN_SECONDS = 0.5
#: For the last answers to get out before a socket is closed.
ANSWER_SECONDS = 0.1


class Keeper:
    """Implements `server.nodes.membership.Hands`."""

    def __init__(self, house: "SeraiHouse") -> None:
        self.house = house
        self._opening: dict[UUID, asyncio.Task[Table | None]] = {}
        #: Ours, and nobody can open them: reported once, and tried again when somebody asks.
        self.broken: set[UUID] = set()

    def load(self) -> tuple[int, int]:
        return len(self.held()), len(self.house.crowd)

    def held(self) -> Collection[UUID]:
        directory = self.house.directory
        return directory.tables.keys() | directory.new | self._opening.keys() | self.broken

    # ── opening ─────────────────────────────────────────────────────────────────────────────

    async def open(self, tables: Collection[UUID]) -> None:
        """Bring tables back that are ours. One that cannot be restored is reported, not lost."""
        await asyncio.gather(*(self._open(table) for table in tables))
        self.house.playing_changed()

    async def _open(self, table_id: UUID) -> Table | None:
        """One table, once, however many ask for it."""
        directory = self.house.directory
        if table_id in directory.new:
            return None  # whoever makes it opens it
        opened = directory.tables.get(table_id)
        if opened is not None:
            return opened
        opening = self._opening.get(table_id)
        if opening is None:
            opening = self._opening[table_id] = asyncio.create_task(self._restore(table_id))
            opening.add_done_callback(lambda _: self._opening.pop(table_id, None))
        return await asyncio.shield(opening)

    async def _restore(self, table_id: UUID) -> Table | None:
        try:
            found = await self.house.store.our_table(table_id)
            table = None if found is None else await restore_table(self.house, *found)
        except DatabaseAway:
            return None  # the next renewal tries again
        except Exception:  # also a Refusal: of an action of its journal, by the rules of today
            log.exception("a table could not be restored", table=str(table_id))
            self.broken.add(table_id)
            return None
        self.broken.discard(table_id)
        if table is not None:
            self.house.directory.add(table)
            self.house.lobby_changed(table)
        return table

    async def close_broken(self, table_id: UUID, reason: str) -> None:
        """One that nobody can open, by the word of those who keep order: its match is void."""
        closed = await self.house.store.close_unopened(table_id, reason)
        self.broken.discard(table_id)
        self.house.directory.remember(closed)

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
        if place.over:
            self.house.membership.look()
        raise self._elsewhere(place)

    def check_sure(self) -> None:
        """Refusal that sends people to another node while one may play our tables without our
        knowing it: who only waits for his turn would wait here for ever. It is named, for the proxy
        may think the best of us. If the database is away for all, they wait there, and come back.
        """
        others = self.house.membership.neighbours
        if others and not self.house.membership.sure:
            raise moved(secrets.choice(others).name)

    def _elsewhere(self, place: Place) -> Refusal:
        if place.node is None or place.late or place.owner == self.house.membership.id:
            return Refusal("server_busy", "This table is being moved.", retry_after=AGAIN_SECONDS)
        return moved(place.node)

    async def card(self, name: str, user_id: UUID) -> dict[str, Any]:
        """The card of any table, wherever it is played, as this person may see it."""
        house = self.house
        try:
            return (await house.table(name)).card_for(user_id)
        except Refusal as refusal:
            if refusal.code != "moved":
                raise
            elsewhere = refusal
        row = await house.store.any_table(_as_id(name), normalised(name))
        if row is None:
            raise Refusal("not_found", "There is no such table.")
        told = house.directory.others.card(str(row.id))
        if told is not None:
            return told
        if row.spectator_delay:
            raise elsewhere  # what its spectators know by now, only its own node can tell
        options = shown_options(house, row.game, row.seats, row.options)
        return card_of(row, options, elsewhere.extra["socket_path"])

    # ── placing ─────────────────────────────────────────────────────────────────────────────

    def check_place(self, host: Connection) -> None:
        """A new table begins where there is room: Refusal that sends its host to a node that is
        clearly less full than ours, or to any if we are about to stop. Who has just come stays:
        the proxy, or another node, has sent him here, and knew as much as we do."""
        emptiest = min(self.house.membership.neighbours, key=_fullness, default=None)
        if emptiest is None:
            return
        fuller = emptiest.tables < FULLER * len(self.house.directory.tables) - ROOM
        if self.house.draining or (fuller and host.age > JUST_COME_SECONDS):
            raise moved(emptiest.name)

    # ── letting go ──────────────────────────────────────────────────────────────────────────

    async def hand_over_all(self, patience: float) -> None:
        """Before we stop: each table to another node, its people after it. Each stands still only
        for as long as it takes to write down what it has begun."""
        takers = await self.house.membership.takers()
        if not takers:
            return
        hands = asyncio.Semaphore(HANDED_AT_ONCE)
        loads = [(taker.tables, taker.id, taker) for taker in takers]
        heapify(loads)

        async def hand_over(table: Table) -> None:
            tables, number, taker = heappop(loads)
            heappush(loads, (tables + 1, number, taker))
            async with hands:
                await self._hand_over(table, taker, patience)

        tables = list(self.house.directory.tables.values())
        await asyncio.gather(*(hand_over(table) for table in tables))

    async def _hand_over(self, table: Table, taker: Neighbour, patience: float) -> None:
        house = self.house
        table.suspend()
        await table.mailbox.close(patience)
        try:
            await house.store.hand_over(table.id, taker.id)
        except Exception:
            log.exception("a table could not be handed over", table=table.id_text)
            return
        sockets = list(table.audience.connections)
        house.directory.release(table)
        house.lobby_news.look()
        refusal = moved(taker.name).as_json()
        for connection in sockets:
            connection.tables.discard(table.id)
            connection.emit("error", {"ok": False, "error": refusal})
            if not connection.tables:
                asyncio.get_running_loop().call_later(ANSWER_SECONDS, connection.drop)

    async def drop_all(self) -> None:
        """Others play our tables: stop them where they stand, answer nobody, and send everybody
        to the new owners."""
        house = self.house
        for opening in list(self._opening.values()):
            opening.cancel()
        self.broken.clear()
        tables = list(house.directory.tables.values())
        for table in tables:
            table.suspend()
            house.directory.release(table)
        await asyncio.gather(*(table.mailbox.close(0) for table in tables))
        house.journal.abandon()
        owners: dict[UUID, str] = {}
        with suppress(Refusal):  # the database is away: any other node will know
            owners = await house.leases.owners([table.id for table in tables])
        for connection in house.crowd:
            for table_id in connection.tables:
                refusal = moved(owners.get(table_id, ""))
                connection.emit("error", {"ok": False, "error": refusal.as_json()})
            connection.drop()


def _fullness(node: Neighbour) -> int:
    return node.tables


def moved(node: str) -> Refusal:
    return Refusal(
        "moved", "This table is played at another address.", socket_path=socket_path(node)
    )


def _as_id(name: str) -> UUID | None:
    try:
        return UUID(name)
    except ValueError:
        return None
