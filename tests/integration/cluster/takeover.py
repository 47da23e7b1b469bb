"""Nodes die, hang, are cut off or upgraded under people who play: matches go on elsewhere, what was
promised is kept, and what an old owner writes late is refused. Redis and the database go away and
come back: nobody is given up by mistake, and the lobby catches up.

They live by seconds of several processes and take minutes, so `make soak` runs them."""

import asyncio
import signal
from random import Random

import asyncpg
import pytest

from tests.integration.cluster.crowd import Crowd
from tests.integration.cluster.town import LEASE_SECONDS, Town
from tests.integration.cluster.traveller import HANGING_SECONDS, Traveller, guests

pytestmark = pytest.mark.asyncio(loop_scope="module")

A, B = "/w/a/socket.io", "/w/b/socket.io"
TABLES = 4
#: After the end of the lease.
TAKEOVER_SECONDS = 3.0
OWNERS = """
    SELECT DISTINCT name FROM leases LEFT JOIN nodes ON nodes.id = owner
    WHERE table_id = ANY($1::uuid[])"""


async def owners(crowd: Crowd) -> set[str]:
    """The nodes that have these tables."""
    connection = await asyncpg.connect(crowd.town.database_url)
    try:
        tables = [people[0].table for people in crowd.tables]
        return {row["name"] for row in await connection.fetch(OWNERS, tables)}
    finally:
        await connection.close()


async def gone(one: Traveller) -> None:
    """Its socket was closed from the other side."""
    await one.until(lambda: not one.connected)


def given_up(town: Town) -> int:
    """How often somebody was, by anybody's word."""
    return sum("given up" in line for node in town.nodes.values() for line in node.output)


async def test_matches_of_a_killed_node_go_on_elsewhere(two: Town) -> None:
    crowd = Crowd(two)
    await crowd.fill(TABLES, Random(1), A)
    await two.nodes["a"].kill()
    took = await crowd.played_on(crowd.tables)
    assert took < LEASE_SECONDS + TAKEOVER_SECONDS
    assert await owners(crowd) == {"b"}
    await two.nodes["a"].start()
    matches, actions = await crowd.go_home()
    assert matches >= TABLES
    assert actions > 0


async def test_a_node_that_hung_cannot_write_what_it_was_about_to(two: Town) -> None:
    a = two.nodes["a"]
    crowd = Crowd(two)
    await crowd.fill(TABLES, Random(2), A)
    (witness,) = await guests(two, 1, Random(3), A)
    await witness.ask("watch_table", table=crowd.tables[0][0].table)
    a.freeze()  # with actions on their way to it, and perhaps in the middle of a write
    took = await crowd.played_on(crowd.tables)
    assert took < HANGING_SECONDS + LEASE_SECONDS + 2 * TAKEOVER_SECONDS, "they notice it late"
    heard = witness.now
    a.thaw()
    told = await witness.hear("error", after=heard)
    assert (told["error"]["code"], told["error"]["socket_path"]) == ("moved", B)
    await gone(witness)
    await crowd.played_on(crowd.tables)
    assert await owners(crowd) == {"b"}
    await crowd.go_home()
    assert await a.status_of("/readyz") == 200, "it is a node like any other again"


async def test_an_upgrade_of_one_node_after_the_other_needs_no_takeover(two: Town) -> None:
    crowd = Crowd(two)
    await crowd.fill(2, Random(4), A)
    await crowd.fill(2, Random(5), B)
    before = given_up(two)
    for name in "ab":
        node = two.nodes[name]
        assert await node.stop() == 0
        await crowd.played_on(crowd.tables)
        assert name not in await owners(crowd)
        await node.start()
    await crowd.go_home()
    assert given_up(two) == before


async def test_a_table_at_rest_moves_with_its_people(two: Town) -> None:
    host, friend = await guests(two, 2, Random(6), A)
    made = (await host.ask("create_table", game="omi", visibility="private"))["table"]
    await friend.ask("join_table", table=made["id"], seat=2)
    stopping = asyncio.create_task(two.nodes["a"].stop())
    for one in (host, friend):
        told = await one.hear("error", lambda told: told["error"]["code"] == "moved")
        assert told["error"]["socket_path"] == B
        await gone(one)
        await one.connect_again()
        answer = await one.ask("resume_table", table=made["id"], after=-1)
        assert answer["table"]["seats"][2]["player"]["id"] == friend.id
    assert await stopping == 0
    await two.nodes["a"].start()


async def test_after_an_outage_of_the_database_everybody_plays_on_where_he_was(two: Town) -> None:
    crowd = Crowd(two)
    await crowd.fill(2, Random(7), A)
    await crowd.fill(2, Random(8), B)
    before = given_up(two)
    for line in two.lines.values():
        await line.cut()
    await asyncio.sleep(1.5 * LEASE_SECONDS)  # longer than every lease
    for line in two.lines.values():
        await line.open()
    await crowd.played_on(crowd.tables)
    await asyncio.sleep(LEASE_SECONDS)  # until others could be given up again
    await crowd.played_on(crowd.tables)
    assert await owners(crowd) == {"a", "b"}
    await crowd.go_home()
    assert given_up(two) == before


async def test_a_node_that_alone_is_cut_off_from_the_database_loses_its_tables(two: Town) -> None:
    crowd = Crowd(two)
    await crowd.fill(2, Random(9), A)
    (witness,) = await guests(two, 1, Random(10), A)
    await witness.ask("watch_table", table=crowd.tables[0][0].table)
    await two.lines["a"].cut()
    await crowd.played_on(crowd.tables)
    await two.lines["a"].open()
    told = await witness.hear("error", lambda told: told["error"]["code"] == "moved")
    assert told["error"]["socket_path"] == B
    await crowd.go_home()


async def test_without_redis_matches_go_on_and_afterwards_the_lobby_catches_up(two: Town) -> None:
    crowd = Crowd(two)
    await crowd.fill(2, Random(11), A)
    (host,) = await guests(two, 1, Random(12), A)
    (visitor,) = await guests(two, 1, Random(13), B)
    await visitor.ask("watch_lobby")
    left = (await host.ask("create_table", game="omi"))["table"]
    await visitor.hear("lobby_updated", lambda told: told["table"]["id"] == left["id"])

    await two.redis.end(signal.SIGKILL)
    await crowd.played_on(crowd.tables)
    made = (await host.ask("create_table", game="jolly"))["table"]
    await host.ask("send_message", table="lobby", text="said in the dark")
    # Whoever asks for a table finds it without Redis too.
    assert (await visitor.ask("watch_table", table=made["id"]))["table"]["id"] == made["id"]
    visitor.path = B
    await visitor.connect_again()
    await visitor.ask("watch_lobby")
    heard = visitor.now

    await two.redis.run()
    await visitor.hear("lobby_updated", lambda told: told["table"]["id"] == made["id"], heard)
    await visitor.hear("message_received", lambda told: told["text"] == "said in the dark")
    await host.ask("send_message", table="lobby", text="and in the light")
    await visitor.hear("message_received", lambda told: told["text"] == "and in the light")
    await crowd.go_home()
