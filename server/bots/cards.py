"""The card of a bot: its owner's name, how many versions it has, what it has won."""

from dataclasses import dataclass

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncSession

from server.accounts.identity import Identity
from server.accounts.people import milliseconds
from server.bots.shapes import BotCard, BotOwner, BotRecord
from server.storage.models import Bot, BotVersion, MatchSeat, User


@dataclass(frozen=True)
class Found:
    """A bot with what its card takes from other tables."""

    bot: Bot
    owner: str
    versions: int
    #: Finished matches, and how many of them it won.
    matches: int
    won: int


async def found(session: AsyncSession, bot: Bot) -> Found:
    return (await all_found(session, [bot]))[0]


async def all_found(session: AsyncSession, bots: list[Bot]) -> list[Found]:
    owners = await session.execute(
        select(User.id, User.name).where(User.id.in_({bot.owner_id for bot in bots}))
    )
    names = {row.id: row.name for row in owners}
    counts = await session.execute(
        select(BotVersion.bot_id, func.count().label("number"))
        .where(BotVersion.bot_id.in_([bot.id for bot in bots]))
        .group_by(BotVersion.bot_id)
    )
    numbers = {row.bot_id: row.number for row in counts}
    played = await session.execute(
        select(
            MatchSeat.bot,
            func.count().label("matches"),
            func.count().filter(MatchSeat.place == 1).label("won"),
        )
        .where(
            MatchSeat.bot.in_([str(bot.id) for bot in bots]),
            MatchSeat.bot_version.is_not(None),
            MatchSeat.place.is_not(None),
        )
        .group_by(MatchSeat.bot)
    )
    records = {row.bot: (row.matches, row.won) for row in played}
    return [
        Found(
            bot,
            names[bot.owner_id],
            numbers.get(bot.id, 0),
            *records.get(str(bot.id), (0, 0)),
        )
        for bot in bots
    ]


def bot_card(found: Found, me: Identity | None) -> BotCard:
    bot = found.bot
    return BotCard(
        id=bot.id,
        name=bot.name,
        description=bot.description,
        owner=BotOwner(bot.owner_id, found.owner),
        games=bot.games,
        public=bot.public,
        source_public=bot.source_public,
        watchable=bot.watchable,
        active_version=bot.active_version,
        versions=found.versions,
        record=BotRecord(found.matches, found.won),
        created_at=milliseconds(bot.created_at),
        mine=me is not None and bot.owner_id == me.user,
    )
