"""What is said: mutes, shadow mutes, word lists, repeats, floods, block lists."""

import pytest

from tests.integration.admin.desk import Desk, soon
from tests.integration.wire.house import House
from tests.integration.wire.player import Player
from tests.integration.wire.staff import registered


async def in_the_lobby(house: House, number: int) -> list[Player]:
    people = await house.guests(number)
    for player in people:
        await player.ask("watch_lobby")
    return people


async def say(player: Player, text: str) -> None:
    await player.ask("send_message", table="lobby", text=text)


async def heard(player: Player, text: str) -> bool:
    """By the time that a later message of somebody else has come."""
    await player.hear("message_received", lambda told: told["text"] == "the end")
    return text in [told["text"] for event, told in player.log if event == "message_received"]


async def test_a_mute_holds_from_the_next_message_on_until_it_is_lifted(house: House) -> None:
    desk, (player, listener) = await Desk.of(house), await in_the_lobby(house, 2)
    await say(player, "hello")
    await desk.do("POST", f"users/{player.id}/mute", {"reason": "shouting", "until": soon()})
    error = await player.refused("send_message", table="lobby", text="and another thing")
    assert (error["code"], "shouting" in error["message"]) == ("forbidden", True)
    assert error["retry_after"] > 80_000
    await desk.do("DELETE", f"users/{player.id}/mute")
    await say(player, "the end")
    assert not await heard(listener, "and another thing")
    lifted, imposed = await desk.audit(player.id)
    assert (imposed["action"], lifted["action"]) == ("user.mute", "user.mute.lift")
    assert lifted["before"]["lifted_at"] is None
    assert lifted["after"]["lifted_at"] is not None


async def test_who_is_muted_without_knowing_talks_to_himself(house: House) -> None:
    desk, (player, listener) = await Desk.of(house), await in_the_lobby(house, 2)
    wish = {"reason": "trolling", "shadow": True}
    await desk.do("POST", f"users/{player.id}/mute", wish)
    await say(player, "can you hear me?")
    told = await player.hear("message_received")
    assert told["text"] == "can you hear me?"
    await say(listener, "the end")
    assert not await heard(listener, "can you hear me?")
    _, export = await player.rest("GET", "me/export")
    assert "trolling" not in str(export), "nor does he learn of it so"


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("well, sh1t happens", "well, **** happens"),
        ("FÚÇK", "****"),
        ("f\u200bu\u200bck", "******"),
        ("a fine evening", "a fine evening"),
    ],
)
async def test_words_of_the_lists_are_masked(house: House, text: str, shown: str) -> None:
    (player,) = await in_the_lobby(house, 1)
    await say(player, text)
    assert (await player.hear("message_received"))["text"] == shown


async def test_who_uses_such_words_is_marked(house: House) -> None:
    desk, (player,) = await Desk.of(house), await in_the_lobby(house, 1)
    for text in ("shit", "more shit"):
        await say(player, text)
    (mark,) = (await desk.get(f"users/{player.id}"))["dossier"]["marks"]
    assert (mark["kind"], mark["count"]) == ("words", 2)
    marked = (await desk.get("users?marked=true&limit=100"))["items"]
    assert player.id in [one["id"] for one in marked]


async def test_the_same_again_and_again_is_refused(house: House) -> None:
    (player,) = await in_the_lobby(house, 1)
    for text in ("buy now", "BUY NOW", "b u y now", "buy now!", "buy n\u200bow", "Buy now"):
        await say(player, text)
    error = await player.refused("send_message", table="lobby", text="buy  now")
    assert error["code"] == "rate_limited"
    assert error["retry_after"] > 20
    await say(player, "something else")


async def test_a_flood_mutes_for_a_while(house: House) -> None:
    desk, (player,) = await Desk.of(house), await in_the_lobby(house, 1)
    for number in range(27):
        answer = await player.send("send_message", {"table": "lobby", "text": "spam"})
        assert answer["ok"] if number < 6 else answer["error"]["code"] == "rate_limited"
    answer = await player.send("send_message", {"table": "lobby", "text": "spam"})
    assert answer["error"]["code"] == "forbidden"
    assert 200 < answer["error"]["retry_after"] <= 300
    (mute,) = (await desk.get(f"users/{player.id}"))["user"]["sanctions"]
    assert (mute["kind"], mute["by"]) == ("mute", None)
    assert (await desk.audit(player.id))[0]["actor_name"] == "the house"


async def test_who_is_blocked_is_not_heard_and_not_told(house: House) -> None:
    player, listener, other = await in_the_lobby(house, 3)
    assert (await listener.rest("PUT", f"me/blocks/{player.id}"))[0] == 204
    assert (await listener.rest("PUT", f"me/blocks/{player.id}"))[0] == 204
    _, mine = await listener.rest("GET", "me/blocks")
    assert [(one["id"], one["name"]) for one in mine["blocks"]] == [(player.id, player.name)]
    await say(player, "are you there?")
    await say(other, "the end")
    assert not await heard(listener, "are you there?")
    assert await heard(other, "are you there?")
    assert (await listener.rest("DELETE", f"me/blocks/{player.id}"))[0] == 204
    await say(player, "and now?")
    assert (await listener.hear("message_received", lambda m: m["text"] == "and now?"))["from"]
    assert (await listener.rest("PUT", f"me/blocks/{listener.id}"))[0] == 400


async def test_who_is_blocked_comes_to_no_private_table(house: House) -> None:
    host, blocked, friend = await house.guests(3)
    await host.rest("PUT", f"me/blocks/{blocked.id}")
    made = await host.ask("create_table", game="omi", visibility="private")
    for event in ("join_table", "watch_table"):
        error = await blocked.refused(event, table=made["table"]["code"])
        assert error["code"] == "forbidden"
        await friend.ask(event, table=made["table"]["code"])


async def test_a_deleted_account_leaves_no_address(house: House) -> None:
    desk, player = await Desk.of(house), await registered(house)
    assert (await player.rest("DELETE", "me", {"current_password": "a good password"}))[0] == 204
    dossier = (await desk.get(f"users/{player.id}"))["dossier"]
    assert dossier["addresses"] == []
    assert [one["address"] for one in dossier["sessions"]] == [None]


async def test_nor_do_his_programs_tell_him(house: House) -> None:
    """A second socket, or an external bot of his, hears what he hears."""
    desk, player, (listener,) = (
        await Desk.of(house),
        await registered(house),
        await in_the_lobby(house, 1),
    )
    await player.connect()
    wish = {"name": f"X {player.name[1:]}", "scopes": ["play"]}
    program, twin = await house.visitor(), await house.twin(player)
    program.token = (await player.rest("POST", "tokens", wish))[1]["token"]
    await program.connect()
    own = (player, program, twin)
    for one in own:
        await one.ask("watch_lobby")
    await desk.do("POST", f"users/{player.id}/mute", {"reason": "trolling", "shadow": True})
    for speaker, text in ((player, "is this on?"), (program, "beep")):
        await say(speaker, text)
        for one in own:
            assert (await one.hear("message_received"))["text"] == text
    await say(listener, "the end")
    assert not await heard(listener, "is this on?")
    assert "beep" not in str(listener.log)
