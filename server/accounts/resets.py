"""Reset links: an administrator makes one, the person chooses a new password with it, once."""

from datetime import UTC, datetime, timedelta
from uuid import UUID

from sqlalchemy import delete, func, update
from sqlalchemy.ext.asyncio import AsyncSession

from server.accounts.tokens import new_refresh_token, refresh_hash
from server.errors import Refusal
from server.storage.models import PasswordReset

LIFETIME = timedelta(hours=24)
#: Where the page asks for the new password. Behind a #: browsers send it to no server, so that no
#: log and no other page ever sees it.
PAGE = "/reset#"


async def make_reset(session: AsyncSession, user: UUID, by: UUID | None) -> tuple[str, datetime]:
    """A token and its end. Those made before for the same person are void."""
    await session.execute(
        delete(PasswordReset).where(PasswordReset.user_id == user, PasswordReset.used_at.is_(None))
    )
    token, expires = new_refresh_token(), datetime.now(UTC) + LIFETIME
    session.add(
        PasswordReset(
            token_hash=refresh_hash(token), user_id=user, created_by=by, expires_at=expires
        )
    )
    return token, expires


async def use_reset(session: AsyncSession, token: str) -> UUID:
    """Whose token this is; it is used up with this transaction."""
    user: UUID | None = await session.scalar(
        update(PasswordReset)
        .where(
            PasswordReset.token_hash == refresh_hash(token),
            PasswordReset.used_at.is_(None),
            PasswordReset.expires_at > func.now(),
        )
        .values(used_at=func.now())
        .returning(PasswordReset.user_id)
    )
    if user is None:
        raise Refusal("not_found", "this link was used already, or is too old: ask for a new one")
    return user
