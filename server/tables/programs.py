"""Programs in the seats of a match: house bots, uploaded bots, stand-ins for who is not there."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from random import Random
from time import perf_counter
from typing import TYPE_CHECKING, Any

import structlog

from bots.house import house_player
from bots.sandbox import BotPlayer, Decision, Strike
from bots.seat import SeatPlayer
from server.bots.seating import SeatedBot
from server.clock import now_ms
from server.tables.live import Action, Event, LiveMatch
from server.tables.rules import thinking_seconds
from server.tables.seats import Seat
from server.tables.timing import Timing

if TYPE_CHECKING:
    from server.tables.table import Table

log = structlog.get_logger()

STAND_IN = "house:medium"
#: For a house bot. An uploaded one has the sandbox's clock, which waits while it is not its turn
#: to think, and ends so long before the table's own that its strike comes first.
BOT_SECONDS = 5.0
BEFORE_THE_BELL = 0.25
#: An uploaded bot that has failed so often in a match does not play on.
MOST_STRIKES = 3


@dataclass(frozen=True)
class Answer:
    """What a program wants to play; None if it failed, and then the default is played."""

    action: Action | None
    #: As the journal says it: bot, strike or stand_in.
    source: str
    #: The sandbox lets it play no more.
    out: bool = False


#: Gets a seat, the seq at which its program was asked, and the answer.
OnAnswer = Callable[[Seat, int, Answer], Awaitable[None]]


@dataclass(frozen=True)
class Pace:
    """Of a program among people, in seconds."""

    #: How long it seems to think at least. A house bot pretends; an uploaded one has as much time
    #: as it may have, and what it does not need is waited for afterwards.
    thinking: float
    #: The pause between two deals, before anybody may act.
    before: float


@dataclass
class Program:
    """One program in one seat, and what it has not been told yet."""

    bot: str
    player: SeatPlayer
    uploaded: bool
    unseen: list[Event] = field(default_factory=list)
    started: bool = False


class Programs:
    """Asked in the table's mailbox; they think beside it, so that nobody else waits for them."""

    def __init__(
        self, table: "Table", live: LiveMatch, answer: OnAnswer, bots: dict[int, SeatedBot]
    ) -> None:
        self.table = table
        self.live = live
        self.answer = answer
        self.bots = bots
        self.in_a_hurry = False
        #: By seat, of uploaded bots, those before a restart too.
        self.strikes: Counter[int] = Counter()
        self._rng = Random()
        self._programs: dict[int, Program] = {}
        self._thinking: dict[int, asyncio.Task[None]] = {}

    def ask(self, number: int, timing: Timing) -> None:
        """If a program plays this seat now, let it think."""
        seat = self.table.seats[number]
        bot = _bot_of(seat)
        self.stop(number)
        if bot is None or timing.resting:
            return
        view = self.live.match.view(number)
        seconds = thinking_seconds(view, bot, self._rng) * self.table.house.settings.bot_delay
        pace = Pace(seconds, timing.wait_seconds) if not self.in_a_hurry else Pace(0.0, 0.0)
        program = self._program(seat, bot)
        self._thinking[number] = asyncio.ensure_future(self._think(seat, program, view, pace))

    def watch(self, events: list[Event]) -> None:
        """Something has happened: whoever plays a seat gets to know what the seat was shown."""
        for number, program in list(self._programs.items()):
            if _bot_of(self.table.seats[number]) == program.bot:
                program.unseen += self.live.match.redact(events, number)
            else:  # the person is back, or the bot is disqualified
                self._dismiss(number, None)

    def struck(self, number: int) -> bool:
        """Count a strike; True if it was one too many."""
        self.strikes[number] += 1
        return self.strikes[number] >= MOST_STRIKES

    def close(self, outcome: dict[str, Any] | None) -> None:
        for number in list(self._thinking):
            self.stop(number)
        for number in list(self._programs):
            self._dismiss(number, outcome)

    def _program(self, seat: Seat, bot: str) -> Program:
        number = seat.number
        program = self._programs.get(number)
        if program is not None and program.bot != bot:
            self._dismiss(number, None)
            program = None
        if program is None:
            uploaded = seat.uploaded is not None and not seat.stood_in
            player = self._uploaded(number) if uploaded else self._house(bot)
            program = Program(bot, player, uploaded, self.live.events_of_deal(number))
            self._programs[number] = program
        return program

    def _house(self, bot: str) -> SeatPlayer:
        return house_player(bot, self.table.game, self._rng, self.table.house.thinkers)

    def _uploaded(self, number: int) -> SeatPlayer:
        seated, live = self.bots[number], self.live
        match = live.id, live.match.shoe.seed

        def told(decision: Decision) -> None:
            if seated.watchable and self.table.mode == "hybrid":
                self._show_decision(number, decision)

        return self.table.house.bots.player(seated, self.table.game, match, number, told)

    def _show_decision(self, number: int, decision: Decision) -> None:
        """That it has decided, how long it took and whether it failed: nothing that it has seen,
        and nothing that it printed, which may be about its cards."""
        shown = {
            "table": self.table.id_text,
            "match": self.live.id_text,
            "seq": decision.seq,
            "seat": number,
            "milliseconds": round(decision.milliseconds, 3),
            "strike": decision.strike is not None,
        }
        self.table.audience.show("bot_decided", lambda _: shown)

    def _dismiss(self, number: int, outcome: dict[str, Any] | None) -> None:
        program = self._programs.pop(number)
        if program.started:
            self.table.house.go_on(program.player.close(outcome))

    def stop(self, number: int) -> None:
        """Whatever is being thought about this seat is of no use any more."""
        running = self._thinking.pop(number, None)
        if running is not None and not running.done():
            running.cancel()

    async def _think(
        self, seat: Seat, program: Program, view: dict[str, Any], pace: "Pace"
    ) -> None:
        await asyncio.sleep(pace.before if program.uploaded else max(pace.before, pace.thinking))
        began = perf_counter()
        action: Action | None = None
        source = "stand_in" if seat.stood_in else "bot"
        try:
            async with asyncio.timeout(None if program.uploaded else BOT_SECONDS):
                action = await self._decide(program, seat.number, view)
        except Strike as strike:
            # A failure of the sandbox itself is not the bot's.
            source = "bot" if strike.kind == "sandbox" else "strike"
        except Exception:
            which = "an uploaded bot" if program.uploaded else "a house bot"
            log.exception(f"{which} failed", game=view["game"], bot=program.bot)
        took = perf_counter() - began
        self.table.house.metrics.bot.observe(took)
        if program.uploaded and took < pace.thinking:
            await asyncio.sleep(pace.thinking - took)
        out = isinstance(program.player, BotPlayer) and program.player.disqualified is not None
        answer = Answer(action, source, out)
        self.table.mailbox.post(lambda: self.answer(seat, view["seq"], answer))

    async def _decide(self, program: Program, seat: int, view: dict[str, Any]) -> Action:
        player = program.player
        until = self._until() if isinstance(player, BotPlayer) else None
        if not program.started:
            program.started = True
            match = self.live.match
            info = {"game": self.table.game, "seat": seat, "seats": len(self.table.seats)}
            info["options"] = match.session.options
            if isinstance(player, BotPlayer):
                await player.start(info, until)
            else:
                await player.start(info)
        unseen, program.unseen = program.unseen, []
        if unseen:
            await player.watch(unseen)
        if isinstance(player, BotPlayer):
            return await player.decide(view, until)
        return await player.decide(view)

    def _until(self) -> float | None:
        """When the table's own clock runs out, nearly, as perf_counter counts."""
        if self.live.deadline is None:
            return None
        left = (self.live.deadline - now_ms()) / 1000
        return perf_counter() + max(left - BEFORE_THE_BELL, left / 2)


def _bot_of(seat: Seat) -> str | None:
    """The program that plays this seat now."""
    if seat.stood_in:
        return STAND_IN
    return None if seat.person or seat.player is None else seat.player.id
