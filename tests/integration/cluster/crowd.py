"""Tables where people play one match after the other, whatever becomes of the nodes."""

import asyncio
import json
import time
from random import Random

import asyncpg

from tests.integration.cluster.town import Town
from tests.integration.cluster.traveller import Traveller, guests, sit_together
from tests.soak_server import check, play_for_ever

OPEN = "SELECT table_id FROM leases WHERE table_id = ANY($1::uuid[])"


class Crowd:
    def __init__(self, town: Town) -> None:
        self.town = town
        self.tables: list[list[Traveller]] = []
        self._playing: list[asyncio.Task[None]] = []
        #: When each table had its last acknowledgement, and the longest time it went without one.
        self.last: dict[str, float] = {}
        self.longest: dict[str, float] = {}

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
                one.on_acknowledged = self._noting(one.table)
                playing = play_for_ever(one, list(people))
                self._playing.append(asyncio.create_task(playing))
        await self.played_on(self.tables)

    def _noting(self, table: str) -> "Noted":
        return Noted(self, table)

    def noted(self, table: str) -> None:
        now = time.monotonic()
        pause = now - self.last.get(table, now)
        self.longest[table] = max(self.longest.get(table, 0.0), pause)
        self.last[table] = now

    async def played_on(self, tables: list[list[Traveller]], seconds: float = 40) -> float:
        """Returns when each of these tables had an acknowledgement since now; after how long."""
        began = time.monotonic()
        async with asyncio.timeout(seconds):
            while not all(self.last.get(people[0].table, 0.0) > began for people in tables):
                for playing in self._playing:
                    if playing.done():
                        playing.result()
                await asyncio.sleep(0.02)
        return time.monotonic() - began

    async def go_home(self) -> tuple[int, int]:
        """Everybody stops; every promise is held against the journal. Matches and actions."""
        for one in self.everybody:
            one.stop_playing()
        await asyncio.gather(*self._playing)
        checked = await check(self.town.any, [list(people) for people in self.tables])
        await self._close()
        return checked

    async def _close(self) -> None:
        """As an admin does it, at whatever node they are: the next test finds empty nodes."""
        left = [people[0].table for people in self.tables]
        connection = await asyncpg.connect(self.town.database_url)
        async with asyncio.timeout(30):
            while left:  # said again: a node that was cut off may not listen yet
                for table in left:
                    await connection.execute("SELECT pg_notify('serai', $1)", order_to_close(table))
                await asyncio.sleep(0.2)
                left = [str(row["table_id"]) for row in await connection.fetch(OPEN, left)]
        await connection.close()


def order_to_close(table: str) -> str:
    order = {"kind": "close_table", "table": table, "reason": "closing time"}
    return json.dumps({**order, "result": "void", "losers": []})


class Noted:
    """Called at each acknowledgement of a table."""

    def __init__(self, crowd: Crowd, table: str) -> None:
        self.crowd = crowd
        self.table = table

    def __call__(self) -> None:
        self.crowd.noted(self.table)
