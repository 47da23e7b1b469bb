"""This process as one of the nodes: renews its lease, gives up dead ones, takes what is nobody's.

A node that was away for longer than its lease (it hung, or the line to the database did) may be
given up by then. It finds out when it writes or renews, and begins anew with empty hands.
"""

import asyncio
import math
import time
from collections.abc import Callable, Collection
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Protocol
from uuid import UUID

import structlog

from server.nodes.leases import RENEWALS, Leases, Neighbour
from server.storage.database import ERRORS, is_lost
from server.storage.errors import DatabaseAway

log = structlog.get_logger()

#: For the last word to the database; without it others wait until our lease is over.
LEAVE_SECONDS = 0.5
#: For asking who else is there.
ASK_SECONDS = 0.5
#: Tables taken at once: few, so that several nodes share what a dead one leaves.
HANDFUL = 10


class Hands(Protocol):
    """Who opens and drops the tables of this node."""

    def load(self) -> tuple[int, int]:
        """Tables and connections."""

    def held(self) -> Collection[UUID]:
        """Tables that are open here, or are being opened."""

    async def open(self, tables: Collection[UUID]) -> None:
        """These are ours: play them on."""

    async def drop_all(self) -> None:
        """Nothing is ours any more."""


@dataclass
class Membership:
    name: str
    leases: Leases
    hands: Hands
    #: Called with our number whenever it changes: journal writes are fenced by it.
    joined: Callable[[int], None]
    #: Called when other nodes have been given up.
    orphaned: Callable[[], None]
    #: Called when another process has taken our name, and we have to go.
    replaced: Callable[[], None]

    id: int = 0
    draining: bool = False
    #: Other nodes that take tables, as of the last renewal.
    neighbours: list[Neighbour] = field(default_factory=list)

    def __post_init__(self) -> None:
        self._wake = asyncio.Event()
        #: Set when nothing was left to open.
        self._settled = asyncio.Event()
        #: Since when every renewal came through, by our own clock.
        self._steady_since: float | None = None
        #: When the last one that came through was sent, by the same.
        self._renewed_at = -math.inf
        self._beating: asyncio.Task[None] | None = None

    async def join(self) -> None:
        """Become a node and take what is nobody's."""
        await self._register()
        self._beating = asyncio.create_task(self._beat_on(), name="lease")
        self._wake.set()
        await self._settled.wait()

    async def leave(self) -> None:
        """Stop renewing, and let others have at once what is still ours."""
        if self._beating is not None:
            self._beating.cancel()
            self.leases.hang_up()  # a database that hangs would not let it go
            await asyncio.wait([self._beating])
        with suppress(*ERRORS, DatabaseAway, TimeoutError):
            await asyncio.wait_for(self.leases.leave(self.id), LEAVE_SECONDS)
        self.leases.hang_up()

    def look(self) -> None:
        """Something may be there to take, or a write was refused: do not wait for the next renewal,
        which says whether we have been given up. A refusal may be a late one of an earlier life."""
        self._wake.set()

    @property
    def sure(self) -> bool:
        """Whether nobody can have given us up by now. Who is the only one has nobody to fear."""
        return not self.name or time.monotonic() - self._renewed_at < self.leases.seconds

    async def _register(self) -> None:
        self._renewed_at = time.monotonic()
        self.id = await self.leases.register(self.name)
        self._steady_since = time.monotonic()
        self.joined(self.id)

    async def _beat_on(self) -> None:
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._wake.wait(), self.leases.seconds / RENEWALS)
            self._wake.clear()
            try:
                await self._beat()
            except Exception as error:
                self._steady_since = None
                self.leases.hang_up()
                if not is_lost(error):
                    log.exception("the lease could not be renewed")

    async def _beat(self) -> None:
        asked = time.monotonic()
        owned = await self.leases.renew(self.id, *self.hands.load(), self.draining)
        if owned is None:
            await self._begin_anew()
            return
        self._renewed_at, now = asked, time.monotonic()
        if self._steady_since is None:
            self._steady_since = now
        # After an outage of the database all leases are over: everybody gets the time to renew.
        if now - self._steady_since > self.leases.seconds:
            given_up = await self.leases.give_up(self.id)
            if given_up:
                log.warning("nodes were given up", nodes=given_up)
                self.orphaned()
        if self.draining:
            return
        if self.name:
            self.neighbours = await self.leases.neighbours(self.id)
        await self._open_some(owned)

    async def _open_some(self, owned: int) -> None:
        """What is ours and not open, then what is nobody's: until it is time for a renewal, however
        much there is, lest we be given up over it."""
        until = time.monotonic() + self.leases.seconds / RENEWALS
        missing: list[UUID] = []
        if owned > len(self.hands.held()):
            missing = list(await self.leases.owned(self.id) - set(self.hands.held()))
        while time.monotonic() < until:
            some, missing = missing[:HANDFUL], missing[HANDFUL:]
            some = some or await self.leases.take(self.id, HANDFUL)
            if not some:
                self._settled.set()
                return
            await self.hands.open(some)
        self._wake.set()

    async def takers(self) -> list[Neighbour]:
        """Other nodes that take tables, as of now if the database says so in time."""
        with suppress(*ERRORS, DatabaseAway, TimeoutError):
            async with asyncio.timeout(ASK_SECONDS):
                self.neighbours = await self.leases.neighbours(self.id)
        return self.neighbours

    async def others(self) -> int:
        """How many other nodes have something to tell, as of now if the database says so in time:
        one that has just come, or is about to go, is no neighbour by the last renewal."""
        with suppress(*ERRORS, DatabaseAway, TimeoutError):
            async with asyncio.timeout(ASK_SECONDS):
                return await self.leases.others(self.id)
        return len(self.neighbours)

    async def _begin_anew(self) -> None:
        if await self.leases.exists(self.name):
            log.critical("another process runs as this node", node=self.name)
            self.replaced()
            await asyncio.Event().wait()
        log.warning("this node was given up and begins anew", node=self.name)
        await self.hands.drop_all()
        await self._register()
