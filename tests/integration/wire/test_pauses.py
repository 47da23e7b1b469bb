"""Waiting for people: the pause between deals and Santase's grace, where there is a clock."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from tests.integration.wire.house import House
from tests.integration.wire.play import Game, to_the_next_deal
from tests.integration.wire.player import Json

CLOCK: dict[str, Any] = {"turn_seconds": 60, "visibility": "private"}


async def patiently(table: Game, choice: Callable[[Json], Json]) -> None:
    """Act like a client that waits exactly as long as it is told to."""
    player, seq = table.players[table.actor], table.seq
    message = {"table": table.id, "seq": seq, "action": choice(table.view(table.actor))}
    answer = await player.send("act", message)
    while not answer["ok"] and answer["error"]["code"] == "too_soon":
        await asyncio.sleep(answer["error"]["retry_after"])
        answer = await player.send("act", message)
    assert answer == {"ok": True, "seq": seq + 1}
    await table.see(seq + 1)


async def second_deal(house: House, **wishes: Any) -> Game:
    """A Santase table where the second deal has just been dealt."""
    table = await house.playing("santase", **{**CLOCK, **wishes})
    await table.act()
    await table.act()
    await table.act({"type": "declare66"})  # said by whoever won the trick: hardly ever true
    assert table.view(0)["deal"] == 1
    return table


async def test_between_deals_actions_come_too_soon(house: House) -> None:
    table = await second_deal(house)
    update = table.updates[table.actor]
    assert 9_000 < update["play_from"] - update["now"] <= 10_000
    actor = table.players[table.actor]
    for action in (table.plain(), {"type": "close"}, {"type": "fly"}):
        error = await actor.refused("act", table=table.id, seq=table.seq, action=action)
        assert error["code"] == "too_soon", "which comes before illegal_action"
        assert 5 < error["retry_after"] <= 10
    error = await actor.refused("act", table=table.id, seq=0, action=table.plain())
    assert error["code"] == "stale", "which comes before too_soon"
    waiting = table.players[1 - table.actor]
    error = await waiting.refused("act", table=table.id, seq=table.seq, action={"type": "fly"})
    assert error["code"] == "not_your_turn"


async def test_the_pause_is_over_when_every_person_is_ready(house: House) -> None:
    table = await second_deal(house)
    action = table.plain()
    await table.host.ask("player_ready", table=table.id)
    await table.host.ask("player_ready", table=table.id)
    error = await table.players[table.actor].refused(
        "act", table=table.id, seq=table.seq, action=action
    )
    assert error["code"] == "too_soon", "only one is ready"
    await table.players[1].ask("player_ready", table=table.id)
    await table.act(action)


async def test_everybody_is_told_that_a_pause_is_over(house: House) -> None:
    table = await second_deal(house)
    watcher = await house.guest()
    before = (await watcher.ask("watch_table", table=table.id))["update"]
    assert before["play_from"] > before["now"]
    await table.host.ask("player_ready", table=table.id)
    watcher.forget()
    await table.players[1].ask("player_ready", table=table.id)
    await watcher.hear("table_updated")
    after = (await watcher.ask("resume_table", table=table.id, after=-1))["update"]
    assert after["seq"] == before["seq"], "nobody acted"
    assert after["play_from"] <= after["now"]


async def test_bots_need_not_be_ready(house: House) -> None:
    table = await house.table("santase", 1, options={"first_dealer": 1}, **CLOCK)
    host = table.host
    await host.ask("add_bot", table=table.id, seat=1, bot="house:easy")
    await host.ask("player_ready", table=table.id)
    await host.ask("start_game", table=table.id)
    update = await host.update(0)

    async def go_on() -> Json:
        if 0 in update["view"]["actors"]:
            action = to_the_next_deal(update["view"])
            await host.ask("act", table=table.id, seq=update["seq"], action=action)
        return await host.update(update["seq"] + 1)

    while update["view"]["deal"] == 0:
        update = await go_on()
    play_from = update["play_from"]
    assert play_from > update["now"]
    await host.ask("player_ready", table=table.id)
    update = await go_on()
    assert update["now"] < play_from


async def test_who_waits_for_as_long_as_told_is_let_in(house: House) -> None:
    table = await second_deal(house, deal_pause=1)
    await patiently(table, to_the_next_deal)
    assert table.view(0)["deal"] == 1


async def test_a_pause_may_be_nothing(house: House) -> None:
    table = await second_deal(house, deal_pause=0)
    assert table.updates[0]["play_from"] <= table.updates[0]["now"]
    await table.act()


async def test_a_table_without_a_clock_has_no_pause(house: House) -> None:
    table = await second_deal(house, turn_seconds=None)
    assert table.updates[0]["deadline"] is None
    assert table.updates[0]["play_from"] <= table.updates[0]["now"]
    await table.act()


@pytest.mark.rule("SA-14.1")
async def test_after_a_trick_a_hasty_lead_comes_too_soon(house: House) -> None:
    table = await house.playing("santase", **CLOCK)
    first = table.updates[table.actor]
    assert first["play_from"] <= first["now"], "not at the first lead"
    await table.act()
    follower = table.updates[table.actor]
    assert follower["play_from"] <= follower["now"], "and not to follow"
    await table.act()
    update = table.updates[table.actor]
    assert 2_000 < update["play_from"] - update["now"] <= 2_600
    leader = table.players[table.actor]
    error = await leader.refused("act", table=table.id, seq=2, action=table.plain())
    assert error["code"] == "too_soon"
    assert 0 < error["retry_after"] <= 2.6


async def test_the_grace_is_for_cards_only_and_counts_from_the_trick(house: House) -> None:
    table = await house.playing("santase", **CLOCK)
    await table.act()
    await table.act()
    play_from = table.updates[0]["play_from"]
    await table.act({"type": "close"})
    assert table.updates[0]["play_from"] == play_from
    error = await table.players[table.actor].refused(
        "act", table=table.id, seq=3, action=table.plain()
    )
    assert error["code"] == "too_soon"
    await table.act({"type": "declare66"})


async def test_who_waits_out_the_grace_leads(house: House) -> None:
    table = await house.playing("santase", **CLOCK)
    await table.act()
    await table.act()
    await patiently(table, lambda _: table.plain())
    assert table.seq == 3


async def test_there_is_no_grace_without_a_clock(house: House) -> None:
    table = await house.playing("santase")
    for _ in range(4):
        await table.act()


@pytest.mark.rule("SA-14.5")
async def test_the_pause_rests_while_a_line_is_gone(house: House) -> None:
    table = await second_deal(house, deal_pause=2)
    actor, other = table.players[table.actor], table.players[1 - table.actor]
    action = table.plain()
    await other.cut()
    await actor.card(lambda card: not all(seat["connected"] for seat in card["seats"]))
    await asyncio.sleep(2.5)  # longer than the pause
    error = await actor.refused("act", table=table.id, seq=table.seq, action=action)
    assert error["code"] == "too_soon"
    await other.connect()
    back = await other.ask("resume_table", table=table.id, after=table.seq)
    assert back["seat"] == 1 - table.actor
    error = await actor.refused("act", table=table.id, seq=table.seq, action=action)
    assert error["code"] == "too_soon", "what was left of the pause goes on"
    assert error["retry_after"] <= 2
    await patiently(table, lambda _: action)
