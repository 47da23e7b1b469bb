"""Chat: in the lobby and at tables, kept as written, within limits."""

import time

import pytest

from tests.integration.wire.house import House

MESSAGE = {"from", "text", "at"}


async def test_a_message_at_a_table_reaches_everybody_there(house: House) -> None:
    table = await house.table("omi", 2)
    watcher, stranger = await house.guests(2)
    await watcher.ask("watch_table", table=table.id)
    writer = table.players[1]
    answer = await writer.ask("send_message", table=table.code, text="Good evening")
    assert answer == {"ok": True}
    for listener in (table.host, writer, watcher):
        told = await listener.hear("message_received")
        assert told.keys() == {"table", *MESSAGE}
        assert told["table"] == table.id
        assert told["from"] == {"id": writer.id, "name": writer.name}
        assert told["text"] == "Good evening"
        assert abs(told["at"] - time.time() * 1000) < 60_000
        assert type(told["at"]) is int
    await watcher.ask("send_message", table=table.id, text="And to you")
    assert (await writer.hear("message_received"))["text"] == "And to you"
    assert not stranger.heard("message_received")
    error = await stranger.refused("send_message", table=table.id, text="Let me in")
    assert error["code"] == "forbidden"


async def test_a_message_in_the_lobby_reaches_who_watches_it(house: House) -> None:
    writer, listener, stranger = await house.guests(3)
    for player in (writer, listener):
        await player.ask("watch_lobby")
    assert await writer.ask("send_message", table="lobby", text="Anybody for Omi?") == {"ok": True}
    for player in (writer, listener):
        told = await player.hear("message_received")
        assert told["lobby"]
        assert told["from"] == {"id": writer.id, "name": writer.name}
        assert told["text"] == "Anybody for Omi?"
    assert await writer.ask("send_message", lobby=True, text="Or Jolly?") == {"ok": True}
    assert (await listener.hear("message_received"))["text"] == "Or Jolly?"
    await stranger.ask("watch_lobby")
    assert not stranger.heard("message_received")


@pytest.mark.parametrize(
    "text",
    [
        "🂡 ♠ 😀",
        "👨‍👩‍👧‍👦 family",
        "❤️ 👍🏽",
        "🏴󠁧󠁢󠁥󠁮󠁧󠁿 🇱🇰 🇻🇳",
        "🫨🫩",  # of Unicode 15 and 16
        "ආයුබෝවන්",
        "می‌خواهم",
        "Tiến lên miền Nam",
        "two\nlines",
        '<b>not bold</b> & "quoted"',
    ],
)
async def test_what_people_write_is_kept(house: House, text: str) -> None:
    table = await house.table("omi", 1)
    await table.host.ask("send_message", table=table.id, text=text)
    assert (await table.host.hear("message_received"))["text"] == text


async def test_controls_and_turns_of_direction_are_taken_out(house: House) -> None:
    table = await house.table("omi", 1)
    await table.host.ask("send_message", table=table.id, text=" a\0b\x07c\u202ed\u2066e ")
    assert (await table.host.hear("message_received"))["text"] == "abcde"


@pytest.mark.parametrize(
    "message",
    [
        {"table": "lobby"},
        {"table": "lobby", "text": ""},
        {"table": "lobby", "text": " \n\t "},
        {"table": "lobby", "text": "\u202e\0"},
        {"table": "lobby", "text": 7},
        {"table": "lobby", "text": None},
        {"table": "lobby", "text": ["a"]},
        {"table": 7, "text": "a"},
        {"text": "to nowhere"},
    ],
    ids=repr,
)
async def test_a_message_without_text_or_place_is_refused(
    house: House, message: dict[str, object]
) -> None:
    writer = await house.guest()
    assert (await writer.refused("send_message", **message))["code"] == "bad_request"


async def test_a_message_has_at_most_500_characters(house: House) -> None:
    table = await house.table("omi", 1)
    host = table.host
    await host.ask("send_message", table=table.id, text="é" * 500)
    assert (await host.hear("message_received"))["text"] == "é" * 500
    error = await host.refused("send_message", table=table.id, text="é" * 501)
    assert error["code"] == "bad_request"


async def test_the_limit_is_the_same_for_messages_that_are_the_same(house: House) -> None:
    host = (await house.table("omi", 1)).host
    await host.ask("watch_lobby")
    said = {"table": "lobby", "text": "anybody?"}
    answers = [await host.send("send_message", said) for _ in range(20)]
    assert [answer["ok"] for answer in answers] == 5 * [True] + 15 * [False]
    for answer in answers[5:]:
        assert answer["error"]["code"] == "rate_limited"
        assert 0 < answer["error"]["retry_after"] <= 5


async def test_a_message_may_begin_with_a_mark(house: House) -> None:
    host = (table := await house.table("omi", 1)).host
    await host.ask("send_message", table=table.id, text="\u0301so")
    assert (await host.hear("message_received"))["text"] == "\u0301so"


async def test_after_five_messages_one_has_to_wait(house: House) -> None:
    table = await house.table("omi", 2)
    host, other = table.players
    for number in range(5):
        await host.ask("send_message", table=table.id, text=str(number))
    error = await host.refused("send_message", table="lobby", text="too much")
    assert error["code"] == "rate_limited"
    assert 0 < error["retry_after"] <= 5
    twin = await house.twin(host)
    await twin.ask("watch_table", table=table.id)
    error = await twin.refused("send_message", table=table.id, text="another socket, same person")
    assert error["code"] == "rate_limited"
    await other.ask("send_message", table=table.id, text="others may")
