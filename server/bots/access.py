"""Who may see a bot, read its source and change it."""

from uuid import UUID

from sqlalchemy.ext.asyncio import AsyncSession

from server.accounts.identity import Identity
from server.errors import Refusal
from server.storage.models import Bot


async def visible_bot(session: AsyncSession, me: Identity | None, bot_id: UUID) -> Bot:
    bot = await session.get(Bot, bot_id)
    if bot is None or bot.deleted_at is not None or not (bot.public or _is_own(bot, me)):
        raise Refusal("not_found", "there is no such bot")
    return bot


async def readable_bot(session: AsyncSession, me: Identity | None, bot_id: UUID) -> Bot:
    """A bot whose source this reader may see."""
    bot = await visible_bot(session, me, bot_id)
    if not (bot.source_public or _is_own(bot, me)):
        raise Refusal("forbidden", "the owner of this bot keeps its source to himself")
    return bot


async def own_bot(session: AsyncSession, me: Identity, bot_id: UUID, *, lock: bool = False) -> Bot:
    bot = await visible_bot(session, me, bot_id)
    if not _is_own(bot, me):
        raise Refusal("forbidden", "this is somebody else's bot")
    if lock:
        await session.refresh(bot, with_for_update=True)
        if bot.deleted_at is not None:
            raise Refusal("not_found", "there is no such bot")
    return bot


def _is_own(bot: Bot, me: Identity | None) -> bool:
    return me is not None and (bot.owner_id == me.user or me.may("admin"))
