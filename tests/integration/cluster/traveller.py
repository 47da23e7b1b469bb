"""A person whose page follows its table from node to node, as web/src/wire does it."""

import asyncio
from contextlib import suppress
from random import Random
from typing import Any

import socketio

from tests.integration.cluster.town import Town
from tests.integration.durability.client import AGAIN_SECONDS, PATIENCE, Cut, Json, Refused, Socket
from tests.integration.durability.player import Player

ANY_NODE = "/socket.io"
#: Sent to a node that has just died, one asks again and again until its lease is nearly over.
MOST_MOVES = 30
LONGEST_PAUSE = 0.3
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
        #: Seconds before each action.
        self.thinks = 0.0
        self._left: list[asyncio.Future[None]] = []

    def on_event(self, event: str, data: Any) -> None:
        if event == "error" and data["error"]["code"] == "moved":
            self.path = data["error"]["socket_path"]
            self.moves += 1
        if self.seat >= 0:  # who only looks on has nothing to answer
            super().on_event(event, data)

    async def connect(self) -> None:
        socket = Socket(self.server.http)
        socket.on("*", self._on_event)
        socket.on("disconnect", self._on_disconnect)
        try:
            # A node that hangs takes the connection, and says nothing on it.
            async with asyncio.timeout(HANGING_SECONDS):
                await socket.connect(
                    self.server.url,
                    auth={"token": self.token},
                    transports=["websocket"],
                    socketio_path=self.path.strip("/"),
                    wait_timeout=HANGING_SECONDS,
                )
        except (socketio.exceptions.ConnectionError, TimeoutError):
            self.path = ANY_NODE  # that node is gone: any other knows more
            self._leave(socket)
            raise socketio.exceptions.ConnectionError from None
        self._socket = socket

    async def play(self) -> None:
        self.patience = HANGING_SECONDS
        beating = asyncio.create_task(self._feel_the_line())
        try:
            await super().play()
        finally:
            beating.cancel()

    async def act(self, seq: int, action: Json, name: str) -> int | None:
        await asyncio.sleep(self.thinks)
        return await super().act(seq, action, name)

    async def _feel_the_line(self) -> None:
        """Who waits for others would never know that their node stands still, or that the table is
        another's. What the answer says is not needed: everything has to be told without it."""
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            if self.at_table and self.newest is not None:
                known = {"table": self.table, "after": self.newest["seq"]}
                with suppress(Cut):
                    await self._ask_here("resume_table", known)

    async def _ask_here(self, event: str, message: Json) -> Json:
        """The answer of the node that it is at; if that hangs or sends it away, it has left it."""
        try:
            answer = await asyncio.wait_for(super()._ask(event, message), self.patience)
        except TimeoutError:
            self.path = ANY_NODE
            self.abandon()
            raise Cut from None
        if not answer["ok"] and answer["error"]["code"] == "moved":
            self.moves += 1
            self.path = answer["error"]["socket_path"]
            self.abandon()
        return answer

    async def _ask(self, event: str, message: Json) -> Json:
        for move in range(MOST_MOVES):
            answer = await self._ask_here(event, message)
            if answer["ok"] or answer["error"]["code"] != "moved":
                return answer
            if self.match and event != "resume_table":
                raise Cut  # the new node has to be asked for updates first: come back, then again
            await asyncio.sleep(min(AGAIN_SECONDS * 2**move, LONGEST_PAUSE))
            await self.connect_again()
        raise AssertionError("sent from one node to the next without an end")

    def abandon(self) -> None:
        """Leave the socket where it is, which may never answer, not even to a goodbye."""
        socket, self._socket = self._socket, None
        if socket is not None:
            self._leave(socket)
        self._cut()

    def _leave(self, socket: Socket) -> None:
        self._left = [task for task in self._left if not task.done()]
        self._left.append(asyncio.ensure_future(_hang_up(socket)))

    async def gone(self) -> None:
        """Its socket was closed from the other side."""
        await self.until(lambda: not self.connected)

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


async def _hang_up(socket: Socket) -> None:
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
