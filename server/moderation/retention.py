"""Nothing about people is kept for longer than the house says: once a day, what is old goes."""

from datetime import UTC, datetime, timedelta
from uuid import UUID

from sqlalchemy import delete, exists, func, literal, select
from sqlalchemy.ext.asyncio import AsyncSession

from server.accounts.people import anonymise, milliseconds
from server.admin.rules import HouseRules
from server.storage.database import Database
from server.storage.models import (
    AuditEntry,
    ChatMessage,
    Mark,
    MatchSeat,
    PasswordReset,
    RefreshToken,
    Report,
    User,
    UserAddress,
)

#: In one transaction, so that none takes long.
MOST_AT_ONCE = 500


async def forget_old(database: Database, rules: HouseRules) -> int:
    """How many rows went."""
    gone = 0
    for days, row, age in (
        (rules.chat_days, ChatMessage, ChatMessage.at),
        (rules.address_days, UserAddress, UserAddress.last_at),
        (rules.report_days, Report, Report.closed_at),
        (rules.mark_days, Mark, Mark.last_at),
        (rules.audit_days, AuditEntry, AuditEntry.at),
        (1, PasswordReset, PasswordReset.expires_at),
    ):
        if days > 0:
            time = datetime.now(UTC) - timedelta(days=days)
            end = milliseconds(time) if row is ChatMessage else time
            async with database.session() as session:
                went = await session.scalars(delete(row).where(age < end).returning(literal(1)))
                gone += len(went.all())
    return gone


async def forget_guests(database: Database, rules: HouseRules) -> int:
    """Guests who have not come for long: how many. Those who have played stay as nobody in
    particular, for the sake of the others' matches."""
    if rules.guest_days == 0:
        return 0
    end = datetime.now(UTC) - timedelta(days=rules.guest_days)
    gone = 0
    while True:
        async with database.session() as session:
            users = await _abandoned(session, end)
            for user_id in users:
                await _forget(session, user_id)
        gone += len(users)
        if len(users) < MOST_AT_ONCE:
            return gone


async def _abandoned(session: AsyncSession, end: datetime) -> list[UUID]:
    visited = exists().where(RefreshToken.user_id == User.id, RefreshToken.issued_at >= end)
    query = (
        select(User.id)
        .where(User.role == "guest", User.deleted_at.is_(None), User.created_at < end, ~visited)
        .limit(MOST_AT_ONCE)
        .with_for_update(skip_locked=True)
    )
    return list(await session.scalars(query))


async def _forget(session: AsyncSession, user_id: UUID) -> None:
    user = await session.get_one(User, user_id)
    played = select(func.count()).where(MatchSeat.user_id == user_id)
    if await session.scalar(played):
        await anonymise(session, user)
        await session.execute(delete(RefreshToken).where(RefreshToken.user_id == user_id))
    else:
        await session.delete(user)
