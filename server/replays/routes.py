"""REST of matches: lists, one match, its replay, its frames, its export."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Annotated, Any, Literal
from uuid import UUID

import msgspec
from msgspec import Meta, Struct, field

from engines import IllegalAction, OptionError
from server.errors import Refusal
from server.house import SeraiHouse
from server.limits import Limits
from server.replays.frames import MOST_FRAMES, frames_of_record
from server.replays.library import Library
from server.rest.paging import Page, PageQuery, page_of, place_of
from server.rest.route import AnyRoute, Call, Route
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


def replay_routes(house: SeraiHouse) -> list[AnyRoute]:
    library = Library(house.database)
    return [
        Route(
            method="GET",
            path="/api/v1/matches",
            summary="Finished public matches, the newest first",
            tag="matches",
            who="public",
            serve=_matches(library),
            answer=Page[Json],
            query=MatchesQuery,
        ),
        Route(
            method="GET",
            path="/api/v1/matches/{id}",
            summary="A match: who plays or played, and how it ended",
            tag="matches",
            who="public",
            reads_token=True,
            scope="play",
            serve=_match(library),
            answer=Json,
            refusals=("not_found",),
        ),
        Route(
            method="GET",
            path="/api/v1/matches/{id}/replay",
            summary="The record of a finished match, with the time of each action",
            tag="matches",
            who="public",
            reads_token=True,
            scope="play",
            serve=_replay(library),
            answer=Replay,
            refusals=("not_found", "match_running"),
        ),
        Route(
            method="GET",
            path="/api/v1/matches/{id}/frames",
            summary="A finished match step by step, as a seat saw it or with all hands",
            tag="matches",
            who="public",
            reads_token=True,
            scope="play",
            serve=_frames(library),
            answer=Frames,
            query=FramesQuery,
            refusals=("not_found", "match_running"),
        ),
        Route(
            method="POST",
            path="/api/v1/matches/frames",
            summary="A record of one's own step by step, such as that of a practice match",
            tag="matches",
            who="player",
            body=RecordFrames,
            answer=Frames,
            refusals=("bad_request", "rate_limited"),
            serve=_record_frames(house.limits),
        ),
        Route(
            method="GET",
            path="/api/v1/matches/{id}/export",
            summary="A match as a file: its record when it is over, an Omi save at any time",
            tag="matches",
            who="public",
            reads_token=True,
            scope="play",
            serve=_export(library),
            answer=bytes,
            query=ExportQuery,
            media="application/octet-stream",
            refusals=("not_found", "match_running", "bad_request"),
        ),
    ]


def _matches(library: Library) -> Callable[[Call[None, MatchesQuery]], Awaitable[Page[Json]]]:
    async def matches(call: Call[None, MatchesQuery]) -> Page[Json]:
        query = call.query
        before = None
        if query.cursor is not None:
            before = place_of(query.cursor, tuple[int, str])
            if not _is_uuid(before[1]):
                raise Refusal("bad_request", "`cursor`: not one that this list gave")
        rows = await library.recent(query.player, query.game, query.arena, before, query.limit + 1)
        return page_of(
            rows,
            query.limit,
            show=lambda row: row,
            place=lambda row: (row["ended_at"] * 1000, row["id"]),
        )

    return matches


def _match(library: Library) -> Callable[[Call[None, None]], Awaitable[Json]]:
    async def match(call: Call[None, None]) -> Json:
        return await library.match(call.path_id("id"), call.identity)

    return match


def _replay(library: Library) -> Callable[[Call[None, None]], Awaitable[Replay]]:
    async def match_replay(call: Call[None, None]) -> Replay:
        found = await library.replay(call.path_id("id"), call.identity)
        return Replay(**found)

    return match_replay


def _frames(library: Library) -> Callable[[Call[None, FramesQuery]], Awaitable[Frames]]:
    async def match_frames(call: Call[None, FramesQuery]) -> Frames:
        query = call.query
        seat = None if query.seat == "all" else int(query.seat)
        match_id = call.path_id("id")
        return await library.frames(match_id, call.identity, seat, query.first, query.count)

    return match_frames


def _record_frames(limits: Limits) -> Callable[[Call[RecordFrames, None]], Awaitable[Frames]]:
    async def record_frames(call: Call[RecordFrames, None]) -> Frames:
        limits.record_frames.check(call.me.user)
        wish = call.body
        seat = None if wish.seat == "all" else int(wish.seat)
        try:
            return await asyncio.to_thread(
                frames_of_record, wish.record, seat, wish.first, wish.count
            )
        except (OptionError, IllegalAction) as error:
            raise Refusal("bad_request", f"`record`: {error}") from None

    return record_frames


def _export(library: Library) -> Callable[[Call[None, ExportQuery]], Awaitable[bytes]]:
    async def match_export(call: Call[None, ExportQuery]) -> bytes:
        match_id = call.path_id("id")
        if call.query.format == "json":
            found = await library.replay(match_id, call.identity)
            name, file = f"serai-{match_id}.json", msgspec.json.encode(found["record"])
        else:
            name, text = await library.save_file(match_id, call.identity)
            file = text.encode()
        call.headers["Content-Disposition"] = f'attachment; filename="{name}"'
        return file

    return match_export


def _is_uuid(text: str) -> bool:
    try:
        UUID(text)
    except ValueError:
        return False
    return True
