"""REST of the arena: what anybody may read, boards for par, and what is on now."""

from datetime import datetime
from typing import Annotated, Any
from uuid import UUID

from msgspec import Meta, Struct

from engines import catalogue
from server.admin.arena import ArenaOversight
from server.arena import board_reading, par, profiles, reading
from server.arena.challenge_routes import ChallengeRoutes
from server.arena.feeding import suspected
from server.arena.profiles import BotProfile
from server.arena.shapes import (
    BoardLine,
    BoardView,
    Broadcast,
    Crosstable,
    Ladder,
    OnAir,
    ParLine,
    ParTable,
    PersonLine,
    Progress,
    SetLine,
)
from server.arena.suspicion import Suspicion
from server.arena.tournament_routes import TournamentRoutes
from server.errors import Refusal
from server.house import SeraiHouse
from server.moderation.actor import Actor
from server.rest.declared import delete, get, post, routes_of
from server.rest.paging import Page, PageQuery, number_of, page_of, place_of, time_of
from server.rest.route import AnyRoute, Call

#: People of a list that are counted off before a page.
MOST_SKIPPED = 100_000

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

    @get(
        "/api/v1/arena/{game}/ladder",
        "The official table of a game's bots, with intervals and live ratings",
        who="public",
        refusals=("not_found",),
    )
    async def arena_ladder(self, call: Call[None, None]) -> Ladder:
        async with self._database.connection() as connection:
            return await reading.ladder(connection, game_in(call))

    @get(
        "/api/v1/arena/{game}/crosstable",
        "Everybody against everybody, with intervals and significance",
        who="public",
        refusals=("not_found",),
    )
    async def arena_crosstable(self, call: Call[None, None]) -> Crosstable:
        async with self._database.connection() as connection:
            return await reading.crosstable(connection, game_in(call))

    @get(
        "/api/v1/arena/{game}/people",
        "People by their rating from ranked tables",
        who="public",
        refusals=("not_found",),
    )
    async def arena_people(self, call: Call[None, PageQuery]) -> Page[PersonLine]:
        game, query = game_in(call), call.query
        skip = number_of(query.cursor, MOST_SKIPPED) or 0
        async with self._database.connection() as connection:
            lines = await reading.people(connection, game, query.limit + 1, skip)
        return page_of(lines, query.limit, show=lambda one: one, place=lambda one: one.place)

    @get(
        "/api/v1/arena/{game}/boards",
        "Boards that bots have played, the newest first",
        who="public",
        refusals=("not_found",),
    )
    async def arena_boards(self, call: Call[None, PageQuery]) -> Page[BoardLine]:
        game, query = game_in(call), call.query
        before = number_of(query.cursor)
        async with self._database.connection() as connection:
            lines = await board_reading.boards(connection, game, before, query.limit + 1)
        return page_of(lines, query.limit, show=lambda one: one, place=lambda one: one.id)

    @get(
        "/api/v1/arena/{game}/boards/{board}",
        "A board: its seed, and what everybody made of it",
        who="public",
        refusals=("not_found",),
    )
    async def arena_board(self, call: Call[None, None]) -> BoardView:
        async with self._database.connection() as connection:
            found = await board_reading.board(connection, game_in(call), board_in(call))
        if found is None:
            raise Refusal("not_found", "There is no such board.")
        return found

    @post(
        "/api/v1/arena/{game}/boards/{board}/table",
        "A practice table on a board's decks, to play it for par",
        who="guest",
        status=201,
        refusals=("not_found", "bad_request", "rate_limited", "server_busy"),
    )
    async def play_for_par(self, call: Call[ParWish, None]) -> ParTable:
        seat = call.body.seat
        table = await par.open_table(self._house, call.me, game_in(call), board_in(call), seat)
        return ParTable(table.card(), seat)

    @get(
        "/api/v1/arena/{game}/boards/{board}/par",
        "My tries at a board, against what bots made of the same seat",
        who="guest",
        refusals=("not_found",),
    )
    async def my_par(self, call: Call[None, None]) -> ParTries:
        game, number = game_in(call), board_in(call)
        async with self._database.connection() as connection:
            return ParTries(await par.tries(connection, game, number, call.me.user))

    @get("/api/v1/arena/running", "Games that can be watched now, the newest first", who="public")
    async def arena_running(self, call: Call[None, GameQuery]) -> OnAir:
        query = call.query
        before: tuple[datetime, UUID] | None = None
        if query.cursor is not None:
            started, match_id = place_of(query.cursor, tuple[int, UUID])
            before = (time_of(started), match_id)
        found = await self._house.stages.on_air(query.game, before, query.limit + 1)
        page: Page[Broadcast] = page_of(
            found,
            query.limit,
            show=lambda one: one,
            place=lambda one: (one.started_at, one.match),
        )
        return OnAir(page.items, page.next, await self._house.stages.count_on_air(query.game))

    @get("/api/v1/arena/featured", "The game that is most worth watching now", who="public")
    async def arena_featured(self, _: Call[None, None]) -> Featured:
        return Featured(await self._house.stages.featured())

    @get(
        "/api/v1/arena/matches/{match}",
        "A game of the arena and where it can be watched, also after its end",
        who="public",
        refusals=("not_found",),
    )
    async def arena_match(self, call: Call[None, None]) -> Broadcast:
        found = await self._house.stages.broadcast(call.path_id("match"))
        if found is None:
            raise Refusal("not_found", "There is no such game.")
        return found

    @get(
        "/api/v1/arena/progress", "How much waits and is played, and by which workers", who="public"
    )
    async def arena_progress(self, _: Call[None, None]) -> Progress:
        async with self._database.connection() as connection:
            return await reading.progress(connection)

    @get(
        "/api/v1/arena/bots/{bot}",
        "A bot in the arena: ratings, curve, versions, head to head",
        who="public",
        scope="bots",
        reads_token=True,
        refusals=("not_found",),
    )
    async def arena_bot(self, call: Call[None, None]) -> BotProfile:
        async with self._database.connection() as connection:
            return await profiles.profile(connection, call.path["bot"], call.identity)

    @get(
        "/api/v1/arena/bots/{bot}/sets",
        "A bot's board sets with their matches, the newest first",
        who="public",
        scope="bots",
        reads_token=True,
        refusals=("not_found",),
    )
    async def arena_bot_sets(self, call: Call[None, GameQuery]) -> Page[SetLine]:
        query, bot = call.query, call.path["bot"]
        before = number_of(query.cursor)
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

    @delete(
        "/api/v1/arena/{game}/bots/{bot}/versions/{version}/hold",
        "Let a version that struck out play for the ladder again",
        who="player",
        scope="bots",
        refusals=("not_found",),
    )
    async def release_from_hold(self, call: Call[None, None]) -> None:
        """By the bot's owner or an admin: it plays for the ladder again."""
        bot, version = call.path_id("bot"), call.path["version"]
        async with self._database.connection() as connection:
            owner = await connection.fetchval(OWNER, bot)
        if owner != call.me.user and not call.me.may("admin"):
            raise Refusal("not_found", "There is no such bot.")
        by = None if owner == call.me.user else Actor.of(call.me)
        await ArenaOversight(self._database).release(by, game_in(call), f"{bot}/{version}")

    @get(
        "/api/v1/admin/arena/{game}/suspicions",
        "Pairs of bots whose results are not what their strengths would give",
        who="admin",
        refusals=("not_found",),
        tag="admin",
    )
    async def arena_suspicions(self, call: Call[None, None]) -> Suspicions:
        async with self._database.session() as session:
            return Suspicions(await suspected(session, game_in(call)))

    def routes(self) -> list[AnyRoute]:
        return routes_of(self, tag="arena")


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
