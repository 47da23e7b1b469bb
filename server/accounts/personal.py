"""Personal tokens: how programs enter. Each is shown once, stored hashed, and good for its scopes.

With `play` an external bot sits at tables over Socket.IO, as a bot account that belongs to the
token's owner. With `bots` a program manages the owner's bots over REST.
"""

import hashlib
import secrets
from collections.abc import Collection
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from uuid import UUID, uuid4

from sqlalchemy import ColumnElement, delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from server.accounts.admission import Admission
from server.accounts.identity import Identity, Scope
from server.accounts.names import clean_name
from server.accounts.people import (
    accounts_of,
    add_user,
    find_by_name,
    locked,
    name_taken,
    taken_as_refusals,
)
from server.accounts.sessions import OnFamilyRevoked
from server.errors import Refusal
from server.limits import Limits
from server.storage.database import Database
from server.storage.models import ApiToken, User
from server.storage.noticeboard import Noticeboard

PREFIX = "serai_"
LONGEST = 128
#: How exactly the last use is known; so often at most it is written.
USE_SECONDS = 60
OVER = """
    SELECT id FROM unnest($1::uuid[]) AS token (id)
    WHERE NOT EXISTS (SELECT FROM api_tokens WHERE api_tokens.id = token.id)"""
#: Where nothing ends by itself: later than anybody's clock shows.
NEVER = 2**53 - 1


@dataclass(frozen=True)
class TokenOf:
    """A token with the bot account that it plays as."""

    token: ApiToken
    account: User | None


class PersonalTokens:
    def __init__(
        self,
        database: Database,
        limits: Limits,
        admission: Admission,
        on_token_ended: OnFamilyRevoked,
    ) -> None:
        self._database = database
        self._limits = limits
        self._admission = admission
        self._notices = Noticeboard(database)
        #: A token stands for the family of sessions: with it end the sockets that it opened.
        self._on_token_ended = on_token_ended

    async def identity(self, token: str, scope: Scope | None, address: str) -> Identity:
        """Whom this token lets in for what the scope says."""
        found = None
        if len(token) <= LONGEST:
            async with self._database.session() as session:
                found = await self._used(session, token)
        if found is None:
            self._limits.token_attempts.check(address)
            raise Refusal("unauthorized", "this token is not valid, or not any more")
        row, owner, account = found
        self._admission.check_user(owner.id)
        if scope is None:
            raise Refusal("forbidden", "personal tokens cannot do this: log in")
        if scope not in row.scopes:
            raise Refusal("forbidden", f"this token has not the scope `{scope}`")
        expires = NEVER if row.expires_at is None else int(row.expires_at.timestamp())
        if scope == "play":
            assert account is not None
            self._admission.check_user(account.id)
            return Identity(account.id, account.name, "player", row.id, expires, "bot", owner.id)
        # Never more than a player: a stolen token of an admin opens only the admin's own bots.
        return Identity(owner.id, owner.name, "player", row.id, expires)

    async def create(
        self, me: Identity, name: str, scopes: list[Scope], days: int | None
    ) -> tuple[str, TokenOf]:
        """A new token and how it is shown later. One that plays needs a bot account of its name:
        a new one, or the one that an earlier token of the owner had."""
        name = clean_name(name)
        self._admission.check_name(name)
        token = PREFIX + secrets.token_urlsafe(32)
        with taken_as_refusals():
            async with self._database.session() as session:
                await locked(session, me.user)
                await self._refuse_too_many(session, me.user)
                account = await self._account(session, me.user, name) if "play" in scopes else None
                row = ApiToken(
                    id=uuid4(),
                    owner_id=me.user,
                    account_id=None if account is None else account.id,
                    name=name,
                    token_hash=_hash(token),
                    scopes=list(dict.fromkeys(scopes)),
                    expires_at=None if days is None else datetime.now(UTC) + timedelta(days=days),
                )
                session.add(row)
                await session.flush()
                await session.refresh(row)
                return token, TokenOf(row, account)

    async def listed(self, me: Identity) -> list[TokenOf]:
        """All of mine, the newest first; a person has few."""
        query = (
            select(ApiToken, User)
            .join(User, User.id == ApiToken.account_id, isouter=True)
            .where(ApiToken.owner_id == me.user)
            .order_by(ApiToken.created_at.desc(), ApiToken.id)
        )
        async with self._database.session() as session:
            return [TokenOf(row, account) for row, account in await session.execute(query)]

    async def delete(self, me: Identity, token_id: UUID) -> None:
        """The token ends at once, and the sockets that it opened. The bot account stays."""
        own = (ApiToken.owner_id == me.user) & (ApiToken.id == token_id)
        async with self._database.session() as session:
            ended = await end_tokens(session, self._notices, own)
        if not ended:
            raise Refusal("not_found", "you have no such token")
        await self.tell(ended)

    async def end_all(self, session: AsyncSession, owner: UUID) -> list[tuple[UUID, UUID]]:
        """End all tokens of somebody; who is to be told of it after the commit."""
        return await end_tokens(session, self._notices, ApiToken.owner_id == owner)

    async def over(self, tokens: Collection[UUID]) -> list[UUID]:
        """Those of them that are no more."""
        async with self._database.connection() as connection:
            return [row["id"] for row in await connection.fetch(OVER, tokens)]

    async def tell(self, ended: list[tuple[UUID, UUID]]) -> None:
        for account, token in ended:
            self._on_token_ended(account, token)

    async def _used(
        self, session: AsyncSession, token: str
    ) -> tuple[ApiToken, User, User | None] | None:
        row = await session.scalar(select(ApiToken).where(ApiToken.token_hash == _hash(token)))
        now = datetime.now(UTC)
        if row is None or (row.expires_at is not None and row.expires_at <= now):
            return None
        owner = await session.get(User, row.owner_id)
        account = None if row.account_id is None else await session.get(User, row.account_id)
        if owner is None or owner.deleted_at is not None:
            return None
        if row.last_used_at is None or (now - row.last_used_at).total_seconds() > USE_SECONDS:
            await session.execute(
                update(ApiToken).where(ApiToken.id == row.id).values(last_used_at=func.now())
            )
        return row, owner, account

    async def _account(self, session: AsyncSession, owner: UUID, name: str) -> User:
        known = await find_by_name(session, name)
        if known is not None:
            if known.owner_id != owner:
                raise name_taken()
            return known
        if len(await accounts_of(session, owner)) >= self._limits.tokens_per_person:
            most = self._limits.tokens_per_person
            raise Refusal("rate_limited", f"you have {most} bot accounts: use one of their names")
        account = add_user(session, name, "player", owner=owner)
        await session.flush()
        return account

    async def _refuse_too_many(self, session: AsyncSession, owner: UUID) -> None:
        own = select(func.count()).where(ApiToken.owner_id == owner)
        if (await session.scalar(own) or 0) >= self._limits.tokens_per_person:
            most = self._limits.tokens_per_person
            raise Refusal("rate_limited", f"you have {most} tokens already: delete one first")


async def end_tokens(
    session: AsyncSession, notices: Noticeboard, which: ColumnElement[bool]
) -> list[tuple[UUID, UUID]]:
    """A token stands for a family of sessions: (account, token) of each, to be told after the
    commit, because with it go the sockets that it opened."""
    gone = await session.execute(
        delete(ApiToken).where(which).returning(ApiToken.id, ApiToken.owner_id, ApiToken.account_id)
    )
    ended = [(row.account_id or row.owner_id, row.id) for row in gone]
    for account, token in ended:  # other nodes have sockets of theirs too
        await notices.post(session, "sessions", user=str(account), families=[str(token)])
    return ended


def is_personal(token: str) -> bool:
    return token.startswith(PREFIX)


def _hash(token: str) -> bytes:
    """The token is random enough that a fast hash hides it."""
    return hashlib.sha256(token.encode("utf-8", "replace")).digest()
