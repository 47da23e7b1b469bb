"""A table: its card, its seats, who is host, and one match after the other."""

import asyncio
import secrets
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any
from uuid import UUID, uuid4

from engines import catalogue, new_match
from engines.core.shuffle import commitment
from server.clock import now_ms
from server.errors import Refusal
from server.realtime.connection import Connection
from server.tables import messages
from server.tables.audience import Audience
from server.tables.context import House
from server.tables.dealer import first_dealer
from server.tables.finish import finish_match
from server.tables.live import Action, LiveMatch
from server.tables.mailbox import Mailbox
from server.tables.play import Play
from server.tables.seats import Player, Seat, house, person

COUNTDOWN_SECONDS = 3.0
EMPTY_SECONDS = 300.0
SOCKET_PATH = "/socket.io"


@dataclass(frozen=True)
class TableSettings:
    """What a table is made with; options are checked by the engine already."""

    name: str
    game: str
    seats: int
    #: As given by the host: what is absent takes the game's default.
    options: dict[str, Any]
    turn_seconds: int | None
    deal_pause: int
    spectator_delay: int
    visibility: str
    mode: str
    #: Rows of an imported Omi save, oldest first (OM-12.5).
    old_history: list[dict[str, Any]] | None = None


class Table:
    """Public methods go through the mailbox; those with an underscore run in it."""

    def __init__(
        self, house: House, table_id: UUID, code: str, settings: TableSettings, host: Player
    ) -> None:
        self.house = house
        self.id = table_id
        self.code = code
        self.settings = settings
        self.game = settings.game
        self.turn_seconds = settings.turn_seconds
        self.deal_pause = settings.deal_pause
        self._shown_options = self._complete_options()
        self.host = host
        #: The host has left and nobody was there to follow: whoever sits down next does.
        self.host_left = False
        self.state = "waiting"
        self.seats = [Seat(number) for number in range(settings.seats)]
        self.play: Play | None = None
        self.closed: str | None = None
        self.mailbox = Mailbox()
        self.audience = Audience(table_id, self.seat_of, settings.spectator_delay)
        self._countdown: asyncio.TimerHandle | None = None
        self._empty: asyncio.TimerHandle | None = None
        self._watch_emptiness()

    # ── what it looks like ──────────────────────────────────────────────────────────────────

    def card(self) -> dict[str, Any]:
        settings = self.settings
        bots = any(seat.player is not None and seat.person is None for seat in self.seats)
        return {
            "id": str(self.id),
            "code": self.code,
            "name": settings.name,
            "game": settings.game,
            "options": self._shown_options,
            "turn_seconds": settings.turn_seconds,
            "deal_pause": settings.deal_pause,
            "spectator_delay": settings.spectator_delay,
            "visibility": settings.visibility,
            "mode": "hybrid" if settings.mode == "casual" and bots else settings.mode,
            "state": self.state,
            "host": self.host.id,
            "match": None if self.play is None else str(self.play.live.id),
            "spectators": self.audience.spectators(),
            "socket_path": SOCKET_PATH,
            "seats": [seat.as_json() for seat in self.seats],
        }

    def _complete_options(self) -> dict[str, Any]:
        """Complete, except for a first dealer that the seed will draw."""
        complete = self.house.complete_options(
            self.game, self.settings.seats, self.settings.options
        )
        if "first_dealer" not in self.settings.options:
            complete.pop("first_dealer", None)
        return complete

    def seat_of(self, user_id: UUID) -> int | None:
        name = str(user_id)
        for seat in self.seats:
            if seat.player is not None and seat.player.id == name and not seat.left:
                return seat.number
        return None

    def seconds(self, seconds: float) -> float:
        """A waiting time, shorter where tests say so."""
        return seconds * self.house.settings.time_factor

    def changed(self) -> None:
        """Tell the table and the lobby what it looks like now."""
        card = {"table": self.card()}
        self.audience.tell("table_updated", card)
        self.house.lobby_changed(self)

    # ── coming and going ────────────────────────────────────────────────────────────────────

    async def join(self, connection: Connection, wanted: int | None) -> dict[str, Any]:
        return await self.mailbox.ask(lambda: self._join(connection, wanted))

    async def _join(self, connection: Connection, wanted: int | None) -> dict[str, Any]:
        self._check_open()
        user_id = connection.user_id
        returning = self._left_seat(user_id)
        if returning is not None:
            returning.left = returning.gone = False
            await self._save()
            self._tell_joined(returning)
        elif self.seat_of(user_id) is None:
            seat = self._free_seat(user_id, wanted)
            await self._check_ranked(user_id)
            newcomer = person(user_id, connection.identity.name)
            seat.sit(newcomer)
            if self.host_left:
                self.host = newcomer
            await self._save_seated(seat)
        return await self._subscribe(connection, -1)

    def _free_seat(self, user_id: UUID, wanted: int | None) -> Seat:
        if self.settings.mode == "practice" and not self._is_host(user_id):
            raise Refusal("forbidden", "This is somebody's practice table.")
        if self.state == "playing":
            raise Refusal("table_full", "A match is being played here; you may watch it.")
        if wanted is None:
            free = next((seat for seat in self.seats if seat.player is None), None)
            if free is None:
                raise Refusal("table_full", "Every seat is taken.")
            return free
        seat = self._seat(wanted)
        if seat.player is not None:
            raise Refusal("table_full", "This seat is taken.")
        return seat

    def _left_seat(self, user_id: UUID) -> Seat | None:
        """The seat of a person who walked out of the running match and may come back."""
        if self.state != "playing":
            return None
        name = str(user_id)
        return next((s for s in self.seats if s.left and s.player and s.player.id == name), None)

    async def watch(self, connection: Connection) -> dict[str, Any]:
        return await self.mailbox.ask(lambda: self._subscribe(connection, -1))

    async def resume(self, connection: Connection, after: int) -> dict[str, Any]:
        return await self.mailbox.ask(lambda: self._subscribe(connection, after))

    async def _subscribe(self, connection: Connection, after: int) -> dict[str, Any]:
        """Send this socket everything from now on; the answer brings it up to now."""
        self._check_open()
        number = self.seat_of(connection.user_id)
        play = self.play
        if play is not None and number is None and self.settings.visibility == "private":
            await self.house.store.watched(play.live.id, connection.user_id)
        if not connection.is_open:
            raise Refusal("server_busy", "The connection was closed meanwhile.")
        news = connection not in self.audience.connections
        self.audience.add(connection)
        if number is not None:
            news = news or not self.seats[number].connected
            self._present(self.seats[number])
        if self._is_host(connection.user_id):
            self.host_left = False
        if self._empty is not None:
            self._empty.cancel()
            self._empty = None
        if news:
            self.changed()
        return {"ok": True, "table": self.card(), "seat": number, **self._catch_up(number, after)}

    def _catch_up(self, viewer: int | None, after: int) -> dict[str, Any]:
        nothing = {"started": None, "updates": None, "update": None, "ended": None}
        if self.play is None:
            return nothing
        live = self.play.live
        match = live.released if viewer is None else live.match
        if match is None:
            return nothing
        answer: dict[str, Any] = {**nothing, "started": messages.started(self.id, live)}
        updates = messages.missed(self.id, live, viewer, after, match.seq)
        if updates is None:
            answer["update"] = messages.update(self.id, live, match, [], viewer)
        else:
            answer["updates"] = updates
        if viewer is not None or live.end_released:
            answer["ended"] = live.ended
        return answer

    async def leave(self, connection: Connection) -> None:
        await self.mailbox.ask(lambda: self._leave(connection))

    async def _leave(self, connection: Connection) -> None:
        user_id = connection.user_id
        number = self.seat_of(user_id)
        sockets = self.audience.of_user(user_id)
        if number is None and not sockets and not self._is_host(user_id):
            return
        for one in sockets:
            self.audience.remove(one)
        if number is not None:
            await self._vacate(self.seats[number])
        elif self._is_host(user_id):
            self._new_host()
            await self._save()
        self.changed()
        self._watch_emptiness()

    async def _vacate(self, seat: Seat) -> None:
        """A person gives up his seat, in the lobby for good, in a match to a stand-in."""
        player = seat.player
        if self.play is not None and self.state == "playing":
            self.play.present(seat)
            seat.connected = False
            await self.play.walk_out(seat)
        else:
            seat.rise()
            self._stop_countdown()
        if player is not None and player.id == self.host.id:
            self._new_host()
        await self._save()
        self.audience.tell(
            "player_left",
            {"table": str(self.id), "seat": seat.number, "player": _as_json(player)},
        )

    def _new_host(self) -> None:
        others = [s.person for s in self.seats if s.person is not None and not s.left]
        successor = next((one for one in others if one.id != self.host.id), None)
        if successor is None:
            self.host_left = True
        else:
            self.host = successor

    def disconnected(self, connection: Connection) -> None:
        """A socket is gone; its person may have others."""
        self.audience.remove(connection)
        number = self.seat_of(connection.user_id)
        if number is not None and not self.audience.of_user(connection.user_id):
            self.mailbox.post(lambda: self._absent(number))
        self._watch_emptiness()

    async def _absent(self, number: int) -> None:
        seat = self.seats[number]
        if seat.person is None or self.audience.of_user(UUID(seat.person.id)):
            return
        seat.connected = False
        if self.state != "playing":
            seat.ready = False
            self._stop_countdown()
        elif self.play is not None:
            self.play.absent(seat)
        self.changed()

    def _present(self, seat: Seat) -> None:
        seat.connected = True
        seat.gone = False
        if self.play is not None:
            self.play.present(seat)

    def _watch_emptiness(self) -> None:
        """Nobody here for five minutes: the table is closed."""
        if self.audience.connections or self._empty is not None or self.closed is not None:
            return
        self._empty = asyncio.get_running_loop().call_later(
            self.seconds(EMPTY_SECONDS), self.mailbox.post, self._close_if_empty
        )

    async def _close_if_empty(self) -> None:
        self._empty = None
        if not self.audience.connections:
            if self.play is not None and self.state == "playing" and self.play.hurry():
                self._watch_emptiness()
                return
            try:
                await self._close("Nobody was here for five minutes.")
            finally:
                self._watch_emptiness()  # in case it could not be written

    # ── host ────────────────────────────────────────────────────────────────────────────────

    async def add_bot(self, user_id: UUID, number: int, bot: str) -> None:
        await self.mailbox.ask(lambda: self._add_bot(user_id, number, bot))

    async def _add_bot(self, user_id: UUID, number: int, bot: str) -> None:
        self._check_open()
        self._check_host(user_id)
        seat = self._seat(number)
        if self.settings.mode == "ranked":
            raise Refusal("forbidden", "Ranked tables are for people only.")
        if self.state == "playing":
            raise Refusal("forbidden", "A match is being played.")
        if not self.house.is_bot(bot):
            raise Refusal("not_found", "There is no such bot.")
        if seat.player is not None:
            raise Refusal("table_full", "This seat is taken.")
        seat.sit(house(bot))
        await self._save_seated(seat)
        self._perhaps_count_down()
        self.changed()

    async def fill_with_bots(self, bot: str) -> None:
        """A house bot for every empty seat. (In mailbox.)"""
        empty = [seat for seat in self.seats if seat.player is None]
        for seat in empty:
            seat.sit(house(bot))
        await self._save()
        for seat in empty:
            self._tell_joined(seat)
        self._perhaps_count_down()
        self.changed()

    async def remove_player(self, user_id: UUID, number: int) -> None:
        await self.mailbox.ask(lambda: self._remove_player(user_id, number))

    async def _remove_player(self, user_id: UUID, number: int) -> None:
        self._check_open()
        self._check_host(user_id)
        seat = self._seat(number)
        if self.state == "playing":
            raise Refusal("forbidden", "A match is being played.")
        if seat.player is None:
            raise Refusal("not_found", "Nobody sits there.")
        await self._vacate(seat)
        self.changed()

    async def hand_over(self, user_id: UUID, number: int) -> None:
        await self.mailbox.ask(lambda: self._hand_over(user_id, number))

    async def _hand_over(self, user_id: UUID, number: int) -> None:
        self._check_open()
        self._check_host(user_id)
        heir = self._seat(number).person
        if heir is None:
            raise Refusal("bad_request", "Only a person can be host.")
        self.host = heir
        await self._save()
        self.changed()

    # ── getting ready ───────────────────────────────────────────────────────────────────────

    async def ready(self, user_id: UUID, ready: bool) -> None:
        await self.mailbox.ask(lambda: self._ready(user_id, ready))

    async def _ready(self, user_id: UUID, ready: bool) -> None:
        self._check_open()
        seat = self._seat_of_person(user_id)
        if self.state == "playing":
            if ready and self.play is not None:
                self.play.rest(seat)
            return
        if seat.ready == ready:
            return
        if ready:
            await self._check_ranked(user_id)
        seat.ready = ready
        if ready:
            self._perhaps_count_down()
        else:
            self._stop_countdown()
        await self._save()
        self.changed()

    def _all_ready(self) -> bool:
        return all(seat.player is not None and seat.ready for seat in self.seats)

    def _people_ready(self) -> bool:
        return all(seat.ready for seat in self.seats if seat.person is not None)

    def _perhaps_count_down(self) -> None:
        if self.state in ("waiting", "completed") and self._all_ready():
            self.state = "ready"
            self._countdown = asyncio.get_running_loop().call_later(
                self.seconds(COUNTDOWN_SECONDS), self.mailbox.post, self._begin_if_ready
            )

    def _stop_countdown(self) -> None:
        if self._countdown is not None:
            self._countdown.cancel()
            self._countdown = None
        if self.state == "ready":
            self.state = "waiting" if self.play is None else "completed"

    async def _begin_if_ready(self) -> None:
        if self.state == "ready" and self._all_ready():
            await self._begin()

    async def start(self, user_id: UUID) -> None:
        await self.mailbox.ask(lambda: self._start(user_id))

    async def _start(self, user_id: UUID) -> None:
        self._check_open()
        self._check_host(user_id)
        if self.state == "playing":
            return
        if self.settings.mode == "practice" and self._people_ready():
            await self.fill_with_bots("house:medium")
        if not self._all_ready():
            raise Refusal("not_ready", "Every seat must be taken and ready.")
        await self._begin()

    async def _begin(self) -> None:
        """A new match: written down first, then told."""
        self.house.check_running()
        self._stop_countdown()
        seed = secrets.token_hex(32)
        options = dict(self.settings.options)
        dealers = catalogue()[self.game].options["properties"].get("first_dealer")
        if dealers is not None and "first_dealer" not in options:
            options["first_dealer"] = first_dealer(seed, self.settings.seats)
        match = new_match(self.game, self.settings.seats, options, seed=seed)
        live = LiveMatch(uuid4(), match, commitment(seed), now_ms(), self._rated())
        before = self.state
        self.state = "playing"
        row = {**self.row(), "match_id": live.id}
        watchers = self.audience.people() if self.settings.visibility == "private" else set()
        try:
            await self.house.store.start_match(
                row, self._match_row(live), self._seat_rows(live), watchers
            )
        except BaseException:
            self.state = before
            raise
        for seat in self.seats:
            seat.new_match()
        self.play = Play(self, live)
        self.house.playing_changed()
        self.changed()
        self.play.begin()
        for seat in self.seats:
            if seat.person is not None and not seat.connected:
                self.play.absent(seat)
        outcome = match.outcome
        if outcome is not None:  # TL-4.9: instant wins alone
            await self.play.end(outcome)

    def _rated(self) -> bool:
        return self.settings.mode == "ranked" and "start_scores" not in self.settings.options

    # ── playing ─────────────────────────────────────────────────────────────────────────────

    async def act(
        self,
        user_id: UUID,
        seq: int | None,
        action: Action,
        action_id: str | None,
        match: str | None,
    ) -> int:
        async def work() -> int:
            self._check_open()
            seat = self._seat_of_person(user_id)
            if self.play is None:
                raise Refusal("not_your_turn", "No match is being played.")
            return await self.play.act(seat, seq, action, action_id, match)

        return await self.mailbox.ask(work)

    async def finish(self, outcome: dict[str, Any]) -> None:
        """The match is over: write it down, show the seed, get ready for another. (In mailbox.)"""
        play = self.play
        assert play is not None
        live = play.live
        if live.ended is not None:
            return
        play.stop()
        row = self.row()
        row |= {
            "state": "completed",
            "seating": [None if seat.left else _seating(seat) for seat in self.seats],
        }
        ratings = await finish_match(self.house, live, outcome, self.seats, row)
        live.deadline = None
        self.state = "completed"
        for seat in self.seats:
            seat.match_over()
        play.show_end(messages.ended(self.id, live, outcome, ratings))
        self.changed()
        self.house.playing_changed()

    # ── the end of a table ──────────────────────────────────────────────────────────────────

    async def close(self, reason: str) -> None:
        await self.mailbox.ask(lambda: self._close(reason))

    async def _close(self, reason: str) -> None:
        if self.closed is not None:
            return
        if self.play is not None and self.state == "playing":
            match = self.play.live.match
            void = {"reason": "void", "ranking": [1] * len(self.seats), "winners": []}
            void |= {"scores": match.scores, "deals": match.view(None)["deals"]}
            await self.finish(match.outcome or void)
        await self.house.store.save({**self.row(), **_closing(reason)})
        self.closed = reason
        self.state = "closed"
        self.audience.tell("table_updated", {"table": self.card()})
        for connection in list(self.audience.connections):
            self.audience.remove(connection)
        self.house.closed(self)

    def suspend(self) -> None:
        """The server stops: no more timers. The table comes back with the next start."""
        if self.play is not None:
            self.play.stop()
        self._stop_countdown()
        if self._empty is not None:
            self._empty.cancel()

    # ── checks and rows ─────────────────────────────────────────────────────────────────────

    def _check_open(self) -> None:
        if self.closed is not None:
            raise Refusal("table_closed", self.closed)

    def _is_host(self, user_id: UUID) -> bool:
        return str(user_id) == self.host.id

    def _check_host(self, user_id: UUID) -> None:
        if not self._is_host(user_id):
            raise Refusal("not_host", "Only the host of the table may do this.")

    def _seat(self, number: int) -> Seat:
        if not 0 <= number < len(self.seats):
            raise Refusal("bad_request", f"There is no seat {number}.")
        return self.seats[number]

    def _seat_of_person(self, user_id: UUID) -> Seat:
        number = self.seat_of(user_id)
        if number is None:
            raise Refusal("forbidden", "You do not sit at this table.")
        return self.seats[number]

    async def _check_ranked(self, user_id: UUID) -> None:
        """Who leaves ranked matches again and again waits for the next one."""
        if self.settings.mode == "ranked":
            await self.house.store.check_ranked(user_id)

    async def _save(self) -> None:
        await self.house.store.save(self.row())

    async def _save_seated(self, seat: Seat) -> None:
        """Somebody has sat down: written first, then told."""
        try:
            await self._save()
        except BaseException:
            seat.rise()
            raise
        self._tell_joined(seat)

    def _tell_joined(self, seat: Seat) -> None:
        self.audience.tell(
            "player_joined",
            {"table": str(self.id), "seat": seat.number, "player": _as_json(seat.player)},
        )

    def row(self) -> dict[str, Any]:
        """The table as the database keeps it."""
        settings = self.settings
        return {
            "id": self.id,
            "code": self.code,
            "name": settings.name,
            "game": settings.game,
            "seats": settings.seats,
            "options": settings.options,
            "turn_seconds": settings.turn_seconds,
            "deal_pause": settings.deal_pause,
            "spectator_delay": settings.spectator_delay,
            "visibility": settings.visibility,
            "mode": settings.mode,
            "state": "waiting" if self.state == "ready" else self.state,
            "host_id": UUID(self.host.id),
            "seating": [_seating(seat) for seat in self.seats],
            "match_id": None if self.play is None else self.play.live.id,
            "old_history": settings.old_history,
            "closed_at": None,
            "close_reason": None,
        }

    def _match_row(self, live: LiveMatch) -> dict[str, Any]:
        return {
            "id": live.id,
            "table_id": self.id,
            "game": self.game,
            "seats": self.settings.seats,
            "options": live.match.session.options,
            "seed": live.match.shoe.seed,
            "seed_hash": live.seed_hash,
            "visibility": self.settings.visibility,
            "mode": self.card()["mode"],
            "rated": live.rated,
            "state": "playing",
            "started_at": datetime.fromtimestamp(live.started_at / 1000, UTC),
        }

    def _seat_rows(self, live: LiveMatch) -> list[dict[str, Any]]:
        return [
            {
                "match_id": live.id,
                "seat": seat.number,
                "user_id": None if seat.person is None else UUID(seat.person.id),
                "name": "" if seat.player is None else seat.player.name,
                "kind": "" if seat.player is None else seat.player.kind,
                "bot": None if seat.person or seat.player is None else seat.player.id,
            }
            for seat in self.seats
        ]


def _closing(reason: str) -> dict[str, Any]:
    return {"state": "closed", "closed_at": datetime.now(UTC), "close_reason": reason}


def _seating(seat: Seat) -> dict[str, Any] | None:
    if seat.player is None:
        return None
    return {**seat.player.as_json(), "ready": seat.ready, "left": seat.left}


def _as_json(player: Player | None) -> dict[str, Any] | None:
    return None if player is None else player.as_json()
