"""Who may open a socket, and how fast it may talk."""

import time
from typing import Any

import structlog

from server.errors import Refusal
from server.house import SeraiHouse
from server.realtime.connection import Connection
from server.realtime.events import answer
from server.realtime.sockets import Answer, RefusedConnection, Sockets
from server.rest.address import behind

log = structlog.get_logger()

#: A handler slower than this is worth a line in the log.
SLOW_SECONDS = 1.0


class Gate:
    """Ties Socket.IO to the house: connect, events, disconnect."""

    def __init__(self, house: SeraiHouse) -> None:
        self.house = house
        self.sockets = Sockets(
            self.dispatch,
            self.refuse,
            house.limits,
            list(house.settings.origins),
            behind(house.settings.proxies),
        )
        self.sockets.on("connect", self.connect)
        self.sockets.on("disconnect", self.disconnect)

    async def connect(self, sid: str, environ: dict[str, Any], auth: Any = None) -> None:
        house = self.house
        token = auth.get("token") if isinstance(auth, dict) else None
        address = environ["REMOTE_ADDR"]
        try:
            given = token if isinstance(token, str) else ""
            identity = await house.accounts.identify(given, "play", address)
            house.limits.sockets_per_address.take(address)
            try:
                house.limits.sockets_per_person.take(identity.user)
            except Refusal:
                house.limits.sockets_per_address.give_back(address)
                raise
        except Refusal as refusal:
            # Sockets know no code for a ban; what the person has to know comes beside it.
            code = "forbidden" if refusal.code == "banned" else refusal.code
            raise RefusedConnection(refusal.message, {"code": code, **refusal.extra}) from None
        eio_sid = self.sockets.manager.eio_sid_from_sid(sid, "/")
        self.sockets.joined(eio_sid)
        house.connected(sid, Connection(self.sockets.eio.sockets[eio_sid], identity, address))

    async def disconnect(self, sid: str, _reason: str) -> None:
        connection = self.house.crowd.find(sid)
        if connection is not None:
            self.house.limits.sockets_per_address.give_back(connection.address)
            self.house.limits.sockets_per_person.give_back(connection.user_id)
        self.house.disconnected(sid)

    async def dispatch(self, sid: str, event: Any, arguments: list[Any]) -> Answer:
        """From a message to its answer. Whatever goes wrong is an answer too."""
        connection = self.house.crowd.find(sid)
        if connection is None:
            return self.refuse(Refusal("unauthorized", "This socket is not logged in."))
        start = time.monotonic()
        try:
            result = await answer(self.house, connection, event, arguments)
        except Refusal as refusal:
            result = self.refuse(refusal)
        except Exception:
            log.exception("an event failed", event_name=str(event)[:40])
            broken = Refusal("server_busy", "Something went wrong here.", retry_after=1)
            result = self.refuse(broken)
        if time.monotonic() - start > SLOW_SECONDS:
            log.warning("a slow event", event_name=str(event)[:40])
        return result

    def refuse(self, refusal: Refusal) -> Answer:
        self.house.metrics.refusals.labels(refusal.code).inc()
        return {"ok": False, "error": refusal.as_json()}
