"""REST of tables, for those who keep order: looked at as a spectator, closed by word."""

from typing import Annotated, Any, Literal
from uuid import UUID

import msgspec
from msgspec import Meta

from server.admin.live_tables import live_elsewhere, live_tables
from server.admin.looks import LiveTable, look, unseen
from server.admin.shapes import Closing
from server.admin.tables import order_close
from server.errors import Refusal
from server.house import SeraiHouse
from server.moderation.actor import Actor
from server.rest.declared import get, post, routes_of
from server.rest.paging import Page, PageQuery, page_of, place_of
from server.rest.route import AnyRoute, Call

TABLES = "/api/v1/admin/tables"

Json = dict[str, Any]
State = Literal["waiting", "ready", "playing", "completed"]


class LiveTablesQuery(PageQuery):
    game: str | None = None
    state: State | None = None
    mode: str | None = None
    visibility: Literal["public", "private"] | None = None
    player: Annotated[UUID | None, Meta(description="who sits or watches there")] = None


class TableLook(LiveTable):
    """Of a table at another node that does not answer: its card and its chat alone."""

    started: Json | None
    update: Annotated[Json | None, Meta(description="the match, as spectators see it now")]
    ended: Json | None
    messages: Annotated[list[Json], Meta(description="the last 50; `hidden`: a shadow mute")]


class TableRoutes:
    def __init__(self, house: SeraiHouse) -> None:
        self._house = house

    def routes(self) -> list[AnyRoute]:
        return routes_of(self, tag="admin")

    @get(TABLES, "All open tables, private ones too, the newest first", who="moderator")
    async def live_tables(self, call: Call[None, LiveTablesQuery]) -> Page[LiveTable]:
        query = call.query
        wanted = {name: getattr(query, name) for name in ("game", "state", "mode", "visibility")}
        found = [
            one
            for one in await live_tables(self._house)
            if all(value in (None, one.table[name]) for name, value in wanted.items())
            and (query.player is None or one.has(query.player))
        ]
        start = 0
        if query.cursor is not None:
            names = [one.table["id"] for one in found]
            last = place_of(query.cursor, str)
            start = names.index(last) + 1 if last in names else 0
        rows = found[start : start + query.limit + 1]
        return page_of(rows, query.limit, show=lambda one: one, place=lambda one: one.table["id"])

    @get(
        f"{TABLES}/{{table}}",
        "A table with a spectator's eye, and its chat",
        who="moderator",
        refusals=("not_found", "table_closed"),
    )
    async def look_at_table(self, call: Call[None, None]) -> TableLook:
        house, name = self._house, call.path["table"]
        try:
            seen = look(await house.table(name))
        except Refusal as refusal:
            written = await self._elsewhere(name, refusal)
            seen = await house.looks.elsewhere(written.table["id"]) or unseen(written)
        messages = await house.chat.recent(UUID(seen["table"]["id"]))
        return msgspec.convert({**seen, "messages": messages}, TableLook)

    @post(
        f"{TABLES}/{{table}}/close",
        "Close a table; a match that runs gets a result, or none",
        who="moderator",
        refusals=("not_found", "table_closed", "server_busy"),
    )
    async def close_table(self, call: Call[Closing, None]) -> None:
        wish, house, name = call.body, self._house, call.path["table"]
        try:
            table = await house.table(name)
        except Refusal as refusal:
            card = (await self._elsewhere(name, refusal)).table
        else:
            card = table.card_for(None)
        await order_close(
            *(house.database, house.notices, Actor.of(call.me), UUID(card["id"])),
            reason=wish.reason,
            result=wish.result,
            losers=wish.losers,
        )

    async def _elsewhere(self, name: str, refusal: Refusal) -> LiveTable:
        """A table that another node plays, or that none can open; any other refusal stands."""
        found = await live_elsewhere(self._house, name)
        if found is not None:
            return found
        if refusal.code == "moved":  # just now
            raise Refusal("server_busy", "This table is being moved.", retry_after=1)
        raise refusal
