"""Redis or the database goes away and comes back: matches go on, the lobby catches up, nobody is
given up by mistake."""

import asyncio
import signal
from pathlib import Path
from random import Random

from tests.integration.cluster.crowd import Crowd
from tests.integration.cluster.town import LEASE_SECONDS, town
from tests.integration.cluster.traveller import guests
from tests.integration.storage.line import Line

A, B = "/w/a/socket.io", "/w/b/socket.io"


async def test_without_redis_matches_go_on_and_afterwards_the_lobby_catches_up(
    postgres_url: str, tmp_path: Path
) -> None:
    async with town(postgres_url, tmp_path) as running:
        crowd = Crowd(running)
        await crowd.fill(2, Random(1), A)
        (host,) = await guests(running, 1, Random(2), A)
        (visitor,) = await guests(running, 1, Random(3), B)
        await visitor.ask("watch_lobby")
        left = (await host.ask("create_table", game="omi"))["table"]
        await visitor.hear("lobby_updated", lambda told: told["table"]["id"] == left["id"])

        await running.redis.end(signal.SIGKILL)
        await crowd.played_on(crowd.tables)
        made = (await host.ask("create_table", game="jolly"))["table"]
        await host.ask("send_message", table="lobby", text="said in the dark")
        # Whoever asks for a table finds it without Redis too.
        assert (await visitor.ask("watch_table", table=made["id"]))["table"]["id"] == made["id"]
        visitor.path = B
        await visitor.connect_again()
        await visitor.ask("watch_lobby")
        heard = visitor.now

        await running.redis.run()
        await visitor.hear("lobby_updated", lambda told: told["table"]["id"] == made["id"], heard)
        await visitor.hear("message_received", lambda told: told["text"] == "said in the dark")
        await host.ask("send_message", table="lobby", text="and in the light")
        await visitor.hear("message_received", lambda told: told["text"] == "and in the light")
        await crowd.go_home()
        assert running.faults() == []


async def test_after_an_outage_of_the_database_everybody_plays_on_where_he_was(
    postgres_url: str, tmp_path: Path
) -> None:
    outage = 1.5 * LEASE_SECONDS
    line = Line(postgres_url)
    await line.open()
    async with town(postgres_url, tmp_path, line=line) as running:
        crowd = Crowd(running)
        await crowd.fill(2, Random(4), A)
        await crowd.fill(2, Random(5), B)
        await line.cut()
        await asyncio.sleep(outage)  # longer than every lease
        await line.open()
        await crowd.played_on(crowd.tables)
        await asyncio.sleep(LEASE_SECONDS)  # until others could be given up again
        await crowd.played_on(crowd.tables)
        await crowd.go_home()
        assert not any(
            "given up" in line for node in running.nodes.values() for line in node.output
        )
        assert running.faults() == []
    await line.close()


async def test_a_node_that_alone_is_cut_off_from_the_database_loses_its_tables(
    postgres_url: str, tmp_path: Path
) -> None:
    line = Line(postgres_url)
    await line.open()
    async with town(postgres_url, tmp_path, line=line, cut_off="a") as running:
        crowd = Crowd(running)
        await crowd.fill(2, Random(6), A)
        (witness,) = await guests(running, 1, Random(7), A)
        await witness.ask("watch_table", table=crowd.tables[0][0].table)
        await line.cut()
        await crowd.played_on(crowd.tables)
        await line.open()
        told = await witness.hear("error", lambda told: told["error"]["code"] == "moved")
        assert told["error"]["socket_path"] == B
        await crowd.go_home()
        assert running.faults() == []
    await line.close()
