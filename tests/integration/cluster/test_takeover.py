"""Nodes die, hang, are cut off or upgraded under people who play: matches go on elsewhere, what was
promised is kept, and what an old owner writes late is refused. Redis and the database go away and
come back: nobody is given up by mistake, and the lobby catches up.

`crowd_at` holds every promise against the journal at the end of each test.
"""

import asyncio
import signal
import time
from random import Random

import asyncpg
import pytest

from tests.integration.cluster.crowd import Crowd, crowd_at
from tests.integration.cluster.town import LEASE_SECONDS, Town
from tests.integration.cluster.traveller import HANGING_SECONDS, Traveller, guests, sit_together
from tests.integration.durability.player import begin

pytestmark = [pytest.mark.quiet, pytest.mark.asyncio(loop_scope="module")]

A, B = "/w/a/socket.io", "/w/b/socket.io"
#: After the end of the lease, on a machine that has nothing else to do.
TAKEOVER_SECONDS = 3.0
#: On a busy one, where a round of moves takes this long, so many rounds more.
ROUNDS = 20
OUTAGE_SECONDS = 10.0
#: So many actions in a row are never one person's.
TURNS = 4
SOURCES = "SELECT source FROM match_actions WHERE match_id = $1::uuid ORDER BY seq"
#: Instant wins would end it before anybody acts.
OPTIONS = {"games": 1, "instant_wins": "off"}


async def patience(crowd: Crowd) -> float:
    """How long after the end of the lease the last table may stand still, at the pace of now."""
    return TAKEOVER_SECONDS + ROUNDS * (await crowd.played_on())[-1]


async def sent_away(one: Traveller, after: int = 0) -> str:
    """Where the node that it was at sends it."""

    def moved(told: dict[str, dict[str, str]]) -> bool:
        return told["error"]["code"] == "moved"

    path: str = (await one.hear("error", moved, after))["error"]["socket_path"]
    await one.gone()
    return path


async def played(town: Town, match: str) -> list[str]:
    """Who has made the actions of a match, as soon as there is one."""
    connection = await asyncpg.connect(town.database_url)
    try:
        async with asyncio.timeout(60):
            while True:
                rows = await connection.fetch(SOURCES, match)
                if rows:
                    return [row["source"] for row in rows]
                await asyncio.sleep(0.1)
    finally:
        await connection.close()


async def test_matches_of_a_killed_node_go_on_at_the_others(three: Town) -> None:
    async with crowd_at(three, 1, a=4, b=1) as crowd:
        most = await patience(crowd)
        began = time.monotonic()
        await three.nodes["a"].kill()
        await crowd.leave("a")
        await crowd.played_on()
        assert time.monotonic() - began < LEASE_SECONDS + most


async def test_a_node_that_hung_can_neither_write_nor_play_its_clocks(three: Town) -> None:
    a = three.nodes["a"]
    sleepers = await guests(three, 2, Random(2), A)
    (witness,) = await guests(three, 1, Random(3), A)
    async with crowd_at(three, 4, a=3) as crowd:
        most = await patience(crowd)
        await sit_together(sleepers, "tienlen", turn_seconds=5, options=OPTIONS)
        await begin(list(sleepers))
        await witness.ask("watch_table", table=sleepers[0].table)
        began = time.monotonic()
        a.freeze()  # with actions on their way to it, and perhaps in the middle of a write
        for one in crowd.tables[0]:
            one.abandon()  # and comes to it again: nobody knows yet that it does not answer
        await crowd.leave("a")
        await crowd.played_on()
        took = time.monotonic() - began
        assert took < HANGING_SECONDS + LEASE_SECONDS + most, "they notice it late"
        assert "clock" in await played(three, sleepers[0].match), "the new owner plays the clock"
        before = witness.now
        a.thaw()  # its clock has run out as well, and the actions are still there
        assert await sent_away(witness, before) != A
        told = [event for event, _ in witness.heard[before:]]
        assert told == ["error"], "what it cannot write it does not tell"
        await crowd.played_on()
        assert "a" not in await crowd.owners()
    await three.mend()
    assert await a.status_of("/readyz") == 200, "it is a node like any other again"


async def test_an_upgrade_of_one_node_after_the_other_needs_no_takeover(three: Town) -> None:
    async with crowd_at(three, 5, a=2, b=2) as crowd:
        for name in "ab":
            node = three.nodes[name]
            assert await node.stop() == 0
            assert not await crowd.owners() & {name, None}, "each was put into another's hands"
            await crowd.played_on()
            await node.start()


async def test_a_table_at_rest_moves_with_its_people(three: Town) -> None:
    host, friend = await guests(three, 2, Random(6), A)
    made = (await host.ask("create_table", game="omi", visibility="private"))["table"]
    await friend.ask("join_table", table=made["id"], seat=2)
    stopping = asyncio.create_task(three.nodes["a"].stop())
    for one, seat in ((host, 0), (friend, 2)):
        assert await sent_away(one) != A
        one.table, one.seat = made["id"], seat
        await one.come_back()
        answer = await one.ask("resume_table", table=made["id"], after=-1)
        assert answer["table"]["seats"][2]["player"]["id"] == friend.id
    assert await stopping == 0


async def test_after_an_outage_of_the_database_everybody_plays_on_where_he_was(three: Town) -> None:
    async with crowd_at(three, 7, a=2, b=2) as crowd:
        for line in three.lines.values():
            await line.cut()
        await asyncio.sleep(OUTAGE_SECONDS)  # longer than every lease
        for line in three.lines.values():
            await line.open()
        await crowd.played_on()
        await asyncio.sleep(1.5 * LEASE_SECONDS)  # until others could be given up again
        await crowd.played_on()
        assert await crowd.owners() == {"a", "b"}, "nobody is given up for it"


async def test_a_node_that_alone_is_cut_off_from_the_database_loses_its_tables(three: Town) -> None:
    (witness,) = await guests(three, 1, Random(10), A)
    async with crowd_at(three, 9, a=2) as crowd:
        await witness.ask("watch_table", table=crowd.tables[0][0].table)
        await three.lines["a"].cut()
        await crowd.leave("a")
        for _ in range(TURNS):  # also of those who were waiting there for theirs
            await crowd.played_on()
        await three.lines["a"].open()
        assert await sent_away(witness) != A


async def test_a_node_that_may_have_been_given_up_gets_no_newcomers(three: Town) -> None:
    b = three.nodes["b"]
    other = await asyncpg.connect(three.database_url)
    try:
        async with asyncio.timeout(60), other.transaction():
            # Everything else of it goes on.
            await other.execute("SELECT FROM nodes WHERE name = 'b' FOR NO KEY UPDATE")
            status = 200
            while status == 200:
                status = await b.own_readiness()
        await b.mend()
    finally:
        await other.close()


async def test_without_redis_matches_go_on_and_afterwards_the_lobby_catches_up(three: Town) -> None:
    (host,) = await guests(three, 1, Random(12), A)
    (visitor,) = await guests(three, 1, Random(13), B)
    async with crowd_at(three, 11, a=2) as crowd:
        await visitor.ask("watch_lobby")
        left = (await host.ask("create_table", game="omi"))["table"]
        await visitor.hear("lobby_updated", lambda told: told["table"]["id"] == left["id"])

        await three.redis.end(signal.SIGKILL)
        await crowd.played_on()
        made = (await host.ask("create_table", game="jolly"))["table"]
        await host.ask("send_message", table="lobby", text="said in the dark")
        # Whoever asks for a table finds it without Redis too.
        assert (await visitor.ask("watch_table", table=made["id"]))["table"]["id"] == made["id"]
        visitor.path = B
        await visitor.connect_again()
        await visitor.ask("watch_lobby")
        heard = visitor.now

        await three.redis.run()
        await visitor.hear("lobby_updated", lambda told: told["table"]["id"] == made["id"], heard)
        await visitor.hear("message_received", lambda told: told["text"] == "said in the dark")
        await host.ask("send_message", table="lobby", text="and in the light")
        await visitor.hear("message_received", lambda told: told["text"] == "and in the light")
