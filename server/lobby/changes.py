"""What changes in the lobby, told together: twice a second at most, however much happens.

A lobby is many sockets and one list. Written at each change, a socket costs a system call a change;
written together, two a second, and of a table that changes often only the last word is told.
"""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

#: Between two tellings. The first change after a quiet while is told at once.
PAUSE_SECONDS = 0.5


@dataclass(frozen=True)
class Change:
    game: str
    #: What the lobby is told of it, asked when it is told.
    told: Callable[[], dict[str, Any]]


class Changes:
    def __init__(self, tell: Callable[[list[Change]], None]) -> None:
        self._tell = tell
        self._waiting: dict[str, Change] = {}
        self._timer: asyncio.TimerHandle | None = None
        self._last = 0.0

    def note(self, table: str, change: Change) -> None:
        """In the order of the last changes."""
        self._waiting.pop(table, None)
        self._waiting[table] = change
        if self._timer is None:
            loop = asyncio.get_running_loop()
            due = max(loop.time(), self._last + PAUSE_SECONDS)
            self._timer = loop.call_at(due, self._tell_all)

    def forget(self, table: str) -> None:
        """What was not told yet is out of date."""
        self._waiting.pop(table, None)

    def _tell_all(self) -> None:
        self._timer = None
        self._last = asyncio.get_running_loop().time()
        waiting, self._waiting = self._waiting, {}
        self._tell(list(waiting.values()))
