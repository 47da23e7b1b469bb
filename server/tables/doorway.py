"""Coming to a table and going from it: seats, spectators, lost lines, emptiness."""

import asyncio
from typing import TYPE_CHECKING, Any
from uuid import UUID

from server.errors import Refusal
from server.realtime.connection import Connection
from server.tables import messages
from server.tables.seats import Seat, person

if TYPE_CHECKING:
    from server.tables.table import Table

EMPTY_SECONDS = 300.0
#: Without a sign of the host, somebody who is there becomes host: nobody else can start a match.
HOST_SECONDS = 60.0


class Doorway:
    """Public methods go through the table's mailbox; those with an underscore run in it."""

    def __init__(self, table: "Table") -> None:
        self.table = table
        self._empty: asyncio.TimerHandle | None = None
        self._hostless: asyncio.TimerHandle | None = None
        self._watch_emptiness()
        self._watch_host()

    # ── coming ──────────────────────────────────────────────────────────────────────────────

    async def join(self, connection: Connection, wanted: int | None) -> dict[str, Any]:
        return await self.table.mailbox.ask(lambda: self._join(connection, wanted))

    async def watch(self, connection: Connection) -> dict[str, Any]:
        return await self.table.mailbox.ask(lambda: self._subscribe(connection, -1))

    async def resume(self, connection: Connection, after: int) -> dict[str, Any]:
        return await self.table.mailbox.ask(lambda: self._subscribe(connection, after))

    async def _join(self, connection: Connection, wanted: int | None) -> dict[str, Any]:
        table, user_id = self.table, connection.user_id
        table.check_open()
        returning = self._left_seat(user_id)
        if returning is not None:
            returning.left = returning.gone = False
            await table.save()
            table.tell_joined(returning)
        elif table.seat_of(user_id) is None:
            self._check_welcome(user_id)
            newcomer = person(connection.identity)
            seat = self._free_seat(user_id, wanted)
            await table.check_ranked(newcomer)
            seat.sit(newcomer)
            if table.host_left:
                table.host = newcomer
            await table.save_seated(seat)
        return await self._subscribe(connection, -1)

    def _check_welcome(self, user_id: UUID) -> None:
        """A private table is not for those whom its host has blocked."""
        table = self.table
        private = table.settings.visibility == "private"
        if private and table.house.blocks.has(UUID(table.host.id), user_id):
            raise Refusal("forbidden", "You cannot come to this table.")

    def _free_seat(self, user_id: UUID, wanted: int | None) -> Seat:
        table = self.table
        if table.settings.mode == "practice" and not table.is_host(user_id):
            raise Refusal("forbidden", "This is somebody's practice table.")
        if table.state == "playing":
            raise Refusal("table_full", "A match is being played here; you may watch it.")
        if wanted is None:
            free = next((seat for seat in table.seats if seat.player is None), None)
            if free is None:
                raise Refusal("table_full", "Every seat is taken.")
            return free
        seat = table.seat(wanted)
        if seat.player is not None:
            raise Refusal("table_full", "This seat is taken.")
        return seat

    def _left_seat(self, user_id: UUID) -> Seat | None:
        """The seat of a person who walked out of the running match and may come back."""
        if self.table.state != "playing":
            return None
        name = str(user_id)
        left = (seat for seat in self.table.seats if seat.left)
        return next((seat for seat in left if seat.player and seat.player.id == name), None)

    async def _subscribe(self, connection: Connection, after: int) -> dict[str, Any]:
        """Send this socket everything from now on; the answer brings it up to now."""
        table = self.table
        table.check_open()
        number = table.seat_of(connection.user_id)
        if number is None:
            self._check_welcome(connection.user_id)
        play = table.play
        if play is not None and number is None and table.settings.visibility == "private":
            await table.house.store.watched(play.live.id, connection.user_id)
        if not connection.is_open:
            raise Refusal("server_busy", "The connection was closed meanwhile.")
        news = connection not in table.audience.connections
        table.audience.add(connection)
        if number is not None:
            news = news or not table.seats[number].connected
            self._present(table.seats[number])
        if table.is_host(connection.user_id):
            table.host_left = False
        if self._empty is not None:
            self._empty.cancel()
            self._empty = None
        if news:
            table.changed()
        caught_up = self._catch_up(number, after)
        card = table.card_for(connection.user_id)
        return {"ok": True, "table": card, "seat": number, **caught_up}

    def seen_by_all(self) -> dict[str, Any]:
        """The match as spectators have it now."""
        return self._catch_up(None, -1)

    def _catch_up(self, viewer: int | None, after: int) -> dict[str, Any]:
        nothing = {"started": None, "updates": None, "update": None, "ended": None}
        table = self.table
        if table.play is None:
            return nothing
        live = table.play.live
        match = live.released if viewer is None else live.match
        if match is None:
            return nothing
        answer: dict[str, Any] = {**nothing, "started": messages.started(table.id_text, live)}
        updates = messages.missed(table.id_text, live, viewer, after, match.seq)
        if updates is None:
            answer["update"] = messages.update(table.id_text, live, match, [], viewer)
        else:
            answer["updates"] = updates
        if viewer is not None or live.end_released:
            answer["ended"] = live.ended
        return answer

    def _present(self, seat: Seat) -> None:
        seat.connected = True
        seat.gone = False
        if self.table.play is not None:
            self.table.play.presence.present(seat)

    # ── going ───────────────────────────────────────────────────────────────────────────────

    async def leave(self, connection: Connection) -> None:
        await self.table.mailbox.ask(lambda: self._leave(connection))

    async def _leave(self, connection: Connection) -> None:
        table, user_id = self.table, connection.user_id
        number = table.seat_of(user_id)
        sockets = table.audience.of_user(user_id)
        if number is None and not sockets and not table.is_host(user_id):
            return
        for one in sockets:
            table.audience.remove(one)
        if number is not None:
            await self.vacate(table.seats[number])
        elif table.is_host(user_id):
            self._new_host()
            await table.save()
        table.changed()
        self._watch_emptiness()

    async def vacate(self, seat: Seat) -> None:
        """A person gives up his seat, in the lobby for good, in a match to a stand-in. (In
        mailbox.)"""
        table, player = self.table, seat.player
        if table.play is not None and table.state == "playing":
            await table.play.presence.walk_out(seat)
        else:
            seat.rise()
            table.lineup.stop_countdown()
        if player is not None and player.id == table.host.id:
            self._new_host()
        await table.save()
        table.tell_openly(
            "player_left",
            {
                "table": table.id_text,
                "seat": seat.number,
                "player": None if player is None else player.as_json(),
            },
        )

    def _new_host(self) -> None:
        table = self.table
        others = [seat.person for seat in table.seats if seat.person and not seat.left]
        successor = next((one for one in others if one.id != table.host.id), None)
        if successor is None:
            table.host_left = True
        else:
            table.host = successor

    def disconnected(self, connection: Connection) -> None:
        """A socket is gone; its person may have others."""
        table = self.table
        table.audience.remove(connection)
        number = table.seat_of(connection.user_id)
        if number is not None and not table.audience.of_user(connection.user_id):
            table.mailbox.post(lambda: self._absent(number))
        self._watch_emptiness()
        self._watch_host()

    async def _absent(self, number: int) -> None:
        table, seat = self.table, self.table.seats[number]
        if seat.person is None or table.audience.of_user(UUID(seat.person.id)):
            return
        seat.connected = False
        if table.state != "playing":
            seat.ready = False
            table.lineup.stop_countdown()
        elif table.play is not None:
            table.play.presence.absent(seat)
        table.changed()

    # ── no host ─────────────────────────────────────────────────────────────────────────────

    def _watch_host(self) -> None:
        """Gone for a minute, and not just for a moment: others may go on without him."""
        table = self.table
        if self._hostless is not None or table.closed is not None or self._host_is_here():
            return
        self._hostless = asyncio.get_running_loop().call_later(
            table.seconds(HOST_SECONDS), table.mailbox.post, self._replace_host
        )

    def _host_is_here(self) -> bool:
        """Matches of the arena have no host."""
        table = self.table
        return table.settings.mode == "arena" or any(map(table.is_host, table.audience.people()))

    async def _replace_host(self) -> None:
        self._hostless = None
        table = self.table
        here = [seat.person for seat in table.seats if seat.person and seat.connected]
        if here and table.state != "playing" and not self._host_is_here():
            table.host = here[0]
            await table.save()
            table.changed()
        self._watch_host()

    # ── nobody ──────────────────────────────────────────────────────────────────────────────

    def _watch_emptiness(self) -> None:
        """Nobody here for five minutes: the table is closed."""
        table = self.table
        if table.audience.connections or self._empty is not None or table.closed is not None:
            return
        self._empty = asyncio.get_running_loop().call_later(
            table.seconds(EMPTY_SECONDS), table.mailbox.post, self._close_if_empty
        )

    async def _close_if_empty(self) -> None:
        self._empty = None
        table = self.table
        if table.audience.connections:
            return
        if table.play is not None and table.state == "playing" and table.play.hurry():
            self._watch_emptiness()
            return
        try:
            await table.shut("Nobody was here for five minutes.")
        finally:
            self._watch_emptiness()  # in case it could not be written

    async def shut_if_left(self) -> bool:
        """Close it now if its host has left and nobody else is here; whether it was closed."""
        return await self.table.mailbox.ask(self._shut_if_left)

    async def _shut_if_left(self) -> bool:
        table = self.table
        if not table.host_left or table.audience.connections or table.state == "playing":
            return False
        await table.shut("Everybody has left.")
        return True

    def suspend(self) -> None:
        if self._hostless is not None:
            self._hostless.cancel()
        if self._empty is not None:
            self._empty.cancel()
