"""One open socket: who it is, what it watches, and a bounded queue towards it."""

import asyncio
from typing import Any
from uuid import UUID

from engineio.async_socket import AsyncSocket

from server.accounts.identity import Identity
from server.realtime.packets import Frame, encode, event_frame

#: What a slow reader may owe us before we let it go. One answer may be larger than the bytes.
MOST_WAITING = 256
MOST_BYTES = 1024 * 1024

#: Seconds for the last words to a socket that is closed; then its line is cut.
FAREWELL_SECONDS = 2.0

#: Keeps the closing tasks from being collected half-way.
_closing: set["asyncio.Future[Any]"] = set()


class Outbox(asyncio.Queue[Frame | None]):
    """Frames on their way to a socket, with their size; None is the end."""

    def __init__(self) -> None:
        super().__init__()
        self.size = 0

    @property
    def full_enough(self) -> bool:
        return self.qsize() >= MOST_WAITING or self.size >= MOST_BYTES

    async def put(self, item: Frame | None) -> None:
        """Engine.IO's own small packets, which a client can ask for as fast as it can write."""
        if item is None or self.qsize() < 2 * MOST_WAITING:
            self.put_nowait(item)

    async def join(self) -> None:
        """Nobody waits for somebody who may never read."""

    def _put(self, item: Frame | None) -> None:
        super()._put(item)
        self.size += _size(item)

    def _get(self) -> Frame | None:
        item = super()._get()
        self.size -= _size(item)
        return item


def _size(frame: Frame | None) -> int:
    return len(frame.data) if frame is not None and isinstance(frame.data, str) else 0


def push(socket: AsyncSocket, frame: Frame) -> bool:
    """Queue a frame without waiting. A socket that does not read is closed, so that memory stays
    bounded; False then."""
    if socket.closing or socket.closed:
        return False
    if not socket.queue.full_enough:
        socket.queue.put_nowait(frame)
        return True
    shut(socket)
    return False


def shut(socket: AsyncSocket) -> None:
    """Close a socket without waiting for it."""
    task = asyncio.ensure_future(socket.close(wait=False, abort=True))
    _closing.add(task)
    task.add_done_callback(_closing.discard)


def hang_up(socket: AsyncSocket) -> None:
    """A socket has been closed: let its writer end, and do not wait for one who never reads."""
    # Without this the writer would sleep until its next time-out.
    socket.queue.put_nowait(None)
    transport = socket.session.get("transport")
    if transport is not None:
        asyncio.get_running_loop().call_later(FAREWELL_SECONDS, transport.abort)


class Connection:
    """What the rest of the server knows of a socket. Sending never waits and never fails."""

    def __init__(self, socket: AsyncSocket, identity: Identity, address: str) -> None:
        self.socket = socket
        self.identity = identity
        self.address = address
        #: Tables whose messages this socket gets.
        self.tables: set[UUID] = set()

    @property
    def user_id(self) -> UUID:
        return self.identity.user

    @property
    def is_open(self) -> bool:
        return not (self.socket.closing or self.socket.closed)

    def send(self, frame: Frame) -> None:
        push(self.socket, frame)

    def emit(self, event: str, payload: Any) -> None:
        push(self.socket, event_frame(event, encode(payload)))

    def drop(self) -> None:
        shut(self.socket)
