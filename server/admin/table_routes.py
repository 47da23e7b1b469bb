"""REST of tables and matches for those who keep order: looked at as a spectator, ended by word."""

from collections.abc import Iterator
from typing import Annotated, Any, Literal
from uuid import UUID

import msgspec
from msgspec import Meta, Struct
from sqlalchemy import select, tuple_

from server.admin.shapes import Milliseconds, Reason, before, ms, time_cursor, time_of
from server.admin.tables import order_close, order_end
from server.errors import Refusal
from server.house import SeraiHouse
from server.moderation.actor import Actor
from server.replays.library import Library
from server.rest.paging import Page, PageQuery, page_of, place_of
from server.rest.route import AnyRoute, Call, Route
from server.storage.models import MatchRow, MatchSeat
from server.tables.table import Table
from server.tables.verdict import verdict

TABLES = "/api/v1/admin/tables"
MATCHES = "/api/v1/admin/matches"

Json = dict[str, Any]
State = Literal["waiting", "ready", "playing", "completed"]


class LiveTablesQuery(PageQuery):
    game: str | None = None
    state: State | None = None
    mode: str | None = None
    visibility: Literal["public", "private"] | None = None
    player: Annotated[UUID | None, Meta(description="who sits or watches there")] = None


class Watching(Struct):
    id: UUID
    name: str


class LiveTable(Struct):
    table: Annotated[Json, Meta(description="its card, as spectators see it")]
    watching: list[Watching]
    last_action_at: int | None


class TableLook(LiveTable):
    started: Json | None
    update: Annotated[Json | None, Meta(description="the match, as spectators see it now")]
    ended: Json | None
    messages: Annotated[list[Json], Meta(description="the last 50; `hidden`: a shadow mute")]


class Closing(Struct):
    """What becomes of a match that runs: `void` counts for nobody, `forfeit` is lost by the seats
    in `losers` and their partners."""

    reason: Annotated[Reason, Meta(description="told to the people there")]
    result: Literal["void", "draw", "forfeit"] = "void"
    losers: Annotated[list[Annotated[int, Meta(ge=0, le=15)]], Meta(max_length=15)] = []


class AllMatchesQuery(PageQuery):
    state: Literal["playing", "over"] | None = None
    game: str | None = None
    mode: str | None = None
    visibility: Literal["public", "private"] | None = None
    rated: bool | None = None
    player: UUID | None = None
    since: Milliseconds | None = None
    until: Milliseconds | None = None


class MatchListed(Struct):
    id: UUID
    table: UUID
    game: str
    mode: str
    visibility: str
    rated: bool
    state: str
    started_at: int | None
    ended_at: int | None


class AdminExportQuery(Struct):
    format: Literal["json", "md"] = "json"


class TableRoutes:
    def __init__(self, house: SeraiHouse) -> None:
        self._house = house
        self._library = Library(house.database, private_too=True)

    def routes(self) -> list[AnyRoute]:
        return [*self._table_routes(), *self._match_routes()]

    def _table_routes(self) -> Iterator[AnyRoute]:
        yield Route(
            method="GET",
            path=TABLES,
            summary="All open tables, private ones too, the newest first",
            tag="admin",
            who="moderator",
            query=LiveTablesQuery,
            answer=Page[LiveTable],
            serve=self.live_tables,
        )
        yield Route(
            method="GET",
            path=f"{TABLES}/{{table}}",
            summary="A table with a spectator's eye, and its chat",
            tag="admin",
            who="moderator",
            answer=TableLook,
            refusals=("not_found", "table_closed", "moved"),
            serve=self.look_at_table,
        )
        yield Route(
            method="POST",
            path=f"{TABLES}/{{table}}/close",
            summary="Close a table; a match that runs gets a result, or none",
            tag="admin",
            who="moderator",
            body=Closing,
            status=204,
            refusals=("not_found", "table_closed", "moved"),
            serve=self.close_table,
        )

    def _match_routes(self) -> Iterator[AnyRoute]:
        yield Route(
            method="GET",
            path=MATCHES,
            summary="All matches, running and private ones too, the newest first",
            tag="admin",
            who="moderator",
            query=AllMatchesQuery,
            answer=Page[MatchListed],
            serve=self.all_matches,
        )
        one = f"{MATCHES}/{{id}}"
        yield Route(
            method="GET",
            path=one,
            summary="A match, also of a private table",
            tag="admin",
            who="moderator",
            answer=Json,
            refusals=("not_found",),
            serve=self.any_match,
        )
        yield Route(
            method="POST",
            path=f"{one}/end",
            summary="End a running match with a result, or void; its table stays",
            tag="admin",
            who="moderator",
            body=Closing,
            status=204,
            refusals=("not_found",),
            serve=self.end_match,
        )
        yield Route(
            method="GET",
            path=f"{one}/replay",
            summary="The record of any finished match",
            tag="admin",
            who="moderator",
            answer=Json,
            refusals=("not_found", "match_running"),
            serve=self.any_replay,
        )
        yield Route(
            method="GET",
            path=f"{one}/export",
            summary="Any finished match as a file",
            tag="admin",
            who="moderator",
            query=AdminExportQuery,
            answer=bytes,
            media="application/octet-stream",
            refusals=("not_found", "match_running"),
            serve=self.any_export,
        )

    # ── tables ──────────────────────────────────────────────────────────────────────────────

    async def live_tables(self, call: Call[None, LiveTablesQuery]) -> Page[LiveTable]:
        query = call.query
        found = [
            table
            for table in reversed(self._house.directory.tables.values())
            if (query.game in (None, table.game))
            and (query.state in (None, table.shown_state))
            and (query.mode in (None, table.mode))
            and (query.visibility in (None, table.settings.visibility))
            and (query.player is None or _is_there(table, query.player))
        ]
        start = 0
        if query.cursor is not None:
            names = [table.id_text for table in found]
            last = place_of(query.cursor, str)
            start = names.index(last) + 1 if last in names else 0
        rows = found[start : start + query.limit + 1]
        return page_of(rows, query.limit, show=_live, place=lambda table: table.id_text)

    async def look_at_table(self, call: Call[None, None]) -> TableLook:
        table = await self._house.table(call.path["table"])
        seen, live = table.doorway.seen_by_all(), _live(table)
        return TableLook(
            table=live.table,
            watching=live.watching,
            last_action_at=live.last_action_at,
            started=seen["started"],
            update=seen["update"],
            ended=seen["ended"],
            messages=await self._house.chat.recent(table.id),
        )

    async def close_table(self, call: Call[Closing, None]) -> None:
        wish, house = call.body, self._house
        table = await house.table(call.path["table"])
        if table.play is not None and not table.play.over:
            verdict(table.play.live.match, wish.result, wish.losers)  # refused before it is noted
        await order_close(
            *(house.database, house.notices, Actor.of(call.me), table.id),
            reason=wish.reason,
            result=wish.result,
            losers=wish.losers,
        )

    # ── matches ─────────────────────────────────────────────────────────────────────────────

    async def all_matches(self, call: Call[None, AllMatchesQuery]) -> Page[MatchListed]:
        query = call.query
        wanted = select(MatchRow).order_by(MatchRow.started_at.desc(), MatchRow.id.desc())
        for column, value in (
            (MatchRow.state, query.state),
            (MatchRow.game, query.game),
            (MatchRow.mode, query.mode),
            (MatchRow.visibility, query.visibility),
            (MatchRow.rated, query.rated),
        ):
            if value is not None:
                wanted = wanted.where(column == value)
        if query.player is not None:
            own = select(MatchSeat.match_id).where(MatchSeat.user_id == query.player)
            wanted = wanted.where(MatchRow.id.in_(own))
        if query.since is not None:
            wanted = wanted.where(MatchRow.started_at >= time_of(query.since))
        if query.until is not None:
            wanted = wanted.where(MatchRow.started_at < time_of(query.until))
        place = before(query.cursor)
        if place is not None:
            wanted = wanted.where(tuple_(MatchRow.started_at, MatchRow.id) < place)
        async with self._house.database.session() as session:
            rows = list(await session.scalars(wanted.limit(query.limit + 1)))
        return page_of(
            rows,
            query.limit,
            show=_listed,
            place=lambda row: time_cursor(row.started_at, row.id),
        )

    async def any_match(self, call: Call[None, None]) -> Json:
        return await self._library.match(call.path_id("id"), call.me)

    async def any_replay(self, call: Call[None, None]) -> Json:
        return await self._library.replay(call.path_id("id"), call.me)

    async def any_export(self, call: Call[None, AdminExportQuery]) -> bytes:
        match_id = call.path_id("id")
        if call.query.format == "json":
            found = await self._library.replay(match_id, call.me)
            name, file = f"serai-{match_id}.json", msgspec.json.encode(found["record"])
        else:
            name, text = await self._library.save_file(match_id, call.me)
            file = text.encode()
        call.headers["Content-Disposition"] = f'attachment; filename="{name}"'
        return file

    async def end_match(self, call: Call[Closing, None]) -> None:
        wish, house, match = call.body, self._house, call.path_id("id")
        async with house.database.session() as session:
            row = await session.get(MatchRow, match)
        if row is None or row.state == "over":
            raise Refusal("not_found", "this match is not being played")
        table = house.directory.tables.get(row.table_id)
        if table is not None and table.play is not None:
            verdict(table.play.live.match, wish.result, wish.losers)
        await order_end(
            *(house.database, house.notices, Actor.of(call.me)),
            match=match,
            table=row.table_id,
            reason=wish.reason,
            result=wish.result,
            losers=wish.losers,
        )


def _is_there(table: Table, player: UUID) -> bool:
    return table.seat_of(player) is not None or player in table.audience.people()


def _live(table: Table) -> LiveTable:
    people = {one.user_id: one.identity.name for one in table.audience.connections}
    times = () if table.play is None else table.play.live.times
    return LiveTable(
        table=table.card_for(None),
        watching=[Watching(user, name) for user, name in people.items()],
        last_action_at=times[-1] if times else None,
    )


def _listed(row: MatchRow) -> MatchListed:
    return MatchListed(
        id=row.id,
        table=row.table_id,
        game=row.game,
        mode=row.mode,
        visibility=row.visibility,
        rated=row.rated,
        state=row.state,
        started_at=ms(row.started_at),
        ended_at=ms(row.ended_at),
    )
