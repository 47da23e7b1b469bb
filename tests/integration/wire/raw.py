"""Sockets without a Socket.IO client behind them: they send whatever they like."""

import asyncio
import json
from typing import Any

import aiohttp

from tests.integration.wire.player import PATIENCE, Json, Player


class RawSocket:
    """Frames as they are: `42…` is an event, `43…` an acknowledgement."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket
        self._number = 1000

    @classmethod
    async def open(cls, player: Player) -> "RawSocket":
        """A socket of this guest, logged in."""
        raw = cls(await player.http.ws_connect(f"{player.url}/socket.io/{QUERY}", max_msg_size=0))
        assert (await raw.receive())[0] == "0"
        await raw.log_in(player)
        return raw

    async def log_in(self, player: Player) -> None:
        await self.send(f"40{json.dumps({'token': player.token})}")
        assert (await self.receive()).startswith("40{")

    async def send(self, frame: str | bytes) -> None:
        if isinstance(frame, bytes):
            await self.socket.send_bytes(frame)
        else:
            await self.socket.send_str(frame)

    async def receive(self) -> str:
        """The next frame; fails when the socket is closed."""
        async with asyncio.timeout(PATIENCE):
            while True:
                message = await self.socket.receive()
                if message.type is not aiohttp.WSMsgType.TEXT:
                    raise ConnectionError(message.type)
                if message.data == "2":
                    await self.send("3")
                else:
                    return str(message.data)

    async def ask(self, event: str, message: Any) -> tuple[Json, list[Json]]:
        """The answer to a proper event, and the payloads of `error` that came before it."""
        self._number += 1
        await self.send(f"42{self._number}{json.dumps([event, message])}")
        return await self.answer(self._number)

    async def answer(self, number: int) -> tuple[Json, list[Json]]:
        errors: list[Json] = []
        while True:
            frame = await self.receive()
            if frame.startswith(f"43{number}["):
                answer: Json = json.loads(frame[len(str(number)) + 2 :])[0]
                return answer, errors
            if frame.startswith('42["error",'):
                errors.append(json.loads(frame[2:])[1])

    async def closed(self) -> None:
        """Waits until the server has closed it."""
        try:
            while True:
                await self.receive()
        except ConnectionError:
            await self.socket.close()

    async def close(self) -> None:
        await self.socket.close()


class Polling:
    """A session without a WebSocket, by hand."""

    def __init__(self, player: Player, address: str) -> None:
        self._player = player
        self.address = address

    @classmethod
    async def open(cls, player: Player) -> "Polling":
        """A session of this guest, logged in."""
        address = f"{player.url}/socket.io/?EIO=4&transport=polling"
        async with player.http.get(address) as response:
            sid = json.loads((await response.text())[1:])["sid"]
        polling = cls(player, f"{address}&sid={sid}")
        assert await polling.post(b"40" + json.dumps({"token": player.token}).encode()) == 200
        assert (await polling.poll())[0].startswith("40{")
        return polling

    async def post(self, body: bytes) -> int:
        async with self._player.http.post(self.address, data=body) as response:
            return response.status

    async def poll(self) -> list[str]:
        async with self._player.http.get(self.address) as response:
            assert response.status == 200
            return (await response.text()).split("\x1e")

    async def send(self, *packets: str) -> list[Json]:
        """These and a last one that is answered; the payloads of `error` until then."""
        assert await self.post("\x1e".join([*packets, '427["nonsense",{}]']).encode()) == 200
        frames: list[str] = []
        while not any(frame.startswith("437[") for frame in frames):
            frames += await self.poll()
        return [json.loads(frame[2:])[1] for frame in frames if frame.startswith('42["error"')]


QUERY = "?EIO=4&transport=websocket"
