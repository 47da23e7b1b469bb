"""Everything that the house knows of one person, for that person."""

from typing import Any
from uuid import UUID

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from server.errors import Refusal
from server.storage.database import Database
from server.storage.models import (
    ApiToken,
    Base,
    Block,
    Bot,
    BotVersion,
    ChatMessage,
    Mark,
    MatchRow,
    MatchSeat,
    Rating,
    RatingChange,
    RefreshToken,
    Report,
    Sanction,
    User,
    UserAddress,
)

Json = dict[str, Any]

#: Not a person's data but the house's: what would open a door, and who among the staff did what.
LEFT_OUT = {
    "password_hash",
    "token_hash",
    "created_by",
    "lifted_by",
    "taken_by",
    "taken_at",
    "note",
    "hidden",
    "context",
}
#: By name, and by which column it is this person's.
OWN: dict[str, Any] = {
    "sessions": RefreshToken.user_id,
    "addresses": UserAddress.user_id,
    "seats": MatchSeat.user_id,
    "messages": ChatMessage.user_id,
    "ratings": Rating.user_id,
    "rating_history": RatingChange.user_id,
    "blocks": Block.user_id,
    "reports": Report.reporter_id,
    "marks": Mark.user_id,
    "bots": Bot.owner_id,
    "tokens": ApiToken.owner_id,
}


async def everything_about(database: Database, user: UUID) -> Json:
    async with database.session() as session:
        account = await session.get(User, user)
        if account is None or account.deleted_at is not None:
            raise Refusal("unauthorized", "this account does not exist any more")
        found: Json = {"account": _row(account)}
        for name, owner in OWN.items():
            rows = await session.scalars(select(owner.class_).where(owner == user))
            found[name] = [_row(row) for row in rows]
        # Who is muted without knowing is not told of it here either.
        open_ones = select(Sanction).where(Sanction.user_id == user, Sanction.kind != "shadow_mute")
        found["sanctions"] = [_row(row) for row in await session.scalars(open_ones)]
        found["matches"] = await _matches(session, user)
        found["bot_versions"] = await _versions(session, user)
        return found


async def _matches(session: AsyncSession, user: UUID) -> list[Json]:
    """Those that are over; their records are at /api/v1/matches."""
    played = select(MatchSeat.match_id).where(MatchSeat.user_id == user)
    rows = await session.scalars(
        select(MatchRow).where(MatchRow.id.in_(played)).order_by(MatchRow.started_at)
    )
    return [
        {
            "id": row.id,
            "game": row.game,
            "mode": row.mode,
            "state": row.state,
            "started_at": row.started_at,
            "ended_at": row.ended_at,
        }
        for row in rows
    ]


async def _versions(session: AsyncSession, user: UUID) -> list[Json]:
    """Without the sources, which are at /api/v1/bots: there may be very much of them."""
    own = select(Bot.id).where(Bot.owner_id == user)
    columns = (
        *(BotVersion.bot_id, BotVersion.number, BotVersion.hash),
        *(BotVersion.notes, BotVersion.created_at),
    )
    rows = await session.execute(select(*columns).where(BotVersion.bot_id.in_(own)))
    return [dict(row._mapping) for row in rows]


def _row(row: Base) -> Json:
    return {
        column.key: getattr(row, column.key)
        for column in row.__table__.columns
        if column.key not in LEFT_OUT
    }
