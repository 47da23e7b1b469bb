"""The versions of bots: each stays as it was uploaded, and one of them plays."""

from datetime import UTC, datetime
from hashlib import sha256
from uuid import UUID

from sqlalchemy import or_, select
from sqlalchemy.ext.asyncio import AsyncSession

from server.accounts.identity import Identity
from server.bots.access import own_bot, readable_bot
from server.bots.cards import Found, found
from server.chat.plain import plain
from server.errors import Refusal
from server.limits import Limits
from server.storage.database import Database
from server.storage.models import Bot, BotHold, BotVersion


class Versions:
    def __init__(self, database: Database, limits: Limits) -> None:
        self._database = database
        self._limits = limits

    async def newest(self, me: Identity, bot_id: UUID) -> BotVersion | None:
        """The owner's newest version."""
        async with self._database.session() as session:
            bot = await own_bot(session, me, bot_id)
            return await _newest(session, bot.id)

    async def add(
        self, me: Identity, bot_id: UUID, source: str, notes: str, activate: bool
    ) -> tuple[BotVersion, Bot]:
        """A new version; the newest one again if it has this very source."""
        digest = sha256(source.encode()).hexdigest()
        async with self._database.session() as session:
            bot = await own_bot(session, me, bot_id, lock=True)
            version = await _newest(session, bot.id)
            if version is None or version.hash != digest:
                number = 1 if version is None else version.number + 1
                if number > self._limits.versions_per_bot:
                    most = self._limits.versions_per_bot
                    raise Refusal("rate_limited", f"a bot has {most} versions at most")
                version = BotVersion(
                    bot_id=bot.id,
                    number=number,
                    source=source,
                    hash=digest,
                    notes=plain(notes, lines=True),
                )
                version.created_at = datetime.now(UTC)
                session.add(version)
            if activate:
                await _check_not_held(session, bot.id, version.number)
                bot.active_version = version.number
            return version, bot

    async def listed(
        self, me: Identity | None, bot_id: UUID, before: int | None, limit: int
    ) -> tuple[Bot, list[BotVersion]]:
        """The newest first."""
        async with self._database.session() as session:
            bot = await readable_bot(session, me, bot_id)
            query = (
                select(BotVersion)
                .where(BotVersion.bot_id == bot.id)
                .order_by(BotVersion.number.desc())
                .limit(limit)
            )
            if before is not None:
                query = query.where(BotVersion.number < before)
            return bot, list(await session.scalars(query))

    async def one(self, me: Identity | None, bot_id: UUID, number: int) -> tuple[Bot, BotVersion]:
        async with self._database.session() as session:
            bot = await readable_bot(session, me, bot_id)
            return bot, await _version(session, bot.id, number)

    async def activate(self, me: Identity, bot_id: UUID, number: int | None) -> Found:
        async with self._database.session() as session:
            bot = await own_bot(session, me, bot_id, lock=True)
            if number is not None:
                await _version(session, bot.id, number)
                await _check_not_held(session, bot.id, number)
            bot.active_version = number
            await session.flush()
            return await found(session, bot)


async def _newest(session: AsyncSession, bot_id: UUID) -> BotVersion | None:
    return await session.scalar(
        select(BotVersion)
        .where(BotVersion.bot_id == bot_id)
        .order_by(BotVersion.number.desc())
        .limit(1)
    )


async def _version(session: AsyncSession, bot_id: UUID, number: int) -> BotVersion:
    version = await session.get(BotVersion, (bot_id, number))
    if version is None:
        raise Refusal("not_found", f"this bot has no version {number}")
    return version


async def _check_not_held(session: AsyncSession, bot_id: UUID, number: int) -> None:
    """A moderator has taken this version, or the whole bot, out of play."""
    held = select(BotHold.reason).where(
        BotHold.bot_id == bot_id,
        BotHold.lifted_at.is_(None),
        or_(BotHold.version.is_(None), BotHold.version == number),
    )
    reason = await session.scalar(held.limit(1))
    if reason is not None:
        raise Refusal("forbidden", f"this version may not play: {reason}")
