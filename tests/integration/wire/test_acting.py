"""act and its short forms: answers, the order of refusals, and actions that are sent twice."""

import asyncio
from uuid import uuid4

from tests.integration.wire.house import House
from tests.integration.wire.play import to_the_next_deal
from tests.integration.wire.player import Json

NONSENSE: Json = {"type": "fly"}


async def test_an_action_is_acknowledged_with_its_number(house: House) -> None:
    table = await house.playing("tienlen")
    for number in range(1, 6):
        action = table.legal()[0]
        answer = await table.players[table.actor].ask(
            "act", table=table.id, seq=number - 1, action=action, id=f"a-{number}"
        )
        assert answer == {"ok": True, "seq": number}
        await table.see(number)


async def test_the_shape_of_the_message_is_looked_at_first(house: House) -> None:
    stranger = await house.guest()
    for message in (
        {"table": "nowhere", "action": NONSENSE},
        {"table": "nowhere", "seq": 0},
        {"table": "nowhere", "seq": -1, "action": NONSENSE},
        {"table": "nowhere", "seq": "0", "action": NONSENSE},
        {"table": "nowhere", "seq": 0.5, "action": NONSENSE},
        {"table": "nowhere", "seq": True, "action": NONSENSE},
        {"table": "nowhere", "seq": 2**53, "action": NONSENSE},
        {"table": "nowhere", "seq": 0, "action": "pass"},
        {"table": "nowhere", "seq": 0, "action": None},
        {"table": "nowhere", "seq": 0, "action": NONSENSE, "id": ""},
        {"table": "nowhere", "seq": 0, "action": NONSENSE, "id": "i" * 65},
        {"table": "nowhere", "seq": 0, "action": NONSENSE, "id": 7},
        {"table": "nowhere", "seq": 0, "action": NONSENSE, "id": "nul\0"},
        {"table": None, "seq": 0, "action": NONSENSE},
        {"seq": 0, "action": NONSENSE},
    ):
        assert (await stranger.refused("act", **message))["code"] == "bad_request"
    error = await stranger.refused("act", table="nowhere", seq=0, action=NONSENSE)
    assert error["code"] == "not_found"


async def test_who_does_not_sit_there_is_forbidden_to_act(house: House) -> None:
    table = await house.playing("santase")
    stranger, watcher = await house.guests(2)
    await watcher.ask("watch_table", table=table.id)
    for player in (stranger, watcher):
        for seq in (0, 99):
            error = await player.refused("act", table=table.id, seq=seq, action=NONSENSE)
            assert error["code"] == "forbidden"
        for event, more in (("play_cards", {"cards": ["AS"]}), ("pass_turn", {})):
            assert (await player.refused(event, table=table.id, **more))["code"] == "forbidden"


async def test_not_your_turn_comes_before_stale_and_illegal(house: House) -> None:
    table = await house.playing("santase")
    await table.act()
    waiting = table.players[1 - table.actor]
    for seq in (0, 1):
        error = await waiting.refused("act", table=table.id, seq=seq, action=NONSENSE)
        assert error["code"] == "not_your_turn"


async def test_stale_comes_before_illegal(house: House) -> None:
    table = await house.playing("santase")
    await table.act()
    actor = table.players[table.actor]
    error = await actor.refused("act", table=table.id, seq=0, action=NONSENSE)
    assert error["code"] == "stale"
    error = await actor.refused("act", table=table.id, seq=0, action=table.plain())
    assert error["code"] == "stale"
    await table.act()


async def test_a_seq_from_the_future_is_a_bad_request(house: House) -> None:
    table = await house.playing("santase")
    actor = table.players[table.actor]
    for seq in (1, 2**53 - 1):
        error = await actor.refused("act", table=table.id, seq=seq, action=table.plain())
        assert error["code"] == "bad_request"
    await table.act()


async def test_an_illegal_action_names_its_rule_and_changes_nothing(house: House) -> None:
    table = await house.playing("santase")
    actor = table.players[table.actor]
    other = table.view(1 - table.actor)["hand"][0]
    for action in (NONSENSE, {}, {"type": "play"}, {"type": "play", "card": other}, {"card": 1}):
        error = await actor.refused("act", table=table.id, seq=0, action=action)
        assert error["code"] == "illegal_action"
        assert error["rule"].startswith("SA-")
        assert other not in error["message"] or action.get("card") == other
    await table.act()
    assert table.seq == 1


async def test_an_earlier_seq_is_fine_while_one_has_been_to_act_since(house: House) -> None:
    """Santase: the leader closes, and is still to play; his view of before the closing will do."""
    table = await house.playing("santase")
    actor = table.actor
    await table.act({"type": "close"})
    assert table.actor == actor
    card = next(action for action in table.legal() if action["type"] == "play")
    answer = await table.players[actor].ask("act", table=table.id, seq=0, action=card)
    assert answer["seq"] == 2


async def test_an_update_of_the_deal_before_cannot_be_answered_any_more(house: House) -> None:
    """Tiến lên: who goes out leads the next deal at once. What he clicks twice in the old one must
    not be his lead in the new one."""
    options = {"games": 4, "instant_wins": "off"}
    table = await house.playing("tienlen", seats=2, options=options)
    await table.act_until(lambda view: view["deal"] == 1)
    assert table.updates[0]["events"][0]["seat"] == table.actor
    winner, lead = table.players[table.actor], table.plain()
    error = await winner.refused("act", table=table.id, seq=table.seq - 1, action=lead)
    assert error["code"] == "stale"
    await table.act(lead)


async def test_there_is_nothing_to_act_on_before_and_after_a_match(brisk: House) -> None:
    table = await brisk.table("santase")
    error = await table.host.refused("act", table=table.id, seq=0, action=NONSENSE)
    assert error["code"] == "not_your_turn"
    await table.begin()
    await table.finish()
    error = await table.host.refused("act", table=table.id, seq=table.seq, action=NONSENSE)
    assert error["code"] == "not_your_turn"


async def test_an_action_sent_again_is_answered_and_not_played_twice(house: House) -> None:
    table = await house.playing("santase")
    first = table.players[table.actor]
    action = await table.act(id="once")
    for seq in (0, 1):
        again = await first.ask("act", table=table.id, seq=seq, action=action, id="once")
        assert again == {"ok": True, "seq": 1}
    await table.act()
    again = await first.ask("act", table=table.id, seq=0, action=action, id="once")
    assert again == {"ok": True, "seq": 1}
    assert [update["seq"] for update in first.heard("game_state_update")] == [0, 1, 2]


async def test_an_action_sent_twice_at_once_is_played_once(house: House) -> None:
    table = await house.playing("santase")
    player = table.players[table.actor]
    sockets = [player, *[await house.twin(player) for _ in range(4)]]
    message = {"table": table.id, "seq": 0, "action": table.plain(), "id": "double click"}
    answers = await asyncio.gather(*(socket.send("act", message) for socket in sockets))
    assert answers == [{"ok": True, "seq": 1}] * 5
    await table.see(1)
    await table.act()
    assert [update["seq"] for update in player.heard("game_state_update")] == [0, 1, 2]


async def test_two_at_once_without_an_id_are_played_once_too(house: House) -> None:
    table = await house.playing("santase")
    player = table.players[table.actor]
    twin = await house.twin(player)
    message = {"table": table.id, "seq": 0, "action": table.plain()}
    answers = await asyncio.gather(*(socket.send("act", message) for socket in (player, twin)))
    assert sorted(answer["ok"] for answer in answers) == [False, True]
    refused = next(answer for answer in answers if not answer["ok"])
    assert refused["error"]["code"] == "not_your_turn"


async def test_the_same_id_for_another_action_is_a_bad_request(house: House) -> None:
    table = await house.playing("santase")
    player = table.players[table.actor]
    action, other = table.plain(), {"type": "close"}
    await table.act(action, id="mine")
    error = await player.refused("act", table=table.id, seq=1, action=other, id="mine")
    assert error["code"] == "bad_request"


async def test_ids_belong_to_their_seat(house: House) -> None:
    table = await house.playing("santase")
    for _ in range(2):
        await table.act(id="the same")
    assert table.seq == 2


async def test_the_id_of_a_refused_action_is_free_again(house: House) -> None:
    table = await house.playing("santase")
    player = table.players[table.actor]
    error = await player.refused("act", table=table.id, seq=0, action=NONSENSE, id="x")
    assert error["code"] == "illegal_action"
    error = await player.refused("act", table=table.id, seq=5, action=table.plain(), id="x")
    assert error["code"] == "bad_request"
    await table.act(id="x")


async def test_an_id_is_free_again_in_the_next_match(brisk: House) -> None:
    table = await brisk.playing("santase")
    await table.act(id="first")
    await table.finish()
    for player in table.players:
        player.forget()
    await table.begin()
    await table.act(id="first")
    assert table.seq == 1


async def test_an_action_may_name_its_match(house: House) -> None:
    table = await house.playing("santase")
    player = table.players[table.actor]
    action = table.plain()
    for match in (str(uuid4()), "nonsense"):
        error = await player.refused("act", table=table.id, seq=0, action=action, match=match)
        assert error["code"] == "stale"
    await table.act(action, match=table.match, id="m")
    error = await player.refused(
        "act", table=table.id, seq=0, action=action, match=str(uuid4()), id="m"
    )
    assert error["code"] in ("not_your_turn", "stale"), "ids belong to their match"


async def test_cards_can_be_played_without_spelling_out_the_action(house: House) -> None:
    table = await house.playing("tienlen")
    combination = max(table.legal(), key=lambda action: len(action["cards"]))
    player = table.players[table.actor]
    answer = await player.ask("play_cards", table=table.id, cards=combination["cards"][::-1])
    assert answer == {"ok": True, "seq": 1}
    await table.see(1)
    assert table.updates[0]["events"][0]["action"] == combination


async def test_a_turn_can_be_passed(house: House) -> None:
    table = await house.playing("tienlen")
    await table.act()
    actor = table.players[table.actor]
    answer = await actor.ask("pass_turn", table=table.id, seq=1, id="pass")
    assert answer == {"ok": True, "seq": 2}
    assert await actor.ask("pass_turn", table=table.id, id="pass") == answer
    await table.see(2)
    assert table.updates[0]["events"][0]["action"] == {"type": "pass"}


async def test_short_forms_are_refused_like_the_long_one(house: House) -> None:
    table = await house.playing("tienlen")
    actor = table.players[table.actor]
    error = await actor.refused("pass_turn", table=table.id)
    assert error["code"] == "illegal_action"
    assert error["rule"]
    for cards in (["ZZ"], ["3S", "3S"], ["", "♠"]):
        error = await actor.refused("play_cards", table=table.id, cards=cards)
        assert error["code"] == "illegal_action"
    no_cards: list[object] = [[], [7], "3S", None, ["3S"] * 61]
    for nothing in no_cards:
        error = await actor.refused("play_cards", table=table.id, cards=nothing)
        assert error["code"] == "bad_request"
    waiting = table.players[(table.actor + 1) % 4]
    assert (await waiting.refused("pass_turn", table=table.id))["code"] == "not_your_turn"
    assert (await actor.refused("pass_turn", table=table.id, seq=9))["code"] == "bad_request"


async def test_in_jolly_a_single_card_is_discarded(house: House) -> None:
    table = await house.playing("jolly")
    await table.act()
    discard = next(action for action in table.legal() if action["type"] == "discard")
    answer = await table.players[table.actor].ask(
        "play_cards", table=table.id, cards=[discard["card"]]
    )
    assert answer["seq"] == 2


async def test_santase_cards_are_played_one_at_a_time(house: House) -> None:
    table = await house.playing("santase")
    card = next(action for action in table.legal() if action["type"] == "play")
    actor = table.players[table.actor]
    error = await actor.refused("play_cards", table=table.id, cards=table.view(table.actor)["hand"])
    assert error["code"] == "illegal_action"
    await actor.ask("play_cards", table=table.id, cards=[card["card"]])


async def test_a_match_goes_through_many_deals(house: House) -> None:
    table = await house.playing("santase")
    await table.act_until(lambda view: view["deal"] == 2, to_the_next_deal)
    assert len(table.view(0)["deals"]) == 2
