"""One timer for all thinking bots, instead of one a move."""

import asyncio
from time import perf_counter
from typing import Protocol

#: Seconds between two looks at the clock.
_TICK = 0.02


class Watched(Protocol):
    def expire(self) -> None: ...


class Watchdog:
    """Tells whoever is late. Rests while nobody thinks."""

    def __init__(self) -> None:
        self._deadlines: dict[Watched, float] = {}
        self._timer: asyncio.TimerHandle | None = None

    def watch(self, one: Watched, deadline: float) -> None:
        self._deadlines[one] = deadline
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(_TICK, self._look)

    def forget(self, one: Watched) -> None:
        self._deadlines.pop(one, None)

    def _look(self) -> None:
        self._timer = None
        now = perf_counter()
        for one in [one for one, deadline in self._deadlines.items() if deadline <= now]:
            one.expire()
        if self._deadlines:
            self._timer = asyncio.get_running_loop().call_later(_TICK, self._look)

    def close(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
