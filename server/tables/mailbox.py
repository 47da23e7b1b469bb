"""One writer: work for a table waits in its mailbox and is done one piece after the other."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import structlog

from server.errors import Refusal

T = TypeVar("T")
Work = Callable[[], Awaitable[Any]]
log = structlog.get_logger()

#: So much may wait for one table. Only people are refused: a clock that does not ring would leave
#: the table standing for ever, and there are never many clocks.
MOST_WAITING = 500
CLOSE_SECONDS = 5.0


class Mailbox:
    """A task that runs work in order. Whoever asked may go away meanwhile: the work is finished."""

    def __init__(self) -> None:
        self._waiting: deque[tuple[Work, asyncio.Future[Any] | None]] = deque()
        self._wake = asyncio.Event()
        self._closing = False
        self._task = asyncio.ensure_future(self._run())

    async def ask(self, work: Callable[[], Awaitable[T]]) -> T:
        """Do this in turn and return its result; what it raises is raised here."""
        if self._closing:
            raise Refusal("server_busy", "The table is closing.", retry_after=1)
        if len(self._waiting) >= MOST_WAITING:
            raise Refusal("server_busy", "This table is busy.", retry_after=1)
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._put(work, done)
        return await asyncio.shield(done)

    def post(self, work: Work) -> None:
        """Do this in turn; nobody waits for it."""
        if not self._closing:
            self._put(work, None)

    async def close(self, patience: float = CLOSE_SECONDS) -> None:
        """Take nothing new, do what is waiting, and end.

        What is under way when the patience ends gets no answer at all: it may be in the journal
        already, and a refusal would deny that. What was not begun is refused.
        """
        self._closing = True
        self._wake.set()
        await asyncio.wait([self._task], timeout=patience)
        self._task.cancel()
        await asyncio.wait([self._task])
        for _, done in self._waiting:
            if done is not None and not done.done():
                done.set_exception(Refusal("server_busy", "The table is closing.", retry_after=1))
        self._waiting.clear()

    def _put(self, work: Work, done: "asyncio.Future[Any] | None") -> None:
        self._waiting.append((work, done))
        self._wake.set()

    async def _run(self) -> None:
        while True:
            while self._waiting:
                await self._do(*self._waiting.popleft())
            if self._closing:
                return
            self._wake.clear()
            await self._wake.wait()

    async def _do(self, work: Work, done: "asyncio.Future[Any] | None") -> None:
        try:
            result = await work()
        except Exception as error:
            if done is None:
                log.exception("work at a table failed")
            elif not done.done():
                done.set_exception(error)
        else:
            if done is not None and not done.done():
                done.set_result(result)
