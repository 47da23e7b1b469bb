"""REST of challenges and comparisons: ask for boards, wait, read what came of them."""

import asyncio
from typing import Annotated, Any
from uuid import UUID

from msgspec import Meta, Struct

from engines import catalogue
from server.admin.arena import ArenaOversight
from server.arena import challenges, contestants
from server.arena.reading import named, set_lines
from server.arena.shapes import Meeting, SetLine, Who, at, ms, who
from server.errors import Refusal
from server.house import SeraiHouse
from server.moderation.actor import Actor
from server.rest.declared import delete, get, post, routes_of
from server.rest.paging import Page, PageQuery, before, page_of, time_cursor
from server.rest.route import AnyRoute, Call
from server.storage.database import Connection

#: How often a request that waits looks again.
LOOK_SECONDS = 0.5

Boards = Annotated[int, Meta(ge=1, le=100, description="board sets to play")]
Name = Annotated[str, Meta(min_length=1, max_length=64)]
SETS = """
    SELECT id FROM board_sets WHERE event_id = $1 AND state = 'done'
    ORDER BY counted DESC LIMIT 200"""


class ChallengeWish(Struct):
    """Contestants are `house:hard`, a bot's id (its active version) or `<id>/<version>`."""

    game: str
    contestants: Annotated[list[Name], Meta(min_length=2, max_length=4)]
    boards: Boards = 10


class ComparisonWish(Struct):
    game: str
    bot: UUID
    candidate: Annotated[int, Meta(ge=1, description="the version to measure")]
    against: Annotated[int | None, Meta(description="null: the active version")] = None
    boards: Boards = 30


class WaitQuery(Struct):
    wait: Annotated[
        int, Meta(ge=0, le=30, description="seconds to wait for the end before answering")
    ] = 0


class MineQuery(PageQuery):
    all: Annotated[bool, Meta(description="everybody's public ones too")] = False


class DifferenceView(Struct):
    """The candidate's points a game over the other version's, on the same boards."""

    mean: float
    low: float | None
    high: float | None
    significance: int
    by_board: list[float]


class ChallengeView(Struct):
    id: str
    #: Who asked for it, and may stop it.
    owner: str
    #: challenge or comparison
    kind: str
    game: str
    state: str
    boards: int
    #: Board sets in all, and of them done and failed.
    sets: int
    done: int
    failed: int
    contestants: list[Who]
    created_at: int
    finished_at: int | None
    #: Of a challenge: how they fared against each other.
    meetings: list[Meeting]
    #: Of a comparison, once both versions have played a board.
    difference: DifferenceView | None
    results: list[SetLine]


class ChallengeLine(Struct):
    id: str
    kind: str
    game: str
    state: str
    boards: int
    contestants: list[Who]
    created_at: int
    finished_at: int | None


class ChallengeRoutes:
    def __init__(self, house: SeraiHouse) -> None:
        self._house = house
        self._database = house.database

    @post(
        "/api/v1/arena/challenges",
        "Ask for unrated boards between a bot of yours and others",
        who="player",
        scope="bots",
        status=201,
        refusals=("bad_request", "not_found", "forbidden", "rate_limited"),
    )
    async def challenge(self, call: Call[ChallengeWish, None]) -> ChallengeView:
        wish, me = call.body, call.me
        _check_game(wish.game)
        async with self._database.connection() as connection:
            await challenges.check_share(connection, me, wish.boards, self._house.limits)
            number = await challenges.challenge(
                connection, me, wish.game, wish.contestants, wish.boards
            )
            return await _view(connection, number)

    @post(
        "/api/v1/arena/comparisons",
        "Measure a version of my bot against another one on the same boards",
        who="player",
        scope="bots",
        status=201,
        refusals=("bad_request", "not_found", "rate_limited"),
    )
    async def compare_versions(self, call: Call[ComparisonWish, None]) -> ChallengeView:
        wish, me = call.body, call.me
        _check_game(wish.game)
        async with self._database.connection() as connection:
            await challenges.check_share(connection, me, 2 * wish.boards, self._house.limits)
            number = await challenges.compare(
                *(connection, me, wish.game, wish.bot, wish.candidate),
                *(wish.against, wish.boards),
            )
            return await _view(connection, number)

    @get(
        "/api/v1/arena/challenges/{id}",
        "A challenge or comparison: its state and what came of it so far",
        who="public",
        scope="bots",
        reads_token=True,
        refusals=("not_found",),
    )
    async def challenge_result(self, call: Call[None, WaitQuery]) -> ChallengeView:
        number = call.path_id("id")
        loop = asyncio.get_running_loop()
        until = loop.time() + call.query.wait
        while True:
            async with self._database.connection() as connection:
                row = await self._readable(connection, number, call)
                if row["state"] != "running" or loop.time() >= until or self._house.draining:
                    return await _view(connection, number)
            await asyncio.sleep(LOOK_SECONDS)

    @get(
        "/api/v1/arena/challenges",
        "My challenges and comparisons, the newest first",
        who="player",
        scope="bots",
    )
    async def my_challenges(self, call: Call[None, MineQuery]) -> Page[ChallengeLine]:
        query = call.query
        started, last = before(query.cursor) or (None, None)
        async with self._database.connection() as connection:
            rows = await connection.fetch(
                *(challenges.LIST, call.me.user, query.all, started, last, query.limit + 1)
            )
            known = await named(connection, {one for row in rows for one in row["contestants"]})
        return page_of(
            rows,
            query.limit,
            show=lambda row: _line(row, known),
            place=lambda row: time_cursor(row["created_at"], row["id"]),
        )

    @delete(
        "/api/v1/arena/challenges/{id}",
        "Play no more of a challenge's boards",
        who="player",
        scope="bots",
        refusals=("not_found", "forbidden"),
    )
    async def cancel_challenge(self, call: Call[None, None]) -> None:
        number = call.path_id("id")
        async with self._database.connection() as connection:
            row = await self._readable(connection, number, call)
            if row["owner_id"] == call.me.user:
                await challenges.cancel(connection, number)
                return
        if not call.me.may("admin"):
            raise Refusal("forbidden", "It is somebody else's challenge.")
        await ArenaOversight(self._database).cancel_challenge(Actor.of(call.me), number)

    async def _readable(self, connection: Connection, number: UUID, call: Call[Any, Any]) -> Any:
        row = await connection.fetchrow(challenges.GET, number)
        mine = row is not None and call.identity is not None
        mine = mine and (row["owner_id"] == call.me.user or call.me.may("admin"))
        if row is None or not (row["public"] or mine):
            raise Refusal("not_found", "There is no such challenge.")
        return row

    def routes(self) -> list[AnyRoute]:
        return routes_of(self, tag="arena")


async def _view(connection: Connection, number: UUID) -> ChallengeView:
    row = await connection.fetchrow(challenges.GET, number)
    counts = await connection.fetchrow(challenges.COUNTS, number)
    names = row["contestants"]
    known = await named(connection, names)
    scored = await challenges.scored_sets(connection, number)
    comparison = row["kind"] == "comparison"
    found = challenges.difference(names, scored) if comparison else None
    ids = [one["id"] for one in await connection.fetch(SETS, number)]
    return ChallengeView(
        id=str(row["id"]),
        owner=str(row["owner_id"]),
        kind=row["kind"],
        game=row["game"],
        state=row["state"],
        boards=row["boards"],
        sets=counts["sets"],
        done=counts["done"],
        failed=counts["failed"],
        contestants=[who(known[one]) for one in names],
        created_at=at(row["created_at"]),
        finished_at=ms(row["finished_at"]),
        meetings=[]
        if comparison
        else [Meeting(**one) for one in challenges.meetings(names, scored)],
        difference=None if found is None else DifferenceView(**vars(found)),
        results=await set_lines(connection, ids),
    )


def _line(row: Any, known: dict[str, contestants.Contestant]) -> ChallengeLine:
    return ChallengeLine(
        id=str(row["id"]),
        kind=row["kind"],
        game=row["game"],
        state=row["state"],
        boards=row["boards"],
        contestants=[who(known[one]) for one in row["contestants"]],
        created_at=at(row["created_at"]),
        finished_at=ms(row["finished_at"]),
    )


def _check_game(game: str) -> None:
    if game not in catalogue():
        raise Refusal("bad_request", f"`game`: one of {', '.join(catalogue())}.")
