"""A node dies, hangs, is cut off or is upgraded under people who play: their matches go on
elsewhere, what was promised is kept, and what the old owner writes late is refused."""

import asyncio
import time
from pathlib import Path
from random import Random

import asyncpg

from tests.integration.cluster.crowd import Crowd
from tests.integration.cluster.town import LEASE_SECONDS, Town, town
from tests.integration.cluster.traveller import Traveller, guests

A, B = "/w/a/socket.io", "/w/b/socket.io"
TABLES = 4
#: After the end of the lease.
TAKEOVER_SECONDS = 3.0


OWNERS = "SELECT DISTINCT name FROM leases LEFT JOIN nodes ON nodes.id = owner"


async def owners(running: Town) -> set[str]:
    """The nodes that have tables."""
    connection = await asyncpg.connect(running.database_url)
    try:
        return {row["name"] for row in await connection.fetch(OWNERS)}
    finally:
        await connection.close()


async def gone(one: Traveller) -> None:
    """Its socket was closed from the other side."""
    await one.until(lambda: not one.connected)


async def test_matches_of_a_killed_node_go_on_elsewhere(postgres_url: str, tmp_path: Path) -> None:
    async with town(postgres_url, tmp_path) as running:
        crowd = Crowd(running)
        await crowd.fill(TABLES, Random(1), A)
        await running.nodes["a"].kill()
        took = await crowd.played_on(crowd.tables)
        assert took < LEASE_SECONDS + TAKEOVER_SECONDS
        assert await owners(running) == {"b"}
        await running.nodes["a"].start()
        matches, actions = await crowd.go_home()
        assert matches >= TABLES
        assert actions > 0
        assert running.nodes["b"].faults() == []


async def test_a_node_that_hung_cannot_write_what_it_was_about_to(
    postgres_url: str, tmp_path: Path
) -> None:
    async with town(postgres_url, tmp_path) as running:
        a = running.nodes["a"]
        crowd = Crowd(running)
        await crowd.fill(TABLES, Random(2), A)
        (witness,) = await guests(running, 1, Random(3), A)
        await witness.ask("watch_table", table=crowd.tables[0][0].table)
        a.freeze()  # with actions on their way to it, and perhaps in the middle of a write
        took = await crowd.played_on(crowd.tables)
        assert took < 2 * LEASE_SECONDS + TAKEOVER_SECONDS + 4, "they need a while to notice"
        heard = witness.now
        a.thaw()
        told = await witness.hear("error", after=heard)
        assert (told["error"]["code"], told["error"]["socket_path"]) == ("moved", B)
        await gone(witness)
        await crowd.played_on(crowd.tables)
        assert await owners(running) == {"b"}
        await crowd.go_home()
        assert any("given up" in line for line in a.output)
        assert running.faults() == []
        # It is a node like any other again.
        assert await running.nodes["a"].status_of("/readyz") == 200


async def test_an_upgrade_of_one_node_after_the_other_interrupts_nobody_for_long(
    postgres_url: str, tmp_path: Path
) -> None:
    async with town(postgres_url, tmp_path) as running:
        crowd = Crowd(running)
        await crowd.fill(TABLES, Random(4), A)
        await crowd.fill(TABLES, Random(5), B)
        for name in "ab":
            node = running.nodes[name]
            began = time.monotonic()
            assert await node.stop() == 0
            assert time.monotonic() - began < 10
            await crowd.played_on(crowd.tables)
            assert name not in await owners(running)
            await node.start()
        await crowd.go_home()
        told = [line for node in running.nodes.values() for line in node.output]
        assert not any("given up" in line for line in told), "no lease had to run out"
        assert running.faults() == []


async def test_a_table_at_rest_moves_with_its_people(postgres_url: str, tmp_path: Path) -> None:
    async with town(postgres_url, tmp_path) as running:
        host, friend = await guests(running, 2, Random(6), A)
        made = (await host.ask("create_table", game="omi", visibility="private"))["table"]
        await friend.ask("join_table", table=made["id"], seat=2)
        stopping = asyncio.create_task(running.nodes["a"].stop())
        for one in (host, friend):
            told = await one.hear("error", lambda told: told["error"]["code"] == "moved")
            assert told["error"]["socket_path"] == B
            await gone(one)
            await one.connect_again()
            answer = await one.ask("resume_table", table=made["id"], after=-1)
            assert answer["table"]["seats"][2]["player"]["id"] == friend.id
        assert await stopping == 0
        assert running.faults() == []
