"""Tables and matches in the database: what must be there again after a restart."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any, cast
from uuid import UUID

from sqlalchemy import Table as SqlTable
from sqlalchemy import bindparam, delete, func, or_, select, update
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.ext.asyncio import AsyncSession

from server.errors import Refusal
from server.storage.database import Database
from server.storage.journal import Journal
from server.storage.models import (
    BoardRow,
    Lease,
    MatchAction,
    MatchRow,
    MatchSeat,
    MatchWatcher,
    TableRow,
    User,
)
from server.tables.settings import BoardDeal

# Statements are made once, without the mapper: making one takes longer than running it, and all
# tables wait for what the journal writes.
_tables = cast(SqlTable, TableRow.__table__)
_changing = [c.name for c in _tables.columns if c.name not in ("id", "created_at")]
NEW_TABLE = insert(_tables)
UPDATE_TABLE = (
    update(_tables)
    .where(_tables.c.id == bindparam("table_id"))
    .values({name: bindparam(name) for name in _changing})
)
_leases = cast(SqlTable, Lease.__table__)
NEW_LEASE = insert(_leases)
HAND_OVER = (
    update(_leases)
    .where(_leases.c.table_id == bindparam("given"))
    .values(owner=bindparam("taker"), epoch=_leases.c.epoch + 1)
)
END_LEASE = delete(_leases).where(_leases.c.table_id == bindparam("closed"))
NEW_MATCH = insert(cast(SqlTable, MatchRow.__table__))
NEW_SEATS = insert(cast(SqlTable, MatchSeat.__table__))
NEW_WATCHERS = insert(cast(SqlTable, MatchWatcher.__table__))


@dataclass(frozen=True)
class Closed:
    """A table that is gone, remembered for an hour."""

    id: UUID
    code: str
    reason: str
    at: datetime


class TableStore:
    """What it writes of tables goes through the journal: if the database is away it waits there,
    and it is never half done or done without our knowing."""

    def __init__(self, database: Database, journal: Journal) -> None:
        self.database = database
        self.journal = journal

    async def create(self, row: dict[str, Any]) -> None:
        """Write a new table, which is ours."""

        async def work(session: AsyncSession) -> None:
            await session.execute(NEW_TABLE, row)
            await session.execute(NEW_LEASE, {"table_id": row["id"], "owner": self.journal.owner})

        await self.journal.write(work)

    async def save(self, row: dict[str, Any]) -> None:
        """Write a table as it stands; a closed one is nobody's."""

        async def work(session: AsyncSession) -> None:
            await update_table(session, row)
            if row["closed_at"] is not None:
                await session.execute(END_LEASE, {"closed": row["id"]})

        await self.journal.write(work)

    async def start_match(
        self,
        table: dict[str, Any],
        match: dict[str, Any],
        seats: list[dict[str, Any]],
        watchers: Iterable[UUID],
    ) -> None:
        """A match and its table's new state, together; `watchers` may read it afterwards."""
        watching = [{"match_id": match["id"], "user_id": one} for one in watchers]

        async def work(session: AsyncSession) -> None:
            await session.execute(NEW_MATCH, match)
            await session.execute(NEW_SEATS, seats)
            if watching:
                await session.execute(NEW_WATCHERS, watching)
            await update_table(session, table)

        await self.journal.write(work)

    async def watched(self, match_id: UUID, user_id: UUID) -> None:
        """Remember a spectator of a private match."""
        async with self.database.session() as session:
            await session.execute(
                insert(MatchWatcher)
                .values(match_id=match_id, user_id=user_id)
                .on_conflict_do_nothing()
            )
            await session.commit()

    async def played(self, match: str, user: str, action_id: str) -> MatchAction | None:
        """The action that this person played under this id in some match."""
        try:
            match_id, user_id = UUID(match), UUID(user)
        except ValueError:
            return None
        own = select(MatchSeat.seat).where(
            MatchSeat.match_id == match_id, MatchSeat.user_id == user_id
        )
        async with self.database.session() as session:
            return await session.scalar(
                select(MatchAction).where(
                    MatchAction.match_id == match_id,
                    MatchAction.action_id == action_id,
                    MatchAction.seat.in_(own),
                )
            )

    async def check_ranked(self, user_id: UUID) -> None:
        """Refusal while ranked play is closed to this person."""
        async with self.database.session() as session:
            until = await session.scalar(
                select(User.ranked_blocked_until).where(User.id == user_id)
            )
        if until is None:
            return
        seconds = (until - datetime.now(UTC)).total_seconds()
        if seconds > 0:
            raise Refusal(
                "forbidden",
                "You left too many ranked matches; casual tables are open to you.",
                retry_after=seconds,
            )

    async def hand_over(self, table_id: UUID, node: int) -> None:
        """Another node's from now on: behind all that was written of it."""

        async def work(session: AsyncSession) -> None:
            await session.execute(HAND_OVER, {"given": table_id, "taker": node})

        await self.journal.write(work)

    async def close_unopened(self, table_id: UUID, reason: str) -> Closed:
        """Close a table of ours that cannot be opened. What was played stays in the journal; the
        match counts for nobody."""

        now = datetime.now(UTC)

        async def work(session: AsyncSession) -> Closed:
            row = await session.get_one(TableRow, table_id)
            row.state, row.closed_at, row.close_reason = "closed", now, reason
            row.seating = [None] * row.seats
            await session.execute(END_LEASE, {"closed": table_id})
            match = None if row.match_id is None else await session.get(MatchRow, row.match_id)
            if match is not None and match.state == "playing":
                match.state, match.ended_at = "over", now
                match.outcome = {
                    "reason": "void",
                    "scores": [0] * match.seats,
                    "ranking": [1] * match.seats,
                    "winners": [],
                    "deals": [],
                }
            return Closed(row.id, row.code, reason, now)

        return await self.journal.write(work)

    async def our_table(self, table_id: UUID) -> tuple[TableRow, int] | None:
        """A table whose lease is ours, and the lease's epoch."""
        async with self.database.session() as session:
            found = await session.execute(
                select(TableRow, Lease.epoch)
                .join(Lease, Lease.table_id == TableRow.id)
                .where(TableRow.id == table_id, Lease.owner == self.journal.owner)
            )
            row = found.first()
            return None if row is None else (row[0], row[1])

    async def any_table(self, table_id: UUID | None, code: str) -> TableRow | None:
        """An open table, whoever plays it."""
        async with self.database.session() as session:
            return await session.scalar(
                select(TableRow).where(
                    or_(TableRow.id == table_id, TableRow.code == code),
                    TableRow.closed_at.is_(None),
                )
            )

    async def hosted(self, user_id: UUID) -> int:
        """How many open tables this person has, at whatever node."""
        async with self.database.session() as session:
            count = await session.scalar(
                select(func.count())
                .select_from(TableRow)
                .where(TableRow.host_id == user_id, TableRow.closed_at.is_(None))
            )
            return count or 0

    async def seated(self, user_id: UUID, most: int) -> Sequence[TableRow]:
        """Open tables where this person sits, at whatever node: those that play first, then the
        newest."""
        sits = TableRow.seating.contains([{"id": str(user_id), "left": False}])
        async with self.database.session() as session:
            rows = await session.scalars(
                select(TableRow)
                .where(TableRow.closed_at.is_(None), sits)
                .order_by(TableRow.state != "playing", TableRow.created_at.desc())
                .limit(most)
            )
            return rows.all()

    async def recently_closed(self) -> list[Closed]:
        since = datetime.now(UTC) - timedelta(hours=1)
        async with self.database.session() as session:
            rows = await session.scalars(select(TableRow).where(TableRow.closed_at > since))
            return [
                Closed(row.id, row.code, row.close_reason or "", row.closed_at)
                for row in rows
                if row.closed_at is not None
            ]

    async def board(self, board_id: int) -> BoardDeal:
        async with self.database.session() as session:
            row = await session.get_one(BoardRow, board_id)
        return BoardDeal(row.id, row.seed)

    async def match(self, match_id: UUID) -> MatchRow | None:
        async with self.database.session() as session:
            return await session.get(MatchRow, match_id)

    async def seats(self, match_id: UUID) -> list[MatchSeat]:
        async with self.database.session() as session:
            rows = await session.scalars(select(MatchSeat).where(MatchSeat.match_id == match_id))
            return list(rows)

    async def actions(self, match_id: UUID) -> list[MatchAction]:
        async with self.database.session() as session:
            rows = await session.scalars(
                select(MatchAction)
                .where(MatchAction.match_id == match_id)
                .order_by(MatchAction.seq)
            )
            return list(rows)


async def update_table(session: AsyncSession, row: dict[str, Any]) -> None:
    """Write a table that exists, as part of something larger."""
    await session.execute(UPDATE_TABLE, {**row, "table_id": row["id"]})
