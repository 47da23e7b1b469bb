"""The server's clock: deadlines, what is played when they pass, who is away."""

from itertools import takewhile
from typing import Any

from tests.integration.wire.house import House
from tests.integration.wire.play import Game
from tests.integration.wire.player import Json, Player
from tests.integration.wire.shapes import check_update


async def alone_with_bots(house: House, game: str = "omi", **wishes: Any) -> Game:
    """A table of one person, where house bots sit in the other seats and all is ready."""
    wishes = {"turn_seconds": 5, "deal_pause": 0, **wishes}
    table = await house.table(game, 1, **wishes)
    card = await house.server_card(table.host, table.id)
    for seat in range(1, len(card["seats"])):
        await table.host.ask("add_bot", table=table.id, seat=seat, bot="house:medium")
    await table.host.ask("player_ready", table=table.id)
    await table.host.ask("start_game", table=table.id)
    return table


async def test_updates_carry_the_deadline(house: House) -> None:
    table = await house.playing("omi", turn_seconds=15)
    for _ in range(3):
        update = check_update(table.updates[0])
        assert update["play_from"] <= update["now"]
        assert 14_000 < update["deadline"] - update["now"] <= 15_000
        await table.act()


async def test_when_the_clock_runs_out_the_default_is_played_and_told(brisk: House) -> None:
    table = await brisk.playing("omi", turn_seconds=5)
    seat = table.actor
    watcher = await brisk.guest()
    await watcher.ask("watch_table", table=table.id)
    for player in table.players:
        told = await player.hear("turn_timeout")
        assert told.keys() == {"table", "match", "seq", "seat", "action"}
        assert (told["table"], told["match"]) == (table.id, table.match)
        assert (told["seq"], told["seat"]) == (1, seat)
        update = await player.update(1)
        action = {"type": "action", "deal": 0, "seat": seat, "action": told["action"]}
        assert update["events"][0] == action


async def test_two_time_outs_in_a_row_make_a_seat_away_until_its_person_acts(
    brisk: House,
) -> None:
    table = await alone_with_bots(brisk, options={"target": 15})
    host = table.host
    for _ in range(2):
        assert (await host.hear("turn_timeout"))["seat"] == 0
    away = await host.hear("table_updated", lambda told: told["table"]["seats"][0]["away"])
    told = [event for event, payload in before(host, away) if event == "turn_timeout"]
    assert len(told) == 2, "one is not enough"
    seq = host.heard("game_state_update")[-1]["seq"]
    await host.update(seq + 4)  # a house bot plays on
    host.forget()
    await host.send("act", {"table": table.id, "seq": 0, "action": {"type": "here again"}})
    await host.card(lambda card: not card["seats"][0]["away"])
    third = await host.hear("turn_timeout")
    assert third["seat"] == 0


def before(player: Player, told: Json) -> list[tuple[str, Json]]:
    """What a player was told before this."""
    return list(takewhile(lambda one: one[1] is not told, player.log))


async def test_without_a_clock_nobody_is_hurried(brisk: House) -> None:
    table = await brisk.playing("santase", turn_seconds=None)
    hurried = await alone_with_bots(brisk)
    await hurried.host.hear("turn_timeout")
    await hurried.host.hear("turn_timeout")
    assert not table.host.heard("turn_timeout")
    assert table.updates[0]["deadline"] is None
    await table.act()


async def test_the_time_out_of_the_last_action_is_told_before_the_end(house: House) -> None:
    """Tiến lên: the clock leads the last card."""
    options = {"games": 1, "instant_wins": "off"}
    table = await house.playing("tienlen", seats=2, turn_seconds=5, options=options)

    def one_card(view: Json) -> bool:
        legal = table.legal()
        return len(table.view(table.actor)["hand"]) == len(legal) == 1 and "cards" in legal[0]

    def single(view: Json) -> Json:
        legal: list[Json] = view["legal_actions"]
        passes = [action for action in legal if action["type"] == "pass"]
        return passes[0] if passes and len(view["hand"]) == 1 else legal[0]

    await table.act_until(one_card, single)
    await table.host.hear("game_ended")
    told = [event for event, _ in table.host.log if event != "table_updated"]
    assert told[-3:] == ["game_state_update", "turn_timeout", "game_ended"]


async def test_who_is_gone_is_replaced_after_the_grace_and_comes_back(brisk: House) -> None:
    table = await brisk.playing("baloot", turn_seconds=60)
    lost = table.players[1]
    await lost.cut()
    card = await table.host.card(lambda card: not card["seats"][1]["connected"])
    assert not card["seats"][1]["away"]
    await table.host.card(lambda card: card["seats"][1]["away"])
    await lost.connect()
    answer = await lost.ask("resume_table", table=table.id, after=-1)
    assert answer["seat"] == 1
    assert not answer["table"]["seats"][1]["away"]
    assert answer["table"]["seats"][1]["connected"]


async def test_in_santase_who_stays_away_loses_and_who_leaves_loses_at_once(
    brisk: House,
) -> None:
    table = await brisk.playing("santase")
    await table.players[1].cut()
    ended = await table.host.hear("game_ended")
    assert ended["outcome"]["reason"] == "forfeit"
    assert ended["outcome"]["winners"] == [0]
    other = await brisk.playing("santase")
    await other.host.ask("leave_table", table=other.id)
    ended = await other.players[1].hear("game_ended")
    assert (ended["outcome"]["reason"], ended["outcome"]["winners"]) == ("forfeit", [1])


async def test_who_leaves_a_match_may_come_back_to_his_seat(house: House) -> None:
    table = await house.playing("omi")
    host, leaver = table.players[0], table.players[2]
    await leaver.ask("leave_table", table=table.id)
    assert (await host.hear("player_left"))["seat"] == 2
    error = await leaver.refused("act", table=table.id, seq=0, action={"type": "pass"})
    assert error["code"] == "forbidden"
    answer = await leaver.ask("join_table", table=table.id)
    assert answer["seat"] == 2
    assert answer["update"]["view"]["seat"] == 2
    assert (await host.hear("player_joined", lambda told: told["seat"] == 2))["player"]["id"]
