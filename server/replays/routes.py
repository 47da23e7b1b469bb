"""REST of matches: lists, one match, its replay, its frames, its export."""

import asyncio
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from engines import IllegalAction, OptionError
from server.errors import Refusal
from server.house import SeraiHouse
from server.replays.frames import MOST_FRAMES, frames_of_record
from server.replays.library import Library
from server.rest.declared import get, post, routes_of
from server.rest.paging import Page, PageQuery, before, page_of, time_cursor
from server.rest.route import AnyRoute, Call, File
from server.wire.told import Frames

Json = dict[str, Any]


class MatchesQuery(PageQuery):
    player: str | None = None
    game: str | None = None
    arena: Annotated[bool, Meta(description="games of the arena instead of all others")] = False


class ExportQuery(Struct):
    format: Literal["json", "md"] = "json"


class FramesQuery(Struct):
    seat: Annotated[
        str, Meta(pattern="^(all|[0-3])$", description="a seat, or `all` for all hands")
    ] = "all"
    first: Annotated[int, Meta(ge=0, description="0 is the first deal")] = field(
        name="from", default=0
    )
    count: Annotated[int, Meta(ge=1, le=MOST_FRAMES)] = MOST_FRAMES


class RecordFrames(FramesQuery):
    """The record of a match that no table played, such as a practice match."""

    record: Json = {}


class Replay(Struct):
    match: Json
    record: Json
    times: list[int]


class ReplayRoutes:
    def __init__(self, house: SeraiHouse) -> None:
        self._library = Library(house.database)
        self._limits = house.limits

    def routes(self) -> list[AnyRoute]:
        return routes_of(self, tag="matches")

    @get(
        "/api/v1/matches",
        "Finished public matches, the newest first; with `player` also private ones of yours",
        who="public",
        reads_token=True,
        scope="play",
    )
    async def matches(self, call: Call[None, MatchesQuery]) -> Page[Json]:
        query = call.query
        rows = await self._library.recent(
            *(query.player, query.game, query.arena, before(query.cursor), query.limit + 1),
            call.identity,
        )
        return page_of(
            rows,
            query.limit,
            show=lambda ended: ended.shown,
            place=lambda ended: time_cursor(ended.at, ended.id),
        )

    @get(
        "/api/v1/matches/{id}",
        "A match: who plays or played, and how it ended",
        who="public",
        reads_token=True,
        scope="play",
        refusals=("not_found",),
    )
    async def match(self, call: Call[None, None]) -> Json:
        return await self._library.match(call.path_id("id"), call.identity)

    @get(
        "/api/v1/matches/{id}/replay",
        "The record of a finished match, with the time of each action",
        who="public",
        reads_token=True,
        scope="play",
        refusals=("not_found", "match_running"),
    )
    async def match_replay(self, call: Call[None, None]) -> Replay:
        found = await self._library.replay(call.path_id("id"), call.identity)
        return Replay(**found)

    @get(
        "/api/v1/matches/{id}/frames",
        "A finished match step by step, as a seat saw it or with all hands",
        who="public",
        reads_token=True,
        scope="play",
        refusals=("not_found", "match_running"),
    )
    async def match_frames(self, call: Call[None, FramesQuery]) -> Frames:
        query = call.query
        return await self._library.frames(
            *(call.path_id("id"), call.identity, _seat(query), query.first, query.count)
        )

    @post(
        "/api/v1/matches/frames",
        "A record of one's own step by step, such as that of a practice match",
        who="player",
        refusals=("bad_request", "rate_limited"),
    )
    async def record_frames(self, call: Call[RecordFrames, None]) -> Frames:
        self._limits.record_frames.check(call.me.user)
        wish = call.body
        try:
            return await asyncio.to_thread(
                frames_of_record, wish.record, _seat(wish), wish.first, wish.count
            )
        except (OptionError, IllegalAction) as error:
            raise Refusal("bad_request", f"`record`: {error}") from None

    @get(
        "/api/v1/matches/{id}/export",
        "A match as a file when it is over: its record, or to be read; an Omi save at any time",
        who="public",
        reads_token=True,
        scope="play",
        files=("json", "md"),
        refusals=("not_found", "match_running", "bad_request"),
    )
    async def match_export(self, call: Call[None, ExportQuery]) -> File:
        return await self._library.file(call.path_id("id"), call.identity, call.query.format)


def _seat(wish: FramesQuery) -> int | None:
    return None if wish.seat == "all" else int(wish.seat)
