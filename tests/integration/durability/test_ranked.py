"""Ranked matches: rated once; leaving costs double, and leaving often closes the door."""

import asyncio
from random import Random

import asyncpg
import pytest

from tests.integration.durability.client import Client, Json
from tests.integration.durability.player import Player, begin, sit_down
from tests.integration.durability.serving import Serving

pytestmark = pytest.mark.asyncio(loop_scope="module")

RANKED: Json = {"mode": "ranked", "visibility": "public", "turn_seconds": 60}


async def ranked(server: Serving) -> list[Player]:
    players = await sit_down(server, "santase", 2, Random(1), **RANKED)
    await begin(players)
    return players


def change(ended: Json, seat: int) -> int:
    ratings = ended["ratings"][seat]
    return int(ratings["after"] - ratings["before"])


async def test_a_played_match_is_rated_once(hasty: Serving) -> None:
    players = await sit_down(
        hasty, "tienlen", 2, Random(2), options={"games": 1, "instant_wins": "off"}, **RANKED
    )
    await begin(players)
    await asyncio.gather(*(player.play() for player in players))
    ended = players[0].ended
    assert ended is not None
    assert ended == players[1].ended
    assert [rating["id"] for rating in ended["ratings"]] == [player.id for player in players]
    winner = ended["outcome"]["winners"][0]
    assert change(ended, winner) > 0
    assert change(ended, 1 - winner) == -change(ended, winner), "nobody left, both are newcomers"
    connection = await asyncpg.connect(hasty.database_url)
    rows = await connection.fetch(
        "SELECT 1 FROM rating_history WHERE match_id = $1::uuid", players[0].match
    )
    await connection.close()
    assert len(rows) == 2


@pytest.mark.parametrize("way", ["leaves", "disconnects"])
async def test_who_leaves_pays_double(hasty: Serving, way: str) -> None:
    leaver, winner = await ranked(hasty)
    if way == "leaves":
        await leaver.ask("leave_table", table=leaver.table)
    else:
        await leaver.disconnect()
    ended = await winner.hear("game_ended")
    assert ended["outcome"]["reason"] == "forfeit"
    assert change(ended, 1) > 0
    assert abs(change(ended, 0) + 2 * change(ended, 1)) <= 1  # of rounding


async def test_a_match_that_is_not_ranked_has_no_ratings(hasty: Serving) -> None:
    players = await sit_down(hasty, "santase", 2, Random(3))
    await begin(players)
    await players[0].ask("leave_table", table=players[0].table)
    assert (await players[1].hear("game_ended"))["ratings"] is None


async def test_who_leaves_again_and_again_has_to_wait_for_the_next_ranked_match(
    hasty: Serving,
) -> None:
    leaver, other = await ranked(hasty)
    for number in range(3):
        if number:
            await leaver.ask("join_table", table=leaver.table, seat=0)
            await begin([other, leaver])
        now = other.now
        await leaver.ask("leave_table", table=leaver.table)
        await other.hear("game_ended", after=now)
    made = await other.ask("create_table", game="santase", seat=1, **RANKED)
    answer = await leaver.send("join_table", table=made["table"]["id"])
    assert answer["error"]["code"] == "forbidden"
    assert answer["error"]["retry_after"] > 0
    assert await leaver.refusal("create_table", game="santase", **RANKED) == "forbidden"
    card = (await other.ask("watch_table", table=made["table"]["id"]))["table"]
    assert card["seats"][0]["player"] is None
    casual = await leaver.ask("create_table", game="santase")
    assert casual["table"]["mode"] == "casual"
    stranger = await Client.guest(hasty)
    assert (await stranger.ask("join_table", table=made["table"]["id"]))["seat"] == 0
