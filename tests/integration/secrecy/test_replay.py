"""Afterwards everything is open, and anybody can check it: replay, export, verify."""

import asyncio
import json
from pathlib import Path
from random import Random

import pytest

from engines import catalogue, replay
from engines.core.shuffle import commitment
from server.cli import main
from tests.integration.durability.client import Client
from tests.integration.durability.player import begin, sit_down
from tests.integration.durability.serving import Serving
from tests.integration.secrecy.conftest import Matches

pytestmark = pytest.mark.asyncio(loop_scope="session")

FINISHED = ["omi", "tienlen", "baloot", "santase"]


@pytest.mark.parametrize("game", FINISHED)
async def test_a_record_replays_to_the_same_outcome(
    server: Serving, matches: Matches, game: str, tmp_path: Path
) -> None:
    match = matches[game]
    first = match.players[0]
    assert first.ended is not None
    status, found = await server.get(f"matches/{first.match}/replay", first.token)
    assert status == 200
    played = replay(found["record"])
    assert played.outcome == first.ended["outcome"] == found["match"]["outcome"]
    assert played.seq == first.ended["seq"] == len(found["times"])
    assert found["times"] == sorted(found["times"])
    assert commitment(found["record"]["seed"]) == match.seed_hash == found["match"]["seed_hash"]
    for seat, player in enumerate(match.players):
        assert player.newest is not None
        assert played.view(seat) == player.newest["view"]
    file = tmp_path / "replay.json"
    file.write_text(json.dumps(found))
    assert main(["verify", str(file), "--hash", match.seed_hash]) == 0
    status, text = await server.text(f"matches/{first.match}/export?format=json", first.token)
    assert (status, json.loads(text)) == (200, found["record"])
    status, text = await server.text(f"matches/{first.match}/export?format=md", first.token)
    assert status == 200
    assert ("Omi Save" if game == "omi" else catalogue()[game].title) in text
    found["record"]["seed"] = found["record"]["seed"][::-1]
    file.write_text(json.dumps(found))
    assert main(["verify", str(file)]) == 1


@pytest.mark.rule("OM-12.1")
async def test_a_running_omi_match_is_saved_with_its_completed_deals(server: Serving) -> None:
    players = await sit_down(server, "omi", 4, Random(5), options={"first_dealer": 0})
    watcher, stranger = [await Client.guest(server) for _ in range(2)]
    await watcher.ask("watch_table", table=players[0].table)
    await begin(players)
    path = f"matches/{players[0].match}/export?format=md"
    status, text = await server.text(path, players[0].token)
    assert (status, rows_of(text)) == (200, [])
    assert "round: 0\n" in text
    playing = [asyncio.create_task(player.play()) for player in players]
    first = players[0]
    await first.until(lambda: first.newest and first.newest["view"]["deal"] >= 2)
    for player in players:
        player.stop_playing()
    await asyncio.gather(*playing)
    await watcher.ask("watch_table", table=players[0].table)
    newest = max((p.newest for p in players if p.newest), key=lambda update: update["seq"])
    deals = newest["view"]["deals"]
    for token in (first.token, watcher.token):
        status, text = await server.text(path, token)
        assert status == 200
        rows = rows_of(text)
        assert len(rows) == len(deals) >= 2
        for row, deal in zip(rows, deals, strict=True):
            assert row[0] == str(deal["deal"])
            assert [int(row[3]), int(row[4])] == deal["tricks"]
            assert [int(row[7]), int(row[8])] == deal["totals"]
        assert f"scoreUs: {deals[-1]['totals'][0]}\n" in text
    for outside in (stranger.token, None):
        assert (await server.text(path, outside))[0] == 404


@pytest.mark.rule("OM-12.1")
async def test_a_delayed_spectator_saves_no_more_than_he_was_shown(server: Serving) -> None:
    players = await sit_down(server, "omi", 4, Random(6), spectator_delay=600)
    watcher = await Client.guest(server)
    await watcher.ask("watch_table", table=players[0].table)
    await begin(players)
    playing = [asyncio.create_task(player.play()) for player in players]
    first = players[0]
    await first.until(lambda: first.newest and first.newest["view"]["deal"] >= 1)
    for player in players:
        player.stop_playing()
    await asyncio.gather(*playing)
    path = f"matches/{first.match}/export?format=md"
    _, own = await server.text(path, first.token)
    assert len(rows_of(own)) >= 1
    status, text = await server.text(path, watcher.token)
    assert (status, rows_of(text)) == (200, [])


def rows_of(text: str) -> list[list[str]]:
    """The rows of the save's table, without its head."""
    lines = [line for line in text.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]
