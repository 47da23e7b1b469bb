"""What uploaded bots thought in matches, for their owners.

Tables hand in decisions without waiting; they are written in groups beside the journal, which must
not wait for them. The views are not kept: they follow from the match's journal.
"""

import asyncio
from collections import deque
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any, cast
from uuid import UUID

import structlog
from sqlalchemy import ScalarSelect, delete, exists, func, insert, select, tuple_
from sqlalchemy import Table as SqlTable
from sqlalchemy.dialects.postgresql import aggregate_order_by
from sqlalchemy.engine import Row
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import InstrumentedAttribute

from bots.sandbox import Decision
from bots.seat import JsonObject
from engines import Match, new_match
from server.bots.seeds import rng_seed
from server.errors import Refusal
from server.storage.database import Database
from server.storage.models import (
    BoardGame,
    BotDecision,
    BotVersion,
    MatchAction,
    MatchRow,
    MatchSeat,
)

log = structlog.get_logger()

#: Decisions that wait to be written; beyond it the oldest are lost, and that is logged.
MOST_WAITING = 10_000
MOST_AT_ONCE = 500
WRITE_SECONDS = 0.25
RETENTION = timedelta(days=30)

NEW_DECISIONS = insert(cast(SqlTable, BotDecision.__table__))


@dataclass(frozen=True)
class Sitting:
    """An uploaded bot in a seat of a match."""

    bot_id: UUID
    version: int
    match_id: UUID
    seat: int


class Logbook:
    def __init__(self, database: Database) -> None:
        self._database = database
        self._waiting: deque[JsonObject] = deque()
        self._lost = 0
        self._writing = asyncio.Lock()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.ensure_future(self._write_on())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
        try:
            await self.flush()
        except Exception:
            log.exception("decisions of bots are lost", count=len(self._waiting))

    def record(self, sitting: Sitting, decision: Decision) -> None:
        if len(self._waiting) >= MOST_WAITING:
            self._waiting.popleft()
            self._lost += 1
        self._waiting.append(
            {
                "bot_id": sitting.bot_id,
                "version": sitting.version,
                "match_id": sitting.match_id,
                "seat": sitting.seat,
                "seq": decision.seq,
                "answer": _storable(decision.answer),
                "action": decision.action,
                "milliseconds": decision.milliseconds,
                "printed": _storable(decision.printed),
                "strike": None if decision.strike is None else _storable(decision.strike),
                "at": datetime.now(UTC),
            }
        )

    async def flush(self) -> None:
        """Returns when all that was handed in is written."""
        async with self._writing:
            while self._waiting:
                rows = [
                    self._waiting[number] for number in range(min(len(self._waiting), MOST_AT_ONCE))
                ]
                await self._write(rows)
                for row in rows:
                    if self._waiting and self._waiting[0] is row:
                        self._waiting.popleft()

    async def _write(self, rows: list[JsonObject]) -> None:
        async with self._database.session() as session:
            known = await session.execute(
                select(BotVersion.bot_id, BotVersion.number)
                .where(
                    tuple_(BotVersion.bot_id, BotVersion.number).in_(
                        {(row["bot_id"], row["version"]) for row in rows}
                    )
                )
                .with_for_update(key_share=True, read=True)
            )
            there = {(row.bot_id, row.number) for row in known}
            # A bot may have been deleted while it played.
            kept = [row for row in rows if (row["bot_id"], row["version"]) in there]
            if kept:
                await session.execute(NEW_DECISIONS, kept)

    async def _write_on(self) -> None:
        while True:
            await asyncio.sleep(WRITE_SECONDS)
            try:
                await self.flush()
            except Exception:
                log.exception("decisions of bots could not be written yet")
            if self._lost:
                log.warning("decisions of bots are lost", count=self._lost)
                self._lost = 0

    async def forget_old(self) -> int:
        """For a clock, once a day; how many there were."""
        over = BotDecision.at < func.now() - RETENTION
        async with self._database.session() as session:
            gone = await session.scalars(delete(BotDecision).where(over).returning(BotDecision.id))
            return len(gone.all())

    # ---- reading; the caller has made sure that the reader may

    async def matches(
        self,
        bot_id: UUID,
        before: tuple[datetime, UUID] | None,
        limit: int,
        *,
        arena: bool | None = None,
    ) -> list[Row[Any]]:
        """A bot's matches that are over or run, the newest first, with figures of its part; those
        of the arena, which are many, or those of tables, where it is said which."""
        await self.flush()
        query = (
            select(
                MatchRow.id,
                MatchRow.game,
                MatchRow.mode,
                MatchRow.state,
                MatchRow.started_at,
                MatchRow.ended_at,
                _by_seat(MatchSeat.name).label("names"),
                _by_seat(MatchSeat.kind).label("kinds"),
                func.array_agg(BotDecision.seat.distinct()).label("seats"),
                func.max(BotDecision.version).label("version"),
                func.count().label("decisions"),
                func.count(BotDecision.strike).label("strikes"),
                func.max(BotDecision.milliseconds).label("slowest"),
            )
            .join(BotDecision, BotDecision.match_id == MatchRow.id)
            .where(BotDecision.bot_id == bot_id)
            .group_by(MatchRow.id)
            .order_by(MatchRow.started_at.desc(), MatchRow.id.desc())
            .limit(limit)
        )
        if before is not None:
            query = query.where(tuple_(MatchRow.started_at, MatchRow.id) < before)
        if arena is not None:
            query = query.where((MatchRow.mode == "arena") == arena)
        async with self._database.session() as session:
            return list(await session.execute(query))

    async def decisions(
        self, bot_id: UUID, match_id: UUID, after: int | None, limit: int
    ) -> list[BotDecision]:
        """A bot's decisions in a match that is over, in order."""
        await self.flush()
        query = (
            select(BotDecision)
            .where(BotDecision.bot_id == bot_id, BotDecision.match_id == match_id)
            .order_by(BotDecision.id)
            .limit(limit)
        )
        if after is not None:
            query = query.where(BotDecision.id > after)
        async with self._database.session() as session:
            await self._over(session, bot_id, match_id)
            return list(await session.scalars(query))

    async def decision(
        self, bot_id: UUID, match_id: UUID, seat: int, seq: int
    ) -> tuple[BotDecision, JsonObject, list[JsonObject], int]:
        """One decision with the view that it answered, what the seat had seen of the deal, and the
        bot's own seed."""
        await self.flush()
        async with self._database.session() as session:
            row = await self._over(session, bot_id, match_id)
            found = await session.scalar(
                select(BotDecision)
                .where(
                    BotDecision.bot_id == bot_id,
                    BotDecision.match_id == match_id,
                    BotDecision.seat == seat,
                    BotDecision.seq == seq,
                )
                .order_by(BotDecision.id.desc())
                .limit(1)
            )
            if found is None:
                raise Refusal("not_found", "the bot decided nothing there")
            actions = await session.scalars(
                select(MatchAction)
                .where(MatchAction.match_id == match_id, MatchAction.seq <= seq)
                .order_by(MatchAction.seq)
            )
            done = [(one.seat, one.action) for one in actions]
            of_match = select(BoardGame.seating).where(BoardGame.match_id == match_id)
            seating = await session.scalar(of_match)
        match = new_match(row.game, row.seats, row.options, seed=row.seed)
        view, seen = await asyncio.to_thread(_seen, match, done, seat)
        return found, view, seen, rng_seed(row.seed, seat, seating)

    async def _over(self, session: AsyncSession, bot_id: UUID, match_id: UUID) -> MatchRow:
        """The match: while it runs nobody reads what a seat saw, not even the bot's owner, who
        may sit at the same table."""
        row = await session.get(MatchRow, match_id)
        # At a table it may have had nothing to decide; of the arena not every log is kept.
        sat = exists().where(MatchSeat.match_id == match_id, MatchSeat.bot == str(bot_id))
        decided = exists().where(BotDecision.match_id == match_id, BotDecision.bot_id == bot_id)
        if row is None or not await session.scalar(select(decided if row.mode == "arena" else sat)):
            raise Refusal("not_found", "the bot has no log of this match")
        if row.state != "over":
            raise Refusal("match_running", "logs are shown when the match is over")
        return row


def _by_seat(column: InstrumentedAttribute[str]) -> ScalarSelect[Any]:
    """Of all who sat in a match."""
    listed = func.array_agg(aggregate_order_by(column, MatchSeat.seat))
    return select(listed).where(MatchSeat.match_id == MatchRow.id).scalar_subquery()


def _seen(
    match: Match, done: list[tuple[int, JsonObject]], seat: int
) -> tuple[JsonObject, list[JsonObject]]:
    """The seat's view after these actions, and the events of the deal as it saw them."""
    events = match.redact(match.opening, seat)
    for actor, action in done:
        events += match.redact(match.apply(actor, action), seat)
    return match.view(seat), [event for event in events if event["deal"] == match.number]


def _storable(text: str) -> str:
    """PostgreSQL keeps no NUL in a text."""
    return text.replace("\x00", "\ufffd")
