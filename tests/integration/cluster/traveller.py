"""A person whose page follows its table from node to node, as web/src/wire does it."""

import asyncio
from contextlib import suppress
from random import Random
from typing import Any

import socketio

from tests.integration.cluster.town import Town
from tests.integration.durability.client import AGAIN_SECONDS, PATIENCE, Cut, Json, Refused
from tests.integration.durability.player import Player

ANY_NODE = "/socket.io"
MOST_MOVES = 10
#: Without an answer for so long, the node is taken for one that hangs; asked so often.
HANGING_SECONDS = 4.0
BEAT_SECONDS = 1.0


class Traveller(Player):
    def __init__(self, town: Town, path: str = ANY_NODE) -> None:
        super().__init__(town.any)
        #: Where the next socket connects.
        self.path = path
        self.moves = 0
        self.patience = PATIENCE
        self._left: list[asyncio.Future[None]] = []

    def on_event(self, event: str, data: Any) -> None:
        if event == "error" and data["error"]["code"] == "moved":
            self.path = data["error"]["socket_path"]
            self.moves += 1
        super().on_event(event, data)

    async def connect(self) -> None:
        socket = socketio.AsyncClient(reconnection=False, http_session=self.server.http)
        socket.on("*", self._on_event)
        socket.on("disconnect", self._on_disconnect)
        try:
            await socket.connect(
                self.server.url,
                auth={"token": self.token},
                transports=["websocket"],
                socketio_path=self.path.strip("/"),
                wait_timeout=5,
            )
        except socketio.exceptions.ConnectionError:
            self.path = ANY_NODE  # that node is gone: any other knows more
            raise
        self._socket = socket

    async def play(self) -> None:
        self.patience = HANGING_SECONDS
        beating = asyncio.create_task(self._feel_the_line())
        try:
            await super().play()
        finally:
            beating.cancel()

    async def _feel_the_line(self) -> None:
        """Who waits for others would never know that their node stands still."""
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            with suppress(Cut, Refused, TimeoutError):
                await self._ask("watch_lobby", {})

    async def _ask(self, event: str, message: Json) -> Json:
        for _ in range(MOST_MOVES):
            try:
                answer = await asyncio.wait_for(super()._ask(event, message), self.patience)
            except TimeoutError:
                self.path = ANY_NODE
                self.abandon()
                raise Cut from None
            if answer["ok"] or answer["error"]["code"] != "moved":
                return answer
            self.moves += 1
            self.path = answer["error"]["socket_path"]
            self.abandon()
            if self.match and event != "resume_table":
                raise Cut  # the new node has to be asked for updates first: come back, then again
            await self.connect_again()
        raise AssertionError("sent from one node to the next without an end")

    def abandon(self) -> None:
        """Leave the socket where it is, which may never answer, not even to a goodbye."""
        socket, self._socket = self._socket, None
        if socket is not None:
            self._left = [task for task in self._left if not task.done()]
            self._left.append(asyncio.ensure_future(_hang_up(socket)))
        self._cut()

    async def come_back(self) -> None:
        """Wherever the table is by now; while it is between two nodes, a moment later."""
        async with asyncio.timeout(PATIENCE):
            while True:
                try:
                    await super().come_back()
                except Refused as refused:
                    if refused.code != "server_busy":
                        raise
                    await asyncio.sleep(refused.error.get("retry_after", AGAIN_SECONDS))
                except Cut:
                    await asyncio.sleep(AGAIN_SECONDS)
                else:
                    return


async def _hang_up(socket: socketio.AsyncClient) -> None:
    with suppress(Exception):
        await asyncio.wait_for(socket.disconnect(), 1)
    with suppress(Exception):
        await asyncio.wait_for(socket.shutdown(), 1)


async def guests(town: Town, count: int, rng: Random, path: str = ANY_NODE) -> list[Traveller]:
    travellers = []
    for _ in range(count):
        traveller = Traveller(town, path)
        traveller.rng = Random(rng.random())
        await traveller.enter()
        travellers.append(traveller)
    return travellers


async def sit_together(people: list[Traveller], game: str, **wishes: Any) -> None:
    """The first opens a table, the others come to it from wherever they are."""
    wish = {"seats": len(people), "visibility": "private", "turn_seconds": None, "deal_pause": 0}
    for seat, one in enumerate(people):
        if seat == 0:
            made = await one.ask("create_table", game=game, **wish | wishes)
        else:
            made = await one.ask("join_table", table=people[0].table, seat=seat)
        one.table, one.seat = made["table"]["id"], made["seat"]
        one.path = made["table"]["socket_path"]
