"""All that the house knows of one person, for those who decide about him."""

from typing import Any
from uuid import UUID

from msgspec import Struct
from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncSession

from server.accounts.people import milliseconds
from server.admin.shapes import SanctionShown, shown_sanction
from server.storage.database import Database
from server.storage.models import (
    Block,
    Mark,
    MatchSeat,
    RefreshToken,
    Report,
    Sanction,
    User,
    UserAddress,
)

MOST = 100


class SessionShown(Struct):
    """A login that was kept alive: a browser, a telephone."""

    family: UUID
    began_at: int
    last_at: int
    ends_at: int
    address: str | None
    open: bool


class AddressShown(Struct):
    address: str
    first_at: int
    last_at: int


class SharedAddress(Struct):
    """Another account that was seen at the same address."""

    user: UUID
    name: str
    role: str
    address: str
    last_at: int


class MarkShown(Struct):
    kind: str
    day: str
    count: int
    detail: dict[str, Any]
    last_at: int


class Dossier(Struct):
    sessions: list[SessionShown]
    addresses: list[AddressShown]
    shared_addresses: list[SharedAddress]
    sanctions: list[SanctionShown]
    marks: list[MarkShown]
    matches: int
    reports_about: int
    reports_by: int
    blocked_by: int


async def dossier(database: Database, user: UUID) -> Dossier:
    async with database.session() as session:
        sanctions = await session.scalars(
            select(Sanction)
            .where(Sanction.user_id == user)
            .order_by(Sanction.created_at.desc())
            .limit(MOST)
        )
        marks = await session.scalars(
            select(Mark).where(Mark.user_id == user).order_by(Mark.last_at.desc()).limit(MOST)
        )
        return Dossier(
            sessions=await _sessions(session, user),
            addresses=await _addresses(session, user),
            shared_addresses=await _shared(session, user),
            sanctions=[shown_sanction(one) for one in sanctions],
            marks=[shown_mark(one) for one in marks],
            matches=await _count(session, MatchSeat.user_id, user),
            reports_about=await _count(session, Report.subject_id, user),
            reports_by=await _count(session, Report.reporter_id, user),
            blocked_by=await _count(session, Block.blocked_id, user),
        )


def shown_mark(mark: Mark) -> MarkShown:
    day = mark.day.isoformat()
    return MarkShown(mark.kind, day, mark.count, mark.detail, milliseconds(mark.last_at))


async def _sessions(session: AsyncSession, user: UUID) -> list[SessionShown]:
    token = RefreshToken
    still = token.used_at.is_(None) & token.revoked_at.is_(None) & (token.expires_at > func.now())
    query = (
        select(
            token.family,
            func.min(token.issued_at),
            func.max(token.issued_at),
            func.max(token.expires_at),
            func.bool_or(still),
        )
        .where(token.user_id == user)
        .group_by(token.family)
        .order_by(func.max(token.issued_at).desc())
        .limit(MOST)
    )
    rows = list(await session.execute(query))
    last = select(token.family, token.address).where(
        token.user_id == user, token.family.in_([row[0] for row in rows])
    )
    addresses = {row[0]: row[1] for row in await session.execute(last.order_by(token.issued_at))}
    return [
        SessionShown(
            family=row[0],
            began_at=milliseconds(row[1]),
            last_at=milliseconds(row[2]),
            ends_at=milliseconds(row[3]),
            address=addresses.get(row[0]),
            open=row[4],
        )
        for row in rows
    ]


async def _addresses(session: AsyncSession, user: UUID) -> list[AddressShown]:
    rows = await session.scalars(
        select(UserAddress)
        .where(UserAddress.user_id == user)
        .order_by(UserAddress.last_at.desc())
        .limit(MOST)
    )
    return [
        AddressShown(row.address, milliseconds(row.first_at), milliseconds(row.last_at))
        for row in rows
    ]


async def _shared(session: AsyncSession, user: UUID) -> list[SharedAddress]:
    own = select(UserAddress.address).where(UserAddress.user_id == user)
    rows = await session.execute(
        select(User.id, User.name, User.role, UserAddress.address, UserAddress.last_at)
        .join(User, User.id == UserAddress.user_id)
        .where(UserAddress.address.in_(own), UserAddress.user_id != user)
        .order_by(UserAddress.last_at.desc())
        .limit(MOST)
    )
    return [SharedAddress(row[0], row[1], row[2], row[3], milliseconds(row[4])) for row in rows]


async def _count(session: AsyncSession, column: Any, user: UUID) -> int:
    """How many rows of a table are about this person."""
    return await session.scalar(select(func.count()).where(column == user)) or 0
