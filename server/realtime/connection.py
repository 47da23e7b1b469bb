"""One open socket: who it is, and what it watches."""

import asyncio
from typing import Any
from uuid import UUID

from server.accounts.identity import Identity
from server.realtime.engine import Socket
from server.realtime.frames import Bundle, Frame
from server.realtime.packets import encode, event_frame


class Connection:
    """What the rest of the server knows of a socket. Sending never waits and never fails."""

    def __init__(self, socket: Socket, identity: Identity, address: str) -> None:
        self.socket = socket
        self.identity = identity
        self.address = address
        #: By the loop's clock.
        self.since = asyncio.get_running_loop().time()
        #: Tables whose messages this socket gets.
        self.tables: set[UUID] = set()

    @property
    def user_id(self) -> UUID:
        return self.identity.user

    @property
    def age(self) -> float:
        """Seconds since it was opened."""
        return asyncio.get_running_loop().time() - self.since

    @property
    def is_open(self) -> bool:
        return not self.socket.closing

    def send(self, frame: Frame) -> None:
        self.socket.push(frame)

    def send_all(self, bundle: Bundle) -> None:
        self.socket.push_all(bundle)

    def emit(self, event: str, payload: Any) -> None:
        self.socket.push(event_frame(event, encode(payload)))

    def drop(self) -> None:
        self.socket.shut()
