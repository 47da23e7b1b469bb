"""A game of the arena as a table that can be watched, at a pace that people can follow.

The game itself is played by a worker somewhere; here its journal is shown step by step to whoever
watches, with the messages of any other table. Nobody can sit down, and nothing is written.
"""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any
from uuid import UUID

from engines import new_match
from server.arena.pace import shown_at
from server.clock import now_ms
from server.storage.database import Database
from server.tables import messages
from server.tables.context import House
from server.tables.live import LiveMatch
from server.tables.play import Play
from server.tables.seats import Player
from server.tables.settings import TableSettings
from server.tables.table import Table

#: The arena belongs to nobody.
NOBODY = Player(str(UUID(int=0)), "", "person")
#: The journal is looked at so often even if nothing was heard of it.
LOOK_SECONDS = 1.0
MOST_ROWS = 500

NEWER = """
    SELECT seat, action FROM match_actions
    WHERE match_id = $1 AND seq > $2 ORDER BY seq LIMIT $3"""
OUTCOME = "SELECT outcome FROM matches WHERE id = $1 AND state = 'over'"


@dataclass(frozen=True)
class Programme:
    """What is to be shown: a match of the arena, and who plays it."""

    match_id: UUID
    game: str
    seats: int
    options: dict[str, Any]
    seed: str
    seed_hash: str
    public: bool
    rated: bool
    started_at: datetime
    #: Until when it is on the air at the usual pace.
    until: datetime
    #: By seat.
    players: list[Player]
    name: str


class Stage(Table):
    def __init__(
        self,
        house: House,
        table_id: UUID,
        programme: Programme,
        pace: float,
        on_closed: Callable[["Stage"], None],
    ) -> None:
        settings = TableSettings(
            name=programme.name,
            game=programme.game,
            seats=programme.seats,
            options=programme.options,
            turn_seconds=None,
            deal_pause=0,
            spectator_delay=0,
            visibility="public" if programme.public else "private",
            mode="arena",
        )
        super().__init__(house, table_id, table_id.hex, settings, NOBODY)
        for seat, player in zip(self.seats, programme.players, strict=True):
            seat.sit(player)
        match = new_match(programme.game, programme.seats, programme.options, seed=programme.seed)
        started = int(programme.started_at.timestamp() * 1000)
        live = LiveMatch(programme.match_id, match, programme.seed_hash, started, programme.rated)
        live.released = match
        self.play: Play = Play(self, live)
        self.state = "playing"
        self.match_id = programme.match_id
        self._programme = programme
        self._pace = pace
        self._on_closed = on_closed
        self._news = asyncio.Event()
        self._unshown: list[tuple[int, dict[str, Any]]] = []
        self._showing: asyncio.Task[None] | None = None

    def changed(self) -> None:
        """The lobby is for tables where people play."""
        self.audience.tell("table_updated", {"table": self.card()})

    async def shut(self, reason: str, *_: object, **__: object) -> None:
        """Whatever becomes of the stage, the match is a worker's and ends as it ends."""
        if self.closed is not None:
            return
        self.closed, self.state = reason, "closed"
        self.stop()
        self.changed()
        for connection in list(self.audience.connections):
            self.audience.remove(connection)
        self._on_closed(self)

    def stop(self) -> None:
        if self._showing is not None:
            self._showing.cancel()
        self.suspend()

    # ── the show ────────────────────────────────────────────────────────────────────────────

    def news(self) -> None:
        """The journal has grown, or the match is over."""
        self._news.set()

    async def begin(self, database: Database) -> None:
        """Brings the stage to where the broadcast is now, and lets it go on from there."""
        began = self._broadcast_began()
        await self._read(database)
        while self._unshown and self._due(began) <= 0:
            self._step(show=False)
            if not self._unshown:
                await self._read(database)
        self._showing = asyncio.ensure_future(self._show(database, began))

    def _broadcast_began(self) -> float:
        """In seconds of the loop's clock. What was on the air long ago begins once more."""
        now = datetime.now(UTC)
        since = self._programme.started_at if now < self._programme.until else now
        return asyncio.get_running_loop().time() - (now - since).total_seconds()

    def _due(self, began: float) -> float:
        """Seconds until the next action is shown."""
        due = began + self.seconds(shown_at(self.play.live.seq + 1, self._pace))
        return due - asyncio.get_running_loop().time()

    async def _show(self, database: Database, began: float) -> None:
        live = self.play.live
        while not live.match.over:
            if not self._unshown:
                await self._more(database)
                continue
            await asyncio.sleep(max(0.0, self._due(began)))
            await self.mailbox.ask(self._show_step)
        while (outcome := await self._outcome(database)) is None:
            await self._wait()
        await self.mailbox.ask(lambda: self._show_end(outcome))

    async def _show_step(self) -> None:
        self._step(show=True)

    def _step(self, *, show: bool) -> None:
        live = self.play.live
        seat, action = self._unshown.pop(0)
        after, events = live.tried(seat, action)
        live.accept(after, events, seat, None, now_ms())
        if show:
            self.play.show_step(live.match, events)
        else:
            live.released = live.match

    async def _show_end(self, outcome: dict[str, Any]) -> None:
        live = self.play.live
        self.state = "completed"
        self.play.show_end(messages.ended(self.id_text, live, outcome, None))
        self.changed()

    # ── the journal ─────────────────────────────────────────────────────────────────────────

    async def _more(self, database: Database) -> None:
        await self._read(database)
        if not self._unshown:
            await self._wait()

    async def _wait(self) -> None:
        """Until something is heard, or it is time to look anyway."""
        try:
            await asyncio.wait_for(self._news.wait(), LOOK_SECONDS)
        except TimeoutError:
            return
        self._news.clear()

    async def _read(self, database: Database) -> None:
        shown = self.play.live.seq + len(self._unshown)
        async with database.connection() as connection:
            rows = await connection.fetch(NEWER, self.match_id, shown, MOST_ROWS)
        self._unshown += [(row["seat"], row["action"]) for row in rows]

    async def _outcome(self, database: Database) -> dict[str, Any] | None:
        async with database.connection() as connection:
            outcome: dict[str, Any] | None = await connection.fetchval(OUTCOME, self.match_id)
        return outcome
