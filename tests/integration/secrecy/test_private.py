"""Private matches exist for those who sat or watched there, and for nobody else."""

from random import Random
from urllib.parse import quote

import pytest

from tests.integration.durability.client import Client
from tests.integration.durability.player import begin, sit_down
from tests.integration.durability.serving import Serving

pytestmark = pytest.mark.asyncio(loop_scope="session")

#: Closed to everybody while a match runs.
AFTERWARDS = ("/replay", "/frames?seat=0", "/frames?seat=all", "/export?format=json")
PARTS = ("", *AFTERWARDS)


async def test_a_private_match_is_read_by_those_who_were_there_only(server: Serving) -> None:
    players = await sit_down(server, "santase", 2, Random(1))
    early, late, stranger = [await Client.guest(server) for _ in range(3)]
    await early.ask("watch_table", table=players[0].table)  # before there is a match
    await begin(players)
    await late.ask("watch_table", table=players[0].table)
    match = players[0].match
    there = [*players, early, late]
    for one in there:
        assert (await server.get(f"matches/{match}", one.token))[0] == 200
        for part in AFTERWARDS:
            status, problem = await server.get(f"matches/{match}{part}", one.token)
            assert (status, problem["code"]) == (409, "match_running")
    for part in PARTS:
        for token in (stranger.token, None):
            status, problem = await server.get(f"matches/{match}{part}", token)
            assert (status, problem["code"]) == (404, "not_found")
    await players[0].ask("leave_table", table=players[0].table)
    await players[1].hear("game_ended")
    for part in PARTS:
        for one in there:
            assert (await server.get(f"matches/{match}{part}", one.token))[0] == 200
        for token in (stranger.token, None):
            assert (await server.get(f"matches/{match}{part}", token))[0] == 404
    _, listed = await server.get("matches?game=santase")
    assert match not in str(listed)


async def test_people_find_their_private_matches_among_their_own(server: Serving) -> None:
    players = await sit_down(server, "santase", 2, Random(4))
    watcher = await Client.guest(server)
    await begin(players)
    await watcher.ask("watch_table", table=players[0].table)
    await players[0].ask("leave_table", table=players[0].table)
    await players[1].hear("game_ended")
    match = players[0].match
    _, shown = await server.get(f"matches/{match}", players[0].token)
    names = [quote(player["name"]) for player in shown["players"]]
    for player in players:
        for name in names:
            _, listed = await server.get(f"matches?player={name}", player.token)
            assert [one["id"] for one in listed["items"]] == [match]
        _, listed = await server.get("matches", player.token)
        assert match not in str(listed)
    for token in (watcher.token, None):
        _, listed = await server.get(f"matches?player={names[0]}", token)
        assert listed["items"] == []


async def test_a_public_match_that_runs_shows_no_seed_and_no_replay(server: Serving) -> None:
    players = await sit_down(server, "santase", 2, Random(2), visibility="public", turn_seconds=60)
    await begin(players)
    match = players[0].match
    status, shown = await server.get(f"matches/{match}")
    assert (status, shown["state"]) == (200, "playing")
    assert "seed" not in shown
    assert "outcome" not in shown
    for part in AFTERWARDS:
        status, problem = await server.get(f"matches/{match}{part}")
        assert (status, problem["code"]) == (409, "match_running")
    await players[0].ask("leave_table", table=players[0].table)
    ended = await players[1].hear("game_ended")
    status, shown = await server.get(f"matches/{match}")
    assert (status, shown["seed"], shown["outcome"]) == (200, ended["seed"], ended["outcome"])


async def test_nobody_hears_of_a_private_table_in_the_lobby(server: Serving) -> None:
    watcher = await Client.guest(server)
    await watcher.ask("watch_lobby")
    players = await sit_down(server, "santase", 2, Random(3))
    await begin(players)
    public = await watcher.ask("create_table", game="omi")
    await watcher.hear("lobby_updated", lambda d: d["table"]["id"] == public["table"]["id"])
    assert players[0].table not in str(watcher.heard)
    status, listed = await server.get("tables")
    assert status == 200
    assert players[0].table not in str(listed)
