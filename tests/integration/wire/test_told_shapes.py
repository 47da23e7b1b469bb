"""What a real server tells has the shapes of server/wire, from which the page's types are made."""

import msgspec
import pytest

from engines import catalogue
from server.wire.told import ANSWERS, TOLD, MatchCard, TableCard
from tests.integration.wire.house import House


async def test_answers_about_tables_have_their_shape(house: House) -> None:
    host, other = await house.guests(2)
    made = await host.ask("create_table", game="santase")
    msgspec.convert(made, ANSWERS["create_table"])
    joined = await other.ask("join_table", table=made["table"]["id"])
    msgspec.convert(joined, ANSWERS["join_table"])
    msgspec.convert(await host.hear("player_joined"), TOLD["player_joined"])
    msgspec.convert(await other.ask("watch_lobby"), ANSWERS["watch_lobby"])
    _, card = await host.rest("GET", f"tables/{made['table']['code']}")
    msgspec.convert(card, TableCard)


@pytest.mark.parametrize("game", list(catalogue()))
async def test_a_match_is_told_in_its_shape(brisk: House, game: str) -> None:
    table = await brisk.playing(game)
    answer = await table.host.ask("resume_table", table=table.id, after=-1)
    msgspec.convert(answer, ANSWERS["resume_table"])
    await table.act()
    told = [name for name, _ in table.host.log]
    assert {"table_updated", "game_started", "game_state_update"} <= set(told)
    for name, payload in table.host.log:
        msgspec.convert(payload, TOLD[name])
    _, match = await table.host.rest("GET", f"matches/{answer['started']['match']}")
    msgspec.convert(match, MatchCard)
