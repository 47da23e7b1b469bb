"""Closing tables and ending matches, wherever they are played."""

from typing import Any
from uuid import UUID

from server.lobby.directory import Directory
from server.moderation import audit
from server.moderation.actor import Actor
from server.storage.database import Database
from server.storage.noticeboard import Notice, Noticeboard

Json = dict[str, Any]


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
    """Ask whichever server has the table to close it; here it is closed on return."""
    order = {"table": str(table), "reason": reason, "result": result, "losers": losers or []}
    async with database.session() as session:
        after = {"result": result, "losers": losers or []}
        audit.note(*(session, actor, "table.close", ("table", table)), after=after, reason=reason)
        await notices.post(session, "close_table", **order)
    await notices.act("close_table", **order)


async def order_end(
    database: Database,
    notices: Noticeboard,
    actor: Actor,
    *,
    match: UUID,
    table: UUID,
    reason: str,
    result: str,
    losers: list[int],
) -> None:
    """The same for a match, whose table stays open."""
    order = {"table": str(table), "match": str(match), "result": result, "losers": losers}
    async with database.session() as session:
        after = {"result": result, "losers": losers}
        audit.note(*(session, actor, "match.end", ("match", match)), after=after, reason=reason)
        await notices.post(session, "end_match", **order)
    await notices.act("end_match", **order)


class TableOrders:
    """Follows such orders at the tables of this server."""

    def __init__(self, directory: Directory, notices: Noticeboard) -> None:
        self._directory = directory
        notices.on("close_table", self._close)
        notices.on("end_match", self._end)

    async def _close(self, order: Notice) -> None:
        table = self._directory.tables.get(UUID(order["table"])) if order else None
        if table is not None:
            await table.close(order["reason"], order["result"], order["losers"])

    async def _end(self, order: Notice) -> None:
        table = self._directory.tables.get(UUID(order["table"])) if order else None
        if table is not None:
            await table.end_match(order["match"], order["result"], order["losers"])
