"""When a search has to answer: at a time, or after so many playouts."""

from time import monotonic
from typing import Protocol

#: How much of the longest step so far is still expected after each later one: a machine that was
#: busy for a moment is not busy for ever.
FADING = 0.98
#: How much of its time a search leaves for what comes after it, and for a busy machine.
SPARED = 0.05


class Clock(Protocol):
    def spent(self) -> bool:
        """Asked before every playout: whether there is no time for another one."""


class Deadline:
    """Ends before this time of the monotonic clock, which all processes of a machine share."""

    def __init__(self, at: float) -> None:
        self.last = monotonic()
        self.at = at - SPARED * max(at - self.last, 0.0)
        self.longest = 0.0

    def spent(self) -> bool:
        now = monotonic()
        self.longest = max(now - self.last, FADING * self.longest)
        self.last = now
        return now + self.longest >= self.at


class Playouts:
    """Ends after a number of playouts: the same answer on every machine."""

    def __init__(self, number: int) -> None:
        self.left = number

    def spent(self) -> bool:
        self.left -= 1
        return self.left < 0
