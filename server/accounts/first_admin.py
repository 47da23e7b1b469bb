"""The first administrator, made when a new house opens."""

import asyncio
import secrets

from sqlalchemy import func, select, text

from server.accounts.passwords import COST, hash_of
from server.accounts.people import add_user, find_by_name
from server.storage.database import Database
from server.storage.models import User

NAME = "admin"
#: Nodes that start together on one database take turns here.
_TURN = text("SELECT pg_advisory_xact_lock(hashtext('serai first admin'))")


def made_up_password() -> str:
    return secrets.token_urlsafe(15)


async def ensure_first_admin(database: Database, cost: int = COST) -> str | None:
    """Makes `admin` if there is no administrator; returns its password, this once."""
    async with database.session() as session:
        await session.execute(_TURN)
        admins = select(func.count()).where(User.role == "admin", User.deleted_at.is_(None))
        # Somebody who took the role away from `admin` meant it.
        if await session.scalar(admins) or await find_by_name(session, NAME) is not None:
            return None
        password = made_up_password()
        password_hash = await asyncio.to_thread(hash_of, password.encode(), cost)
        add_user(session, NAME, "admin", password_hash=password_hash)
        return password
