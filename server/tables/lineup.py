"""Before a match: the host's seats, ready-up, countdown, and the start."""

import asyncio
import secrets
from typing import TYPE_CHECKING
from uuid import UUID, uuid4

from bots.house import is_house
from engines import catalogue, new_match
from engines.core.shuffle import commitment
from server.bots.seating import SeatedBot
from server.clock import now_ms
from server.errors import Refusal
from server.tables import rows
from server.tables.dealer import first_dealer
from server.tables.live import LiveMatch
from server.tables.play import Play
from server.tables.seats import Seat, house

if TYPE_CHECKING:
    from server.tables.table import Table

COUNTDOWN_SECONDS = 3.0
#: Fills the empty seats of a practice table.
FILLER = "house:medium"


class Lineup:
    """Public methods go through the table's mailbox; those with an underscore run in it."""

    def __init__(self, table: "Table") -> None:
        self.table = table
        self._countdown: asyncio.TimerHandle | None = None

    # ── host ────────────────────────────────────────────────────────────────────────────────

    async def add_bot(self, user_id: UUID, number: int, bot: str) -> None:
        await self.table.mailbox.ask(lambda: self._add_bot(user_id, number, bot))

    async def _add_bot(self, user_id: UUID, number: int, bot: str) -> None:
        table, seat = self.table, self._host_seat(user_id, number)
        if table.settings.mode == "ranked":
            raise Refusal("forbidden", "Ranked tables are for people only.")
        self._check_idle()
        if is_house(bot):
            player = house(bot, table.seats)
        else:
            player = await table.house.bots.invite(bot, user_id, table.game)
        if seat.player is not None:
            raise Refusal("table_full", "This seat is taken.")
        seat.sit(player)
        await table.save_seated(seat)
        self._perhaps_count_down()
        table.changed()

    async def fill_with_bots(self, bot: str) -> None:
        """A house bot for every empty seat. (In mailbox.)"""
        empty = [seat for seat in self.table.seats if seat.player is None]
        for seat in empty:
            seat.sit(house(bot, self.table.seats))
        await self.table.save()
        for seat in empty:
            self.table.tell_joined(seat)
        self._perhaps_count_down()
        self.table.changed()

    async def remove_player(self, user_id: UUID, number: int) -> None:
        await self.table.mailbox.ask(lambda: self._remove_player(user_id, number))

    async def _remove_player(self, user_id: UUID, number: int) -> None:
        seat = self._host_seat(user_id, number)
        self._check_idle()
        if seat.player is None:
            raise Refusal("not_found", "Nobody sits there.")
        await self.table.doorway.vacate(seat)
        self.table.changed()

    async def hand_over(self, user_id: UUID, number: int) -> None:
        await self.table.mailbox.ask(lambda: self._hand_over(user_id, number))

    async def _hand_over(self, user_id: UUID, number: int) -> None:
        heir = self._host_seat(user_id, number).person
        if heir is None:
            raise Refusal("bad_request", "Only a person can be host.")
        self.table.host = heir
        await self.table.save()
        self.table.changed()

    def _host_seat(self, user_id: UUID, number: int) -> Seat:
        """A seat that the host wants to do something with."""
        self.table.check_open()
        self._check_host(user_id)
        return self.table.seat(number)

    def _check_host(self, user_id: UUID) -> None:
        if not self.table.is_host(user_id):
            raise Refusal("not_host", "Only the host of the table may do this.")

    def _check_idle(self) -> None:
        if self.table.state == "playing":
            raise Refusal("forbidden", "A match is being played.")

    # ── getting ready ───────────────────────────────────────────────────────────────────────

    async def ready(self, user_id: UUID, ready: bool) -> None:
        await self.table.mailbox.ask(lambda: self._ready(user_id, ready))

    async def _ready(self, user_id: UUID, ready: bool) -> None:
        table = self.table
        table.check_open()
        seat = table.seat_of_person(user_id)
        if table.state == "playing":
            if ready and table.play is not None:
                table.play.rest(seat)
            return
        if seat.ready == ready:
            return
        if ready and seat.player is not None:
            table.house.check_running()
            await table.check_ranked(seat.player)
        seat.ready = ready
        if ready:
            self._perhaps_count_down()
        else:
            self.stop_countdown()
        await table.save()
        table.changed()

    def _all_ready(self) -> bool:
        return all(seat.player is not None and seat.ready for seat in self.table.seats)

    def _people_ready(self) -> bool:
        return all(seat.ready for seat in self.table.seats if seat.person is not None)

    def _perhaps_count_down(self) -> None:
        table = self.table
        if table.state in ("waiting", "completed") and self._all_ready():
            table.state = "ready"
            self._countdown = asyncio.get_running_loop().call_later(
                table.seconds(COUNTDOWN_SECONDS), table.mailbox.post, self._begin_if_ready
            )

    def stop_countdown(self) -> None:
        if self._countdown is not None:
            self._countdown.cancel()
            self._countdown = None
        if self.table.state == "ready":
            self.table.state = "waiting" if self.table.play is None else "completed"

    # ── the start ───────────────────────────────────────────────────────────────────────────

    async def _begin_if_ready(self) -> None:
        if self.table.state != "ready" or not self._all_ready():
            return
        try:
            await self._begin()
        except Refusal:  # nothing begins any more: who presses start later is told why
            self.stop_countdown()
            self.table.changed()

    async def start(self, user_id: UUID) -> None:
        await self.table.mailbox.ask(lambda: self._start(user_id))

    async def _start(self, user_id: UUID) -> None:
        table = self.table
        table.check_open()
        self._check_host(user_id)
        if table.state == "playing" or self._over_at_once():
            return
        if table.settings.mode == "practice" and self._people_ready():
            await self.fill_with_bots(FILLER)
        if not self._all_ready():
            raise Refusal("not_ready", "Every seat must be taken and ready.")
        await self._begin()

    def _over_at_once(self) -> bool:
        """The countdown began a match that was over before its first action (TL-4.9), and nobody
        has asked for another: for a host who presses start now, the table has just started."""
        table = self.table
        if table.state != "completed" or table.play is None or table.play.live.seq > 0:
            return False
        return not any(seat.ready for seat in table.seats if seat.person is not None)

    async def _begin(self) -> None:
        """A new match: written down first, then told."""
        table = self.table
        table.house.check_running()
        self.stop_countdown()
        bots = await self._programs()
        live = self._new_match()
        before, table.state = table.state, "playing"
        row = {**rows.table_row(table), "match_id": live.id}
        watchers = table.audience.people() if table.settings.visibility == "private" else set()
        try:
            await table.house.store.start_match(
                row, rows.match_row(table, live), rows.seat_rows(table, live, bots), watchers
            )
        except BaseException:
            table.state = before
            raise
        for seat in table.seats:
            seat.new_match()
        play = table.play = Play(table, live, bots)
        table.house.playing_changed()
        table.changed()
        play.begin()
        for seat in table.seats:
            if seat.person is not None and not seat.connected:
                play.presence.absent(seat)
        outcome = live.match.outcome
        if outcome is not None:  # TL-4.9: instant wins alone
            await play.end(outcome)

    async def _programs(self) -> dict[int, SeatedBot]:
        """The uploaded bots by seat, each with the version that is active now."""
        seats = {seat.number: UUID(seat.uploaded.id) for seat in self.table.seats if seat.uploaded}
        found = await self.table.house.bots.programs(dict.fromkeys(seats.values()))
        for number, bot_id in seats.items():
            if bot_id not in found:
                gone = self.table.seats[number].player
                name = "" if gone is None else gone.name
                raise Refusal("not_ready", f"{name} cannot play any more; remove it.")
        return {number: found[bot_id] for number, bot_id in seats.items()}

    def _new_match(self) -> LiveMatch:
        settings = self.table.settings
        seed = secrets.token_hex(32) if settings.board is None else settings.board.seed
        options = dict(settings.options)
        dealers = catalogue()[settings.game].options["properties"].get("first_dealer")
        if dealers is not None and "first_dealer" not in options:
            options["first_dealer"] = first_dealer(seed, settings.seats)
        match = new_match(settings.game, settings.seats, options, seed=seed)
        rated = settings.mode == "ranked" and "start_scores" not in settings.options
        return LiveMatch(uuid4(), match, commitment(seed), now_ms(), rated)
