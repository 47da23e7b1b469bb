"""Bots that go, with their owner or without him."""

from uuid import UUID

from sqlalchemy import delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from server.storage.models import Bot, BotDecision, BotVersion


async def forget_bots_of(session: AsyncSession, owner: UUID) -> None:
    """The owner's account goes, and his bots with it."""
    own = select(Bot.id).where(Bot.owner_id == owner, Bot.deleted_at.is_(None))
    await forget_bots(session, list(await session.scalars(own)))


async def forget_bots(session: AsyncSession, bots: list[UUID]) -> None:
    """Take away code and logs of bots; their rows stay, for the matches they played."""
    await session.execute(delete(BotDecision).where(BotDecision.bot_id.in_(bots)))
    await session.execute(delete(BotVersion).where(BotVersion.bot_id.in_(bots)))
    await session.execute(
        update(Bot)
        .where(Bot.id.in_(bots))
        .values(deleted_at=func.now(), active_version=None, description="", public=False)
    )
