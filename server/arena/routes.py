"""REST of the arena: what anybody may read, boards for par, and what is on now."""

from datetime import UTC, datetime
from typing import Annotated, Any
from uuid import UUID

from msgspec import Meta, Struct

from engines import catalogue
from server.arena import board_reading, par, profiles, reading
from server.arena.challenge_routes import ChallengeRoutes
from server.arena.profiles import BotProfile
from server.arena.shapes import (
    BoardLine,
    BoardView,
    Broadcast,
    Crosstable,
    Ladder,
    ParLine,
    ParTable,
    PersonLine,
    Progress,
    SetLine,
)
from server.arena.suspicion import Suspicion, suspicions
from server.arena.tournament_routes import TournamentRoutes
from server.errors import Refusal
from server.house import SeraiHouse
from server.rest.paging import Page, PageQuery, page_of, place_of
from server.rest.route import AnyRoute, Call, Route

POINTS = "SELECT contestant, points FROM standings WHERE game = $1 AND points IS NOT NULL"
RELEASE = """
    UPDATE bot_ratings SET held_at = NULL, held_reason = NULL, outs = 0
    WHERE contestant = $1 AND game = $2 AND held_at IS NOT NULL RETURNING contestant"""
OWNER = "SELECT owner_id FROM bots WHERE id = $1"


class GameQuery(PageQuery):
    game: str | None = None


class ParWish(Struct):
    seat: Annotated[int, Meta(ge=0, le=3)] = 0


class ParTries(Struct):
    tries: list[ParLine]


class Featured(Struct):
    """Null when nothing is being played."""

    broadcast: Broadcast | None


class Suspicions(Struct):
    items: list[Suspicion]


class ArenaRoutes:
    def __init__(self, house: SeraiHouse) -> None:
        self._house = house
        self._database = house.database

    async def arena_ladder(self, call: Call[None, None]) -> Ladder:
        async with self._database.connection() as connection:
            return await reading.ladder(connection, game_in(call))

    async def arena_crosstable(self, call: Call[None, None]) -> Crosstable:
        async with self._database.connection() as connection:
            return await reading.crosstable(connection, game_in(call))

    async def arena_people(self, call: Call[None, PageQuery]) -> Page[PersonLine]:
        game, query = game_in(call), call.query
        skip = 0 if query.cursor is None else place_of(query.cursor, int)
        if not 0 <= skip <= 100_000:
            raise Refusal("bad_request", "`cursor`: not one that this list gave")
        async with self._database.connection() as connection:
            lines = await reading.people(connection, game, query.limit + 1, skip)
        return page_of(lines, query.limit, show=lambda one: one, place=lambda one: one.place)

    async def arena_boards(self, call: Call[None, PageQuery]) -> Page[BoardLine]:
        game, query = game_in(call), call.query
        before = None if query.cursor is None else place_of(query.cursor, int)
        async with self._database.connection() as connection:
            lines = await board_reading.boards(connection, game, before, query.limit + 1)
        return page_of(lines, query.limit, show=lambda one: one, place=lambda one: one.id)

    async def arena_board(self, call: Call[None, None]) -> BoardView:
        async with self._database.connection() as connection:
            found = await board_reading.board(connection, game_in(call), board_in(call))
        if found is None:
            raise Refusal("not_found", "There is no such board.")
        return found

    async def play_for_par(self, call: Call[ParWish, None]) -> ParTable:
        seat = call.body.seat
        table = await par.open_table(self._house, call.me, game_in(call), board_in(call), seat)
        return ParTable(table.card(), seat)

    async def my_par(self, call: Call[None, None]) -> ParTries:
        game, number = game_in(call), board_in(call)
        async with self._database.connection() as connection:
            return ParTries(await par.tries(connection, game, number, call.me.user))

    async def arena_running(self, call: Call[None, GameQuery]) -> Page[Broadcast]:
        query = call.query
        before: tuple[Any, UUID] | None = None
        if query.cursor is not None:
            started, match_id = place_of(query.cursor, tuple[int, UUID])
            before = (datetime.fromtimestamp(started / 1000, UTC), match_id)
        found = await self._house.stages.on_air(query.game, before, query.limit + 1)
        return page_of(
            found,
            query.limit,
            show=lambda one: one,
            place=lambda one: (one.started_at, one.match),
        )

    async def arena_featured(self, _: Call[None, None]) -> Featured:
        return Featured(await self._house.stages.featured())

    async def arena_match(self, call: Call[None, None]) -> Broadcast:
        found = await self._house.stages.broadcast(call.path_id("match"))
        if found is None:
            raise Refusal("not_found", "There is no such game.")
        return found

    async def arena_progress(self, _: Call[None, None]) -> Progress:
        async with self._database.connection() as connection:
            return await reading.progress(connection)

    async def arena_bot(self, call: Call[None, None]) -> BotProfile:
        async with self._database.connection() as connection:
            return await profiles.profile(connection, call.path["bot"], call.identity)

    async def arena_bot_sets(self, call: Call[None, GameQuery]) -> Page[SetLine]:
        query, bot = call.query, call.path["bot"]
        before = None if query.cursor is None else place_of(query.cursor, int)
        async with self._database.connection() as connection:
            found = await profiles.sets_of(
                *(connection, bot, call.identity, query.game, before, query.limit + 1)
            )
            lines = await reading.set_lines(connection, [one for one, _ in found])
        by_id = {line.id: line for line in lines}
        return page_of(
            [(by_id[str(one)], counted) for one, counted in found],
            query.limit,
            show=lambda one: one[0],
            place=lambda one: one[1],
        )

    async def release_from_hold(self, call: Call[None, None]) -> None:
        """By the bot's owner or an admin: it plays for the ladder again."""
        bot, version = call.path_id("bot"), call.path["version"]
        async with self._database.connection() as connection:
            owner = await connection.fetchval(OWNER, bot)
            if owner != call.me.user and not call.me.may("admin"):
                raise Refusal("not_found", "There is no such bot.")
            contestant = f"{bot}/{version}"
            if await connection.fetchval(RELEASE, contestant, game_in(call)) is None:
                raise Refusal("not_found", "This version is not held.")

    async def arena_suspicions(self, call: Call[None, None]) -> Suspicions:
        game = game_in(call)
        async with self._database.connection() as connection:
            points = {
                row["contestant"]: row["points"] for row in await connection.fetch(POINTS, game)
            }
            table = await connection.fetchrow(reading.TABLE, game)
        return Suspicions([] if table is None else suspicions(points, table["meetings"]))

    def routes(self) -> list[AnyRoute]:
        return [
            Route(
                method="GET",
                path="/api/v1/arena/{game}/ladder",
                summary="The official table of a game's bots, with intervals and live ratings",
                tag="arena",
                who="public",
                serve=self.arena_ladder,
                answer=Ladder,
                refusals=("not_found",),
            ),
            Route(
                method="GET",
                path="/api/v1/arena/{game}/crosstable",
                summary="Everybody against everybody, with intervals and significance",
                tag="arena",
                who="public",
                serve=self.arena_crosstable,
                answer=Crosstable,
                refusals=("not_found",),
            ),
            Route(
                method="GET",
                path="/api/v1/arena/{game}/people",
                summary="People by their rating from ranked tables",
                tag="arena",
                who="public",
                serve=self.arena_people,
                query=PageQuery,
                answer=Page[PersonLine],
                refusals=("not_found",),
            ),
            Route(
                method="GET",
                path="/api/v1/arena/{game}/boards",
                summary="Boards that bots have played, the newest first",
                tag="arena",
                who="public",
                serve=self.arena_boards,
                query=PageQuery,
                answer=Page[BoardLine],
                refusals=("not_found",),
            ),
            Route(
                method="GET",
                path="/api/v1/arena/{game}/boards/{board}",
                summary="A board: its seed, and what everybody made of it",
                tag="arena",
                who="public",
                serve=self.arena_board,
                answer=BoardView,
                refusals=("not_found",),
            ),
            Route(
                method="POST",
                path="/api/v1/arena/{game}/boards/{board}/table",
                summary="A practice table on a board's decks, to play it for par",
                tag="arena",
                who="guest",
                serve=self.play_for_par,
                body=ParWish,
                answer=ParTable,
                status=201,
                refusals=("not_found", "bad_request", "rate_limited", "server_busy"),
            ),
            Route(
                method="GET",
                path="/api/v1/arena/{game}/boards/{board}/par",
                summary="My tries at a board, against what bots made of the same seat",
                tag="arena",
                who="guest",
                serve=self.my_par,
                answer=ParTries,
                refusals=("not_found",),
            ),
            Route(
                method="GET",
                path="/api/v1/arena/running",
                summary="Games that can be watched now, the newest first",
                tag="arena",
                who="public",
                serve=self.arena_running,
                query=GameQuery,
                answer=Page[Broadcast],
            ),
            Route(
                method="GET",
                path="/api/v1/arena/featured",
                summary="The game that is most worth watching now",
                tag="arena",
                who="public",
                serve=self.arena_featured,
                answer=Featured,
            ),
            Route(
                method="GET",
                path="/api/v1/arena/matches/{match}",
                summary="A game of the arena and where it can be watched, also after its end",
                tag="arena",
                who="public",
                serve=self.arena_match,
                answer=Broadcast,
                refusals=("not_found",),
            ),
            Route(
                method="GET",
                path="/api/v1/arena/progress",
                summary="How much waits and is played, and by which workers",
                tag="arena",
                who="public",
                serve=self.arena_progress,
                answer=Progress,
            ),
            Route(
                method="GET",
                path="/api/v1/arena/bots/{bot}",
                summary="A bot in the arena: ratings, curve, versions, head to head",
                tag="arena",
                who="public",
                reads_token=True,
                scope="bots",
                serve=self.arena_bot,
                answer=BotProfile,
                refusals=("not_found",),
            ),
            Route(
                method="GET",
                path="/api/v1/arena/bots/{bot}/sets",
                summary="A bot's board sets with their matches, the newest first",
                tag="arena",
                who="public",
                reads_token=True,
                scope="bots",
                serve=self.arena_bot_sets,
                query=GameQuery,
                answer=Page[SetLine],
                refusals=("not_found",),
            ),
            Route(
                method="DELETE",
                path="/api/v1/arena/{game}/bots/{bot}/versions/{version}/hold",
                summary="Let a version that struck out play for the ladder again",
                tag="arena",
                who="player",
                scope="bots",
                serve=self.release_from_hold,
                status=204,
                refusals=("not_found",),
            ),
            Route(
                method="GET",
                path="/api/v1/admin/arena/{game}/suspicions",
                summary="Pairs of bots whose results are not what their strengths would give",
                tag="admin",
                who="admin",
                serve=self.arena_suspicions,
                answer=Suspicions,
                refusals=("not_found",),
            ),
        ]


def game_in(call: Call[Any, Any]) -> str:
    game = call.path["game"]
    if game not in catalogue():
        raise Refusal("not_found", "There is no such game.")
    return game


def board_in(call: Call[Any, Any]) -> int:
    try:
        number = int(call.path["board"])
    except ValueError:
        number = 0
    if not 0 < number < 2**63:
        raise Refusal("not_found", "There is no such board.")
    return number


def arena_routes(house: SeraiHouse) -> list[AnyRoute]:
    return [
        # Before those with a game in the same place.
        *ChallengeRoutes(house).routes(),
        *TournamentRoutes(house).routes(),
        *sorted(ArenaRoutes(house).routes(), key=lambda route: "{game}" in route.path),
    ]
