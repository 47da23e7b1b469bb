"""Too much, too fast, and never listening: limited, closed, and nobody else has to wait."""

import asyncio
import os
import socket
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from urllib.parse import urlsplit

import pytest
from aiohttp import WSMsgType

from tests.integration.wire.house import House
from tests.integration.wire.player import PATIENCE, Player, check_error
from tests.integration.wire.raw import QUERY, RawSocket

#: Seconds between the moves of somebody who plays fast and within the limit on events.
PACE = 0.03
#: Seconds that hardly anybody may have to wait for an answer, on the slowest machine.
COARSE = 3.0


@asynccontextmanager
async def bystander(house: House) -> AsyncIterator[None]:
    """Somebody plays on at another table meanwhile, and is answered in time."""
    table = await house.playing("tienlen", seats=2)
    waits: list[float] = []
    over = asyncio.Event()

    async def play() -> None:
        while not table.over and not over.is_set():
            began = time.monotonic()
            await table.act()
            waits.append(time.monotonic() - began)
            await asyncio.sleep(PACE)

    playing = asyncio.create_task(play())
    try:
        yield
    finally:
        over.set()  # a move that was begun is waited for, however short the trouble was
        await playing
    assert waits
    assert sorted(waits)[int(len(waits) * 0.95)] < COARSE


async def test_who_is_too_fast_is_told_when_to_go_on(narrow: House) -> None:
    """One event a second, and two at once."""
    player = await narrow.guest()
    answers = await asyncio.gather(*(player.send("watch_lobby", {}) for _ in range(3)))
    assert [answer["ok"] for answer in answers] == [True, True, False]
    error = check_error(answers[2]["error"])
    assert error["code"] == "rate_limited"
    assert 0 < error["retry_after"] <= 1
    await asyncio.sleep(error["retry_after"])
    await player.ask("watch_lobby")


async def test_pings_are_answered_and_a_flood_of_them_is_closed(house: House) -> None:
    guest = await house.visitor()
    await guest.enter()
    address = f"{guest.url}/socket.io/{QUERY}"
    async with guest.http.ws_connect(address, autoping=False) as line:
        raw = RawSocket(line)
        await raw.receive()
        await raw.log_in(guest)
        for number in range(20):
            await line.ping(b"%d" % number)
            answer = await line.receive(PATIENCE)
            assert (answer.type, bytes(answer.data)) == (WSMsgType.PONG, b"%d" % number)
        with suppress(ConnectionError):  # closed while we send
            for _ in range(20_000):
                await line.ping()
        answers = 0
        while (await line.receive(PATIENCE)).type is WSMsgType.PONG:
            answers += 1
        assert line.closed
        assert answers < 1_000


@pytest.mark.parametrize("signal", ["2", "3", "6"])
async def test_a_flood_of_signals_is_closed(house: House, signal: str) -> None:
    guest = await house.visitor()
    await guest.enter()
    raw = await RawSocket.open(guest)
    with suppress(ConnectionError):
        for _ in range(300):
            await raw.send(signal)
    await raw.closed()


async def test_frames_that_are_no_events_count_as_well(narrow: House) -> None:
    guest = await narrow.visitor()
    await guest.enter()
    raw = await RawSocket.open(guest)
    for _ in range(3):
        await raw.send("4nonsense")
    answer, errors = await raw.ask("watch_lobby", {})
    assert check_error(answer["error"])["code"] == "rate_limited"
    assert [error["error"]["code"] for error in errors] == ["bad_request"] * 2 + ["rate_limited"]
    await raw.close()


async def test_a_burst_of_a_hundred_events_is_taken(house: House) -> None:
    raw = await RawSocket.open(await house.guest())
    for number in range(500):
        await raw.send(f'42{number}["nonsense",{{}}]')
    errors = [check_error((await raw.answer(number))[0]["error"]) for number in range(500)]
    assert {error["code"] for error in errors[:100]} == {"bad_request"}
    limited = [error for error in errors if error["code"] == "rate_limited"]
    assert limited
    assert all(error["retry_after"] > 0 for error in limited)
    await raw.close()


async def test_who_goes_on_at_three_times_the_rate_is_disconnected(narrow: House) -> None:
    """And who sends twice as much as he may is only told so."""
    flooder, hasty = await narrow.guests(2)
    began = time.monotonic()

    async def send_every(player: Player, seconds: float) -> None:
        while not flooder.disconnected.is_set():
            await player.io.emit("watch_lobby", {})
            await asyncio.sleep(seconds)

    async with asyncio.timeout(40):
        await asyncio.gather(send_every(flooder, 0.1), send_every(hasty, 0.5))
    assert time.monotonic() - began > 9
    assert hasty.io.connected
    assert await hasty.hear("error", lambda told: told["error"]["code"] == "rate_limited")


@pytest.mark.quiet
async def test_a_flood_does_not_keep_others_waiting(house: House) -> None:
    flooders = [await RawSocket.open(await house.guest()) for _ in range(4)]
    big = '427["act",{"table":"nowhere","seq":0,"action":{"x":[' + "[],{}," * 10_000 + "0]}}]"

    async def flood(raw: RawSocket) -> None:
        for number in range(200):
            await raw.send(big if number % 20 == 0 else f'42{number}["nonsense",{{}}]')

    async with bystander(house):
        await asyncio.gather(
            *(flood(raw) for raw in flooders), *(raw.answer(199) for raw in flooders)
        )
    for raw in flooders:
        await raw.close()


@pytest.mark.quiet
async def test_who_never_reads_is_dropped_and_memory_stays(brisk: House) -> None:
    host = await brisk.guest()
    for number in range(60):
        await host.ask("create_table", game="omi", name=f"A table with a long name {number}")
    listed = (await host.ask("watch_lobby"))["tables"]
    assert len(listed) >= 60  # some 40 KB an answer
    deaf = await brisk.guest()
    before = brisk.server.memory()
    async with bystander(brisk):
        line = await DeafSocket.open(deaf)
        dropped = await line.ask_until_dropped('421["watch_lobby",{}]', most=5000)
    assert dropped
    assert brisk.server.memory() - before < 60_000_000


async def test_small_packets_of_the_engine_cannot_be_piled_up_either(brisk: House) -> None:
    """Each upgrade is answered by engine.io itself, with a packet that nobody reads."""
    before = brisk.server.memory()
    line = await DeafSocket.open(await brisk.guest())
    await line.send_many("5", 100_000)
    await host_is_served(brisk)
    assert brisk.server.memory() - before < 15_000_000
    line.close()


async def host_is_served(house: House) -> None:
    player = await house.guest()
    await player.ask("watch_lobby")


class DeafSocket:
    """A WebSocket that never reads after it has logged in."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    @classmethod
    async def open(cls, player: Player) -> "DeafSocket":
        place = urlsplit(player.url)
        line = socket.socket()
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.setblocking(False)
        await asyncio.get_running_loop().sock_connect(line, (place.hostname, place.port))
        reader, writer = await asyncio.open_connection(sock=line, limit=4096)
        writer.write(
            f"GET /socket.io/{QUERY} HTTP/1.1\r\nHost: {place.netloc}\r\nConnection: Upgrade\r\n"
            "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
        )
        deaf = cls(reader, writer)
        await reader.readuntil(b"\r\n\r\n")
        await deaf.send_many(f'40{{"token":"{player.token}"}}', 1)
        await reader.readuntil(b'40{"sid":')
        return deaf

    async def send_many(self, frame: str, times: int) -> None:
        self.writer.write(masked(frame.encode()) * times)
        await self.writer.drain()

    async def ask_until_dropped(self, frame: str, most: int) -> bool:
        """Goes on until the line is cut."""
        try:
            for _ in range(most):
                await self.send_many(frame, 1)
            # The server cuts the line soon after; our own pings notice.
            async with asyncio.timeout(20):
                while True:
                    await self.send_many("3", 1)
                    await asyncio.sleep(0.05)
        except ConnectionError:
            return True
        finally:
            self.close()

    def close(self) -> None:
        self.writer.transport.abort()


def masked(payload: bytes) -> bytes:
    """A WebSocket text frame as clients send it."""
    mask = os.urandom(4)
    size = len(payload)
    head = bytes([0x81, 0x80 | size]) if size < 126 else b"\x81\xfe" + size.to_bytes(2, "big")
    return head + mask + bytes(byte ^ mask[place % 4] for place, byte in enumerate(payload))
