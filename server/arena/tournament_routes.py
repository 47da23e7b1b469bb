"""REST of tournaments: announce, enter, follow, export."""

import csv
import io
from datetime import UTC, datetime, timedelta
from typing import Annotated, Any, Literal
from uuid import UUID

import msgspec
from msgspec import Meta, Struct

from engines import catalogue
from server.accounts.identity import Identity
from server.arena import contestants, tournaments
from server.arena.challenges import check_share, invited
from server.arena.contestants import Contestant
from server.arena.pairing import round_robin
from server.arena.reading import named
from server.arena.shapes import Who, at, ms, who
from server.arena.tournament_table import Line
from server.errors import Refusal
from server.house import SeraiHouse
from server.realtime.messages import ShownName
from server.rest.paging import Page, PageQuery, page_of, place_of
from server.rest.route import AnyRoute, Call, Route
from server.storage.database import Connection

#: How far ahead a tournament may be announced.
LATEST = timedelta(days=90)
#: Characters with which a spreadsheet would take a name for a formula.
FORMULA = ("=", "+", "-", "@", "\t", "\r")

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


class TournamentLine(Struct):
    id: str
    name: str
    #: Who announced it, and may call it off.
    owner: str
    game: str
    system: str
    state: str
    public: bool
    boards: int
    entrants: int
    round: int
    rounds: int
    starts_at: int
    finished_at: int | None


class StandingLine(Struct):
    place: int
    contestant: Who
    points: float
    won: int
    drawn: int
    lost: int
    buchholz: float
    sonneborn: float
    margin: float


class PairingView(Struct):
    """Numbers of entrants; `second` null is a bye. `margin` is the first one's, once it is over."""

    first: int
    second: int | None
    margin: float | None


class TournamentView(Struct):
    tournament: TournamentLine
    entrants: list[Who]
    rounds: list[list[PairingView]]
    standings: list[StandingLine]


class TournamentExportQuery(Struct):
    format: Literal["json", "csv"] = "json"


class TournamentRoutes:
    def __init__(self, house: SeraiHouse) -> None:
        self._house = house
        self._database = house.database

    async def announce_tournament(self, call: Call[TournamentWish, None]) -> TournamentView:
        wish, me = call.body, call.me
        if wish.game not in catalogue():
            raise Refusal("bad_request", f"`game`: one of {', '.join(catalogue())}.")
        if wish.public and not me.may("admin"):
            raise Refusal("forbidden", "Public tournaments are announced by admins.")
        if wish.rounds is not None and not 1 <= wish.rounds <= 20:
            raise Refusal("bad_request", "`rounds`: from 1 to 20.")
        async with self._database.connection() as connection:
            names = await contestants.resolved(connection, wish.entrants)
            if len(set(names)) < len(names):
                raise Refusal("bad_request", "`entrants`: somebody is named twice.")
            await invited(connection, me, wish.game, names)
            meetings = sum(len(pairs) for pairs in round_robin(max(len(names), 2)))
            if not me.may("admin"):
                await check_share(connection, me, meetings * wish.boards, self._house.limits)
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
            return await _view(connection, await self._row(connection, number))

    async def arena_tournaments(self, call: Call[None, TournamentQuery]) -> Page[TournamentLine]:
        query = call.query
        created, last = None, None
        if query.cursor is not None:
            microseconds, last = place_of(query.cursor, tuple[int, UUID])
            created = datetime.fromtimestamp(microseconds / 1_000_000, UTC)
        mine = None if call.identity is None else call.identity.user
        async with self._database.connection() as connection:
            rows = await connection.fetch(
                *(tournaments.LIST, mine, query.game, created, last, query.limit + 1)
            )
        return page_of(
            rows,
            query.limit,
            show=_line,
            place=lambda row: (round(row["created_at"].timestamp() * 1_000_000), row["id"]),
        )

    async def tournament(self, call: Call[None, None]) -> TournamentView:
        async with self._database.connection() as connection:
            return await _view(connection, await self._row(connection, call.path_id("id")))

    async def enter_tournament(self, call: Call[Entry, None]) -> TournamentView:
        number = call.path_id("id")
        async with self._database.connection() as connection:
            row = await self._row(connection, number)
            one = await self._mine(connection, call.me, row, call.body.contestant)
            entered = await connection.fetchval(
                tournaments.ENTER, number, one.id, tournaments.MOST_ENTRANTS
            )
            if entered is None:
                raise Refusal("forbidden", "It has begun, is full, or has this entrant already.")
            return await _view(connection, await self._row(connection, number))

    async def leave_tournament(self, call: Call[None, None]) -> None:
        number = call.path_id("id")
        async with self._database.connection() as connection:
            row = await self._row(connection, number)
            wanted = call.path["bot"]
            entrant = next((o for o in row["entrants"] if o.partition("/")[0] == wanted), None)
            if entrant is None:
                raise Refusal("not_found", "It is not entered.")
            await self._mine(connection, call.me, row, entrant)
            if await connection.fetchval(tournaments.WITHDRAW, number, entrant) is None:
                raise Refusal("forbidden", "The tournament has begun.")

    async def cancel_tournament(self, call: Call[None, None]) -> None:
        number = call.path_id("id")
        async with self._database.connection() as connection:
            row = await self._row(connection, number)
            if row["owner_id"] != call.me.user and not call.me.may("admin"):
                raise Refusal("forbidden", "It is somebody else's tournament.")
            await tournaments.cancel(connection, number)

    async def export_tournament(self, call: Call[None, TournamentExportQuery]) -> bytes:
        number = call.path_id("id")
        async with self._database.connection() as connection:
            view = await _view(connection, await self._row(connection, number))
        name = f"serai-tournament-{number}.{call.query.format}"
        call.headers["Content-Disposition"] = f'attachment; filename="{name}"'
        return msgspec.json.encode(view) if call.query.format == "json" else _csv(view)

    async def _row(self, connection: Connection, number: UUID) -> Any:
        row = await connection.fetchrow(tournaments.GET, number)
        if row is None:
            raise Refusal("not_found", "There is no such tournament.")
        return row

    async def _mine(self, connection: Connection, me: Identity, row: Any, name: str) -> Contestant:
        """A contestant that I may enter or take out: mine, or anybody as the host."""
        (given,) = await contestants.resolved(connection, [name])
        (one,) = await invited(connection, me, row["game"], [given])
        host = row["owner_id"] == me.user or me.may("admin")
        if one.owner != me.user and not host:
            raise Refusal("forbidden", "This is for the bot's owner and the tournament's host.")
        return one

    def routes(self) -> list[AnyRoute]:
        return [
            Route(
                method="POST",
                path="/api/v1/arena/tournaments",
                summary="Announce a tournament, for everybody (admins) or for your guests",
                tag="arena",
                who="player",
                serve=self.announce_tournament,
                body=TournamentWish,
                answer=TournamentView,
                status=201,
                refusals=("bad_request", "forbidden", "not_found", "rate_limited"),
            ),
            Route(
                method="GET",
                path="/api/v1/arena/tournaments",
                summary="Public tournaments and mine, the newest first",
                tag="arena",
                who="public",
                reads_token=True,
                serve=self.arena_tournaments,
                query=TournamentQuery,
                answer=Page[TournamentLine],
            ),
            Route(
                method="GET",
                path="/api/v1/arena/tournaments/{id}",
                summary="A tournament: entrants, rounds, standings",
                tag="arena",
                who="public",
                serve=self.tournament,
                answer=TournamentView,
                refusals=("not_found",),
            ),
            Route(
                method="POST",
                path="/api/v1/arena/tournaments/{id}/entrants",
                summary="Enter a bot before a tournament begins",
                tag="arena",
                who="player",
                scope="bots",
                serve=self.enter_tournament,
                body=Entry,
                answer=TournamentView,
                refusals=("not_found", "forbidden", "bad_request"),
            ),
            Route(
                method="DELETE",
                path="/api/v1/arena/tournaments/{id}/entrants/{bot}",
                summary="Take a bot out of a tournament before it begins",
                tag="arena",
                who="player",
                scope="bots",
                serve=self.leave_tournament,
                status=204,
                refusals=("not_found", "forbidden"),
            ),
            Route(
                method="DELETE",
                path="/api/v1/arena/tournaments/{id}",
                summary="Call a tournament off",
                tag="arena",
                who="player",
                serve=self.cancel_tournament,
                status=204,
                refusals=("not_found", "forbidden"),
            ),
            Route(
                method="GET",
                path="/api/v1/arena/tournaments/{id}/export",
                summary="A tournament as a file: all of it (json) or its standings (csv)",
                tag="arena",
                who="public",
                serve=self.export_tournament,
                query=TournamentExportQuery,
                answer=bytes,
                media="application/octet-stream",
                refusals=("not_found",),
            ),
        ]


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


def _line(row: Any) -> TournamentLine:
    entrants = len(row["entrants"])
    return TournamentLine(
        id=str(row["id"]),
        name=row["name"],
        owner=str(row["owner_id"]),
        game=row["game"],
        system=row["system"],
        state=row["state"],
        public=row["public"],
        boards=row["boards"],
        entrants=entrants,
        round=len(row["pairings"]),
        rounds=tournaments.rounds_of(row["system"], row["rounds"], entrants),
        starts_at=at(row["starts_at"]),
        finished_at=ms(row["finished_at"]),
    )


async def _view(connection: Connection, row: Any) -> TournamentView:
    known = await named(connection, row["entrants"])
    entrants = [who(known[one]) for one in row["entrants"]]
    margins = await tournaments.margins(connection, row)
    lines = await tournaments.table(connection, row)
    return TournamentView(
        tournament=_line(row),
        entrants=entrants,
        rounds=[
            [
                PairingView(
                    first=one,
                    second=other,
                    margin=None if other is None else margins.get((one, other)),
                )
                for one, other in pairs
            ]
            for pairs in tournaments.pairs_of(row["pairings"])
        ],
        standings=[_standing(line, entrants) for line in lines],
    )


def _standing(line: Line, entrants: list[Who]) -> StandingLine:
    own = {name: value for name, value in vars(line).items() if name != "entrant"}
    return StandingLine(contestant=entrants[line.entrant], **own)


def _csv(view: TournamentView) -> bytes:
    text = io.StringIO()
    writer = csv.writer(text)
    columns = ("points", "won", "drawn", "lost", "buchholz", "sonneborn", "margin")
    writer.writerow(["place", "name", "owner", "contestant", *columns])
    for line in view.standings:
        one = line.contestant
        shown = [_plain(one.name), _plain(one.owner or ""), one.id]
        writer.writerow([line.place, *shown, *(getattr(line, name) for name in columns)])
    return text.getvalue().encode()


def _plain(text: str) -> str:
    """A name that no spreadsheet takes for a formula."""
    return f"'{text}" if text.startswith(FORMULA) else text
