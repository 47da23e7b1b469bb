"""SIGTERM: nothing new begins, what was asked is answered and written; the next start goes on."""

import asyncio
import time
from pathlib import Path
from random import Random

import pytest

from tests.integration.durability.client import Client, Cut
from tests.integration.durability.outage import frozen
from tests.integration.durability.player import begin, sit_down
from tests.integration.durability.promises import no_database_is_left, promises_are_kept
from tests.integration.durability.serving import serving

#: A server that stops has ten seconds.
pytestmark = pytest.mark.quiet


async def test_a_stopping_server_answers_what_was_asked_and_begins_nothing(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        players = await sit_down(server, "santase", 2, Random(1))
        await begin(players)
        other = await Client.guest(server)
        await other.ask("create_table", game="omi")
        assert players[0].newest is not None
        leader = players[players[0].newest["view"]["actors"][0]]
        assert leader.newest is not None
        action = leader.newest["view"]["legal_actions"][-1]
        async with frozen(server):  # so that there is something under way
            acting = asyncio.create_task(leader.act(0, action, "last words"))
            assert await server.status_of("/readyz") == 503
            await server.terminate()
            told = await other.hear("error")
            assert told["error"]["code"] == "server_busy"
            assert await other.refusal("create_table", game="omi") == "server_busy"
            assert not acting.done()
        assert await acting == 1
        assert await server.ended(10) == 0
        assert leader.resent == 0, "the answer came before the end"
        with pytest.raises(Cut):
            await other.ask("watch_lobby")
        await no_database_is_left(server)

        await server.start()
        await asyncio.gather(*(player.play() for player in players))
        await promises_are_kept(server, players)
        began = time.monotonic()
        assert await server.stop() == 0
        assert time.monotonic() - began < 10
        assert server.faults() == []


async def test_a_database_that_hangs_does_not_keep_it_from_stopping(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        host = await Client.guest(server)
        await host.ask("create_table", game="omi")
        async with frozen(server):
            await server.terminate()
            await server.ended(10)
        await no_database_is_left(server)
        await server.start()
        assert await server.status_of("/readyz") == 200
