"""Every limit on what comes from outside, in one file: the table in docs/wire.md.

`Limits` holds them, multiplied by SERAI_LIMITS_FACTOR and, all but sizes, by a factor that is
changed while the house runs. Sizes are checked where the thing is; whatever counts over time or by
key counts here and raises a Refusal.
"""

import math
import time
from collections import OrderedDict, deque
from collections.abc import Callable, Hashable
from typing import Any

from server.errors import Refusal

Clock = Callable[[], float]

#: Events that one limit remembers over all its keys; beyond it the quietest keys are forgotten.
MOST_REMEMBERED = 200_000
#: Decoders recurse; no factor lets a message reach the end of the stack.
DEEPEST_NESTING = 256
#: A socket that sends this many times its rate for this long is closed.
FLOOD_TIMES, FLOOD_SECONDS = 3, 10.0
#: When it is worth asking again for a place that somebody has.
PLACE_SECONDS = 1.0


class Limits:
    def __init__(self, factor: float = 1.0, clock: Clock = time.monotonic) -> None:
        def times(number: int) -> int:
            return max(1, round(number * factor))

        def window(what: str, count: int, seconds: float) -> SlidingWindow:
            return SlidingWindow(what, count, seconds, clock)

        self._clock = clock
        self._factor = factor
        self.frame_bytes = times(64 * 1024)
        self.nesting = min(times(16), DEEPEST_NESTING)
        self.sockets_per_person = Places("open connections of this player", 10)
        self.sockets_per_address = Places("open connections from this address", 200)
        self.guests = window("guests from this address", 60, 60)
        self.registrations = window("registrations from this address", 10, 3600)
        self.logins_by_address = window("logins from this address", 10, 60)
        self.logins_by_account = window("logins to this account", 10, 60)
        self.chat = window("chat messages", 5, 5)
        self.reports = window("reports", 10, 3600)
        self.exports = window("exports of your data", 5, 3600)
        self.chat_characters = times(500)
        self.body_bytes = times(256 * 1024)
        #: No larger by any factor: the sandbox takes no more.
        self.bot_source_bytes = 100 * 1024
        self.bots_per_person = times(50)
        self.versions_per_bot = times(500)
        self.tokens_per_person = times(10)
        self.bot_uploads = window("uploads of this player", 30, 60)
        self.bot_checks = window("checks of this player", 60, 60)
        self.bot_tests = window("tests of this player", 10, 60)
        self.bot_tests_at_once = Places("tests of this player under way", 1)
        self.record_frames = window("frames of records of this player", 60, 60)
        self.token_attempts = window("tokens that nobody has, from this address", 30, 60)
        self._counted = [one for one in vars(self).values() if isinstance(one, Counted)]
        self._usual = [one.count for one in self._counted]
        self.scale(1.0)

    def scale(self, factor: float) -> None:
        """Multiply all numbers once more, from now on. Open sockets keep the pace they have."""

        def times(number: int) -> int:
            return max(1, round(number * self._factor * factor))

        self.events_per_second = times(50)
        self.event_burst = times(100)
        self.open_tables = times(5)
        self.arena_sets = times(400)
        for limit, usual in zip(self._counted, self._usual, strict=True):
            limit.count = times(usual)

    def pace(self) -> "Pace":
        """The event limit of one new socket."""
        return Pace(self.events_per_second, self.event_burst, self._clock)


class Counted:
    """A limit that is a number of something."""

    count: int


class SlidingWindow(Counted):
    """At most `count` events of a key in any span of `seconds`; exact: their times are kept."""

    def __init__(
        self,
        what: str,
        count: int,
        seconds: float,
        clock: Clock = time.monotonic,
        most_remembered: int = MOST_REMEMBERED,
    ) -> None:
        self.what = what
        self.count = count
        self.seconds = seconds
        self._clock = clock
        self._most_remembered = most_remembered
        #: Keys by their last event, the quietest first.
        self._events: OrderedDict[Hashable, deque[float]] = OrderedDict()
        self._remembered = 0

    def check(self, key: Hashable) -> None:
        """Count an event of `key`, or refuse it; a refused one does not count."""
        now = self._clock()
        events = self._events.setdefault(key, deque())
        while events and events[0] <= now - self.seconds:
            events.popleft()
            self._remembered -= 1
        if len(events) >= self.count:
            wait = events[0] + self.seconds - now
            raise _too_many(f"{self.what}: {self.count} in {_span(self.seconds)}", wait)
        events.append(now)
        self._remembered += 1
        self._events.move_to_end(key)
        self._forget(now)

    def _forget(self, now: float) -> None:
        while self._events:
            key, events = next(iter(self._events.items()))
            over = events[-1] <= now - self.seconds
            if not over and self._remembered <= self._most_remembered:
                return
            del self._events[key]
            self._remembered -= len(events)

    def __len__(self) -> int:
        """Events remembered now, over all keys."""
        return self._remembered


class Pace:
    """The events of one socket: a bucket of `burst` tokens that fills with `rate` a second."""

    def __init__(self, rate: float, burst: int, clock: Clock = time.monotonic) -> None:
        self.rate = rate
        self._clock = clock
        self._slack = (burst - 1) / rate
        #: When the bucket will be full again, and when everything sent would have been sent at
        #: the rate of a flood. Two times say as much as two counters and need no ticking.
        self._full_at = self._flood_until = clock()
        self._flood_since = self._flood_until

    def check(self) -> None:
        """Count an event, or refuse it."""
        now = self._clock()
        if self._flood_until <= now:
            self._flood_until = self._flood_since = now
        self._flood_until += 1 / (self.rate * FLOOD_TIMES)
        full_at = max(self._full_at, now)
        wait = full_at - now - self._slack
        if wait > 1e-9:
            raise _too_many(f"events: {self.rate:g} a second", wait)
        self._full_at = full_at + 1 / self.rate

    @property
    def flooding(self) -> bool:
        """Three times the rate, refused events included, for ten seconds: close the socket."""
        now = self._clock()
        return self._flood_until > now >= self._flood_since + FLOOD_SECONDS


class Places(Counted):
    """How many of a thing a key has at the same time."""

    def __init__(self, what: str, count: int) -> None:
        self.what = what
        self.count = count
        self._taken: dict[Hashable, int] = {}

    def take(self, key: Hashable) -> None:
        taken = self._taken.get(key, 0)
        if taken >= self.count:
            said = f"too many {self.what}: {self.count} at a time"
            raise Refusal("rate_limited", said, retry_after=PLACE_SECONDS)
        self._taken[key] = taken + 1

    def give_back(self, key: Hashable) -> None:
        taken = self._taken.get(key, 0)
        if taken > 1:
            self._taken[key] = taken - 1
        else:
            self._taken.pop(key, None)

    def __len__(self) -> int:
        """Keys that have any."""
        return len(self._taken)


def deeper(value: Any, limit: int) -> bool:
    """Whether decoded lists and objects nest deeper than this; the decoder itself stops at some
    hundreds. What it has decoded is quicker to look through than text, where brackets may be
    quoted."""
    level = [value] if isinstance(value, (dict, list)) else []
    for _ in range(limit):
        level = [
            inner
            for outer in level
            for inner in (outer.values() if isinstance(outer, dict) else outer)
            if isinstance(inner, (dict, list))
        ]
        if not level:
            return False
    return bool(level)


def _too_many(what: str, wait: float) -> Refusal:
    # Rounded up: who waits for exactly this long is let in.
    seconds = max(0.001, math.ceil(wait * 1000) / 1000)
    shown = f"{math.ceil(seconds)} s" if seconds >= 1 else "a moment"
    return Refusal("rate_limited", f"too many {what}; try again in {shown}", retry_after=seconds)


def _span(seconds: float) -> str:
    named = {60: "a minute", 3600: "an hour"}
    return named.get(int(seconds), f"{seconds:g} s")
