"""All games of the arena that somebody watches, and those that could be watched now."""

import asyncio
from typing import Any
from uuid import UUID

import structlog

from server.arena.pace import PACES
from server.arena.reading import named
from server.arena.records import CHANNEL
from server.arena.shapes import Broadcast, at, who
from server.arena.stage import Programme, Stage
from server.errors import Refusal
from server.storage.database import Connection, Database
from server.tables.context import House
from server.tables.seats import Player

log = structlog.get_logger()

MOST_STAGES = 200
AGAIN_SECONDS = 2.0

PROGRAMME = """
    SELECT m.*, g.seating, g.on_air_until, s.contestants
    FROM board_games AS g JOIN matches AS m ON m.id = g.match_id
    JOIN board_sets AS s ON s.id = g.set_id WHERE g.match_id = ANY($1)"""
SEATS = "SELECT name, kind, bot FROM match_seats WHERE match_id = $1 ORDER BY seat"
ON_AIR = """
    SELECT m.id, m.game, m.started_at, g.set_id, g.number, g.seating, g.on_air_until, s.board_id,
           s.purpose, s.rated, s.contestants,
           (SELECT count(*) FROM board_games AS o WHERE o.set_id = g.set_id) AS games
    FROM board_games AS g JOIN matches AS m ON m.id = g.match_id
    JOIN board_sets AS s ON s.id = g.set_id
    WHERE m.visibility = 'public'
      AND (g.on_air_until > now() OR m.state = 'playing' OR $5::uuid IS NOT NULL)
      AND ($1::text IS NULL OR m.game = $1)
      AND ($2::timestamptz IS NULL OR (m.started_at, m.id) < ($2, $3::uuid))
      AND ($5::uuid IS NULL OR m.id = $5)
    ORDER BY m.started_at DESC, m.id DESC LIMIT $4"""
COUNT_ON_AIR = """
    SELECT count(*) FROM board_games AS g JOIN matches AS m ON m.id = g.match_id
    WHERE m.visibility = 'public' AND (g.on_air_until > now() OR m.state = 'playing')
      AND ($1::text IS NULL OR m.game = $1)"""
# A match worth watching: it will go on for a while, and the strongest play in it.
FEATURED = """
    SELECT m.id FROM board_games AS g JOIN matches AS m ON m.id = g.match_id
    JOIN board_sets AS s ON s.id = g.set_id
    WHERE m.visibility = 'public'
      AND (m.state = 'playing' OR g.on_air_until > now() + interval '30 seconds')
    ORDER BY s.rated DESC, (
        SELECT count(*) FILTER (WHERE c LIKE '%/%') FROM jsonb_array_elements_text(s.contestants)
        AS c) DESC, (
        SELECT coalesce(avg(r.mu), 0) FROM bot_ratings AS r
        WHERE r.game = s.game AND s.contestants ? r.contestant) DESC, m.id
    LIMIT 1"""


class Stages:
    def __init__(self, house: House, database: Database) -> None:
        self._house = house
        self._database = database
        self.tables: dict[UUID, Stage] = {}
        self._opening: dict[UUID, asyncio.Task[Stage | None]] = {}
        self._listening: asyncio.Task[None] | None = None

    async def find(self, name: str) -> Stage | None:
        """The stage of this id, opened if there is such a game."""
        try:
            table_id = UUID(name)
        except ValueError:
            return None
        stage = self.tables.get(table_id)
        if stage is not None:
            return stage
        opening = self._opening.get(table_id)
        if opening is None:
            opening = self._opening[table_id] = asyncio.create_task(self._open(table_id))
            opening.add_done_callback(lambda _: self._opening.pop(table_id, None))
        return await asyncio.shield(opening)

    async def _open(self, table_id: UUID) -> Stage | None:
        ids = {stage_id(table_id, pace): pace for pace in PACES}
        async with self._database.connection() as connection:
            row = await connection.fetchrow(PROGRAMME, list(ids))
            if row is None:
                return None
            programme = await _programme(connection, row)
        if len(self.tables) >= MOST_STAGES:
            raise Refusal("server_busy", "Too many games are watched already.", retry_after=30)
        pace = PACES[ids[programme.match_id]]
        stage = Stage(self._house, table_id, programme, pace, self._closed)
        try:
            await stage.begin(self._database)
        except BaseException:
            stage.stop()
            await stage.mailbox.close()
            raise
        self.tables[table_id] = stage
        if self._listening is None:
            self._listening = asyncio.ensure_future(self._listen())
        return stage

    def _closed(self, stage: Stage) -> None:
        self.tables.pop(stage.id, None)
        # Its own mailbox runs this; it cannot wait for itself.
        self._house.go_on(stage.mailbox.close())

    async def close(self) -> None:
        if self._listening is not None:
            self._listening.cancel()
        stages, self.tables = list(self.tables.values()), {}
        for stage in stages:
            stage.stop()
        await asyncio.gather(*(stage.mailbox.close(0) for stage in stages))

    async def _listen(self) -> None:
        """Hears what workers write. Without it stages still look by themselves."""
        while True:
            try:
                connection = await self._database.open()
                lost = asyncio.Event()
                connection.add_termination_listener(lambda _, gone=lost: gone.set())
                await connection.add_listener(CHANNEL, self._heard)
                await lost.wait()
            except Exception as error:
                log.warning("the arena is not heard", reason=repr(error)[:200])
            await asyncio.sleep(AGAIN_SECONDS)

    def _heard(self, _connection: object, _pid: int, _channel: str, match_id: str) -> None:
        for stage in self.tables.values():
            if str(stage.match_id) == match_id:
                stage.news()

    # ── what is on ──────────────────────────────────────────────────────────────────────────

    async def on_air(
        self, game: str | None, before: tuple[Any, UUID] | None, limit: int
    ) -> list[Broadcast]:
        """The newest first."""
        async with self._database.connection() as connection:
            started, last = before or (None, None)
            rows = await connection.fetch(ON_AIR, game, started, last, limit, None)
            return await self._broadcasts(connection, rows)

    async def count_on_air(self, game: str | None) -> int:
        async with self._database.connection() as connection:
            count: int = await connection.fetchval(COUNT_ON_AIR, game)
            return count

    async def featured(self) -> Broadcast | None:
        async with self._database.connection() as connection:
            match_id = await connection.fetchval(FEATURED)
            if match_id is None:
                return None
            return await self._broadcast_of(connection, match_id)

    async def broadcast(self, match_id: UUID) -> Broadcast | None:
        """Of a public game, also of one that has been off the air for long: it begins anew."""
        async with self._database.connection() as connection:
            return await self._broadcast_of(connection, match_id)

    async def _broadcast_of(self, connection: Connection, match_id: UUID) -> Broadcast | None:
        rows = await connection.fetch(ON_AIR, None, None, None, 1, match_id)
        found = await self._broadcasts(connection, rows)
        return found[0] if found else None

    async def _broadcasts(self, connection: Connection, rows: list[Any]) -> list[Broadcast]:
        known = await named(connection, {one for row in rows for one in row["contestants"]})
        return [
            Broadcast(
                match=str(row["id"]),
                set=str(row["set_id"]),
                board=row["board_id"],
                game=row["game"],
                number=row["number"] + 1,
                of=row["games"],
                purpose=row["purpose"],
                rated=row["rated"],
                contestants=[who(known[one]) for one in row["contestants"]],
                seating=row["seating"],
                tables={pace: str(stage_id(row["id"], pace)) for pace in PACES},
                watchers=self._watchers(row["id"]),
                started_at=at(row["started_at"]),
                until=at(row["on_air_until"]),
            )
            for row in rows
        ]

    def _watchers(self, match_id: UUID) -> int:
        stages = (self.tables.get(stage_id(match_id, pace)) for pace in PACES)
        return sum(stage.audience.spectators() for stage in stages if stage is not None)


def stage_id(match_id: UUID, pace: str) -> UUID:
    """The id under which a match is watched at a pace; the same function leads back."""
    return UUID(int=match_id.int ^ list(PACES).index(pace))


async def _programme(connection: Connection, row: Any) -> Programme:
    known = await named(connection, row["contestants"])
    seats = await connection.fetch(SEATS, row["id"])
    return Programme(
        match_id=row["id"],
        game=row["game"],
        seats=row["seats"],
        options=row["options"],
        seed=row["seed"],
        seed_hash=row["seed_hash"],
        public=row["visibility"] == "public",
        rated=row["rated"],
        started_at=row["started_at"],
        until=row["on_air_until"],
        players=[Player(one["bot"] or "", one["name"], one["kind"]) for one in seats],
        name=" – ".join(known[one].name for one in row["contestants"]),
    )
