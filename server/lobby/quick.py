"""Play now: join a table that waits for people, or open one that house bots will fill."""

import asyncio
from typing import Any

from engines import catalogue
from server.errors import Refusal
from server.lobby.directory import Directory
from server.realtime.connection import Connection
from server.realtime.messages import CreateTable
from server.tables.table import Table

FILL_SECONDS = 5.0
FILLER = "house:medium"
NAME = "Quick table"


async def quick_match(directory: Directory, who: Connection, game: str) -> dict[str, Any]:
    """The answer of `join_table` for the table found, or for a new one."""
    if game not in catalogue():
        raise Refusal("bad_request", "There is no such game.")
    for table in directory.public(game, "waiting"):
        if table.settings.name != NAME or all(seat.player for seat in table.seats):
            continue
        people = [seat.user_id for seat in table.seats if seat.user_id is not None]
        if table.house.blocks.between(who.user_id, people):
            continue
        try:
            answer = await table.doorway.join(who, None)
        except Refusal:
            continue  # somebody was faster
        await table.lineup.ready(who.user_id, True)
        return answer
    for card in directory.others:
        if card["name"] == NAME and card["game"] == game and _has_room(card):
            raise Refusal(
                "moved", "A table waits at another address.", socket_path=card["socket_path"]
            )
    table, _ = await directory.create(who, CreateTable(game=game, name=NAME))
    await table.lineup.ready(who.user_id, True)
    asyncio.get_running_loop().call_later(
        table.seconds(FILL_SECONDS), table.mailbox.post, lambda: _fill(table)
    )
    return await table.doorway.watch(who)


def _has_room(card: dict[str, Any]) -> bool:
    return card["state"] == "waiting" and not all(seat["player"] for seat in card["seats"])


async def _fill(table: Table) -> None:
    """Whoever has not come by now is a house bot. Runs in the table's mailbox."""
    if table.state == "waiting":
        await table.lineup.fill_with_bots(FILLER)
