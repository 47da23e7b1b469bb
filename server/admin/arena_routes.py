"""REST of the arena for administrators: /api/v1/admin/arena."""

from typing import Annotated, Any
from uuid import UUID

from msgspec import Meta, Struct

from server.accounts.people import milliseconds
from server.admin.arena import ArenaOversight
from server.admin.shapes import Because, ms
from server.house import SeraiHouse
from server.moderation.actor import Actor
from server.rest.declared import get, post, routes_of
from server.rest.route import AnyRoute, Call
from server.storage.models import BoardSetRow, WorkerRow

ARENA = "/api/v1/admin/arena"
MOST_FAILED = 50


class ArenaGame(Struct):
    game: str
    paused: Annotated[str | None, Meta(description="why; null while it is played")]
    sets: Annotated[dict[str, int], Meta(description="board sets by state")]


class ArenaWorker(Struct):
    id: UUID
    host: str
    pid: int
    started_at: int
    seen_at: int
    sets: int
    status: dict[str, Any]


class FailedSet(Struct):
    id: UUID
    game: str
    purpose: str
    contestants: list[str]
    attempts: int
    error: str | None
    failed_at: int | None


class ArenaState(Struct):
    games: list[ArenaGame]
    jobs_waiting: int
    jobs_taken: int
    workers: list[ArenaWorker]
    failed: list[FailedSet]


class Recomputed(Struct):
    changed: Annotated[int, Meta(description="contestants whose rating was another one")]


class AdminArenaRoutes:
    def __init__(self, house: SeraiHouse) -> None:
        self._arena = ArenaOversight(house.database)

    def routes(self) -> list[AnyRoute]:
        return routes_of(self, tag="admin")

    @get(ARENA, "Games, queue, workers, and what failed", who="admin")
    async def arena_state(self, _: Call[None, None]) -> ArenaState:
        paused = await self._arena.paused()
        waiting, taken = await self._arena.depth()
        return ArenaState(
            games=[
                ArenaGame(game, paused.get(game), sets)
                for game, sets in (await self._arena.sets_by_state()).items()
            ],
            jobs_waiting=waiting,
            jobs_taken=taken,
            workers=[_worker(one) for one in await self._arena.workers()],
            failed=[_failed(one) for one in await self._arena.failed(MOST_FAILED)],
        )

    @post(
        f"{ARENA}/{{game}}/pause",
        "No new board sets of a game",
        who="admin",
        refusals=("not_found",),
    )
    async def pause_game(self, call: Call[Because, None]) -> None:
        await self._arena.pause(Actor.of(call.me), call.path["game"], call.body.reason)

    @post(f"{ARENA}/{{game}}/resume", "Let a game go on", who="admin", refusals=("not_found",))
    async def resume_game(self, call: Call[None, None]) -> None:
        await self._arena.pause(Actor.of(call.me), call.path["game"], None)

    @post(
        f"{ARENA}/{{game}}/recompute",
        "Live ratings and the official table anew, from the results alone",
        who="admin",
        refusals=("not_found",),
    )
    async def recompute_ratings(self, call: Call[None, None]) -> Recomputed:
        return Recomputed(await self._arena.recompute(Actor.of(call.me), call.path["game"]))

    @post(
        f"{ARENA}/sets/{{id}}/requeue",
        "Play a board set that failed once more",
        who="admin",
        refusals=("not_found",),
    )
    async def requeue_set(self, call: Call[None, None]) -> None:
        await self._arena.requeue(Actor.of(call.me), call.path_id("id"))

    @post(
        f"{ARENA}/tournaments/{{id}}/cancel",
        "End a tournament that is under way",
        who="admin",
        refusals=("not_found",),
    )
    async def end_tournament(self, call: Call[Because, None]) -> None:
        actor, tournament = Actor.of(call.me), call.path_id("id")
        await self._arena.cancel_tournament(actor, tournament, call.body.reason)


def _worker(row: WorkerRow) -> ArenaWorker:
    return ArenaWorker(
        id=row.id,
        host=row.host,
        pid=row.pid,
        started_at=milliseconds(row.started_at),
        seen_at=milliseconds(row.seen_at),
        sets=row.sets,
        status=row.status,
    )


def _failed(row: BoardSetRow) -> FailedSet:
    return FailedSet(
        id=row.id,
        game=row.game,
        purpose=row.purpose,
        contestants=row.contestants,
        attempts=row.attempts,
        error=row.error,
        failed_at=ms(row.finished_at),
    )
