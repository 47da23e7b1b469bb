"""Chores: what the house does by itself every now and then, and how that went the last time."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import structlog

from server.clock import now_ms
from server.errors import Refusal

log = structlog.get_logger()


@dataclass
class Chore:
    name: str
    summary: str
    #: Seconds from one end to the next beginning.
    every: float
    #: Returns how much there was to do.
    work: Callable[[], Awaitable[int]]
    running: bool = False
    runs: int = 0
    failures: int = 0
    #: Of the last time: when it began (milliseconds since 1970), how long it took, what it did.
    last_at: int | None = None
    last_seconds: float | None = None
    last_done: int | None = None
    last_error: str | None = None


class Chores:
    def __init__(self, failed: Callable[[str], None]) -> None:
        self._failed = failed
        self.all: dict[str, Chore] = {}
        self._tasks: list[asyncio.Task[None]] = []

    def add(
        self, name: str, summary: str, every: float, work: Callable[[], Awaitable[int]]
    ) -> None:
        self.all[name] = Chore(name, summary, every, work)

    def start(self) -> None:
        self._tasks = [asyncio.ensure_future(self._go_on(chore)) for chore in self.all.values()]

    def stop(self) -> None:
        for task in self._tasks:
            task.cancel()

    async def run(self, name: str) -> Chore:
        """Do it now. What goes wrong is logged, remembered and not raised."""
        chore = self.all.get(name)
        if chore is None:
            raise Refusal("not_found", f"there is no such job; there are {', '.join(self.all)}")
        if chore.running:
            raise Refusal("server_busy", "this job runs just now", retry_after=1)
        chore.running = True
        chore.last_at, began = now_ms(), time.perf_counter()
        try:
            chore.last_done, chore.last_error = await chore.work(), None
        except Exception as error:
            log.exception("a chore failed", chore=name)
            chore.failures += 1
            self._failed(name)
            # The kind only: a message may hold what people wrote.
            chore.last_done, chore.last_error = None, type(error).__name__
        finally:
            chore.running = False
            chore.runs += 1
            chore.last_seconds = round(time.perf_counter() - began, 3)
        return chore

    async def _go_on(self, chore: Chore) -> None:
        while True:
            if not chore.running:
                await self.run(chore.name)
            await asyncio.sleep(chore.every)
