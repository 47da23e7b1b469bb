"""The zygotes, one a core: replaced when they die and when they are a day old.

A few processes are forked ahead, so that nobody waits for a fork.
"""

import asyncio
from collections import deque

import structlog

from bots.sandbox.limits import BotLimits
from bots.sandbox.program import SandboxUnsafe
from bots.sandbox.zygote import Spawned, Walls, Zygote, ZygoteLost

log = structlog.get_logger()

#: Processes forked ahead, for each zygote.
_AHEAD = 2


class Pool:
    def __init__(
        self, count: int, limits: BotLimits, walls: Walls, preload: tuple[str, ...]
    ) -> None:
        self._count = count
        self._limits = limits
        self._walls = walls
        self._preload = preload
        self._zygotes: list[Zygote] = []
        self._retired: list[Zygote] = []
        self._renewing = asyncio.Lock()
        self._ahead: deque[Spawned] = deque()
        self._forking: asyncio.Task[None] | None = None
        self._closed = False

    @property
    def facts(self) -> dict[str, object]:
        """What the zygotes say about the machine."""
        return self._zygotes[0].facts

    async def start(self) -> None:
        """Raises OSError or TimeoutError if a zygote does not come up."""
        adding = (self._add() for _ in range(self._count))
        for failure in await asyncio.gather(*adding, return_exceptions=True):
            if failure is not None:  # after all have come up or not: `close` knows of each
                raise failure

    async def spawn(self) -> Spawned:
        """A locked-in process that waits for a program; raises ZygoteLost."""
        found: Spawned | None = None
        while self._ahead and found is None:
            found = self._ahead.popleft()
            if not found.usable:
                found.discard()
                found = None
        if self._forking is None and not self._closed:
            self._forking = asyncio.create_task(self._fork_ahead())
        return found or await self._fork()

    async def _fork_ahead(self) -> None:
        try:
            while len(self._ahead) < _AHEAD * self._count and not self._closed:
                forked = await self._fork()
                if forked.usable:
                    self._ahead.append(forked)
                else:  # its zygote has grown too old meanwhile
                    forked.discard()
        except (ZygoteLost, SandboxUnsafe):
            pass  # whoever needs one now will be told
        finally:
            self._forking = None

    async def _fork(self) -> Spawned:
        """From the zygote with the fewest bots."""
        if any(zygote.lost or zygote.old for zygote in self._zygotes) or not self._zygotes:
            await self._renew()
        return await min(self._zygotes, key=lambda zygote: zygote.bots).spawn()

    async def close(self) -> None:
        self._closed = True
        if self._forking is not None:
            self._forking.cancel()
            await asyncio.wait([self._forking])
        while self._ahead:
            self._ahead.popleft().discard()
        async with self._renewing:
            for zygote in (*self._zygotes, *self._retired):
                zygote.close()
            self._zygotes.clear()
            self._retired.clear()

    async def _add(self) -> None:
        zygote = Zygote(self._limits, self._walls, self._preload)
        try:
            await zygote.start()
        except BaseException:
            zygote.close()
            raise
        self._zygotes.append(zygote)

    async def _renew(self) -> None:
        """Fresh zygotes for those that died or are too old; these end with their last bot."""
        async with self._renewing:
            if self._closed:
                raise SandboxUnsafe("the sandbox is closed")
            for zygote in [one for one in self._retired if one.lost]:
                zygote.close()
                self._retired.remove(zygote)
            for zygote in [one for one in self._zygotes if one.lost or one.old]:
                self._zygotes.remove(zygote)
                if zygote.lost:
                    log.warning("a zygote of the sandbox died")
                    zygote.close()
                else:
                    zygote.retire()
                    self._retired.append(zygote)
            try:
                while len(self._zygotes) < self._count:
                    await self._add()
            except (OSError, TimeoutError) as error:
                log.error("a zygote of the sandbox does not start", error=str(error))
                if not self._zygotes:
                    raise ZygoteLost from error
