"""Programs in the seats of a match: house bots, and stand-ins for people who are not there."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from random import Random
from time import perf_counter
from typing import TYPE_CHECKING, Any

import structlog

from bots.house import house_player
from bots.seat import SeatPlayer
from server.tables.live import Action, Event, LiveMatch
from server.tables.rules import thinking_seconds
from server.tables.seats import Seat
from server.tables.timing import Timing

if TYPE_CHECKING:
    from server.tables.table import Table

log = structlog.get_logger()

STAND_IN = "house:medium"
BOT_SECONDS = 5.0

#: What a program wants to play for a seat, and at which seq it was asked; None if it failed.
Answer = Callable[[Seat, int, Action | None], Awaitable[None]]


@dataclass
class Program:
    """One program in one seat, and what it has not been told yet."""

    bot: str
    player: SeatPlayer
    unseen: list[Event] = field(default_factory=list)
    started: bool = False


class Programs:
    """Asked in the table's mailbox; they think beside it, so that nobody else waits for them."""

    def __init__(self, table: "Table", live: LiveMatch, answer: Answer) -> None:
        self.table = table
        self.live = live
        self.answer = answer
        self.in_a_hurry = False
        self._rng = Random()
        self._programs: dict[int, Program] = {}
        self._thinking: dict[int, asyncio.Task[None]] = {}

    def ask(self, number: int, timing: Timing) -> None:
        """If a program plays this seat now, let it think."""
        seat = self.table.seats[number]
        bot = _bot_of(seat)
        self._stop_thinking(number)
        if bot is None or timing.resting:
            return
        view = self.live.match.view(number)
        seconds = thinking_seconds(view, bot, self._rng) * self.table.house.settings.bot_delay
        seconds = 0.0 if self.in_a_hurry else max(seconds, timing.wait_seconds)
        program = self._program(number, bot)
        self._thinking[number] = asyncio.ensure_future(self._think(seat, program, view, seconds))

    def watch(self, events: list[Event]) -> None:
        """Something has happened: whoever plays a seat gets to know what the seat was shown."""
        for number, program in list(self._programs.items()):
            if _bot_of(self.table.seats[number]) == program.bot:
                program.unseen += self.live.match.redact(events, number)
            else:  # the person is back
                self._dismiss(number, None)

    def close(self, outcome: dict[str, Any] | None) -> None:
        for number in list(self._thinking):
            self._stop_thinking(number)
        for number in list(self._programs):
            self._dismiss(number, outcome)

    def _program(self, number: int, bot: str) -> Program:
        program = self._programs.get(number)
        if program is None or program.bot != bot:
            player = house_player(bot, self.table.game, self._rng, self.table.house.thinkers)
            program = Program(bot, player, self.live.events_of_deal(number))
            self._programs[number] = program
        return program

    def _dismiss(self, number: int, outcome: dict[str, Any] | None) -> None:
        program = self._programs.pop(number)
        if program.started:
            self.table.house.go_on(program.player.close(outcome))

    def _stop_thinking(self, number: int) -> None:
        running = self._thinking.pop(number, None)
        if running is not None and not running.done():
            running.cancel()

    async def _think(
        self, seat: Seat, program: Program, view: dict[str, Any], seconds: float
    ) -> None:
        if seconds > 0:
            await asyncio.sleep(seconds)
        began = perf_counter()
        action: Action | None = None
        try:
            async with asyncio.timeout(BOT_SECONDS):
                action = await self._decide(program, seat.number, view)
        except Exception:
            log.exception("a house bot failed", game=view["game"], bot=program.bot)
        self.table.house.metrics.bot.observe(perf_counter() - began)
        self.table.mailbox.post(lambda: self.answer(seat, view["seq"], action))

    async def _decide(self, program: Program, seat: int, view: dict[str, Any]) -> Action:
        if not program.started:
            program.started = True
            match = self.live.match
            info = {"game": self.table.game, "seat": seat, "seats": len(self.table.seats)}
            await program.player.start({**info, "options": match.session.options})
        unseen, program.unseen = program.unseen, []
        if unseen:
            await program.player.watch(unseen)
        return await program.player.decide(view)


def _bot_of(seat: Seat) -> str | None:
    """The program that plays this seat now."""
    if seat.person is not None:
        return STAND_IN if seat.stood_in else None
    return None if seat.player is None else seat.player.id
