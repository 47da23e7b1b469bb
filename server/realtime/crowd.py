"""Everybody who has a socket open at this node, and what concerns all of them."""

from collections.abc import Callable, Collection, Iterator
from typing import Any
from uuid import UUID

from server.errors import Refusal
from server.realtime.connection import Connection
from server.realtime.packets import encode, event_frame


class Crowd:
    def __init__(self) -> None:
        self._open: dict[str, Connection] = {}

    def __len__(self) -> int:
        return len(self._open)

    def __iter__(self) -> Iterator[Connection]:
        """Those who are here now, whoever comes and goes meanwhile."""
        return iter(list(self._open.values()))

    def find(self, sid: str) -> Connection | None:
        return self._open.get(sid)

    def come(self, sid: str, connection: Connection) -> None:
        self._open[sid] = connection

    def go(self, sid: str) -> Connection | None:
        return self._open.pop(sid, None)

    def people(self) -> set[UUID]:
        return {one.user_id for one in self._open.values()}

    def tell(self, event: str, payload: Any) -> None:
        frame = event_frame(event, encode(payload))
        for connection in self:
            connection.send(frame)

    def turn_out(self, user_id: UUID, why: Refusal) -> None:
        """Somebody has just been banned: told so, and out, with the programs that play for him."""
        for connection in self:
            if user_id in (connection.user_id, connection.identity.owner):
                _turn_out(connection, why)

    def turn_out_addresses(self, check: Callable[[str], None]) -> None:
        """Out with those whose address `check` refuses."""
        for connection in self:
            try:
                check(connection.address)
            except Refusal as why:
                _turn_out(connection, why)

    def drop_family(self, user_id: UUID, family: UUID) -> None:
        """A session was revoked: its sockets go."""
        for connection in self:
            if (connection.user_id, connection.identity.family) == (user_id, family):
                connection.drop()

    def drop_families(self, families: Collection[UUID]) -> None:
        """The same for several, whoever they are of."""
        for connection in self:
            if connection.identity.family in families:
                connection.drop()

    def drop_all(self) -> None:
        for connection in self:
            connection.drop()


def _turn_out(connection: Connection, why: Refusal) -> None:
    told = Refusal("forbidden", why.message)
    connection.emit("error", {"ok": False, "error": told.as_json()})
    connection.drop()
