"""A person with a Socket.IO client: asks, is answered, and hears what the server tells."""

import asyncio
from collections import defaultdict, deque
from collections.abc import Callable, Sequence
from typing import Any

import aiohttp
import pytest
import socketio

Json = dict[str, Any]

UNSET = object()
#: Far beyond what anything takes: who waits for so long waits for ever.
PATIENCE = 20.0
CODES = {
    "bad_request",
    "unauthorized",
    "forbidden",
    "not_found",
    "table_closed",
    "table_full",
    "not_host",
    "not_ready",
    "not_your_turn",
    "stale",
    "illegal_action",
    "too_soon",
    "rate_limited",
    "server_busy",
    "moved",
}


def anything(_: Json) -> bool:
    return True


def check_error(error: Json) -> Json:
    """An error has exactly the form that every client may rely on."""
    assert {"code", "message"} <= error.keys() <= {"code", "message", "rule", "retry_after"}, error
    assert error["code"] in CODES, error
    assert isinstance(error["message"], str), error
    assert 0 < len(error["message"]) < 500, error
    assert "Traceback" not in error["message"], error
    assert 'File "' not in error["message"], error
    if "rule" in error:
        assert isinstance(error["rule"], str), error
    if "retry_after" in error:
        assert error["retry_after"] > 0, error
    return error


class Player:
    """One socket of one person. Each comes from an address of its own."""

    def __init__(self, url: str, address: str) -> None:
        self.url = url
        self.address = address
        self.http = aiohttp.ClientSession(
            connector=aiohttp.TCPConnector(local_addr=(address, 0)),
            cookie_jar=aiohttp.CookieJar(unsafe=True),
        )
        self.io = socketio.AsyncClient(http_session=self.http, reconnection=False)
        self.io.on("*", self._told)
        self.io.on("disconnect", self._gone)
        self.io.on("connect_error", self._turned_away)
        self.connect_error: Json | None = None
        self.id = self.name = self.token = ""
        #: Everything the server told, in order.
        self.log: list[tuple[str, Json]] = []
        self._unheard: dict[str, deque[Json]] = defaultdict(deque)
        self._news = asyncio.Event()
        self.disconnected = asyncio.Event()

    # ── coming and going ────────────────────────────────────────────────────────────────────

    async def enter(self, name: str | None = None) -> None:
        """Become a guest of the house."""
        status, told = await self.rest("POST", "auth/guest", {"name": name} if name else {})
        assert status == 201, told
        self.token = told["access_token"]
        self.id, self.name = told["player"]["id"], told["player"]["name"]

    async def connect(
        self, transports: Sequence[str] = ("websocket",), *, auth: object = UNSET
    ) -> None:
        self.disconnected.clear()
        given = {"token": self.token} if auth is UNSET else auth
        await self.io.connect(self.url, auth=given, transports=list(transports), wait_timeout=20)

    async def turned_away(
        self, transports: Sequence[str] = ("websocket",), *, auth: object = UNSET
    ) -> Json:
        """Try to connect, in vain: what the client is told."""
        with pytest.raises(socketio.exceptions.ConnectionError):
            await self.connect(transports, auth=auth)
        assert self.connect_error is not None
        assert self.connect_error.keys() == {"message", "data"}
        data: Json = self.connect_error["data"]
        return data

    async def another(self) -> "Player":
        """A second socket of the same person, not yet connected; close it when done."""
        twin = Player(self.url, self.address)
        twin.token, twin.id, twin.name = self.token, self.id, self.name
        return twin

    async def cut(self) -> None:
        """The connection breaks: no word of farewell."""
        await self.io.disconnect()

    async def close(self) -> None:
        if self.io.connected:
            await self.io.disconnect()
        await self.http.close()

    # ── asking ──────────────────────────────────────────────────────────────────────────────

    async def rest(self, method: str, path: str, body: object = None) -> tuple[int, Json]:
        headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        async with self.http.request(
            method, f"{self.url}/api/v1/{path}", json=body, headers=headers
        ) as response:
            return response.status, await response.json(content_type=None)

    async def send(self, event: str, *arguments: object) -> Json:
        """The answer to an event with any arguments at all."""
        given = arguments[0] if len(arguments) == 1 else tuple(arguments) or None
        answer: Json = await self.io.call(event, given, timeout=PATIENCE)
        assert answer["ok"] in (True, False)
        return answer

    async def ask(self, event: str, **message: object) -> Json:
        """The answer to a wish that is granted."""
        answer = await self.send(event, message)
        assert answer["ok"] is True, (event, message, answer)
        return answer

    async def refused(self, event: str, **message: object) -> Json:
        """The error of a wish that is not."""
        answer = await self.send(event, message)
        assert answer.keys() == {"ok", "error"}, (event, message, answer)
        assert answer["ok"] is False
        return check_error(answer["error"])

    # ── hearing ─────────────────────────────────────────────────────────────────────────────

    def _told(self, event: str, payload: Json) -> None:
        self.log.append((event, payload))
        self._unheard[event].append(payload)
        self._news.set()

    def _turned_away(self, error: Json) -> None:
        self.connect_error = error

    def _gone(self, _reason: str) -> None:
        self.disconnected.set()

    async def hear(self, event: str, where: Callable[[Json], bool] = anything) -> Json:
        """The first such event that was not asked for yet, now or when it comes."""
        try:
            async with asyncio.timeout(PATIENCE):
                while True:
                    unheard = self._unheard[event]
                    for payload in unheard:
                        if where(payload):
                            unheard.remove(payload)
                            return payload
                    self._news.clear()
                    await self._news.wait()
        except TimeoutError:
            heard = [name for name, _ in self.log]
            raise AssertionError(f"{self.name} never heard {event}, but {heard[-40:]}") from None

    async def card(self, where: Callable[[Json], bool]) -> Json:
        """The table's card, as soon as it is such."""
        told = await self.hear("table_updated", lambda payload: where(payload["table"]))
        card: Json = told["table"]
        return card

    async def update(self, seq: int) -> Json:
        return await self.hear("game_state_update", lambda payload: payload["seq"] == seq)

    def heard(self, event: str) -> list[Json]:
        """All events of this name so far, heard or not."""
        return [payload for name, payload in self.log if name == event]

    def forget(self) -> None:
        self.log.clear()
        self._unheard.clear()
