"""Sessions: refresh tokens that are used once, and families of them that end together.

Who holds a refresh token may turn it into a new one and an access token. If a used one comes
again, somebody has copied it, and nobody can say who: the whole family ends.
"""

import time
from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from uuid import UUID, uuid4

from sqlalchemy import delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from server.accounts.identity import Identity
from server.accounts.people import locked, note_address
from server.accounts.tokens import (
    ACCESS_SECONDS,
    REFRESH_SECONDS,
    AccessTokens,
    new_refresh_token,
    refresh_hash,
)
from server.errors import Refusal
from server.storage.database import Database
from server.storage.models import RefreshToken, User
from server.storage.noticeboard import Noticeboard

#: Of a person's sessions: so many fit into a notice.
MOST_TOLD = 100
OVER = """
    SELECT DISTINCT family FROM refresh_tokens
    WHERE family = ANY($1::uuid[]) AND revoked_at IS NOT NULL"""
#: Told (user, family) after a family has ended, so that its sockets can be closed.
OnFamilyRevoked = Callable[[UUID, UUID], None]


@dataclass(frozen=True)
class SignIn:
    user: UUID
    name: str
    role: str
    access_token: str = field(repr=False)
    #: None where the session goes on with the refresh token it has.
    refresh_token: str | None = field(repr=False)


def tell_nobody(user: UUID, family: UUID) -> None:
    """Where there are no sockets."""


class Sessions:
    def __init__(self, database: Database, tokens: AccessTokens) -> None:
        self.on_family_revoked: OnFamilyRevoked = tell_nobody
        self._notices = Noticeboard(database)
        self._database = database
        self._tokens = tokens
        #: Families that ended while access tokens of theirs may still run, with the time when none
        #: does any more; the earliest first.
        self._ended: dict[UUID, float] = {}

    def read(self, access_token: str) -> Identity:
        return self._tokens.read(access_token)

    def check_going_on(self, identity: Identity) -> None:
        if identity.family in self._ended:
            raise Refusal("unauthorized", "this session is over: log in again")

    async def begin(
        self, session: AsyncSession, user: User, address: str, family: UUID | None = None
    ) -> SignIn:
        """A new session, or the next token of a family. The caller holds the user's lock."""
        family = family or uuid4()
        await note_address(session, user.id, address)
        refresh_token = new_refresh_token()
        session.add(
            RefreshToken(
                id=uuid4(),
                user_id=user.id,
                family=family,
                token_hash=refresh_hash(refresh_token),
                expires_at=datetime.now(UTC) + timedelta(seconds=REFRESH_SECONDS),
                address=address,
            )
        )
        return self.going_on(user, family, refresh_token)

    def going_on(self, user: User, family: UUID, refresh_token: str | None = None) -> SignIn:
        """A new access token, with the name and role that the user has now."""
        access_token = self._tokens.issue(user.id, user.name, user.role, family)
        return SignIn(user.id, user.name, user.role, access_token, refresh_token)

    async def refresh(self, refresh_token: str, address: str) -> SignIn:
        token = RefreshToken.token_hash == refresh_hash(refresh_token)
        async with self._database.session() as session:
            owner = await session.scalar(select(RefreshToken.user_id).where(token))
            if owner is None:
                raise not_logged_in()
            user = await locked(session, owner)
            family = await session.scalar(
                update(RefreshToken)
                .where(token, RefreshToken.used_at.is_(None), RefreshToken.revoked_at.is_(None))
                .where(RefreshToken.expires_at > func.now())
                .values(used_at=func.now())
                .returning(RefreshToken.family)
            )
            if family is not None:
                return await self.begin(session, user, address, family)
            used = RefreshToken.used_at.is_not(None) & RefreshToken.revoked_at.is_(None)
            copied = await session.scalar(select(RefreshToken.family).where(token, used))
            ended = await self.end(session, owner, family=copied) if copied else []
        await self.tell(owner, ended)
        if ended:
            raise Refusal("unauthorized", "this refresh token was used before: log in again")
        raise not_logged_in()

    async def family_of(self, refresh_token: str) -> tuple[UUID, UUID] | None:
        """(user, family) of a refresh token that is still good."""
        query = select(RefreshToken.user_id, RefreshToken.family).where(
            RefreshToken.token_hash == refresh_hash(refresh_token),
            RefreshToken.used_at.is_(None),
            RefreshToken.revoked_at.is_(None),
            RefreshToken.expires_at > func.now(),
        )
        async with self._database.session() as session:
            found = (await session.execute(query)).one_or_none()
        return None if found is None else (found.user_id, found.family)

    async def end(
        self,
        session: AsyncSession,
        user: UUID,
        *,
        family: UUID | None = None,
        but: UUID | None = None,
    ) -> list[UUID]:
        """End one family, or all of a user's but one; those that ended now, to `tell` after commit.

        The caller holds the user's lock: without it, a token that is being made would be missed.
        """
        which = (RefreshToken.user_id == user) & RefreshToken.revoked_at.is_(None)
        if family is not None:
            which &= RefreshToken.family == family
        if but is not None:
            which &= RefreshToken.family != but
        ended = await session.scalars(
            update(RefreshToken)
            .where(which)
            .values(revoked_at=func.now())
            .returning(RefreshToken.family)
        )
        families = list(set(ended))
        for at in range(0, len(families), MOST_TOLD):  # other nodes have sockets of theirs too
            told = [str(one) for one in families[at : at + MOST_TOLD]]
            await self._notices.post(session, "sessions", user=str(user), families=told)
        return families

    async def tell(self, user: UUID, families: list[UUID]) -> None:
        now = time.monotonic()
        while self._ended and next(iter(self._ended.values())) <= now:
            del self._ended[next(iter(self._ended))]
        for family in families:
            self._ended[family] = now + ACCESS_SECONDS
            self.on_family_revoked(user, family)

    async def end_now(self, user: UUID, family: UUID | None = None) -> None:
        """End one family, or all of a user's."""
        async with self._database.session() as session:
            await session.get(User, user, with_for_update={"key_share": True})
            ended = await self.end(session, user, family=family)
        await self.tell(user, ended)

    async def over(self, families: Collection[UUID]) -> list[UUID]:
        """Those of them that have ended."""
        async with self._database.connection() as connection:
            rows = await connection.fetch(OVER, families)
        return [row["family"] for row in rows]

    async def recall(self) -> None:
        """After a start: families that have ended may have access tokens that still run."""
        lately = func.now() - timedelta(seconds=ACCESS_SECONDS)
        query = select(RefreshToken.family).where(RefreshToken.revoked_at > lately).distinct()
        async with self._database.session() as session:
            until = time.monotonic() + ACCESS_SECONDS
            self._ended |= dict.fromkeys(await session.scalars(query), until)

    async def forget_old(self) -> int:
        """Take away tokens that have been over for a day; how many there were."""
        over = RefreshToken.expires_at < func.now() - timedelta(days=1)
        async with self._database.session() as session:
            gone = await session.scalars(
                delete(RefreshToken).where(over).returning(RefreshToken.id)
            )
            return len(gone.all())


def not_logged_in() -> Refusal:
    return Refusal("unauthorized", "you are not logged in")
