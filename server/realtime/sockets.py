"""python-socketio made lean: one dispatcher for all events, no rooms, no compression.

The private seams used here (`_handle_event` and its kin) are pinned by the lock file and covered by
tests with the official JavaScript client.
"""

import asyncio
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

import socketio
from aiohttp import web
from engineio.payload import Payload
from socketio import packet as socket_packets
from socketio.exceptions import ConnectionRefusedError as RefusedConnection

from server.errors import Refusal
from server.limits import Limits, Pace, Places, deeper
from server.realtime.engine import Engine
from server.realtime.frames import MOST_PACKETS, PlainWebSocket, translator
from server.realtime.packets import Packet, ack_frame, encode, event_frame
from server.rest.address import AddressOf
from server.rest.origin import is_ours

Answer = dict[str, Any]
#: sid, event, arguments → the answer.
Dispatcher = Callable[[str, Any, list[Any]], Awaitable[Answer]]
#: Makes an answer of a refusal, and counts it.
Refuser = Callable[[Refusal], Answer]

PING_SECONDS = 25
PONG_SECONDS = 20
#: A connection on which nobody has logged in by now is closed.
LOGIN_SECONDS = 20.0
#: aiohttp counts in 32 bits.
LARGEST_FRAME = 2**31 - 2
#: So many times the sockets that an address may have can wait for their log-in, or have lost it.
LINES_TIMES = 2


@dataclass
class Line:
    """An Engine.IO connection, whether somebody has logged in on it or not."""

    address: str
    pace: Pace
    #: Of frames that are no messages: pings, pongs and the like.
    signals: Pace
    #: Closes it if nobody logs in.
    patience: asyncio.TimerHandle
    joined: bool = False


class OwnRooms(socketio.AsyncManager):  # type: ignore[misc]  # python-socketio has no types
    """Knows who is connected and nothing else: tables and lobby keep their own lists."""

    def basic_disconnect(self, sid: str, namespace: str, **_: Any) -> None:
        # The stock manager looks through every room of the server for each socket that leaves.
        self.basic_leave_room(sid, namespace, sid)
        self.basic_leave_room(sid, namespace, None)
        for pending in (self.pending_connect, self.pending_disconnect):
            if sid in pending.get(namespace, ()):
                pending[namespace].remove(sid)
                if not pending[namespace]:
                    del pending[namespace]


class Sockets(socketio.AsyncServer):  # type: ignore[misc]  # python-socketio has no types
    """The Socket.IO server. Every event goes through `dispatch` and is answered with its result."""

    def __init__(
        self,
        dispatch: Dispatcher,
        refuse: Refuser,
        limits: Limits,
        origins: list[str],
        address_of: AddressOf,
    ) -> None:
        super().__init__(
            client_manager=OwnRooms(),
            serializer=Packet,
            async_mode="aiohttp",
            async_handlers=False,
            namespaces=["/"],
            max_http_buffer_size=min(limits.frame_bytes, LARGEST_FRAME),
            http_compression=False,
            ping_interval=PING_SECONDS,
            ping_timeout=PONG_SECONDS,
            monitor_clients=False,  # each socket has a timer
            cors_allowed_origins=partial(_may_open, frozenset(origins)),
        )
        self.dispatch = dispatch
        self.refuse = refuse
        self.limits = limits
        self.lines: dict[str, Line] = {}
        self.lines_by_address = Places(
            "connections from this address", LINES_TIMES * limits.sockets_per_address.count
        )
        self.eio._async = {
            **self.eio._async,
            "websocket": PlainWebSocket,
            "translate_request": translator(address_of),
        }
        self.eio.on_signal = self._signalled
        Payload.max_decode_packets = MOST_PACKETS

    def attach(self, app: web.Application, socketio_path: str = "/socket.io") -> None:
        """Be found at this path, with the slash that most clients put behind it and without."""
        super().attach(app, socketio_path)
        for method in ("GET", "POST", "OPTIONS"):
            app.router.add_route(method, f"/{socketio_path.strip('/')}", self.eio.handle_request)

    def _engineio_server_class(self) -> type[Engine]:
        return Engine

    async def _handle_eio_connect(self, eio_sid: str, environ: dict[str, Any]) -> bool | None:
        address: str = environ["REMOTE_ADDR"]
        try:
            self.lines_by_address.take(address)
        except Refusal:
            return False
        await super()._handle_eio_connect(eio_sid, environ)
        self.environ[eio_sid] = {"REMOTE_ADDR": address}  # of all the headers nobody asks again
        socket = self.eio.sockets[eio_sid]
        patience = asyncio.get_running_loop().call_later(LOGIN_SECONDS, socket.shut)
        self.lines[eio_sid] = Line(address, self.limits.pace(), self.limits.pace(), patience)
        return None

    async def _handle_eio_disconnect(self, eio_sid: str, reason: str) -> None:
        line = self.lines.pop(eio_sid, None)
        if line is not None:
            line.patience.cancel()
            self.lines_by_address.give_back(line.address)
        await super()._handle_eio_disconnect(eio_sid, reason)

    def joined(self, eio_sid: str) -> None:
        """Somebody has logged in: from now on his events count."""
        line = self.lines[eio_sid]
        line.patience.cancel()
        if not line.joined:
            line.joined = True
            line.pace = self.limits.pace()

    def _signalled(self, eio_sid: str) -> None:
        """Nobody has a reason for many of them."""
        line = self.lines.get(eio_sid)
        try:
            if line is not None:
                line.signals.check()
        except Refusal:
            self.eio.sockets[eio_sid].cut()

    async def _handle_eio_message(self, eio_sid: str, data: str | bytes) -> None:
        line = self.lines.get(eio_sid)
        if line is None:
            return  # closed, with something still in the pipe
        try:
            # Whatever it is, before any work on it.
            line.pace.check()
        except Refusal as refusal:
            self._answer(eio_sid, _ack_number(data), self.refuse(refusal))
            if line.pace.flooding:
                self.eio.sockets[eio_sid].cut()
            return
        if isinstance(data, bytes):
            return  # an attachment of a binary event, which was refused already
        try:
            pkt = Packet(encoded_packet=data)
        except (ValueError, TypeError, RecursionError, OverflowError):
            self._refuse_frame(eio_sid, _ack_number(data))
            return
        # The list of event and argument is one level more than the message.
        deepest = self.limits.nesting + 1
        if data.count("[") + data.count("{") > deepest and deeper(pkt.data, deepest):
            self._refuse_frame(eio_sid, pkt.id)
            return
        kind = pkt.packet_type
        if kind == socket_packets.EVENT:
            await self._handle_event(eio_sid, pkt.namespace, pkt.id, pkt.data)
        elif kind == socket_packets.CONNECT:
            await self._handle_connect(eio_sid, pkt.namespace, pkt.data)
        elif kind == socket_packets.DISCONNECT:
            await self._handle_disconnect(eio_sid, pkt.namespace, self.reason.CLIENT_DISCONNECT)
        elif kind == socket_packets.BINARY_EVENT:
            self._refuse_frame(eio_sid, pkt.id)
        # We never ask a client for an answer, so acknowledgements and the rest mean nothing here.

    async def _handle_event(self, eio_sid: str, namespace: str, id: int | None, data: Any) -> None:
        sid = self.manager.sid_from_eio_sid(eio_sid, namespace or "/")
        if sid is None or not self.manager.is_connected(sid, namespace or "/"):
            return
        if isinstance(data, list) and data:
            self._answer(eio_sid, id, await self.dispatch(sid, data[0], data[1:]))
        else:
            self._refuse_frame(eio_sid, id)

    def _refuse_frame(self, eio_sid: str, id: int | None) -> None:
        bad = Refusal("bad_request", "A message is one event with one object, as JSON.")
        self._answer(eio_sid, id, self.refuse(bad))

    def _answer(self, eio_sid: str, id: int | None, answer: Answer) -> None:
        """Acknowledge; without a wish for that, a refusal is sent as the event `error`."""
        socket = self.eio.sockets.get(eio_sid)
        if socket is None:
            return
        if id is not None:
            socket.push(ack_frame(id, answer))
        elif not answer["ok"]:
            socket.push(event_frame("error", encode(answer)))


def _may_open(others: frozenset[str], origin: str | None, environ: dict[str, Any]) -> bool:
    """Pages of ours, and those of the other origins that the settings name."""
    return "*" in others or origin in others or is_ours(environ["aiohttp.request"])


#: `2` or, with attachments, `5`, their number and a dash; then the acknowledgement's number.
_ACK_NUMBER = re.compile(r"(?:2|5\d{1,10}-)(\d{1,15})\[", re.ASCII)


def _ack_number(frame: str | bytes) -> int | None:
    """The number of the wished acknowledgement, from an event's frame that is not parsed."""
    found = _ACK_NUMBER.match(frame) if isinstance(frame, str) else None
    return None if found is None else int(found[1])


__all__ = ["Answer", "RefusedConnection", "Sockets"]
