"""The games of a board set as ordinary matches: written while they run, and when they are over.

A set of quick bots is over before the first writing: its games then appear at once and complete.
Of a slow one everybody can follow the journal, which grows here and is announced by NOTIFY.
"""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from typing import Any
from uuid import UUID, uuid4

import msgspec

from bots.boards import Arrangement
from bots.sandbox import Decision
from bots.seat import JsonObject
from engines.core.shuffle import commitment
from server.arena.contestants import Contestant
from server.arena.pace import on_air_seconds
from server.arena.sets import Claimed
from server.clock import now_ms
from server.storage.actions import Entry, insert
from server.storage.database import Connection, Database

#: Told with a match's id when its journal has grown or it is over.
CHANNEL = "serai_arena"
#: How often what has been played is written.
WRITE_SECONDS = 0.5

# Whoever claims the set after us deletes what we wrote, and waits for what we are writing.
FENCE = """
    SELECT id FROM board_sets
    WHERE id = $1 AND state IN ('waiting', 'queued') AND attempts = $2 FOR SHARE"""
NEW_MATCHES = """
    INSERT INTO matches (id, table_id, game, seats, options, seed, seed_hash, visibility, mode,
                         rated, state, started_at, outcome, ended_at)
    SELECT id, id, $2, $3, $4, $5, $6, $7, 'arena', $8,
           CASE WHEN outcome IS NULL THEN 'playing' ELSE 'over' END, started_at, outcome::jsonb,
           ended_at
    FROM unnest($1::uuid[], $9::timestamptz[], $10::text[], $11::timestamptz[])
        AS new (id, started_at, outcome, ended_at)"""
NEW_SEATS = """
    INSERT INTO match_seats (match_id, seat, name, kind, bot, bot_version, score, place)
    SELECT * FROM unnest($1::uuid[], $2::smallint[], $3::text[], $4::text[], $5::text[],
                         $6::integer[], $7::integer[], $8::smallint[])"""
NEW_GAMES = """
    INSERT INTO board_games (match_id, set_id, number, seating, actions, on_air_until)
    SELECT id, $2, number, seating::jsonb, actions, on_air_until
    FROM unnest($1::uuid[], $3::smallint[], $4::text[], $5::integer[], $6::timestamptz[])
        AS new (id, number, seating, actions, on_air_until)"""
NEW_WATCHERS = """
    INSERT INTO match_watchers (match_id, user_id) SELECT id, $2 FROM unnest($1::uuid[]) AS id"""
END_MATCHES = """
    UPDATE matches AS m SET state = 'over', outcome = e.outcome::jsonb, ended_at = e.ended_at
    FROM unnest($1::uuid[], $2::text[], $3::timestamptz[]) AS e (id, outcome, ended_at)
    WHERE m.id = e.id"""
END_SEATS = """
    UPDATE match_seats AS s SET score = e.score, place = e.place
    FROM unnest($1::uuid[], $2::smallint[], $3::integer[], $4::smallint[])
        AS e (match_id, seat, score, place)
    WHERE s.match_id = e.match_id AND s.seat = e.seat"""
# In the order in which they were made, as logs are read. A bot may have been deleted meanwhile.
NEW_DECISIONS = """
    INSERT INTO bot_decisions (bot_id, version, match_id, seat, seq, answer, action, milliseconds,
                               printed, strike)
    SELECT d.bot_id, d.version, d.match_id, d.seat, d.seq, d.answer, d.action::jsonb,
           d.milliseconds, d.printed, d.strike
    FROM unnest($1::uuid[], $2::integer[], $3::uuid[], $4::smallint[], $5::integer[], $6::text[],
                $7::text[], $8::float[], $9::text[], $10::text[]) WITH ORDINALITY
        AS d (bot_id, version, match_id, seat, seq, answer, action, milliseconds, printed, strike,
              place)
    JOIN bot_versions AS v ON v.bot_id = d.bot_id AND v.number = d.version
    ORDER BY d.place"""
END_GAMES = """
    UPDATE board_games AS g SET actions = e.actions, on_air_until = e.on_air_until
    FROM unnest($1::uuid[], $2::integer[], $3::timestamptz[]) AS e (id, actions, on_air_until)
    WHERE g.match_id = e.id"""
NOTIFY = "SELECT pg_notify($1, id::text) FROM unnest($2::uuid[]) AS id"


class Overtaken(Exception):
    """Another worker has this set by now, or nobody wants it any more."""


@dataclass
class GameRecord:
    """One game of the set, from its first action on."""

    number: int
    arrangement: Arrangement
    id: UUID = field(default_factory=uuid4)
    started_at: datetime = field(default_factory=lambda: datetime.now(UTC))
    actions: int = 0
    outcome: JsonObject | None = None
    ended_at: datetime | None = None
    unwritten: list[Entry] = field(default_factory=list)
    #: Of uploaded bots, for their owners: the contestant, the seat and the decision.
    decisions: list[tuple[Contestant, int, Decision]] = field(default_factory=list)

    def told(self, seat: int, action: JsonObject, struck: bool) -> None:
        self.actions += 1
        source = "clock" if struck else "bot"
        self.unwritten.append(
            Entry(self.id, self.actions, seat, action, None, source, max(now_ms(), 1))
        )

    def ended(self, outcome: JsonObject) -> None:
        self.outcome = outcome
        # To the millisecond, as lists are paged by it.
        now = datetime.now(UTC)
        self.ended_at = now.replace(microsecond=now.microsecond // 1000 * 1000)

    @property
    def outcome_json(self) -> str:
        return msgspec.json.encode(self.outcome).decode()

    def result_of(self, seat: int) -> tuple[int, int]:
        """The score and the place of a seat, once the game is over."""
        assert self.outcome is not None
        return self.outcome["scores"][seat], self.outcome["ranking"][seat]


class SetRecord:
    """All games of a set, and how far they are written."""

    def __init__(
        self,
        claimed: Claimed,
        seats: int,
        options: dict[str, Any],
        contestants: Sequence[Contestant],
        arrangements: Sequence[Arrangement],
    ) -> None:
        self.claimed = claimed
        self.seats = seats
        self.options = options
        self.contestants = contestants
        self.games = [GameRecord(number, one) for number, one in enumerate(arrangements)]
        self._begun = False

    async def keep_writing(self, database: Database, over: asyncio.Event) -> None:
        """Runs beside the games of a set, until they are over. If it fails, so does the set."""
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(over.wait(), WRITE_SECONDS)
                return
            async with database.connection() as connection, connection.transaction():
                fence = (self.claimed.id, self.claimed.attempts)
                if await connection.fetchval(FENCE, *fence) is None:
                    raise Overtaken
                if not self._begun:
                    await self._insert(connection, over=False)
                grown = await self._write_actions(connection)
                await connection.execute(NOTIFY, CHANNEL, grown)
            self._begun = True

    async def finish(self, connection: Connection) -> None:
        """All that is not written yet; part of the transaction that counts the set."""
        if self._begun:
            await self._write_actions(connection)
            await self._end(connection)
        else:
            await self._insert(connection, over=True)
            await self._write_actions(connection)
        decisions = [_decision_row(game, *one) for game in self.games for one in game.decisions]
        if decisions:
            await connection.execute(NEW_DECISIONS, *zip(*decisions, strict=True))
        await connection.execute(NOTIFY, CHANNEL, self._ids)

    @property
    def _ids(self) -> list[UUID]:
        return [game.id for game in self.games]

    async def _write_actions(self, connection: Connection) -> list[UUID]:
        """What has been played since the last time; returns in which games."""
        entries = [entry for game in self.games for entry in game.unwritten]
        for game in self.games:
            game.unwritten = []
        if entries:
            await insert(connection, dict(enumerate(entries)))
        return list({entry.match_id for entry in entries})

    async def _insert(self, connection: Connection, *, over: bool) -> None:
        """The games, all of them over or none: their seed is the same, and nobody may know it while
        one of them is played."""
        claimed = self.claimed
        await connection.execute(
            NEW_MATCHES,
            *(self._ids, claimed.game, self.seats, self.options, claimed.seed),
            *(commitment(claimed.seed), "public" if claimed.public else "private"),
            *(claimed.rated, [game.started_at for game in self.games]),
            [game.outcome_json if over else None for game in self.games],
            [game.ended_at if over else None for game in self.games],
        )
        seats = [
            (game.id, seat, one.name, one.kind, one.seat_id, one.version, *result)
            for game in self.games
            for seat, contestant in enumerate(game.arrangement.contestants)
            for one in [self.contestants[contestant]]
            for result in [game.result_of(seat) if over else (None, None)]
        ]
        await connection.execute(NEW_SEATS, *zip(*seats, strict=True))
        await connection.execute(
            NEW_GAMES,
            *(self._ids, claimed.id, [game.number for game in self.games]),
            [str(list(game.arrangement.contestants)) for game in self.games],
            [game.actions for game in self.games],
            [_off_air(game) for game in self.games],
        )
        if not claimed.public and claimed.owner is not None:
            await connection.execute(NEW_WATCHERS, self._ids, claimed.owner)

    async def _end(self, connection: Connection) -> None:
        """Of games that everybody could follow."""
        await connection.execute(
            END_MATCHES,
            *(self._ids, [game.outcome_json for game in self.games]),
            [game.ended_at for game in self.games],
        )
        await connection.execute(
            END_GAMES,
            *(self._ids, [game.actions for game in self.games]),
            [_off_air(game) for game in self.games],
        )
        ends = [
            (game.id, seat, *game.result_of(seat))
            for game in self.games
            for seat in range(self.seats)
        ]
        await connection.execute(END_SEATS, *zip(*ends, strict=True))


def _off_air(game: GameRecord) -> datetime:
    """When a broadcast at the usual pace, from the game's start on, is over."""
    return game.started_at + timedelta(seconds=on_air_seconds(game.actions))


def _decision_row(
    game: GameRecord, one: Contestant, seat: int, decision: Decision
) -> tuple[Any, ...]:
    action = None if decision.action is None else msgspec.json.encode(decision.action).decode()
    strike = None if decision.strike is None else _storable(decision.strike)
    return (
        *(one.bot, one.version, game.id, seat, decision.seq, _storable(decision.answer), action),
        *(decision.milliseconds, _storable(decision.printed), strike),
    )


def _storable(text: str) -> str:
    """The database cannot keep a NUL, nor half a character."""
    return text.replace("\x00", "\ufffd").encode("utf-8", "replace").decode()
