"""Engine.IO without its detours: one task reads a WebSocket, and whoever has news writes to it.

The stock socket has a queue, a writer's task and a timer's task of its own, and two `wait_for` a
message. Long polling stays as it was. The private seams used here are pinned by the lock file and
covered by tests with the official JavaScript client.
"""

import asyncio
from collections.abc import Callable
from typing import Any

import engineio
import structlog
from aiohttp import WSMsgType, web
from engineio import exceptions, packet
from engineio.async_socket import AsyncSocket

from server.realtime.frames import Bundle, Frame, pong, readable

log = structlog.get_logger()

#: What a slow reader may owe us before we let it go. One answer may be larger than the bytes.
MOST_WAITING = 256
MOST_BYTES = 1024 * 1024
#: Seconds for the last words to a socket that is closed; then its line is cut.
FAREWELL_SECONDS = 2.0

PING = Frame(b"2")
CLOSE = Frame(b"1")
NOTHING = Frame(b"6")

#: Keeps the closing tasks from being collected half-way.
_closing: set["asyncio.Future[Any]"] = set()


class Outbox(asyncio.Queue[Frame | None]):
    """What waits for the next request of a client that polls, with its size; None is the end."""

    def __init__(self) -> None:
        super().__init__()
        self.size = 0

    @property
    def full_enough(self) -> bool:
        return self.qsize() >= MOST_WAITING or self.size >= MOST_BYTES

    def _put(self, item: Frame | None) -> None:
        super()._put(item)
        self.size += 0 if item is None else item.size

    def _get(self) -> Frame | None:
        item = super()._get()
        self.size -= 0 if item is None else item.size
        return item


class Socket(AsyncSocket):  # type: ignore[misc]  # python-engineio has no types
    """One client. `push` never waits: to a WebSocket it writes, for a poll it queues."""

    def __init__(self, server: "Engine", sid: str) -> None:
        super().__init__(server, sid)
        self.connected = self.upgraded = self.closing = self.closed = False
        self.queue = Outbox()
        self._web_socket: web.WebSocketResponse | None = None
        self._transport: asyncio.WriteTransport | None = None
        self._timer: asyncio.TimerHandle | None = None

    # ── out ─────────────────────────────────────────────────────────────────────────────────

    def push(self, frame: Frame) -> bool:
        """Send without waiting. A socket that does not read is closed, so that memory stays
        bounded; False then."""
        if self._transport is not None:
            return self._write(self._transport, frame.wire)
        if self.closing:
            return False
        if self.queue.full_enough:
            self.shut()
            return False
        self.queue.put_nowait(frame)
        return True

    def push_all(self, bundle: Bundle) -> bool:
        """Several at once."""
        if self._transport is not None:
            return self._write(self._transport, bundle.wire)
        return all(self.push(frame) for frame in bundle.frames)

    def _write(self, transport: asyncio.WriteTransport, wire: bytes) -> bool:
        if self.closing or transport.is_closing():
            return False  # if the line was cut, we shall be told in a moment
        if transport.get_write_buffer_size() > MOST_BYTES:
            self.shut()
            return False
        transport.write(wire)
        return True

    async def send(self, pkt: packet.Packet) -> None:
        """What Engine.IO and Socket.IO say themselves."""
        if self.closed:
            raise exceptions.SocketIsClosedError
        self.push(Frame(pkt.encode().encode()))

    # ── in ──────────────────────────────────────────────────────────────────────────────────

    async def serve(self, web_socket: web.WebSocketResponse, transport: Any) -> None:
        """Read a WebSocket to its end."""
        if self.connected and not await self._upgrade(web_socket):
            return
        self.connected = self.upgraded = True
        self._web_socket, self._transport = web_socket, transport
        while not self.queue.empty():
            waiting = self.queue.get_nowait()
            if waiting is not None:
                transport.write(waiting.wire)
        while not self.closing:
            message = await web_socket.receive()
            if message.type in (WSMsgType.TEXT, WSMsgType.BINARY):
                await self._hear(message.data)
            elif message.type is WSMsgType.PING:
                self.server.on_signal(self.sid)
                self._write(transport, pong(bytes(message.data)))
            elif message.type is WSMsgType.PONG:
                self.server.on_signal(self.sid)
            else:
                break
            await asyncio.sleep(0)  # one who sends a lot at once takes turns with the others
        await self.close(abort=True, reason=self.server.reason.TRANSPORT_CLOSE)

    async def _upgrade(self, web_socket: web.WebSocketResponse) -> bool:
        """From polling to WebSocket: what is sent meanwhile waits."""
        self.upgrading = True
        try:
            if (await web_socket.receive()).data != "2probe":
                return False
            await web_socket.send_str("3probe")
            self.queue.put_nowait(NOTHING)  # ends the poll that is waiting
            return bool((await web_socket.receive()).data == "5")
        finally:
            self.upgrading = False

    async def _hear(self, data: str | bytes) -> None:
        """A frame of the WebSocket."""
        if isinstance(data, bytes):
            await self.server.hear(self.sid, data)
            return
        data = readable(data)
        kind = data[0]
        if kind == "4":
            await self.server.hear(self.sid, data[1:])
            return
        self.server.on_signal(self.sid)
        if kind == "3":
            self.schedule_ping()
        elif kind == "1":
            await self.close(abort=True, reason=self.server.reason.CLIENT_DISCONNECT)

    async def _websocket_handler(self, ws: Any) -> None:
        """The stock name, by which an upgrade gets here."""
        await self.serve(ws.response, ws.transport)

    # ── time ────────────────────────────────────────────────────────────────────────────────

    def schedule_ping(self) -> None:
        """The client is there: ask again after a while."""
        self._set_timer(self.server.ping_interval, self._ping)

    def _ping(self) -> None:
        if self.push(PING):
            self._set_timer(self.server.ping_timeout, self._no_pong)

    def _no_pong(self) -> None:
        _go_on(self.close(reason=self.server.reason.PING_TIMEOUT))

    def _set_timer(self, seconds: float, then: Callable[[], None]) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = asyncio.get_running_loop().call_later(seconds, then)

    # ── the end ─────────────────────────────────────────────────────────────────────────────

    def shut(self) -> None:
        """Close without waiting for it."""
        _go_on(self.close(abort=True))

    def cut(self) -> None:
        """Close without a farewell: somebody who floods would only go on until it is over."""
        if self._transport is not None:
            self._transport.abort()
        self.shut()

    async def close(self, *, abort: bool = False, reason: str | None = None, **_: Any) -> None:
        """Nobody waits here for somebody who may never read, whatever the stock server wishes."""
        if self.closing:
            return
        if not abort:
            self.push(CLOSE)
        self.closing = True
        if self._timer is not None:
            self._timer.cancel()
        gone = reason or self.server.reason.SERVER_DISCONNECT
        await self.server._trigger_event("disconnect", self.sid, gone, run_async=False)
        self.closed = True
        self.server.sockets.pop(self.sid, None)
        self.queue.put_nowait(None)
        web_socket, transport = self._web_socket, self._transport
        if web_socket is not None and transport is not None and not transport.is_closing():
            _go_on(web_socket.close())
            asyncio.get_running_loop().call_later(FAREWELL_SECONDS, transport.abort)


class Engine(engineio.AsyncServer):  # type: ignore[misc]  # python-engineio has no types
    """Makes our own sockets."""

    #: Told of every frame of a WebSocket that is no message.
    on_signal: Callable[[str], None] = staticmethod(lambda _: None)

    async def hear(self, sid: str, data: str | bytes) -> None:
        """A message of a WebSocket. The handler answers for its own failures."""
        await self.handlers["message"](sid, data)

    async def _handle_connect(
        self, environ: dict[str, Any], transport: str, jsonp_index: int | None = None
    ) -> Any:
        sid = self.generate_id()
        socket = self.sockets[sid] = Socket(self, sid)
        opening = {
            "sid": sid,
            "upgrades": self._upgrades(sid, transport),
            "pingTimeout": int(self.ping_timeout * 1000),
            "pingInterval": int(self.ping_interval * 1000),
            "maxPayload": self.max_http_buffer_size,
        }
        await socket.send(packet.Packet(packet.OPEN, opening))
        if await self._trigger_event("connect", sid, environ, run_async=False) is not None:
            self.sockets.pop(sid, None)
            return self._unauthorized()
        socket.schedule_ping()
        if transport == "websocket":
            web_socket = self._async["websocket"](socket._websocket_handler, self)
            response = await web_socket(environ)
            if not socket.connected:  # gone before we answered, as when we hung for a while
                await socket.close(abort=True, reason=self.reason.TRANSPORT_CLOSE)
            return response
        socket.connected = True
        try:
            return self._ok(await socket.poll(), jsonp_index=jsonp_index)
        except exceptions.QueueEmpty:
            return self._bad_request()


def _go_on(work: Any) -> None:
    """Let it run; its end interests nobody."""
    task = asyncio.ensure_future(work)
    _closing.add(task)
    task.add_done_callback(_closing.discard)
