"""Uploaded bots for those who keep order: found, looked at, taken out of play and let in again."""

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any
from uuid import UUID, uuid4

from sqlalchemy import Select, func, select, tuple_, update
from sqlalchemy.ext.asyncio import AsyncSession

from server.arena.contestants import contestant_id
from server.errors import Refusal
from server.moderation import audit
from server.moderation.actor import Actor
from server.storage.database import Database
from server.storage.models import Bot, BotDecision, BotHold, BotRating, BotVersion, User

#: Strikes of this time are counted in lists.
LATELY = timedelta(days=7)
MOST_STRIKES = 100


@dataclass(frozen=True)
class BotFound:
    bot: Bot
    owner: str
    strikes: int
    holds: list[BotHold]


@dataclass(frozen=True)
class BotFile:
    found: BotFound
    versions: list[BotVersion]
    #: The newest first.
    strikes: list[BotDecision]
    ratings: list[BotRating]


class BotOversight:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def find(
        self,
        *,
        text: str | None = None,
        owner: UUID | None = None,
        game: str | None = None,
        held: bool | None = None,
        before: tuple[datetime, UUID] | None = None,
        limit: int,
    ) -> list[BotFound]:
        """The newest first."""
        query: Select[Bot] = (
            select(Bot)
            .where(Bot.deleted_at.is_(None))
            .order_by(Bot.created_at.desc(), Bot.id.desc())
        )
        if text is not None:
            query = query.where(Bot.name.icontains(text, autoescape=True))
        if owner is not None:
            query = query.where(Bot.owner_id == owner)
        if game is not None:
            query = query.where(Bot.games.contains([game]))
        if held is not None:
            holding = select(BotHold.bot_id).where(BotHold.lifted_at.is_(None))
            query = query.where(Bot.id.in_(holding) if held else Bot.id.not_in(holding))
        if before is not None:
            query = query.where(tuple_(Bot.created_at, Bot.id) < before)
        async with self._database.session() as session:
            return await self._found(session, list(await session.scalars(query.limit(limit))))

    async def file(self, bot_id: UUID) -> BotFile:
        async with self._database.session() as session:
            bot = await session.get(Bot, bot_id)
            if bot is None or bot.deleted_at is not None:
                raise Refusal("not_found", "there is no such bot")
            (found,) = await self._found(session, [bot])
            versions = select(BotVersion).where(BotVersion.bot_id == bot_id)
            strikes = select(BotDecision).where(
                BotDecision.bot_id == bot_id, BotDecision.strike.is_not(None)
            )
            ratings = select(BotRating).where(BotRating.contestant.startswith(f"{bot_id}/"))
            return BotFile(
                found,
                list(await session.scalars(versions.order_by(BotVersion.number.desc()))),
                list(
                    await session.scalars(
                        strikes.order_by(BotDecision.id.desc()).limit(MOST_STRIKES)
                    )
                ),
                list(await session.scalars(ratings)),
            )

    async def _found(self, session: AsyncSession, bots: list[Bot]) -> list[BotFound]:
        ids = [bot.id for bot in bots]
        owners = await session.execute(
            select(User.id, User.name).where(User.id.in_({bot.owner_id for bot in bots}))
        )
        names = {row[0]: row[1] for row in owners}
        struck = await session.execute(
            select(BotDecision.bot_id, func.count())
            .where(
                BotDecision.bot_id.in_(ids),
                BotDecision.strike.is_not(None),
                BotDecision.at > func.now() - LATELY,
            )
            .group_by(BotDecision.bot_id)
        )
        strikes = {row[0]: row[1] for row in struck}
        holds: dict[UUID, list[BotHold]] = {}
        for hold in await session.scalars(
            select(BotHold).where(BotHold.bot_id.in_(ids), BotHold.lifted_at.is_(None))
        ):
            holds.setdefault(hold.bot_id, []).append(hold)
        return [
            BotFound(
                bot, names.get(bot.owner_id, ""), strikes.get(bot.id, 0), holds.get(bot.id, [])
            )
            for bot in bots
        ]

    async def disable(self, actor: Actor, bot_id: UUID, version: int | None, reason: str) -> None:
        """Take a version (None: all) out of play, in the arena and at new matches of tables."""
        async with self._database.session() as session:
            bot = await self._locked(session, bot_id)
            if version is not None and await session.get(BotVersion, (bot_id, version)) is None:
                raise Refusal("not_found", f"this bot has no version {version}")
            if await self._hold(session, bot_id, version) is not None:
                raise Refusal("bad_request", "this is out of play already")
            before = {"active_version": bot.active_version}
            session.add(
                BotHold(
                    id=uuid4(), bot_id=bot_id, version=version, reason=reason, created_by=actor.id
                )
            )
            if version is None or bot.active_version == version:
                bot.active_version = None
            await session.execute(
                update(BotRating)
                .where(_contestants(bot_id, version), BotRating.held_at.is_(None))
                .values(held_at=func.now(), held_reason=reason)
            )
            audit.note(
                *(session, actor, "bot.disable", ("bot", bot_id)),
                before=before,
                after={"active_version": bot.active_version, "version": version},
                reason=reason,
            )

    async def enable(self, actor: Actor, bot_id: UUID, version: int | None) -> None:
        """Let it play again; its owner chooses when to activate it."""
        async with self._database.session() as session:
            await self._locked(session, bot_id)
            hold = await self._hold(session, bot_id, version)
            if hold is None:
                raise Refusal("not_found", "this is not out of play")
            hold.lifted_at, hold.lifted_by = datetime.now(UTC), actor.id
            await session.execute(
                update(BotRating)
                .where(_contestants(bot_id, version), BotRating.held_reason == hold.reason)
                .values(held_at=None, held_reason=None, outs=0)
            )
            before = {"version": version, "reason": hold.reason}
            audit.note(session, actor, "bot.enable", ("bot", bot_id), before=before)

    async def _locked(self, session: AsyncSession, bot_id: UUID) -> Bot:
        bot = await session.get(Bot, bot_id, with_for_update=True)
        if bot is None or bot.deleted_at is not None:
            raise Refusal("not_found", "there is no such bot")
        return bot

    async def _hold(
        self, session: AsyncSession, bot_id: UUID, version: int | None
    ) -> BotHold | None:
        query = select(BotHold).where(BotHold.bot_id == bot_id, BotHold.lifted_at.is_(None))
        same = BotHold.version.is_(None) if version is None else BotHold.version == version
        return await session.scalar(query.where(same).with_for_update())


def _contestants(bot_id: UUID, version: int | None) -> Any:
    if version is None:
        return BotRating.contestant.startswith(f"{bot_id}/")
    return BotRating.contestant == contestant_id(bot_id, version)
