"""Engine.IO frames: ours, encoded once, and those from outside, of which only what the parser can
take apart gets to it."""

import re
from collections.abc import Callable
from typing import Any

from aiohttp import web
from engineio.async_drivers import aiohttp as aiohttp_driver

from server.rest.address import AddressOf

#: Stands for a frame that nobody can read. It goes on as a message, to be answered as a bad one.
UNREADABLE = "4?"
#: Between the packets of one request of the polling transport.
SEPARATOR = b"\x1e"
#: Stands for an attachment of a binary event, which polling sends as base64. Nobody reads it: the
#: event was refused.
ATTACHMENT = b"bAA=="
#: As many packets as a socket may send at once; engine.io's own limit is 16.
MOST_PACKETS = 100

_BASE64 = re.compile(rb"b[A-Za-z0-9+/]*={0,2}")
_MESSAGE = "4"
_DIGITS = frozenset("0123456789")
#: Close, ping, pong, upgrade, nothing: with these words or none.
_SIGNALS = frozenset(kind + word for kind in "12356" for word in ("", "probe"))

#: First byte of a WebSocket frame: the last of its message, and text.
_WHOLE_TEXT = 0x81
_PONG = 0x8A


class Frame:
    """A packet as a whole WebSocket frame. A server's frames are not masked, so the same bytes go
    to any number of sockets."""

    __slots__ = ("_start", "wire")

    def __init__(self, packet: bytes) -> None:
        length = len(packet)
        if length < 126:
            head = bytes((_WHOLE_TEXT, length))
        elif length < 1 << 16:
            head = bytes((_WHOLE_TEXT, 126)) + length.to_bytes(2)
        else:
            head = bytes((_WHOLE_TEXT, 127)) + length.to_bytes(8)
        self._start = len(head)
        self.wire = head + packet

    @property
    def size(self) -> int:
        return len(self.wire)

    def encode(self, **_: Any) -> str:
        """For engine.io's polling."""
        return self.wire[self._start :].decode()


def pong(payload: bytes) -> bytes:
    """The frame that answers a WebSocket's ping."""
    return bytes((_PONG, len(payload))) + payload


class Bundle:
    """Several frames that are written as one."""

    __slots__ = ("frames", "wire")

    def __init__(self, frames: list[Frame]) -> None:
        self.frames = frames
        self.wire = b"".join(frame.wire for frame in frames)


def readable(frame: str) -> str:
    """The frame itself if it is one, else UNREADABLE.

    The parser behind it takes what is no Socket.IO packet for JSON, of any depth, and leaves the
    socket half-open when it fails.
    """
    if frame[:1] == _MESSAGE and frame[1:2] in _DIGITS:
        return frame
    return frame if frame in _SIGNALS else UNREADABLE


class PlainWebSocket:
    """engine.io's door to aiohttp, without per-message compression: 92 KiB a connection."""

    def __init__(self, handler: Any, server: Any) -> None:
        self._handler = handler
        self._server = server

    async def __call__(self, environ: dict[str, Any]) -> web.StreamResponse:
        self.response = web.WebSocketResponse(
            # aiohttp refuses what reaches its limit, not what exceeds it.
            max_msg_size=self._server.max_http_buffer_size + 1,
            compress=False,
            autoping=False,  # they would be answered without end and without taking turns
        )
        request: web.Request = environ["aiohttp.request"]
        try:
            await self.response.prepare(request)
        except ConnectionResetError:
            return web.Response()  # for nobody, which aiohttp sees for itself
        self.transport = request.transport
        environ.clear()  # callers up the stack hold it as long as the socket is open
        await self._handler(self)
        return self.response


class _Body:
    """The body of a polling request as engine.io reads it."""

    def __init__(self, request: web.Request) -> None:
        self._request = request

    async def read(self, length: int) -> bytes:
        body = await self._request.content.readexactly(length) if length else b""
        packets = body.split(SEPARATOR)
        if len(packets) > MOST_PACKETS:
            packets = [UNREADABLE.encode()]
        return SEPARATOR.join(map(_readable_packet, packets)) if body else b""


def _readable_packet(packet: bytes) -> bytes:
    if _BASE64.fullmatch(packet):
        return ATTACHMENT
    return readable(packet.decode("utf-8", "replace")).encode()


def translator(address_of: AddressOf) -> Callable[[web.Request], dict[str, Any]]:
    """Says what engine.io wants to know of a request; its own takes everybody for 127.0.0.1."""

    def translate(request: web.Request) -> dict[str, Any]:
        environ: dict[str, Any] = aiohttp_driver.translate_request(request)
        environ["REMOTE_ADDR"] = address_of(request)
        environ["wsgi.input"] = _Body(request)
        return environ

    return translate
