"""A server that falls while an uploaded bot plays, and comes back."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.integration.bots.author import Author
from tests.integration.bots.conftest import SETTINGS
from tests.integration.bots.seated import begin, play_on, table_with
from tests.integration.wire.house import new_address
from tests.integration.wire.play import brisk
from tests.integration.wire.process import ServerProcess

#: Fails at its first decision of a match, and plays well after it.
ONCE = """
def get_next_move(state):
    print("seed", state["rng_seed"], "bot", state["bot"])
    if state["seq"] < 4:
        raise ValueError("not yet")
    return state["legal_actions"][0]
"""


@pytest.fixture
def servers() -> Iterator[list[ServerProcess]]:
    started: list[ServerProcess] = []
    yield started
    for server in started:
        server.kill()


async def test_a_match_with_a_bot_goes_on_after_a_crash(
    database_url: str, tmp_path: Path, servers: list[ServerProcess]
) -> None:
    servers.append(ServerProcess(database_url, tmp_path, **SETTINGS))
    anna = Author(servers[0].url, new_address())
    await anna.register("Anna")
    await anna.connect()
    bot = (await anna.bot(ONCE, name="Steady"))["id"]
    table = await table_with(anna, bot)
    match = (await begin(anna, table))["match"]
    seq = 0
    while seq < 6:
        view = (await anna.update(seq))["view"]
        if view["actors"] == [0]:
            await anna.ask("act", table=table, seq=seq, action=brisk(view))
        seq += 1
    await anna.update(seq)
    await anna.upload(bot, ONCE + "\n# another version\n", activate=True)
    # Reading the list writes what waits; else the fall would take the last moments of the log.
    await anna.done("GET", f"bots/{bot}/logs")
    servers[0].kill()
    await anna.close()

    servers.append(ServerProcess(database_url, tmp_path, **SETTINGS))
    again = Author(servers[1].url, new_address())
    again.token, again.id, again.name = anna.token, anna.id, anna.name
    try:
        await again.connect()
        joined = await again.ask("join_table", table=table)
        assert joined["seat"] == 0
        at = joined["table"]["seats"][1]
        assert (at["player"]["id"], at["away"]) == (bot, False)
        last = (joined["updates"] or [joined["update"]])[-1]
        if last["view"]["actors"] == [0]:
            action = brisk(last["view"])
            await again.ask("act", table=table, seq=last["seq"], action=action)
        await play_on(again, table, after=last["seq"])
        shown = await again.done("GET", f"matches/{match}")
        assert shown["players"][1]["version"] == 1, "the match keeps the version it began with"
        assert shown["statistics"]["seats"][1]["strikes"] >= 1
        log = (await again.done("GET", f"bots/{bot}/logs/{match}?limit=100"))["items"]
        assert {one["version"] for one in log} == {1}
        assert len({one["printed"].splitlines()[0] for one in log}) == 1, "the same seed all along"
        assert 1 <= sum(one["strike"] is not None for one in log) <= 2
    finally:
        await again.close()
