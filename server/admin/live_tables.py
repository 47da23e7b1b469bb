"""Every open table, whichever node plays it, and those that none can open: its card, who watches,
when somebody moved last."""

from typing import Any
from uuid import UUID

from sqlalchemy import String, cast, func, select

from server.admin.looks import LiveTable, live
from server.errors import Refusal
from server.house import SeraiHouse
from server.lobby.codes import normalised
from server.nodes.paths import socket_path
from server.storage.models import Lease, MatchAction, Node, TableRow
from server.tables.rows import card_of
from server.tables.table import shown_options

#: Of other nodes in one answer; far more than any has.
MOST_ELSEWHERE = 5_000

Json = dict[str, Any]


async def live_tables(house: SeraiHouse) -> list[LiveTable]:
    """Those of this node, the newest first, then those of the others and those that stand still."""
    ours = [live(table) for table in reversed(house.directory.tables.values())]
    return ours + await _elsewhere(house)


async def live_elsewhere(house: SeraiHouse, name: str) -> LiveTable | None:
    """A table that is not open here, by id or code, as far as the database knows it."""
    found = await _elsewhere(house, name)
    return found[0] if found else None


async def _elsewhere(house: SeraiHouse, name: str | None = None) -> list[LiveTable]:
    broken = house.keeper.broken
    if not house.settings.node and not broken:
        return []
    query = (
        select(TableRow, Node.name)
        .join(Lease, Lease.table_id == TableRow.id)
        .join(Node, Node.id == Lease.owner)
        .where(TableRow.closed_at.is_(None))
        .where((Node.id != house.membership.id) | TableRow.id.in_(broken))
        .order_by(TableRow.created_at.desc(), TableRow.id)
        .limit(MOST_ELSEWHERE)
    )
    if name is not None:
        called = (TableRow.code == normalised(name)) | (cast(TableRow.id, String) == name.lower())
        query = query.where(called)
    async with house.database.session() as session:
        rows = list(await session.execute(query))
        matches = [row.match_id for row, _ in rows if row.match_id is not None]
        moved = (
            select(MatchAction.match_id, func.max(MatchAction.at))
            .where(MatchAction.match_id.in_(matches))
            .group_by(MatchAction.match_id)
        )
        last: dict[UUID | None, int] = {row[0]: row[1] for row in await session.execute(moved)}
    return [
        LiveTable(_card(house, row, node), [], last.get(row.match_id))
        for row, node in rows
        if row.id not in house.directory.tables
    ]


def _card(house: SeraiHouse, row: TableRow, node: str) -> Json:
    """What its node has told everybody; where it told nothing, what is written."""
    told = house.directory.others.card(str(row.id))
    if told is not None:
        return told
    try:
        options = shown_options(house, row.game, row.seats, row.options)
    except (Refusal, KeyError):
        options = row.options  # of a game as it was once, which is why nobody can open it
    card = card_of(row, options, socket_path(node))
    if row.spectator_delay and card["state"] == "completed":
        card["state"] = "playing"  # its spectators may not know yet that the match is over
    return card
