"""Tables where people play one match after the other, whatever becomes of the nodes."""

import asyncio
import json
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from random import Random

import asyncpg

from tests.integration.cluster.town import Town
from tests.integration.cluster.traveller import Traveller, guests, sit_together
from tests.soak_server import check, play_for_ever

OPEN = "SELECT table_id FROM leases WHERE table_id = ANY($1::uuid[])"
OWNERS = """
    SELECT DISTINCT name FROM leases LEFT JOIN nodes ON nodes.id = owner
    WHERE table_id = ANY($1::uuid[])"""
#: Long enough for a machine that has much else to do.
GO_ON_SECONDS = 120.0


class Crowd:
    def __init__(self, town: Town, thinks: float = 0.0) -> None:
        """`thinks`: seconds that people take for each action."""
        self.town = town
        self.thinks = thinks
        self.tables: list[list[Traveller]] = []
        self._playing: list[asyncio.Task[None]] = []
        #: When each table had its last acknowledgement.
        self.last: dict[str, float] = {}

    @property
    def everybody(self) -> list[Traveller]:
        return [one for people in self.tables for one in people]

    async def fill(self, count: int, rng: Random, path: str) -> None:
        """So many tables of two at a node, all playing."""
        for _ in range(count):
            people = await guests(self.town, 2, rng, path)
            await sit_together(people, "santase", options={"target": 7})
            self.tables.append(people)
            for one in people:
                one.thinks = self.thinks
                one.on_acknowledged = partial(self._noted, one.table)
                playing = play_for_ever(one, list(people))
                self._playing.append(asyncio.create_task(playing))
        await self.played_on()

    def _noted(self, table: str) -> None:
        self.last[table] = time.monotonic()

    async def played_on(self, seconds: float = GO_ON_SECONDS) -> list[float]:
        """Returns when each table had an acknowledgement since now; after how long, in order."""
        return await self.stood_still({people[0].table for people in self.tables}, seconds)

    async def stood_still(self, tables: set[str], seconds: float = GO_ON_SECONDS) -> list[float]:
        """The same for some of them."""
        began = time.monotonic()
        waiting = set(tables)
        took: list[float] = []
        async with asyncio.timeout(seconds):
            while waiting:
                for playing in self._playing:
                    if playing.done():
                        playing.result()
                on = {table for table in waiting if self.last.get(table, 0.0) > began}
                took += [self.last[table] - began for table in on]
                waiting -= on
                await asyncio.sleep(0.01)
        return sorted(took)

    async def leave(self, node: str) -> None:
        """Returns when none of the tables is this node's, or nobody's."""
        async with asyncio.timeout(GO_ON_SECONDS):
            while True:
                if not await self.owners() & {node, None}:
                    return
                await asyncio.sleep(0.05)

    async def owners(self) -> set[str | None]:
        """The nodes that have these tables."""
        connection = await asyncpg.connect(self.town.database_url)
        try:
            tables = [people[0].table for people in self.tables]
            return {row["name"] for row in await connection.fetch(OWNERS, tables)}
        finally:
            await connection.close()

    async def keep(self) -> tuple[int, int]:
        """Everybody stops; every promise is held against the journal. Matches and actions."""
        for one in self.everybody:
            one.stop_playing()
        await asyncio.gather(*self._playing)
        return await check(self.town.any, [list(people) for people in self.tables])

    async def go_home(self) -> None:
        """Nobody plays any more, and the next crowd finds empty nodes."""
        for playing in self._playing:
            playing.cancel()
        await asyncio.gather(*self._playing, return_exceptions=True)
        for one in self.everybody:
            one.abandon()
        await self.town.mend()
        await self._close()

    async def _close(self) -> None:
        """As an admin does it, at whatever node they are."""
        left = [people[0].table for people in self.tables]
        connection = await asyncpg.connect(self.town.database_url)
        async with asyncio.timeout(GO_ON_SECONDS):
            while left:  # said again: a node that was cut off may not listen yet
                for table in left:
                    await connection.execute("SELECT pg_notify('serai', $1)", order_to_close(table))
                await asyncio.sleep(0.2)
                left = [str(row["table_id"]) for row in await connection.fetch(OPEN, left)]
        await connection.close()


@asynccontextmanager
async def crowd_at(town: Town, seed: int, **tables: int) -> AsyncIterator[Crowd]:
    """So many tables at each of these nodes; afterwards every promise is held against the journal,
    and everybody goes home, however the test went."""
    crowd = Crowd(town)
    rng = Random(seed)
    try:
        for name, count in tables.items():
            await crowd.fill(count, rng, town.paths[name])
        yield crowd
        matches, actions = await crowd.keep()
        assert matches >= len(crowd.tables)
        assert actions > 0
    finally:
        await crowd.go_home()


def order_to_close(table: str) -> str:
    order = {"kind": "close_table", "table": table, "reason": "closing time"}
    return json.dumps({**order, "result": "void", "losers": []})
