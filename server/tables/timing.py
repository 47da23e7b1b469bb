"""The time of a match: when the next action is taken, and when the clock runs out."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from server.clock import now_ms
from server.errors import Refusal
from server.tables.live import Action, LiveMatch
from server.tables.rules import (
    DECLARATION_SECONDS,
    PAUSE_WAITS_FOR_ALL,
    SANTASE_GRACE_SECONDS,
    finished_trick,
    shares_the_clock,
    turn_time,
)
from server.tables.seats import Seat

if TYPE_CHECKING:
    from server.tables.table import Table

#: How long people have at least after a restart, to come back before the clock costs anything.
COME_BACK_SECONDS = 10.0


class Timing:
    """Writes `play_from` and `deadline` of the live match. Runs in the table's mailbox."""

    def __init__(self, table: "Table", live: LiveMatch) -> None:
        self.table = table
        self.live = live
        self.pause_until = 0
        self.lead_grace_until = 0
        #: Seats whose person is ready for the next deal, while the pause lasts.
        self._rested: set[int] = set()
        #: What is left of a pause that rests, in milliseconds.
        self._resting: int | None = None
        self._phase = ""
        self._last_trick: object = None
        self._trick_at = 0
        self._alarm: asyncio.TimerHandle | None = None

    def set(self, at: int, *, deal_began: bool, declared: bool) -> None:
        """A new moment of the match, of which people are told `at` this time."""
        live, table = self.live, self.table
        self.pause_until = self.lead_grace_until = 0
        self._resting = None
        live.play_from = at
        if table.turn_seconds is None or live.match.over:
            live.deadline = None
            return
        match = live.match
        trick = finished_trick(match)
        if trick is not None and trick != self._last_trick:
            self._last_trick, self._trick_at = trick, at
        if deal_began and table.deal_pause:
            self.pause_until = live.play_from = at + self._ms(table.deal_pause)
            self._rested = set()
        elif trick is not None and any(table.seats[seat].person for seat in match.actors):
            self.lead_grace_until = self._trick_at + self._ms(SANTASE_GRACE_SECONDS)
            live.play_from = max(at, self.lead_grace_until)
        before, self._phase = self._phase, match.phase
        if declared and live.deadline is not None:
            live.deadline += self._ms(DECLARATION_SECONDS)
        elif not (self._phase == before and shares_the_clock(table.game, self._phase)):
            seconds = turn_time(table.game, self._phase, table.turn_seconds)
            live.deadline = live.play_from + self._ms(seconds)
        if deal_began and any(seat.person and not seat.connected for seat in table.seats):
            self.hold()

    def come_back(self) -> None:
        """After a restart."""
        if self.live.deadline is not None:
            seconds = min(COME_BACK_SECONDS, self.table.turn_seconds or 0)
            self.live.deadline = max(self.live.deadline, now_ms() + self._ms(seconds))

    def check(self, action: Action) -> None:
        """Refusal for an action that comes too soon."""
        now = now_ms()
        until = self.pause_until
        if self._resting is not None:
            until = max(until, now + self._resting)
        if isinstance(action, dict) and action.get("type") == "play":
            until = max(until, self.lead_grace_until)
        if now < until:
            raise Refusal(
                "too_soon", "A moment, please.", retry_after=max(0.001, (until - now) / 1000)
            )

    def start(self, ring: Callable[[int], Awaitable[None]]) -> None:
        """Let the clock run: `ring` is called in the mailbox, with the seq of this moment."""
        self.stop()
        if self.live.deadline is not None and self._resting is None:
            seconds = max(0.0, (self.live.deadline - now_ms()) / 1000)
            seq = self.live.seq
            self._alarm = asyncio.get_running_loop().call_later(
                seconds, self.table.mailbox.post, lambda: ring(seq)
            )

    def stop(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    # ── the pause between deals ─────────────────────────────────────────────────────────────

    def rest(self, seat: Seat) -> bool:
        """A person is ready for the next deal; True when that ends the pause."""
        self._rested.add(seat.number)
        people = {one.number for one in self.table.seats if one.person and not one.stood_in}
        if not people <= self._rested or self._resting is not None:
            return False
        return self.end_pause()

    def end_pause(self) -> bool:
        now = now_ms()
        if self.pause_until <= now:
            return False
        # The clock keeps what people were told.
        self.pause_until, self.live.play_from = 0, now
        return True

    def hold(self) -> bool:
        """Somebody's line is gone: a pause of Santase rests until he is back (SA-14.5)."""
        left = self.pause_until - now_ms()
        if self.table.game not in PAUSE_WAITS_FOR_ALL or left <= 0:
            return False
        self._resting, self.pause_until = left, 0
        return True

    def go_on(self) -> bool:
        """Everybody is there again: the rest of the pause."""
        if self._resting is None or any(s.person and not s.connected for s in self.table.seats):
            return False
        now = now_ms()
        self.pause_until = now + self._resting
        late = self.pause_until - self.live.play_from
        self.live.play_from = self.pause_until
        if self.live.deadline is not None:
            self.live.deadline += late
        self._resting = None
        return True

    @property
    def wait_seconds(self) -> float:
        """Until a program may act."""
        return max(0.0, (self.pause_until - now_ms()) / 1000)

    @property
    def resting(self) -> bool:
        return self._resting is not None

    def _ms(self, seconds: float) -> int:
        return round(1000 * self.table.seconds(seconds))


def is_declaration(action: dict[str, Any]) -> bool:
    return action.get("type") == "declare"
