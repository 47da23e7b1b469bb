"""The users in the database: looking one up, adding one, taking its name away."""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from uuid import UUID, uuid4

from sqlalchemy import delete, func, select, text, update
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from server.accounts.emails import email_or_none
from server.accounts.names import SHORTEST, as_written, name_or_none
from server.errors import Refusal
from server.storage.models import ChatMessage, MatchSeat, RefreshToken, User, UserAddress

NAMELESS = "Deleted player"
#: Two who take the role from each other take turns: the second one is the last.
_TURN = text("SELECT pg_advisory_xact_lock(hashtext('serai last admin'))")


async def find_by_name(session: AsyncSession, text: str) -> User | None:
    name = name_or_none(text)
    if name is None:
        return None
    query = select(User).where(func.lower(User.name) == func.lower(name))
    return await session.scalar(query.where(User.deleted_at.is_(None)))


async def names_that_begin(
    session: AsyncSession, beginning: str, *, after: str | None, limit: int
) -> list[User]:
    """Registered people and external bots, by name; guests come and go."""
    beginning = as_written(beginning)
    if len(beginning) < SHORTEST:
        return []
    name = func.lower(User.name)
    query = (
        select(User)
        .where(name.startswith(beginning.lower(), autoescape=True))
        .where(User.deleted_at.is_(None), User.role != "guest")
        .order_by(name)
        .limit(limit)
    )
    if after is not None:
        query = query.where(name > after.lower())
    return list(await session.scalars(query))


async def find_by_login(session: AsyncSession, login: str) -> User | None:
    """By name or e-mail address; no name has an @."""
    if "@" not in login:
        return await find_by_name(session, login)
    email = email_or_none(login)
    if email is None:
        return None
    query = select(User).where(func.lower(User.email) == func.lower(email))
    return await session.scalar(query.where(User.deleted_at.is_(None)))


async def locked(session: AsyncSession, user: UUID) -> User:
    """The user, for changing: whatever else changes it or its sessions waits for this one.

    Not so strong a lock that new rows could not point at the user meanwhile.
    """
    found = await session.get(User, user, with_for_update={"key_share": True})
    if found is None or found.deleted_at is not None:
        raise Refusal("unauthorized", "this account does not exist any more")
    return found


def add_user(
    session: AsyncSession,
    name: str,
    role: str,
    *,
    email: str | None = None,
    password_hash: str | None = None,
    owner: UUID | None = None,
) -> User:
    user = User(
        id=uuid4(),
        name=name,
        role=role,
        email=email,
        password_hash=password_hash,
        owner_id=owner,
    )
    session.add(user)
    return user


async def check_not_last_admin(session: AsyncSession, user: User) -> None:
    """Refusal if nobody could run the house without this person."""
    if user.role != "admin":
        return
    await session.execute(_TURN)
    others = select(func.count()).where(
        User.role == "admin", User.deleted_at.is_(None), User.id != user.id
    )
    if not await session.scalar(others):
        raise Refusal("forbidden", "this is the last administrator")


async def accounts_of(session: AsyncSession, owner: UUID) -> list[User]:
    """The accounts of somebody's external bots."""
    query = select(User).where(User.owner_id == owner, User.deleted_at.is_(None))
    return list(await session.scalars(query))


async def anonymise(session: AsyncSession, user: User) -> None:
    """Nothing that says who it was stays; the matches do, for those who played them too."""
    user.name = f"deleted {user.id.hex}"
    user.email = user.password_hash = None
    user.role = "player"
    user.deleted_at = func.now()
    for row in (MatchSeat, ChatMessage):
        await session.execute(update(row).where(row.user_id == user.id).values(name=NAMELESS))
    await session.execute(delete(UserAddress).where(UserAddress.user_id == user.id))
    # The sessions themselves stay until no access token of theirs can be good any more.
    sessions = update(RefreshToken).where(RefreshToken.user_id == user.id)
    await session.execute(sessions.values(address=None))


async def note_address(session: AsyncSession, user: UUID, address: str) -> None:
    """Where an account is seen, for those who look for one person with many."""
    seen = insert(UserAddress).values(user_id=user, address=address)
    await session.execute(
        seen.on_conflict_do_update(
            index_elements=["user_id", "address"], set_={"last_at": func.now()}
        )
    )


@contextmanager
def taken_as_refusals() -> Iterator[None]:
    """Around a whole transaction: the unique indexes decide who has a name."""
    try:
        yield
    except IntegrityError as error:
        # The index by its name; the message also holds what people wrote.
        broken = getattr(error.orig and error.orig.__cause__, "constraint_name", None)
        if broken == "uq_users_name":
            raise name_taken() from None
        if broken == "uq_users_email":
            raise Refusal("email_taken", "somebody has this e-mail address already") from None
        raise


def name_taken() -> Refusal:
    return Refusal("name_taken", "somebody has this name already")


def milliseconds(time: datetime) -> int:
    return round(time.timestamp() * 1000)
