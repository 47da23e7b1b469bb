"""REST of all matches, for those who keep order: looked at, ended by word, exported."""

from typing import Any, Literal
from uuid import UUID

from msgspec import Struct
from sqlalchemy import select, tuple_
from sqlalchemy.ext.asyncio import AsyncSession

from server.admin.shapes import Closing, Milliseconds, ms
from server.admin.tables import order_end
from server.errors import Refusal
from server.house import SeraiHouse
from server.moderation.actor import Actor
from server.replays.library import Library
from server.rest.declared import get, post, routes_of
from server.rest.paging import Page, PageQuery, before, page_of, time_cursor, time_of
from server.rest.route import AnyRoute, Call, File
from server.storage.models import BoardGame, BoardSetRow, MatchRow, MatchSeat

MATCHES = "/api/v1/admin/matches"
MATCH = f"{MATCHES}/{{id}}"

Json = dict[str, Any]


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
    #: By seat.
    players: list[str]
    #: Of the arena.
    board: int | None


class AdminExportQuery(Struct):
    format: Literal["json", "md"] = "json"


class AdminMatchRoutes:
    def __init__(self, house: SeraiHouse) -> None:
        self._house = house
        self._library = Library(house.database, private_too=True)

    def routes(self) -> list[AnyRoute]:
        return routes_of(self, tag="admin")

    @get(MATCHES, "All matches, running and private ones too, the newest first", who="moderator")
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
            details = await _details(session, [row.id for row in rows])
        return page_of(
            rows,
            query.limit,
            show=lambda row: _listed(row, *details[row.id]),
            place=lambda row: time_cursor(row.started_at, row.id),
        )

    @get(MATCH, "A match, also of a private table", who="moderator", refusals=("not_found",))
    async def any_match(self, call: Call[None, None]) -> Json:
        return await self._library.match(call.path_id("id"), call.me)

    @get(
        f"{MATCH}/replay",
        "The record of any finished match",
        who="moderator",
        refusals=("not_found", "match_running"),
    )
    async def any_replay(self, call: Call[None, None]) -> Json:
        return await self._library.replay(call.path_id("id"), call.me)

    @get(
        f"{MATCH}/export",
        "Any finished match as a file",
        who="moderator",
        refusals=("not_found", "match_running"),
        files=("json", "md"),
    )
    async def any_export(self, call: Call[None, AdminExportQuery]) -> File:
        return await self._library.file(call.path_id("id"), call.me, call.query.format)

    @post(
        f"{MATCH}/end",
        "End a running match with a result, or void; its table stays",
        who="moderator",
        refusals=("not_found", "server_busy"),
    )
    async def end_match(self, call: Call[Closing, None]) -> None:
        wish, house = call.body, self._house
        async with house.database.session() as session:
            row = await session.get(MatchRow, call.path_id("id"))
        if row is None or row.state == "over":
            raise Refusal("not_found", "this match is not being played")
        await order_end(
            *(house.database, house.notices, Actor.of(call.me), row),
            reason=wish.reason,
            result=wish.result,
            losers=wish.losers,
        )


async def _details(
    session: AsyncSession, ids: list[UUID]
) -> dict[UUID, tuple[list[str], int | None]]:
    """Who sat at each of these matches, and which board they played."""
    names: dict[UUID, list[str]] = {one: [] for one in ids}
    seats = select(MatchSeat.match_id, MatchSeat.name).where(MatchSeat.match_id.in_(ids))
    for match_id, name in await session.execute(seats.order_by(MatchSeat.seat)):
        names[match_id].append(name)
    played = select(BoardGame.match_id, BoardSetRow.board_id).join(
        BoardSetRow, BoardSetRow.id == BoardGame.set_id
    )
    found = await session.execute(played.where(BoardGame.match_id.in_(ids)))
    boards = dict(found.tuples().all())
    return {one: (names[one], boards.get(one)) for one in ids}


def _listed(row: MatchRow, players: list[str], board: int | None) -> MatchListed:
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
        players=players,
        board=board,
    )
