"""REST of tournaments: announce, enter, follow, export."""

from datetime import UTC, datetime, timedelta
from typing import Annotated, Any, Literal
from uuid import UUID

import msgspec
from msgspec import Meta, Struct

from engines import catalogue
from server.accounts.identity import Identity
from server.admin.arena import ArenaOversight
from server.arena import contestants, tournaments
from server.arena.challenges import check_share, invited
from server.arena.contestants import Contestant
from server.arena.tournament_views import (
    TournamentLine,
    TournamentView,
    standings_csv,
    tournament_line,
    tournament_view,
)
from server.errors import Refusal
from server.house import SeraiHouse
from server.moderation.actor import Actor
from server.realtime.messages import ShownName
from server.rest.declared import delete, get, post, routes_of
from server.rest.paging import Page, PageQuery, before, page_of, time_cursor
from server.rest.route import AnyRoute, Call, File
from server.storage.database import Connection

#: How far ahead a tournament may be announced.
LATEST = timedelta(days=90)

NOT_YOURS = "This is for the bot's owner and the tournament's host."

Name = Annotated[str, Meta(min_length=1, max_length=64)]


class TournamentWish(Struct):
    """`starts_at` in milliseconds since 1970; null: at once. Only admins make public ones; those
    of others can be seen and entered by whoever has the id."""

    game: str
    name: Annotated[ShownName, Meta(min_length=1)]
    system: Literal["round_robin", "swiss"] = "round_robin"
    boards: Annotated[int, Meta(ge=1, le=50, description="board sets of a meeting")] = 4
    rounds: Annotated[int | None, Meta(description="of a Swiss one; null: to find a winner")] = None
    entrants: Annotated[list[Name], Meta(max_length=tournaments.MOST_ENTRANTS)] = []
    starts_at: int | None = None
    public: bool = False


class Entry(Struct):
    contestant: Name


class TournamentQuery(PageQuery):
    game: str | None = None
    all: Annotated[bool, Meta(description="everybody's, for admins")] = False


class TournamentExportQuery(Struct):
    format: Literal["json", "csv"] = "json"


class TournamentRoutes:
    def __init__(self, house: SeraiHouse) -> None:
        self._house = house
        self._database = house.database

    @post(
        "/api/v1/arena/tournaments",
        "Announce a tournament, for everybody (admins) or for your guests",
        who="player",
        status=201,
        refusals=("bad_request", "forbidden", "not_found", "rate_limited"),
    )
    async def announce_tournament(self, call: Call[TournamentWish, None]) -> TournamentView:
        wish, me = call.body, call.me
        if wish.game not in catalogue():
            raise Refusal("bad_request", f"`game`: one of {', '.join(catalogue())}.")
        if wish.public and not me.may("admin"):
            raise Refusal("forbidden", "Public tournaments are announced by admins.")
        if wish.rounds is not None and not 1 <= wish.rounds <= 20:
            raise Refusal("bad_request", "`rounds`: from 1 to 20.")
        self._house.words.check(name=wish.name)
        async with self._database.connection() as connection:
            names = await contestants.resolved(connection, wish.entrants)
            if len(set(names)) < len(names):
                raise Refusal("bad_request", "`entrants`: somebody is named twice.")
            if wish.starts_at is None and len(names) < 2:
                few = "`entrants`: at least two, or `starts_at` later, so that others may enter."
                raise Refusal("bad_request", few)
            entrants = await invited(connection, me, wish.game, names)
            await contestants.check_in_play(connection, entrants)
            if not me.may("admin"):
                await self._check_share(connection, me, wish, len(names))
            number = await tournaments.announce(
                connection,
                tournaments.Announcement(
                    game=wish.game,
                    name=wish.name.strip() or "Tournament",
                    owner=me.user,
                    system=wish.system,
                    boards=wish.boards,
                    rounds=wish.rounds,
                    public=wish.public,
                    entrants=names,
                    starts_at=_start(wish.starts_at),
                ),
            )
            return await tournament_view(connection, await self._row(connection, number))

    @get(
        "/api/v1/arena/tournaments",
        "Public tournaments and mine, the newest first",
        who="public",
        reads_token=True,
        refusals=("forbidden",),
    )
    async def arena_tournaments(self, call: Call[None, TournamentQuery]) -> Page[TournamentLine]:
        query = call.query
        created, last = before(query.cursor) or (None, None)
        me = call.identity
        if query.all and (me is None or not me.may("admin")):
            raise Refusal("forbidden", "Only admins see everybody's tournaments.")
        async with self._database.connection() as connection:
            rows = await connection.fetch(
                *(tournaments.LIST, me and me.user, query.game, created, last, query.limit + 1),
                query.all,
            )
        return page_of(
            rows,
            query.limit,
            show=tournament_line,
            place=lambda row: time_cursor(row["created_at"], row["id"]),
        )

    @get(
        "/api/v1/arena/tournaments/{id}",
        "A tournament: entrants, rounds, standings",
        who="public",
        refusals=("not_found",),
    )
    async def tournament(self, call: Call[None, None]) -> TournamentView:
        async with self._database.connection() as connection:
            return await tournament_view(
                connection, await self._row(connection, call.path_id("id"))
            )

    @post(
        "/api/v1/arena/tournaments/{id}/entrants",
        "Enter a bot before a tournament begins",
        who="player",
        scope="bots",
        refusals=("not_found", "forbidden", "bad_request"),
    )
    async def enter_tournament(self, call: Call[Entry, None]) -> TournamentView:
        number = call.path_id("id")
        async with self._database.connection() as connection:
            row = await self._row(connection, number)
            one = await self._entrant(connection, call.me, row, call.body.contestant)
            await contestants.check_in_play(connection, [one])
            self._check_size(row, call.me)
            entered = await connection.fetchval(
                tournaments.ENTER, number, one.id, tournaments.MOST_ENTRANTS
            )
            if entered is None:
                raise Refusal("forbidden", "It has begun, is full, or has this entrant already.")
            return await tournament_view(connection, await self._row(connection, number))

    @delete(
        "/api/v1/arena/tournaments/{id}/entrants/{bot}",
        "Take a bot out of a tournament before it begins",
        who="player",
        scope="bots",
        refusals=("not_found", "forbidden"),
    )
    async def leave_tournament(self, call: Call[None, None]) -> None:
        number = call.path_id("id")
        async with self._database.connection() as connection:
            row = await self._row(connection, number)
            wanted = call.path["bot"]
            entrant = next((o for o in row["entrants"] if o.partition("/")[0] == wanted), None)
            if entrant is None:
                raise Refusal("not_found", "It is not entered.")
            known = await contestants.find(connection, [entrant])
            mine = entrant in known and known[entrant].owner == call.me.user
            if not (mine or _is_host(row, call.me)):
                raise Refusal("forbidden", NOT_YOURS)
            if await connection.fetchval(tournaments.WITHDRAW, number, entrant) is None:
                raise Refusal("forbidden", "The tournament has begun.")

    @delete(
        "/api/v1/arena/tournaments/{id}",
        "Call a tournament off",
        who="player",
        refusals=("not_found", "forbidden"),
    )
    async def cancel_tournament(self, call: Call[None, None]) -> None:
        number = call.path_id("id")
        async with self._database.connection() as connection:
            row = await self._row(connection, number)
            if row["owner_id"] == call.me.user:
                await tournaments.cancel(connection, number)
                return
        if not call.me.may("admin"):
            raise Refusal("forbidden", "It is somebody else's tournament.")
        oversight = ArenaOversight(self._database)
        await oversight.cancel_tournament(Actor.of(call.me), number, "called off")

    @get(
        "/api/v1/arena/tournaments/{id}/export",
        "A tournament as a file: all of it (json) or its standings (csv)",
        who="public",
        refusals=("not_found",),
        files=("json", "csv"),
    )
    async def export_tournament(self, call: Call[None, TournamentExportQuery]) -> File:
        number = call.path_id("id")
        async with self._database.connection() as connection:
            view = await tournament_view(connection, await self._row(connection, number))
        name = f"serai-tournament-{number}.{call.query.format}"
        as_json = call.query.format == "json"
        return File(name, msgspec.json.encode(view) if as_json else standings_csv(view))

    async def _row(self, connection: Connection, number: UUID) -> Any:
        row = await connection.fetchrow(tournaments.GET, number)
        if row is None:
            raise Refusal("not_found", "There is no such tournament.")
        return row

    async def _entrant(
        self, connection: Connection, me: Identity, row: Any, name: str
    ) -> Contestant:
        """A contestant that I may enter: mine, or anybody as the host."""
        (given,) = await contestants.resolved(connection, [name])
        (one,) = await invited(connection, me, row["game"], [given])
        if one.owner != me.user and not _is_host(row, me):
            raise Refusal("forbidden", NOT_YOURS)
        return one

    async def _check_share(
        self, connection: Connection, me: Identity, wish: TournamentWish, entrants: int
    ) -> None:
        """Refusal if somebody would have too many tournaments, or too many sets waiting."""
        if await connection.fetchval(tournaments.UNDER_WAY, me.user) >= tournaments.MOST_AT_ONCE:
            most = f"tournaments of yours under way: {tournaments.MOST_AT_ONCE} at a time"
            raise Refusal("rate_limited", most, retry_after=60)
        more = tournaments.sets_of(wish.system, wish.rounds or 0, max(entrants, 2), wish.boards)
        await check_share(connection, me, more, self._house.limits)

    def _check_size(self, row: Any, me: Identity) -> None:
        """Those of persons, which are not public, stay as small when somebody enters later."""
        size = (row["system"], row["rounds"], len(row["entrants"]) + 1, row["boards"])
        most = self._house.limits.arena_sets
        if not (row["public"] or me.may("admin")) and tournaments.sets_of(*size) > most:
            raise Refusal("forbidden", f"It is full: one more, and it had over {most} board sets.")

    def routes(self) -> list[AnyRoute]:
        return routes_of(self, tag="arena")


def _is_host(row: Any, me: Identity) -> bool:
    return row["owner_id"] == me.user or me.may("admin")


def _start(given: int | None) -> datetime:
    now = datetime.now(UTC)
    if given is None:
        return now
    try:
        start = datetime.fromtimestamp(given / 1000, UTC)
    except (OverflowError, OSError, ValueError):
        start = now + 2 * LATEST
    if not now - timedelta(minutes=5) <= start <= now + LATEST:
        raise Refusal("bad_request", f"`starts_at`: within {LATEST.days} days from now.")
    return start
