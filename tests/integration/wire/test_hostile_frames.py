"""Frames that no client would send: each is answered in kind, and nobody else notices."""

import json
from contextlib import suppress

import pytest

from tests.integration.wire.house import House
from tests.integration.wire.player import Json, check_error
from tests.integration.wire.raw import QUERY, Polling, RawSocket

FRAME_LIMIT = 64 * 1024


def nested(depth: int) -> str:
    """An object in an object, so many deep."""
    return '{"a":' * (depth - 1) + "{}" + "}" * (depth - 1)


#: Events that ask for the acknowledgement 7, and are no events.
BAD_EVENTS = [
    "427[]",
    "427[1]",
    "427[null,{}]",
    "427[{},{}]",
    '427["watch_lobby"]',
    '427["watch_lobby",{},{}]',
    '427["watch_lobby",[]]',
    '427["watch_lobby",null]',
    '427["watch_lobby","{}"]',
    '427["watch_lobby",7]',
    '427["nonsense",{}]',
    '427["connect",{}]',
    '427["disconnect",{}]',
    '427["__class__",{}]',
    '427["",{}]',
    '427["watch_lobby",{"game":NaN}]',
    '427["watch_lobby",{"game":1e999}]',
    '427["watch_lobby",{"game":"\\ud800"}]',
    '427["watch_lobby",{"game":"\0"}]',
    '427["watch_lobby",{"game":' + "9" * 5000 + "}]",
    '427["watch_lobby",{"game":"omi"]',
    '427["watch_lobby",{]',
    "427[",
    '427["watch_lobby",' + nested(17) + "]",
    '427["watch_lobby",' + nested(5000) + "]",
    "427" + "[" * 30_000 + "]" * 30_000,
    "427" + "[" * 30_000,
    '427["watch_lobby",{"game":"' + "[" * 60_000 + '"}]',
    '451-7["watch_lobby",{"_placeholder":true,"num":0}]',
    '450-7["watch_lobby",{}]',
]
#: Other frames; what they get, if anything, is the event `error`.
BAD_FRAMES: list[str | bytes] = [
    "",
    "4",
    "42",
    "42[",
    "42{}",
    '42"text"',
    "42[]",
    '42["nonsense",{}]',
    "42" + "9" * 200 + '["watch_lobby",{}]',
    '42/other,7["watch_lobby",{}]',
    "4/",
    "47",
    "49",
    "4x",
    "4{}",
    '4{"a":1}',
    "4" + "[" * 60_000,
    "4" + '{"a":' * 10_000,
    "3" + "[" * 60_000,
    "2" + "[" * 60_000,
    "43",
    "437[]",
    "44",
    "46",
    "461-7[]",
    "451-",
    "4" + "5" * 500 + "-7[]",
    "0",
    "0{}",
    "2",
    "3",
    "3probe",
    "5",
    "6",
    "7",
    "9",
    "-1",
    "x",
    "b",
    "b!!!",
    "bAAAA",
    "٣",
    "²",
    "\0",
    b"",
    b"\0\1\2",
    b"42[]",
    "40",
    "40{}",
    "40/other",
    '40{"token":7}',
    "41/other",
]


def shown(frame: str | bytes) -> str:
    return ascii(frame)[:40]


@pytest.mark.parametrize("frame", BAD_EVENTS, ids=shown)
async def test_a_bad_event_is_acknowledged_as_a_bad_request(house: House, frame: str) -> None:
    raw = await RawSocket.open(await house.guest())
    await raw.send(frame)
    answer, _ = await raw.answer(7)
    assert answer["ok"] is False
    assert check_error(answer["error"])["code"] == "bad_request"
    await still_served(raw)
    await raw.close()


@pytest.mark.parametrize("frame", BAD_FRAMES, ids=shown)
async def test_a_frame_that_is_no_event_harms_nobody(house: House, frame: str | bytes) -> None:
    raw = await RawSocket.open(await house.guest())
    await raw.send(frame)
    for error in await still_served(raw):
        assert error["ok"] is False
        assert check_error(error["error"])["code"] == "bad_request"
    await raw.close()


async def test_a_binary_event_is_acknowledged_and_its_attachment_ignored(house: House) -> None:
    raw = await RawSocket.open(await house.guest())
    await raw.send('451-7["watch_lobby",{"_placeholder":true,"num":0}]')
    await raw.send(b"attachment")
    answer, errors = await raw.answer(7)
    assert check_error(answer["error"])["code"] == "bad_request"
    assert errors == []
    assert await still_served(raw) == []
    await raw.close()


async def test_messages_may_nest_sixteen_deep(house: House) -> None:
    raw = await RawSocket.open(await house.guest())
    for depth, fine in ((16, True), (17, False)):
        await raw.send(f'42{depth}["watch_lobby",{nested(depth)}]')
        answer, _ = await raw.answer(depth)
        assert answer["ok"] is fine
    brackets = json.dumps({"x": "[" * 50 + "{" * 50})
    await raw.send(f'427["watch_lobby",{brackets}]')
    assert (await raw.answer(7))[0]["ok"], "brackets in a text are text"
    await raw.close()


async def test_a_frame_may_have_64_kib_and_no_more(house: House) -> None:
    raw = await RawSocket.open(await house.guest())
    await raw.send(padded(FRAME_LIMIT))
    assert (await raw.answer(7))[0]["ok"]
    await raw.send(padded(FRAME_LIMIT + 1))
    await raw.closed()


@pytest.mark.parametrize("size", [1_000_000, 10_000_000])
async def test_a_huge_frame_closes_the_connection_and_nothing_else(house: House, size: int) -> None:
    bystander = await house.guest()
    before = house.server.memory()
    raw = await RawSocket.open(await house.guest())
    with suppress(ConnectionError):  # closed while we are still at it
        await raw.send(padded(size))
    await raw.closed()
    await bystander.ask("watch_lobby")
    assert house.server.memory() - before < 50_000_000


async def test_over_polling_bad_packets_are_answered_too(house: House) -> None:
    guest = await house.guest()
    polling = await Polling.open(guest)
    bad = ["4{}", "x", "", "b!!", "4" + "[" * 20_000, "9", "3" + "[" * 20_000, "٣"]
    errors = await polling.send(*bad)
    assert len(errors) == len(bad)
    for error in errors:
        assert check_error(error["error"])["code"] == "bad_request"
    assert await polling.post(b"\xff\xfe") == 200
    assert await polling.post(b"4" * (FRAME_LIMIT + 1)) == 400
    async with guest.http.get(polling.address) as response:
        assert response.status == 400, "a body that is too large closes the connection"


@pytest.mark.parametrize("attachment", ["bAQID", "bAQ==", "bA", "b"])
async def test_over_polling_an_attachment_is_ignored_too(house: House, attachment: str) -> None:
    polling = await Polling.open(await house.guest())
    event = '451-6["watch_lobby",{"_placeholder":true,"num":0}]'
    assert await polling.send(event, attachment) == [], "it was refused in its acknowledgement"


@pytest.mark.parametrize(
    "query",
    ["EIO=4&transport=polling&sid=%0aforged", "EIO=3&transport=polling", "EIO=4&transport=pigeon"],
)
async def test_what_is_no_session_is_no_line_in_the_log(house: House, query: str) -> None:
    visitor = await house.visitor()
    lines = len(house.server.lines)
    async with visitor.http.get(f"{visitor.url}/socket.io/?{query}") as response:
        assert response.status == 400
    assert (await visitor.rest("GET", "games"))[0] == 200, "what it had to say of that is said"
    assert house.server.lines[lines:] == []


async def test_who_does_not_log_in_gets_nothing(house: House) -> None:
    visitor = await house.visitor()
    socket = await visitor.http.ws_connect(f"{visitor.url}/socket.io/{QUERY}")
    raw = RawSocket(socket)
    assert (await raw.receive())[0] == "0"
    await raw.send('427["watch_lobby",{}]')
    await raw.send("40")
    frame = await raw.receive()
    assert frame.startswith("44")
    assert json.loads(frame[2:])["data"] == {"code": "unauthorized"}
    await raw.close()


async def still_served(raw: RawSocket) -> list[Json]:
    answer, errors = await raw.ask("watch_lobby", {})
    assert answer["ok"] is True
    return errors


def padded(size: int) -> str:
    """A good event of exactly so many bytes."""
    frame = '427["watch_lobby",{"x":""}]'
    return frame.replace('""', '"' + "x" * (size - len(frame)) + '"')
