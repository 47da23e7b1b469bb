"""The arena for administrators: pauses, sets that failed, ratings anew, tournaments that end."""

from typing import Any
from uuid import UUID

from sqlalchemy import String, cast, delete, exists, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from engines import catalogue
from server.admin.rules import held_setting
from server.arena import challenges, queue, tournaments
from server.arena.counting import LOCK, ORDER, recomputed
from server.arena.scheduler import PAUSES
from server.errors import Refusal
from server.moderation import audit
from server.moderation.actor import Actor
from server.storage.database import Database, within
from server.storage.models import (
    BoardSetRow,
    BotHold,
    BotRating,
    HouseSetting,
    OfficialTable,
    Tournament,
    WorkerRow,
)

Json = dict[str, Any]


class ArenaOversight:
    def __init__(self, database: Database) -> None:
        self._database = database

    # ── looking ─────────────────────────────────────────────────────────────────────────────

    async def paused(self) -> dict[str, str]:
        async with self._database.session() as session:
            row = await session.get(HouseSetting, PAUSES)
        return dict(row.value["paused"]) if row is not None else {}

    async def depth(self) -> tuple[int, int]:
        """Jobs that wait, and jobs that a worker has."""
        async with self._database.connection() as connection:
            return await queue.depth(connection)

    async def sets_by_state(self) -> dict[str, dict[str, int]]:
        """By game and state."""
        query = select(BoardSetRow.game, BoardSetRow.state, func.count())
        found: dict[str, dict[str, int]] = {game: {} for game in catalogue()}
        async with self._database.session() as session:
            grouped = query.group_by(BoardSetRow.game, BoardSetRow.state)
            for game, state, number in await session.execute(grouped):
                found.setdefault(game, {})[state] = number
        return found

    async def workers(self) -> list[WorkerRow]:
        """The one that was seen last first."""
        async with self._database.session() as session:
            query = select(WorkerRow).order_by(WorkerRow.seen_at.desc()).limit(100)
            return list(await session.scalars(query))

    async def failed(self, limit: int) -> list[BoardSetRow]:
        """Sets that nobody could play, the newest first."""
        query = select(BoardSetRow).where(BoardSetRow.state == "failed")
        async with self._database.session() as session:
            newest = query.order_by(BoardSetRow.finished_at.desc()).limit(limit)
            return list(await session.scalars(newest))

    # ── changing ────────────────────────────────────────────────────────────────────────────

    async def pause(self, actor: Actor, game: str, reason: str | None) -> None:
        """No new board sets of this game, for this reason; None lets it go on."""
        _check_game(game)
        async with self._database.session() as session:
            row = await held_setting(session, PAUSES)
            paused = dict(row.value.get("paused", {}))
            before = paused.pop(game, None)
            if reason is not None:
                paused[game] = reason
            elif before is None:
                raise Refusal("not_found", "this game is not paused")
            row.value = {"paused": paused}
            audit.note(
                *(session, actor, "arena.resume" if reason is None else "arena.pause"),
                ("arena", game),
                before={"paused": before},
                after={"paused": reason},
                reason=reason,
            )

    async def requeue(self, actor: Actor, set_id: UUID) -> None:
        """Play a set that failed once more."""
        async with self._database.session() as session:
            found = await session.get(BoardSetRow, set_id, with_for_update=True)
            if found is None or found.state not in ("failed", "cancelled"):
                raise Refusal("not_found", "there is no such board set that failed")
            before = {"state": found.state, "error": found.error, "attempts": found.attempts}
            found.state, found.error, found.attempts, found.finished_at = "waiting", None, 0, None
            audit.note(
                *(session, actor, "arena.requeue", ("arena", set_id)),
                before=before,
                after={"state": "waiting"},
            )

    async def recompute(self, actor: Actor, game: str) -> int:
        """The live ratings from the results alone, and the official table with the next fit; how
        many contestants have another rating now."""
        _check_game(game)
        async with self._database.session() as session:
            connection = await within(await session.connection())
            await connection.execute(ORDER, LOCK, list(catalogue()).index(game))
            ratings = await recomputed(connection, game)
            changed = 0
            for contestant, strength in ratings.items():
                changed += await _rated_anew(session, game, contestant, strength)
            await session.execute(delete(OfficialTable).where(OfficialTable.game == game))
            after = {"contestants": len(ratings), "changed": changed}
            audit.note(session, actor, "arena.recompute", ("arena", game), after=after)
        return changed

    async def release(self, actor: Actor | None, game: str, contestant: str) -> None:
        """Let a version play for the ladder again after it struck out: by an admin, or by its
        owner (None), who is not audited. What a moderator has disabled stays so."""
        bot, _, version = contestant.partition("/")
        same = or_(BotHold.version.is_(None), cast(BotHold.version, String) == version)
        disabled = exists().where(
            cast(BotHold.bot_id, String) == bot, BotHold.lifted_at.is_(None), same
        )
        async with self._database.session() as session:
            rating = await session.get(BotRating, (game, contestant), with_for_update=True)
            if rating is None or rating.held_at is None:
                raise Refusal("not_found", "This version is not held.")
            if await session.scalar(select(disabled)):
                raise Refusal("forbidden", f"a moderator has disabled it: {rating.held_reason}")
            before = {"held": rating.held_reason, "outs": rating.outs}
            rating.held_at = rating.held_reason = None
            rating.outs = 0
            if actor is not None:
                audit.note(
                    *(session, actor, "arena.release", ("arena", contestant)),
                    before=before,
                    after={"game": game},
                )

    async def cancel_challenge(self, actor: Actor, challenge: UUID) -> None:
        async with self._database.session() as session:
            after = {"state": "cancelled"}
            audit.note(session, actor, "arena.cancel_challenge", ("arena", challenge), after=after)
            await challenges.cancel(await within(await session.connection()), challenge)

    async def cancel_tournament(self, actor: Actor, tournament: UUID, reason: str) -> None:
        async with self._database.session() as session:
            found = await session.get(Tournament, tournament)
            if found is None or found.state not in ("announced", "running"):
                raise Refusal("not_found", "there is no such tournament under way")
            before = {"state": found.state, "name": found.name}
            audit.note(
                *(session, actor, "arena.cancel_tournament", ("arena", tournament)),
                before=before,
                after={"state": "cancelled"},
                reason=reason,
            )
            await tournaments.cancel(await within(await session.connection()), tournament)


async def _rated_anew(session: AsyncSession, game: str, contestant: str, strength: Any) -> int:
    done = await session.scalars(
        update(BotRating)
        .where(
            BotRating.game == game,
            BotRating.contestant == contestant,
            (func.abs(BotRating.mu - strength.mu) > 1e-9)
            | (func.abs(BotRating.sigma - strength.sigma) > 1e-9),
        )
        .values(mu=strength.mu, sigma=strength.sigma)
        .returning(BotRating.contestant)
    )
    return len(done.all())


def _check_game(game: str) -> None:
    if game not in catalogue():
        raise Refusal("not_found", f"there is no such game; there are {', '.join(catalogue())}")
