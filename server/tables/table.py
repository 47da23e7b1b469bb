"""A table: its card, its seats, who is host, and one match after the other."""

from collections.abc import Sequence
from random import Random
from typing import Any
from uuid import UUID

from bots.house import hint
from server.errors import Refusal
from server.tables import messages, rows
from server.tables.audience import Audience
from server.tables.context import House
from server.tables.doorway import Doorway
from server.tables.finish import finish_match
from server.tables.lineup import Lineup
from server.tables.live import Action
from server.tables.mailbox import Mailbox
from server.tables.play import Play
from server.tables.seats import Player, Seat
from server.tables.settings import TableSettings
from server.tables.veil import Veil
from server.tables.verdict import verdict


class Table:
    """What its parts share. `doorway` lets people in and out, `lineup` begins matches, `play` is
    the match that runs or has just ended."""

    def __init__(
        self, house: House, table_id: UUID, code: str, settings: TableSettings, host: Player
    ) -> None:
        self.house = house
        self.id = table_id
        self.id_text = str(table_id)
        self.code = code
        self.settings = settings
        self.game = settings.game
        self.turn_seconds = settings.turn_seconds
        self.deal_pause = settings.deal_pause
        self._shown_options = shown_options(house, self.game, settings.seats, settings.options)
        self.host = host
        #: Grows whenever another node takes it over.
        self.epoch = 1
        #: The host has left and nobody was there to follow: whoever sits down next does.
        self.host_left = False
        self.state = "waiting"
        self.seats = [Seat(number) for number in range(settings.seats)]
        self.play: Play | None = None
        self.closed: str | None = None
        self.mailbox = Mailbox()
        self.audience = Audience(table_id, self.seat_of, settings.spectator_delay)
        self.veil = Veil()
        self.lineup = Lineup(self)
        self.doorway = Doorway(self)

    # ── what it looks like ──────────────────────────────────────────────────────────────────

    def card_for(self, user_id: UUID | None) -> dict[str, Any]:
        """The card as this person may see it, or (None) as everybody may."""
        if user_id is not None and self.seat_of(user_id) is not None:
            return self.card()
        return self.veil.over(self.card())

    @property
    def shown_state(self) -> str:
        """Its state as outsiders see it."""
        return "playing" if self.veil.drawn else self.state

    def card(self) -> dict[str, Any]:
        """As it is, for those who sit here."""
        settings = self.settings
        return {
            "id": self.id_text,
            "code": self.code,
            "name": settings.name,
            "game": settings.game,
            "options": self._shown_options,
            "turn_seconds": settings.turn_seconds,
            "deal_pause": settings.deal_pause,
            "spectator_delay": settings.spectator_delay,
            "visibility": settings.visibility,
            "mode": self.mode,
            "state": self.state,
            "host": self.host.id,
            "match": None if self.play is None else self.play.live.id_text,
            "spectators": self.audience.spectators(),
            "socket_path": self.house.socket_path,
            "seats": [seat.as_json() for seat in self.seats],
        }

    @property
    def mode(self) -> str:
        """As chosen; with a bot in a seat a casual table is a hybrid one."""
        bots = any(seat.player is not None and seat.player.kind != "person" for seat in self.seats)
        return "hybrid" if self.settings.mode == "casual" and bots else self.settings.mode

    def seconds(self, seconds: float) -> float:
        """A waiting time, shorter where tests say so."""
        return seconds * self.house.settings.time_factor

    def changed(self) -> None:
        """Tell the table and the lobby what it looks like now."""
        self.tell_openly("table_updated", {"table": self.card()})
        if not self.veil.drawn:
            self.house.lobby_changed(self)

    def tell_openly(self, event: str, payload: dict[str, Any]) -> None:
        """What everybody may know, unless outsiders would learn from it that a match is over."""
        if self.veil.drawn:
            self.audience.tell(event, payload, self.audience.seated)
        else:
            self.audience.tell(event, payload)

    def tell_joined(self, seat: Seat) -> None:
        player = None if seat.player is None else seat.player.as_json()
        news = {"table": self.id_text, "seat": seat.number, "player": player}
        self.tell_openly("player_joined", news)

    # ── who sits where ──────────────────────────────────────────────────────────────────────

    def seat(self, number: int) -> Seat:
        if not 0 <= number < len(self.seats):
            raise Refusal("bad_request", f"There is no seat {number}.")
        return self.seats[number]

    def seat_of(self, user_id: UUID) -> int | None:
        for seat in self.seats:
            if seat.user_id == user_id and not seat.left:
                return seat.number
        return None

    def seat_of_person(self, user_id: UUID) -> Seat:
        number = self.seat_of(user_id)
        if number is None:
            raise Refusal("forbidden", "You do not sit at this table.")
        return self.seats[number]

    def is_host(self, user_id: UUID) -> bool:
        return str(user_id) == self.host.id

    async def check_ranked(self, player: Player) -> None:
        """Who leaves ranked matches again and again waits for the next one; bots wait for ever."""
        if self.settings.mode != "ranked":
            return
        if player.kind != "person":
            raise Refusal("forbidden", "Ranked tables are for people only.")
        await self.house.store.check_ranked(UUID(player.id))

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
            self.check_open()
            seat = self.seat_of_person(user_id)
            if self.play is None:
                raise Refusal("not_your_turn", "No match is being played.")
            return await self.play.act(seat, seq, action, action_id, match)

        return await self.mailbox.ask(work)

    def hint(self, user_id: UUID) -> dict[str, Any]:
        """What a good player would do in this person's place; at practice tables only."""
        self.check_open()
        seat = self.seat_of_person(user_id)
        if self.settings.mode != "practice":
            raise Refusal("forbidden", "Hints are for practice tables.")
        if self.play is None or self.play.over or seat.number not in self.play.live.actor_since:
            raise Refusal("not_your_turn", "It is not your turn.")
        live, number = self.play.live, seat.number
        seen = live.events_of_deal(number)
        action, why = hint(self.game, live.match.view(number), seen, Random(live.seq))
        return {
            "ok": True,
            "seq": live.seq,
            "action": action,
            "why": str(why),
            "code": why.code,
            "values": why.values,
        }

    async def finish(self, outcome: dict[str, Any]) -> None:
        """The match is over: write it down, show the seed, get ready for another. (In mailbox.)"""
        play = self.play
        assert play is not None
        live = play.live
        if live.ended is not None:
            return
        play.stop(outcome)
        row = rows.after_the_match(self)
        ratings = await finish_match(self.house, live, outcome, self.seats, row)
        live.deadline = None
        if self.audience.delay:
            self.veil.draw(self.card())
        self.state = "completed"
        for seat in self.seats:
            seat.match_over()
        play.show_end(messages.ended(self.id_text, live, outcome, ratings))
        self.changed()
        self.house.playing_changed()

    # ── keeping and ending it ───────────────────────────────────────────────────────────────

    async def save(self) -> None:
        await self.house.store.save(rows.table_row(self))

    async def save_seated(self, seat: Seat) -> None:
        """Somebody has sat down: written first, then told."""
        try:
            await self.save()
        except BaseException:
            seat.rise()
            raise
        self.tell_joined(seat)

    def check_open(self) -> None:
        if self.closed is not None:
            raise Refusal("table_closed", self.closed)

    async def close(self, reason: str, result: str, losers: list[int]) -> None:
        """A moderator closes it; a match that runs gets this result."""
        await self.mailbox.ask(lambda: self.shut(reason, result, losers))

    async def end_match(self, match_id: str, result: str, losers: list[int]) -> None:
        """A moderator ends this match, if it is still being played; the table stays."""

        async def work() -> None:
            play = self.play
            if play is not None and play.live.id_text == match_id and not play.over:
                await play.end(verdict(play.live.match, result, losers))

        await self.mailbox.ask(work)

    async def shut(self, reason: str, result: str = "void", losers: Sequence[int] = ()) -> None:
        """Close it for good. (In mailbox.)"""
        if self.closed is not None:
            return
        if self.play is not None and self.state == "playing":
            match = self.play.live.match
            await self.finish(match.outcome or verdict(match, result, list(losers)))
        await self.house.store.save(rows.when_closed(self, reason))
        self.closed = reason
        self.state = "closed"
        self.audience.tell("table_updated", {"table": self.card()})
        why = Refusal("table_closed", reason)
        self.audience.tell("error", {"ok": False, "error": why.as_json()})
        for connection in list(self.audience.connections):
            self.audience.remove(connection)
        self.house.closed(self)

    def suspend(self) -> None:
        """The server stops: no more timers. The table comes back with the next start."""
        if self.play is not None:
            self.play.stop()
        self.lineup.stop_countdown()
        self.doorway.suspend()


def shown_options(house: House, game: str, seats: int, options: dict[str, Any]) -> dict[str, Any]:
    """Complete, except for a first dealer that the seed will draw."""
    complete = house.complete_options(game, seats, options)
    if "first_dealer" not in options:
        complete.pop("first_dealer", None)
    return complete
