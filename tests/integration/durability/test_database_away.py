"""The database hangs or dies under people who play: nothing promised is lost, and play goes on."""

import asyncio
import os
import signal
import time
from pathlib import Path
from random import Random

import pytest

from tests.integration.durability.client import Json
from tests.integration.durability.outage import frozen
from tests.integration.durability.player import Player, begin, sit_down
from tests.integration.durability.promises import promises_are_kept, some_more_acknowledged
from tests.integration.durability.serving import Serving, serving

OUTAGE_SECONDS = 4.0


class House:
    """Two tables where people play, and two where they are about to."""

    def __init__(self, server: Serving) -> None:
        self.server = server
        self.tables: list[list[Player]] = []
        self.host, self.friend = Player(server), Player(server)
        self.waiting = ""

    async def fill(self) -> None:
        rng = Random(11)
        self.tables = [
            await sit_down(self.server, "baloot", 4, rng, options={"target": 60}),
            await sit_down(self.server, "santase", 2, rng),
        ]
        for players in self.tables:
            await begin(players)
        (self.host,) = await sit_down(
            self.server, "tienlen", 1, rng, seats=2, options={"games": 1, "instant_wins": "off"}
        )
        await self.friend.enter()

    @property
    def everybody(self) -> list[Player]:
        return [player for players in self.tables for player in players]

    def known(self) -> list[int]:
        """How far each match is, by all that its people have been told."""
        return [max(player.told_of for player in players) for players in self.tables]

    def ask_at_the_door(self) -> "list[asyncio.Task[Json]]":
        """What needs the database besides playing."""
        return [
            self.host.send("player_ready", table=self.host.table),
            self.friend.send("join_table", table=self.host.table),
            self.tables[0][0].send("create_table", game="omi", visibility="private"),
        ]

    async def check_the_door(self, asked: "list[asyncio.Task[Json]]") -> None:
        """Whatever was said at the door is true, and the match begins once all is well."""
        answers = await asyncio.gather(*asked)
        for answer in answers:
            assert answer["ok"] or answer["error"]["code"] == "server_busy"
        card = (await self.host.ask("watch_table", table=self.host.table))["table"]
        if answers[0]["ok"]:
            assert card["seats"][0]["ready"]
        if answers[1]["ok"]:
            assert card["seats"][1]["player"]["id"] == self.friend.id
        joined = await self.friend.ask("join_table", table=self.host.table)
        self.friend.table, self.friend.seat = self.host.table, joined["seat"]
        assert self.friend.seat == 1
        pair = [self.host, self.friend]
        await begin(pair)
        await asyncio.gather(*(player.play() for player in pair))
        await promises_are_kept(self.server, pair)


@pytest.mark.quiet
async def test_play_waits_for_a_database_that_hangs(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        house = House(server)
        await house.fill()
        playing = [asyncio.create_task(player.play()) for player in house.everybody]
        await some_more_acknowledged(house.everybody, 20)
        async with frozen(server):
            asked = house.ask_at_the_door()
            began = time.monotonic()
            known = house.known()
            while time.monotonic() < began + OUTAGE_SECONDS:
                answered = time.monotonic()
                assert await server.status_of("/readyz") == 503
                assert await server.status_of("/healthz") == 200
                assert time.monotonic() - answered < 3, "to ask how it is must not hang"
            # Nobody answers what he has not been told: one action of each match may have been
            # committed before.
            assert all(now <= then + 1 for then, now in zip(known, house.known(), strict=True)), (
                "nothing is told that is not written"
            )
        await asyncio.gather(*playing)
        for players in house.tables:
            await promises_are_kept(server, players)
        await house.check_the_door(asked)
        assert await server.status_of("/readyz") == 200
        assert server.faults() == []


async def test_play_goes_on_when_the_database_was_killed(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        house = House(server)
        await house.fill()
        playing = [asyncio.create_task(player.play()) for player in house.everybody]
        for _ in range(2):
            await some_more_acknowledged(house.everybody, 15)
            os.kill(server.postmaster(), signal.SIGKILL)
        asked = house.ask_at_the_door()
        await asyncio.gather(*playing)
        for players in house.tables:
            await promises_are_kept(server, players)
        await house.check_the_door(asked)
        assert await server.status_of("/readyz") == 200
        unexpected = [line for line in server.faults() if "the database ended" not in line]
        assert unexpected == [], "\n".join(server.output)
