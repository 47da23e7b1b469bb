"""Finished and running matches as their readers may see them."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any
from uuid import UUID

import msgspec
from sqlalchemy import ColumnElement, Interval, Select, func, literal, or_, select, tuple_
from sqlalchemy.ext.asyncio import AsyncSession

from engines import Match, new_match
from engines.omi.save import HistoryRow, export_save, file_name
from server.accounts.identity import Identity
from server.clock import now_ms
from server.errors import Refusal
from server.replays.account import account
from server.replays.frames import frames
from server.replays.statistics import statistics
from server.rest.route import File
from server.storage.database import Database
from server.storage.models import MatchAction, MatchRow, MatchSeat, MatchWatcher, TableRow, User
from server.wire.told import Frames

Json = dict[str, Any]

#: The end of a match has been shown to everybody, also where spectators are behind.
_SHOWN_TO_ALL = MatchRow.ended_at <= func.now() - func.coalesce(
    TableRow.spectator_delay, 0
) * literal(timedelta(seconds=1), Interval)


def milliseconds(time: datetime | None) -> int | None:
    return None if time is None else int(time.timestamp() * 1000)


@dataclass(frozen=True)
class Ended:
    """A match in the list of those that are over, and its place there."""

    at: datetime
    id: UUID
    shown: Json


class Library:
    def __init__(self, database: Database, *, private_too: bool = False) -> None:
        """`private_too` for those who keep order, to whom no table is private."""
        self.database = database
        self._private_too = private_too

    async def match(self, match_id: UUID, reader: Identity | None) -> Json:
        async with self.database.session() as session:
            row = await self._readable(session, match_id, reader)
            told = await self._told(session, row, reader)
            shown = await self._shown(session, row, told=told)
            if row.outcome is not None and told:
                began, deals = milliseconds(row.started_at) or 0, len(row.outcome["deals"])
                actions = await _actions(session, row)
                shown["statistics"] = statistics(row.seats, deals, began, actions)
            return shown

    async def replay(self, match_id: UUID, reader: Identity | None) -> Json:
        """The whole match once it is over: its record, and when each action happened."""
        async with self.database.session() as session:
            row = await self._over(session, match_id, reader)
            actions = await _actions(session, row)
            shown = await self._shown(session, row)
        times = _times(row, actions)
        # Off the loop: to play a long match again takes longer than others should wait.
        record = await asyncio.to_thread(lambda: _played(row, actions).record())
        return {"match": shown, "record": record, "times": times}

    async def frames(
        self, match_id: UUID, reader: Identity | None, seat: int | None, first: int, count: int
    ) -> Frames:
        """States of a match that is over, as a seat saw them; for None with all hands."""
        async with self.database.session() as session:
            row = await self._over(session, match_id, reader)
            if seat is not None and seat >= row.seats:
                raise Refusal("bad_request", f"`seat`: this match has {row.seats} seats, from 0")
            actions = await _actions(session, row)
        done = [(one.seat, one.action) for one in actions]
        times = _times(row, actions)
        start = new_match(row.game, row.seats, row.options, seed=row.seed)
        return await asyncio.to_thread(frames, start, done, times, seat, first, count)

    async def file(self, match_id: UUID, reader: Identity | None, form: str) -> File:
        """A match as a file, its record (`json`), or to be read (`md`; Omi's is a save that can be
        played on)."""
        if form == "json":
            found = await self.replay(match_id, reader)
            return File(f"serai-{match_id}.json", msgspec.json.encode(found["record"]))
        async with self.database.session() as session:
            row = await self._readable(session, match_id, reader)
            if row.game != "omi":
                row = await self._over(session, match_id, reader)
                text = account(await self._shown(session, row))
                return File(f"serai-{match_id}.md", text.encode())
        return await self._save_file(match_id, reader)

    async def _save_file(self, match_id: UUID, reader: Identity | None) -> File:
        """An Omi match as a save file (OM-12), its completed deals only. A running one may be saved
        too; who only watches gets what he has been shown."""
        async with self.database.session() as session:
            row = await self._readable(session, match_id, reader)
            actions = await _actions(session, row)
            table = await session.get(TableRow, row.table_id)  # games of the arena have none
            delay, old = (0, None) if table is None else (table.spectator_delay, table.old_history)
            told = await self._told(session, row, reader)
            if not told and not await self._sits(session, row, reader):
                shown_until = now_ms() - 1000 * delay
                actions = [done for done in actions if done.at <= shown_until]
        old_rows = [msgspec.convert(one, HistoryRow) for one in old or []]
        view = await asyncio.to_thread(lambda: _played(row, actions).view(None))
        date = row.ended_at or datetime.now(UTC)
        stamp = date.strftime("%Y-%m-%dT%H:%M:%S.") + f"{date.microsecond // 1000:03}Z"
        return File(file_name(view), export_save(view, stamp, old_rows).encode())

    async def recent(
        self,
        player: str | None,
        game: str | None,
        arena: bool,
        before: tuple[datetime, UUID] | None,
        limit: int,
        reader: Identity | None,
    ) -> list[Ended]:
        """Finished matches, the newest first; `before` is the last one shown. Those of the arena
        are so many that nobody would find the others among them. The public ones, and of the
        matches of a player those that the reader sat in, wherever that was."""
        readable: ColumnElement[bool] = MatchRow.visibility == "public"
        if player is not None and reader is not None:
            sat = select(MatchSeat.match_id).where(MatchSeat.user_id == reader.user)
            readable = or_(readable, MatchRow.id.in_(sat))
        query: Select[MatchRow] = (
            select(MatchRow)
            .outerjoin(TableRow, TableRow.id == MatchRow.table_id)
            .where(MatchRow.state == "over", readable, _SHOWN_TO_ALL)
            .where((MatchRow.mode == "arena") == arena)
            .order_by(MatchRow.ended_at.desc(), MatchRow.id.desc())
            .limit(limit)
        )
        if game is not None:
            query = query.where(MatchRow.game == game)
        if player is not None:
            mine = (
                select(MatchSeat.match_id)
                .join(User, User.id == MatchSeat.user_id)
                .where(User.name.ilike(_literally(player), escape="\\"))
            )
            query = query.where(MatchRow.id.in_(mine))
        if before is not None:
            query = query.where(tuple_(MatchRow.ended_at, MatchRow.id) < before)
        async with self.database.session() as session:
            rows = list(await session.scalars(query))
            return [
                Ended(row.ended_at, row.id, await self._shown(session, row))
                for row in rows
                if row.ended_at is not None
            ]

    async def _readable(
        self, session: AsyncSession, match_id: UUID, reader: Identity | None
    ) -> MatchRow:
        """The match, or 404 for a private one that is not the reader's."""
        row = await session.get(MatchRow, match_id)
        if row is None or not await self._may_read(session, row, reader):
            raise Refusal("not_found", "There is no such match.")
        return row

    async def _over(
        self, session: AsyncSession, match_id: UUID, reader: Identity | None
    ) -> MatchRow:
        """A match that is over, also as far as this reader may know."""
        row = await self._readable(session, match_id, reader)
        if not await self._told(session, row, reader):
            raise Refusal("match_running", "This match is still being played.")
        return row

    async def _told(self, session: AsyncSession, row: MatchRow, reader: Identity | None) -> bool:
        """Whether the match is over and the reader may know: outsiders of a delayed table are not
        told by this door what the table itself still keeps from them."""
        if row.state != "over" or row.ended_at is None:
            return False
        delay = await session.scalar(
            select(TableRow.spectator_delay).where(TableRow.id == row.table_id)
        )
        shown_from = row.ended_at + timedelta(seconds=delay or 0)
        return shown_from <= datetime.now(UTC) or await self._sits(session, row, reader)

    async def _may_read(
        self, session: AsyncSession, row: MatchRow, reader: Identity | None
    ) -> bool:
        if row.visibility == "public" or self._private_too:
            return True
        if reader is None:
            return False
        if reader.may("admin"):
            return True
        if await self._sits(session, row, reader):
            return True
        watched = select(MatchWatcher.match_id).where(
            MatchWatcher.match_id == row.id, MatchWatcher.user_id == reader.user
        )
        return await session.scalar(select(watched.exists())) is True

    async def _sits(self, session: AsyncSession, row: MatchRow, reader: Identity | None) -> bool:
        """Does, or did, the reader play this match?"""
        if reader is None:
            return False
        sat = select(MatchSeat.match_id).where(
            MatchSeat.match_id == row.id, MatchSeat.user_id == reader.user
        )
        return await session.scalar(select(sat.exists())) is True

    async def _shown(self, session: AsyncSession, row: MatchRow, *, told: bool = True) -> Json:
        seats = await session.scalars(
            select(MatchSeat).where(MatchSeat.match_id == row.id).order_by(MatchSeat.seat)
        )
        shown: Json = {
            "id": str(row.id),
            "game": row.game,
            "table": str(row.table_id),
            "state": row.state if told else "playing",
            "mode": row.mode,
            "rated": row.rated,
            "seed_hash": row.seed_hash,
            "players": [_player(seat) for seat in seats],
            "started_at": milliseconds(row.started_at),
            "ended_at": milliseconds(row.ended_at) if told else None,
        }
        if row.state == "over" and told:
            shown["seed"] = row.seed
            shown["outcome"] = row.outcome
        return shown


def _player(seat: MatchSeat) -> Json:
    shown: Json = {
        "seat": seat.seat,
        "id": str(seat.user_id) if seat.user_id else seat.bot,
        "name": seat.name,
        "kind": seat.kind,
    }
    if seat.bot_version is not None:
        shown["version"] = seat.bot_version
    return shown


async def _actions(session: AsyncSession, row: MatchRow) -> Sequence[MatchAction]:
    query = select(MatchAction).where(MatchAction.match_id == row.id).order_by(MatchAction.seq)
    return (await session.scalars(query)).all()


def _times(row: MatchRow, actions: Sequence[MatchAction]) -> list[int]:
    """When each action happened, in milliseconds since the match began."""
    start = milliseconds(row.started_at) or 0
    return [max(0, done.at - start) for done in actions]


def _played(row: MatchRow, actions: Sequence[MatchAction]) -> Match:
    match = new_match(row.game, row.seats, row.options, seed=row.seed)
    for done in actions:
        match.apply(done.seat, done.action)
    return match


def _literally(text: str) -> str:
    """A name as an ILIKE pattern that matches nothing but itself, whatever its case."""
    return text.replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_")
