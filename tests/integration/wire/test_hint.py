"""Hints: what a good player would do, for people who practise."""

from typing import get_args

import pytest

from bots.house.reason import ReasonCode
from engines import catalogue
from tests.integration.wire.house import House


@pytest.mark.parametrize("game", sorted(catalogue()))
async def test_a_practising_person_is_told_a_legal_action_and_why(house: House, game: str) -> None:
    host = await house.guest()
    made = await host.ask("create_table", game=game, mode="practice", turn_seconds=None)
    table = made["table"]["id"]
    await host.ask("player_ready", table=table)
    await host.ask("start_game", table=table)
    told = await host.hear("game_state_update", lambda update: 0 in update["view"]["actors"])
    answer = await host.ask("hint", table=table)
    assert answer.keys() == {"ok", "seq", "action", "why", "code", "values"}
    assert answer["seq"] == told["seq"]
    assert answer["action"] in told["view"]["legal_actions"]
    assert answer["why"].endswith(".")
    assert answer["code"] in get_args(ReasonCode)
    await host.ask("act", table=table, seq=told["seq"], action=answer["action"])


async def test_there_are_no_hints_where_others_play(house: House) -> None:
    table = await house.playing("santase")
    error = await table.players[table.actor].refused("hint", table=table.id)
    assert error["code"] == "forbidden"


async def test_nobody_gets_a_hint_for_somebody_else(house: House) -> None:
    host, stranger = await house.guests(2)
    made = await host.ask("create_table", game="omi", mode="practice", turn_seconds=None)
    error = await stranger.refused("hint", table=made["table"]["id"])
    assert error["code"] == "forbidden"
    error = await host.refused("hint", table=made["table"]["id"])
    assert error["code"] == "not_your_turn", "nothing is being played"
