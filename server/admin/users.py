"""The people of the house, for those who keep order: found, looked at, and decided about.

REST and the command line call this; every change is written down in the audit log with it.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any
from uuid import UUID

from sqlalchemy import Select, String, cast, exists, func, or_, select, tuple_
from sqlalchemy.ext.asyncio import AsyncSession

from server.accounts.identity import ROLES
from server.accounts.people import accounts_of, anonymise, check_not_last_admin
from server.accounts.personal import end_tokens
from server.accounts.resets import make_reset
from server.accounts.sessions import Sessions
from server.bots.forgetting import forget_bots_of
from server.errors import Refusal
from server.moderation import audit
from server.moderation.actor import Actor
from server.moderation.sanctions import Sanctions, as_network, covers, running
from server.rest.address import counted
from server.storage.database import Database
from server.storage.models import ApiToken, Mark, RefreshToken, Sanction, User, UserAddress
from server.storage.noticeboard import Noticeboard

#: Marks older than this say little.
LATELY = timedelta(days=30)


@dataclass(frozen=True)
class Found:
    """A person in a list."""

    user: User
    sanctions: list[Sanction]
    last_seen: datetime | None
    marks: int


class Users:
    def __init__(self, database: Database, sanctions: Sanctions, sessions: Sessions) -> None:
        self._database = database
        self._sanctions = sanctions
        self._sessions = sessions
        self._notices = Noticeboard(database)

    # ── finding ─────────────────────────────────────────────────────────────────────────────

    async def find(
        self,
        text: str | None = None,
        *,
        role: str | None = None,
        sanction: str | None = None,
        marked: bool = False,
        deleted: bool = False,
        emails: bool = False,
        before: tuple[datetime, UUID] | None = None,
        limit: int,
    ) -> list[Found]:
        """The newest first. `text` is a part of a name, an id, an address, or (for those who may
        see `emails`) a part of an e-mail address."""
        query: Select[User] = select(User).order_by(User.created_at.desc(), User.id.desc())
        if text is not None:
            query = query.where(_says(text, emails=emails))
        if role is not None:
            query = query.where(User.role == role)
        if sanction is not None:
            query = query.where(User.id.in_(_sanctioned(sanction)))
        if marked:
            recent = Mark.last_at > func.now() - LATELY
            query = query.where(exists().where(Mark.user_id == User.id, recent))
        if not deleted:
            query = query.where(User.deleted_at.is_(None))
        if before is not None:
            query = query.where(tuple_(User.created_at, User.id) < before)
        async with self._database.session() as session:
            users = list(await session.scalars(query.limit(limit)))
            return await self._found(session, users)

    async def one(self, user_id: UUID) -> Found:
        async with self._database.session() as session:
            user = await session.get(User, user_id)
            if user is None:
                raise Refusal("not_found", "nobody has this id")
            return (await self._found(session, [user]))[0]

    async def _found(self, session: AsyncSession, users: list[User]) -> list[Found]:
        ids = [user.id for user in users]
        sanctions: dict[UUID, list[Sanction]] = {}
        for sanction in await session.scalars(running().where(Sanction.user_id.in_(ids))):
            sanctions.setdefault(_known(sanction.user_id), []).append(sanction)
        seen = await _pairs(
            session,
            select(RefreshToken.user_id, func.max(RefreshToken.issued_at))
            .where(RefreshToken.user_id.in_(ids))
            .group_by(RefreshToken.user_id),
        )
        marks = await _pairs(
            session,
            select(Mark.user_id, func.sum(Mark.count))
            .where(Mark.user_id.in_(ids), Mark.last_at > func.now() - LATELY)
            .group_by(Mark.user_id),
        )
        return [
            Found(user, sanctions.get(user.id, []), seen.get(user.id), int(marks.get(user.id, 0)))
            for user in users
        ]

    # ── deciding ────────────────────────────────────────────────────────────────────────────

    async def ban(
        self,
        actor: Actor,
        user_id: UUID,
        reason: str,
        until: datetime | None,
        *,
        addresses: bool = False,
        own: str = "",
    ) -> list[str]:
        """The account, and if so wished the addresses that it has used lately, which are told; but
        not the actor's `own`, nor others that he may not ban."""
        banned: list[str] = []
        async with self._database.session() as session:
            user = await self._locked(session, actor, user_id)
            await self._sanctions.impose(session, actor, user.id, "ban", reason, until)
            if addresses:
                used = select(UserAddress.address).where(UserAddress.user_id == user.id)
                known = [one for one in await session.scalars(used) if one != "local"]
                spared = [own, *await _staff_addresses(session, actor)]
                banned = [one for one in known if not _reaches(one, spared)]
                for address in banned:
                    await self._sanctions.ban_address(session, actor, address, reason, until)
            ended = await self._sessions.end(session, user.id)
        await self._sanctions.told()
        await self._sessions.tell(user_id, ended)
        return banned

    async def mute(
        self, actor: Actor, user_id: UUID, reason: str, until: datetime | None, *, shadow: bool
    ) -> None:
        kind = "shadow_mute" if shadow else "mute"
        async with self._database.session() as session:
            user = await self._locked(session, actor, user_id)
            await self._sanctions.impose(session, actor, user.id, kind, reason, until)
        await self._sanctions.told()

    async def lift(
        self, actor: Actor, user_id: UUID, kinds: Iterable[str], answer: str | None = None
    ) -> None:
        """Those of these kinds that run; not_found if there are none."""
        async with self._database.session() as session:
            user = await self._locked(session, actor, user_id)
            own = running().where(Sanction.user_id == user.id, Sanction.kind.in_(list(kinds)))
            found = {one.kind for one in await session.scalars(own)}
            if not found:
                raise Refusal("not_found", "there is nothing to lift")
            for kind in sorted(found):
                await self._sanctions.lift(session, actor, ("user", user.id), kind, answer)
        await self._sanctions.told()

    async def ban_address(
        self, actor: Actor, address: str, reason: str, until: datetime | None, *, own: str = ""
    ) -> Sanction:
        """Not the one that the actor comes from, which is `own`: he could not take it back. Nor
        does a moderator shut out so whom he may not ban."""
        if _reaches(address, [own]):
            raise Refusal("bad_request", "`address`: you come from there yourself")
        async with self._database.session() as session:
            if _reaches(address, await _staff_addresses(session, actor)):
                said = (
                    "`address`: somebody of the staff comes from there: only an admin may do this"
                )
                raise Refusal("forbidden", said)
            made = await self._sanctions.ban_address(session, actor, address, reason, until)
        await self._sanctions.told()
        return made

    async def unban_address(self, actor: Actor, address: str) -> None:
        network = as_network(address)
        async with self._database.session() as session:
            await self._sanctions.lift(session, actor, ("address", network), "ban")
        await self._sanctions.told()

    async def change_role(self, actor: Actor, user_id: UUID, role: str) -> None:
        """More rights hold from the next refresh of a token; who gets less has to log in again."""
        ended: list[UUID] = []
        async with self._database.session() as session:
            user = await self._locked(session, actor, user_id)
            if user.password_hash is None or role == "guest":
                raise Refusal("forbidden", "guests stay guests until they register")
            before = user.role
            if before == role:
                return
            await check_not_last_admin(session, user)
            user.role = role
            if ROLES.index(role) < ROLES.index(before):
                ended = await self._sessions.end(session, user.id)
            audit.note(
                *(session, actor, "user.role", ("user", user.id)),
                before={"role": before},
                after={"role": role},
            )
        await self._sessions.tell(user_id, ended)

    async def log_out(self, actor: Actor, user_id: UUID) -> int:
        """End every session; how many there were."""
        async with self._database.session() as session:
            user = await self._locked(session, actor, user_id)
            ended = await self._sessions.end(session, user.id)
            after = {"sessions_ended": len(ended)}
            audit.note(session, actor, "user.logout", ("user", user.id), after=after)
        await self._sessions.tell(user_id, ended)
        return len(ended)

    async def reset_link(self, actor: Actor, user_id: UUID) -> tuple[str, datetime]:
        """A token with which the person may choose a new password, and when it ends."""
        async with self._database.session() as session:
            user = await self._locked(session, actor, user_id)
            if user.password_hash is None:
                raise Refusal("forbidden", "guests have no password")
            token, expires = await make_reset(session, user.id, actor.id)
            after = {"expires_at": expires}
            audit.note(session, actor, "user.reset_link", ("user", user.id), after=after)
        return token, expires

    async def delete(self, actor: Actor, user_id: UUID, reason: str) -> None:
        """As if the person had done it: nameless, gone, matches kept."""
        async with self._database.session() as session:
            user = await self._locked(session, actor, user_id)
            await check_not_last_admin(session, user)
            # Not the name: what is deleted must not live on in the audit.
            before = {"role": user.role, "since": user.created_at}
            for account in await accounts_of(session, user.id):
                await anonymise(session, account)
            owned = ApiToken.owner_id == user.id
            programs = await end_tokens(session, self._notices, owned)
            await forget_bots_of(session, user.id)
            await anonymise(session, user)
            ended = await self._sessions.end(session, user.id)
            audit.note(
                *(session, actor, "user.delete", ("user", user.id)), before=before, reason=reason
            )
        await self._sessions.tell(user_id, ended)
        for account_id, token in programs:
            await self._sessions.tell(account_id, [token])

    async def _locked(self, session: AsyncSession, actor: Actor, user_id: UUID) -> User:
        user = await session.get(User, user_id, with_for_update={"key_share": True})
        if user is None or user.deleted_at is not None:
            raise Refusal("not_found", "nobody has this id")
        actor.check_above(user)
        return user


def _says(text: str, *, emails: bool) -> Any:
    """The condition that some of a person is this."""
    address = {text, counted(text)}  # of IPv6 a whole household is known as one
    at_address = select(UserAddress.user_id).where(UserAddress.address.in_(address - {"local"}))
    says = [
        User.name.icontains(text, autoescape=True),
        cast(User.id, String) == text.lower(),
        User.id.in_(at_address),
    ]
    if emails:
        says.append(User.email.icontains(text, autoescape=True))
    return or_(*says)


def _sanctioned(kind: str) -> Any:
    kinds = ["mute", "shadow_mute"] if kind == "mute" else [kind]
    return (
        running()
        .where(Sanction.kind.in_(kinds), Sanction.user_id.is_not(None))
        .with_only_columns(Sanction.user_id)
    )


async def _staff_addresses(session: AsyncSession, actor: Actor) -> list[str]:
    """Where those have been seen whom the actor may not ban."""
    if actor.role == "admin":
        return []
    own = User.role.in_(["moderator", "admin"]) & User.deleted_at.is_(None)
    seen = select(UserAddress.address).join(User, User.id == UserAddress.user_id).where(own)
    return list(await session.scalars(seen.distinct()))


def _reaches(banned: str, addresses: Iterable[str]) -> bool:
    network = as_network(banned)
    return any(covers(network, one) for one in addresses)


async def _pairs(session: AsyncSession, query: Any) -> dict[Any, Any]:
    return {row[0]: row[1] for row in await session.execute(query)}


def _known(user: UUID | None) -> UUID:
    assert user is not None
    return user
