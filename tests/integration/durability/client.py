"""A person with a browser: one account, one socket at a time, everything it heard kept in order."""

import asyncio
from collections.abc import Callable
from itertools import islice
from typing import Any, TypeVar

import aiohttp
import engineio
import socketio

from tests.integration.durability.serving import Serving

T = TypeVar("T")
Json = dict[str, Any]

PATIENCE = 30.0
AGAIN_SECONDS = 0.05


class Cut(Exception):
    """The connection broke before the answer came: it may have been done or not."""


class Refused(Exception):
    """The server said no."""

    def __init__(self, error: Json) -> None:
        super().__init__(error)
        self.error = error

    @property
    def code(self) -> str:
        return str(self.error["code"])


class _Engine(engineio.AsyncClient):  # type: ignore[misc]  # it has no types
    """Its own parting word, whenever it is forgotten, would close the session of everybody."""

    def __del__(self) -> None:
        pass


class Socket(socketio.AsyncClient):  # type: ignore[misc]  # it has no types
    """One connection over a session that others use as well."""

    def __init__(self, http: aiohttp.ClientSession) -> None:
        super().__init__(reconnection=False, http_session=http)

    def _engineio_client_class(self) -> type[_Engine]:
        return _Engine


class Client:
    def __init__(self, server: Serving) -> None:
        self.server = server
        server.guests.append(self)
        self.id = ""
        self.token = ""
        #: All events, as (name, object), in order, over all connections.
        self.heard: list[tuple[str, Any]] = []
        #: All answers to what this person asked.
        self.answers: list[Json] = []
        self._news = asyncio.Event()
        self._socket: Socket | None = None
        self._waiting: set[asyncio.Future[Json]] = set()

    @classmethod
    async def guest(cls, server: Serving) -> "Client":
        client = cls(server)
        await client.enter()
        return client

    async def enter(self) -> None:
        """As a new guest, with an open socket."""
        guest = f"{self.server.url}/api/v1/auth/guest"
        async with self.server.http.post(guest, json={}) as answer:
            entered = await answer.json()
        self.token, self.id = entered["access_token"], entered["player"]["id"]
        await self.connect()

    # ── the socket ──────────────────────────────────────────────────────────────────────────

    @property
    def connected(self) -> bool:
        return self._socket is not None and self._socket.connected

    async def connect(self) -> None:
        socket = Socket(self.server.http)
        socket.on("*", self._on_event)
        socket.on("disconnect", self._on_disconnect)
        await socket.connect(
            self.server.url, auth={"token": self.token}, transports=["websocket"], wait_timeout=10
        )
        self._socket = socket

    async def connect_again(self) -> None:
        """As a page does it: try until somebody answers."""
        await self.disconnect()
        async with asyncio.timeout(PATIENCE * 2):
            while True:
                try:
                    await self.connect()
                except socketio.exceptions.ConnectionError:
                    await asyncio.sleep(AGAIN_SECONDS)
                else:
                    return

    async def disconnect(self) -> None:
        socket, self._socket = self._socket, None
        if socket is not None:
            await socket.disconnect()
            await socket.shutdown()
        self._cut()

    async def _on_event(self, event: str, data: Any = None) -> None:
        self.heard.append((event, data))
        self.on_event(event, data)
        self._news.set()

    def on_event(self, event: str, data: Any) -> None:
        """For those who want more than the list."""

    async def _on_disconnect(self, *_: Any) -> None:
        self._cut()

    def _cut(self) -> None:
        for waiting in self._waiting:
            if not waiting.done():
                waiting.set_exception(Cut())
        self._waiting.clear()
        self._news.set()

    # ── asking and hearing ──────────────────────────────────────────────────────────────────

    def send(self, event: str, **message: Any) -> "asyncio.Task[Json]":
        """Ask without waiting; the task ends with the answer, whatever it is."""
        return asyncio.create_task(self._ask(event, message))

    async def _ask(self, event: str, message: Json) -> Json:
        if not self.connected or self._socket is None:
            raise Cut
        answer: asyncio.Future[Json] = asyncio.get_running_loop().create_future()
        self._waiting.add(answer)

        def answered(given: Json) -> None:
            if not answer.done():
                answer.set_result(given)

        try:
            await self._socket.emit(event, message, callback=answered)
            given = await asyncio.wait_for(answer, PATIENCE)
        except socketio.exceptions.SocketIOError:
            raise Cut from None
        finally:
            self._waiting.discard(answer)
        self.answers.append(given)
        return given

    async def ask(self, event: str, **message: Any) -> Json:
        """The answer of a server that said yes; Refused or Cut otherwise."""
        answer = await self._ask(event, message)
        if not answer["ok"]:
            raise Refused(answer["error"])
        return answer

    async def refusal(self, event: str, **message: Any) -> str:
        """The code of a refusal that must come."""
        answer = await self._ask(event, message)
        assert not answer["ok"], answer
        return str(answer["error"]["code"])

    async def until(self, found: Callable[[], T], seconds: float = PATIENCE) -> T:
        """What `found` returns, as soon as something was heard that makes it true."""
        async with asyncio.timeout(seconds):
            while True:
                self._news.clear()
                result = found()
                if result:
                    return result
                await self._news.wait()

    def look_again(self) -> None:
        """Something has changed that was not heard."""
        self._news.set()

    async def hear(
        self, event: str, where: Callable[[Any], bool] = lambda _: True, after: int = 0
    ) -> Any:
        """The first such event that was heard, or will be; `after` skips what was heard before."""

        def found() -> list[Any]:
            heard = (data for name, data in self.heard[after:] if name == event and where(data))
            return list(islice(heard, 1))

        return (await self.until(found))[0]

    def all(self, event: str) -> list[Any]:
        return [data for heard, data in self.heard if heard == event]

    @property
    def now(self) -> int:
        """A place in `heard`, to look for what comes after it."""
        return len(self.heard)
