"""The sockets around a table: each gets what its person may see, spectators perhaps later."""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any
from uuid import UUID

from server.clock import now_ms
from server.realtime.connection import Connection
from server.realtime.frames import Frame
from server.realtime.packets import encode, event_frame

#: What one viewer (a seat, or None for spectators) gets.
Payload = Callable[[int | None], dict[str, Any]]
Then = Callable[[], None]
#: Whom something is for.
Whom = Callable[[Connection], bool]


def everybody(_: Connection) -> bool:
    return True


class Audience:
    """Sends to everybody at a table. `seat_of` says who sits there, at the moment of sending."""

    def __init__(self, table_id: UUID, seat_of: Callable[[UUID], int | None], delay: int) -> None:
        self.table_id = table_id
        self.seat_of = seat_of
        self.delay = delay
        self.connections: set[Connection] = set()
        #: What spectators get later, in order: when, what, and what follows from it.
        self._later: deque[tuple[float, Frame, Whom, Then]] = deque()

    def add(self, connection: Connection) -> None:
        self.connections.add(connection)
        connection.tables.add(self.table_id)

    def remove(self, connection: Connection) -> None:
        self.connections.discard(connection)
        connection.tables.discard(self.table_id)

    def of_user(self, user_id: UUID) -> list[Connection]:
        return [one for one in self.connections if one.user_id == user_id]

    def people(self) -> set[UUID]:
        return {one.user_id for one in self.connections}

    def spectators(self) -> int:
        return sum(1 for user_id in self.people() if self.seat_of(user_id) is None)

    def tell(self, event: str, payload: dict[str, Any], whom: Whom = everybody) -> None:
        """The same for everybody, at once."""
        if self.connections:
            frame = event_frame(event, encode(payload))
            for connection in self.connections:
                if whom(connection):
                    connection.send(frame)

    def seated(self, connection: Connection) -> bool:
        """Whether this is a socket of somebody who sits here."""
        return self.seat_of(connection.user_id) is not None

    def show(
        self,
        event: str,
        payload: Payload,
        then: Then = lambda: None,
        at: int | None = None,
        whom: Whom = everybody,
    ) -> None:
        """To each viewer his own; built and encoded once a viewer. `then` is called when the
        spectators have it, which counts from `at` (milliseconds since 1970) if it was earlier."""
        frames: dict[int | None, Frame] = {}
        for connection in self.connections:
            viewer = self.seat_of(connection.user_id)
            if (viewer is None and self.delay) or not whom(connection):
                continue
            frame = frames.get(viewer)
            if frame is None:
                frame = frames[viewer] = event_frame(event, encode(payload(viewer)))
            connection.send(frame)
        if not self.delay:
            then()
            return
        # Whoever comes in the meantime gets it too: for him it has not happened yet.
        passed = 0.0 if at is None else (now_ms() - at) / 1000
        due = asyncio.get_running_loop().time() + self.delay - passed
        self._later.append((due, event_frame(event, encode(payload(None))), whom, then))
        if len(self._later) == 1:
            self._wait()

    def _wait(self) -> None:
        asyncio.get_running_loop().call_at(self._later[0][0], self._release)

    def _release(self) -> None:
        now = asyncio.get_running_loop().time()
        while self._later and self._later[0][0] <= now:
            _, frame, whom, then = self._later.popleft()
            then()
            for connection in self.connections:
                if not self.seated(connection) and whom(connection):
                    connection.send(frame)
        if self._later:
            self._wait()
