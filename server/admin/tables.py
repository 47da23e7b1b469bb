"""Closing tables and ending matches, wherever they are played."""

import asyncio
import time
from typing import Any
from uuid import UUID

from sqlalchemy import ColumnElement, select

from server.errors import Refusal
from server.lobby.directory import Directory
from server.moderation import audit
from server.moderation.actor import Actor
from server.nodes.keeper import Keeper
from server.storage.database import Database
from server.storage.models import MatchRow, TableRow
from server.storage.noticeboard import Notice, Noticeboard
from server.tables.verdict import ranking_by

#: A server that loses its line, or a table that goes to another node, may miss an order: it is
#: given again after these seconds.
AGAIN_AFTER = (0.1, 0.2, 0.4, 0.8, 1.5)
#: Whoever hears only the last of them has time for it too.
LAST_SECONDS = 1.5
LOOK_SECONDS = 0.1


async def order_close(
    database: Database,
    notices: Noticeboard,
    actor: Actor,
    table: UUID,
    *,
    reason: str,
    result: str = "void",
    losers: list[int] | None = None,
) -> None:
    """Have whichever server has the table close it; it is closed on return."""
    order = {"table": str(table), "reason": reason, "result": result, "losers": losers or []}
    async with database.session() as session:
        row = await session.get(TableRow, table)
        if row is None:
            raise Refusal(
                "not_found", "This table shows a game of the arena; it has none of its own."
            )
        if row.state == "playing":
            ranking_by(row.game, row.seats, result, losers or [])
        match = None if row.match_id is None else str(row.match_id)
        audit.note(
            *(session, actor, "table.close", ("table", table)),
            before={"state": row.state, "match": match},
            after={"state": "closed", "result": result, "losers": losers or []},
            reason=reason,
        )
        await notices.post(session, "close_table", **order)
    closed = (TableRow.id == table) & TableRow.closed_at.is_not(None)
    await _followed(database, notices, "close_table", order, closed)


async def order_end(
    database: Database,
    notices: Noticeboard,
    actor: Actor,
    match: MatchRow,
    *,
    reason: str,
    result: str,
    losers: list[int],
) -> None:
    """The same for a match, whose table stays open."""
    ranking_by(match.game, match.seats, result, losers)
    table, number = str(match.table_id), match.id
    order = {"table": table, "match": str(number), "result": result, "losers": losers}
    async with database.session() as session:
        audit.note(
            *(session, actor, "match.end", ("match", number)),
            before={"state": match.state, "table": table},
            after={"state": "over", "result": result, "losers": losers},
            reason=reason,
        )
        await notices.post(session, "end_match", **order)
    ended = (MatchRow.id == number) & (MatchRow.state == "over")
    await _followed(database, notices, "end_match", order, ended)


async def _followed(
    database: Database,
    notices: Noticeboard,
    kind: str,
    order: dict[str, Any],
    done: ColumnElement[bool],
) -> None:
    await notices.act(kind, **order)
    for pause in AGAIN_AFTER:
        if await _holds(database, done, pause):
            return
        async with database.session() as session:
            await notices.post(session, kind, **order)
    if not await _holds(database, done, LAST_SECONDS):
        said = "Nobody has followed the order yet: the table is being moved, or no server runs."
        raise Refusal("server_busy", said, retry_after=1)


async def _holds(database: Database, done: ColumnElement[bool], seconds: float) -> bool:
    """Now, or before so many seconds are over."""
    end = time.monotonic() + seconds
    while True:
        async with database.session() as session:
            if await session.scalar(select(1).where(done)) is not None:
                return True
        left = end - time.monotonic()
        if left <= 0:
            return False
        await asyncio.sleep(min(left, LOOK_SECONDS))


class TableOrders:
    """Follows such orders at the tables of this server."""

    def __init__(self, directory: Directory, keeper: Keeper, notices: Noticeboard) -> None:
        self._directory = directory
        self._keeper = keeper
        notices.on("close_table", self._close)
        notices.on("end_match", self._end)

    async def _close(self, order: Notice) -> None:
        if not order:
            return
        name = UUID(order["table"])
        table = self._directory.tables.get(name)
        if table is not None:
            await table.close(order["reason"], order["result"], order["losers"])
        elif name in self._keeper.broken:
            await self._keeper.close_broken(name, order["reason"])

    async def _end(self, order: Notice) -> None:
        table = self._directory.tables.get(UUID(order["table"])) if order else None
        if table is not None:
            await table.end_match(order["match"], order["result"], order["losers"])
