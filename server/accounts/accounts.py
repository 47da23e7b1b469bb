"""Accounts: entering as a guest or a player, changing and deleting what one is.

The routes call this, and so do sockets (`authenticate`). No database connection is held while a
password is checked, which takes a quarter of a second.
"""

from collections.abc import Iterable
from typing import overload
from uuid import UUID

from server.accounts.admission import Admission, Everybody
from server.accounts.emails import clean_email
from server.accounts.identity import Identity, Scope
from server.accounts.names import clean_name, guest_name, guest_name_like
from server.accounts.passwords import Passwords, new_password
from server.accounts.people import (
    accounts_of,
    add_user,
    anonymise,
    check_not_last_admin,
    find_by_login,
    find_by_name,
    locked,
    name_taken,
    names_that_begin,
    taken_as_refusals,
)
from server.accounts.personal import PersonalTokens, is_personal
from server.accounts.resets import use_reset
from server.accounts.sessions import OnFamilyRevoked, Sessions, SignIn, not_logged_in, tell_nobody
from server.accounts.shapes import RatingShown
from server.accounts.tokens import AccessTokens
from server.bots.forgetting import forget_bots_of
from server.errors import Refusal
from server.limits import Limits
from server.storage.database import Database
from server.storage.models import User
from server.tables.known_ratings import KNOWN

GUEST_NAMES_TRIED = 8


class Accounts:
    def __init__(
        self,
        database: Database,
        secret: str,
        limits: Limits,
        *,
        passwords: Passwords | None = None,
        on_family_revoked: OnFamilyRevoked = tell_nobody,
        admission: Admission | None = None,
    ) -> None:
        self._database = database
        self._admission = admission or Everybody()
        self._limits = limits
        self._passwords = passwords or Passwords()
        self.sessions = Sessions(database, AccessTokens(secret))
        self.sessions.on_family_revoked = on_family_revoked
        self.tokens = PersonalTokens(database, limits, self._admission, on_family_revoked)

    def close(self) -> None:
        self._passwords.close()

    def authenticate(self, token: str) -> Identity:
        """Who has this access token. The role is the one it was issued with, 15 minutes at most."""
        identity = self.sessions.read(token)
        self._admission.check_user(identity.user)  # first: who is banned is told so
        self.sessions.check_going_on(identity)
        return identity

    async def identify(self, token: str, scope: Scope | None, address: str) -> Identity:
        """Who has this access token, or this personal one where it is good for the scope."""
        self._admission.check_address(address)
        if is_personal(token):
            return await self.tokens.identity(token, scope, address)
        return self.authenticate(token)

    async def over(self, identities: Iterable[Identity]) -> list[UUID]:
        """The sessions and personal tokens of these that have ended, by family."""
        families: dict[bool, set[UUID]] = {True: set(), False: set()}
        for one in identities:
            families[one.owner is not None].add(one.family)
        return [
            *await self.sessions.over(families[False]),
            *await self.tokens.over(families[True]),
        ]

    # ---- entering

    async def guest(self, name: str | None, address: str) -> SignIn:
        name = self._new_name(name)
        self._admission.check_address(address)
        self._admission.check_guests()
        self._limits.guests.check(address)
        for attempt in range(GUEST_NAMES_TRIED):
            free = guest_name(attempt) if name is None else guest_name_like(name, attempt)
            try:
                return await self._enter(free, "guest", address)
            except Refusal as refusal:
                if refusal.code != "name_taken":
                    raise
        raise Refusal("server_busy", "no name was free; try again", retry_after=1)

    async def register(self, name: str, email: str, password: str, address: str) -> SignIn:
        name, email = self._new_name(name), clean_email(email)
        new_password(password)
        self._admission.check_address(address)
        self._admission.check_registration()
        await self._refuse_taken(name)
        self._limits.registrations.check(address)
        password_hash = await self._passwords.hash(password)
        return await self._enter(name, "player", address, email, password_hash)

    async def login(self, login: str, password: str, address: str) -> SignIn:
        self._admission.check_address(address)
        known = await self.verified(login, password, address)
        # Only who knows the password is told of a ban.
        self._admission.check_user(known.id)
        async with self._database.session() as session:
            user = await locked(session, known.id)
            if user.password_hash != known.password_hash:  # changed while we checked the old one
                raise _wrong()
            return await self.sessions.begin(session, user, address)

    async def verified(self, login: str, password: str, address: str) -> User:
        """Whose name and password these are."""
        self._limits.logins_by_address.check(address)
        async with self._database.session() as session:
            user = await find_by_login(session, login)
        self._limits.logins_by_account.check(user.id if user else login.strip().casefold())
        known = user.password_hash if user else None
        if not await self._passwords.matches(password, known) or user is None:
            raise _wrong()
        return user

    async def refresh(self, refresh_token: str | None, address: str) -> SignIn:
        if not refresh_token:
            raise not_logged_in()
        self._admission.check_address(address)
        entered = await self.sessions.refresh(refresh_token, address)
        self._admission.check_user(entered.user)
        return entered

    async def logout(
        self, refresh_token: str | None, access_token: str | None, *, everywhere: bool
    ) -> None:
        """End the session that either token belongs to, or all of the user's."""
        found = await self.sessions.family_of(refresh_token) if refresh_token else None
        if found is None:
            identity = self.authenticate(access_token or "")
            found = (identity.user, identity.family)
        user, family = found
        await self.sessions.end_now(user, None if everywhere else family)

    async def forget_old_tokens(self) -> int:
        """Take away refresh tokens that are long over; for a clock, once a day."""
        return await self.sessions.forget_old()

    # ---- being somebody

    async def me(self, identity: Identity) -> User:
        async with self._database.session() as session:
            user = await session.get(User, identity.user)
        if user is None or user.deleted_at is not None:
            raise Refusal("unauthorized", "this account does not exist any more")
        return user

    async def named_like(self, beginning: str, after: str | None, limit: int) -> list[User]:
        async with self._database.session() as session:
            return await names_that_begin(session, beginning, after=after, limit=limit)

    async def profile(self, name: str) -> tuple[User, list[RatingShown]]:
        async with self._database.session() as session:
            user = await find_by_name(session, name)
        if user is None:
            raise Refusal("not_found", "nobody here has this name")
        async with self._database.connection() as connection:
            rows = await connection.fetch(f"{KNOWN} ORDER BY r.game", user.id, None)
        ratings = [
            RatingShown(row["game"], row["mu"], row["sigma"], row["matches"]) for row in rows
        ]
        return user, ratings

    async def change(
        self,
        identity: Identity,
        *,
        name: str | None = None,
        email: str | None = None,
        password: str | None = None,
        current_password: str | None = None,
    ) -> User:
        """A new password ends the other sessions: whoever may have stolen one is out."""
        name = self._new_name(name)
        email = None if email is None else clean_email(email)
        password_hash: str | None = None
        if email is not None or password is not None:
            if identity.role == "guest" and (await self.me(identity)).role == "guest":
                raise Refusal("forbidden", "register first; guests have no e-mail and no password")
            if password is not None:
                new_password(password)
            await self._confirm(identity, current_password)
            if password is not None:
                password_hash = await self._passwords.hash(password)
        ended: list[UUID] = []
        with taken_as_refusals():
            async with self._database.session() as session:
                user = await locked(session, identity.user)
                user.name = name or user.name
                user.email = email or user.email
                if password_hash is not None:
                    user.password_hash = password_hash
                    ended = await self.sessions.end(session, user.id, but=identity.family)
        await self.sessions.tell(user.id, ended)
        return user

    async def register_guest(
        self, identity: Identity, name: str | None, email: str, password: str, address: str
    ) -> SignIn:
        """A guest becomes a player, and stays who it was: same id, same matches, same session."""
        name = self._new_name(name)
        email = clean_email(email)
        new_password(password)
        self._admission.check_registration()
        if (await self.me(identity)).role != "guest":
            raise Refusal("forbidden", "you are registered already")
        if name is not None:
            await self._refuse_taken(name, but=identity.user)
        self._limits.registrations.check(address)
        password_hash = await self._passwords.hash(password)
        with taken_as_refusals():
            async with self._database.session() as session:
                user = await locked(session, identity.user)
                if user.role != "guest":  # registered twice at once
                    raise Refusal("forbidden", "you are registered already")
                user.name = name or user.name
                user.email, user.password_hash, user.role = email, password_hash, "player"
                return self.sessions.going_on(user, identity.family)

    async def reset_password(self, token: str, password: str, address: str) -> None:
        """A new password, by a link that an administrator made; all sessions end."""
        new_password(password)
        self._limits.logins_by_address.check(address)
        password_hash = await self._passwords.hash(password)
        async with self._database.session() as session:
            user = await locked(session, await use_reset(session, token))
            user.password_hash = password_hash
            ended = await self.sessions.end(session, user.id)
        await self.sessions.tell(user.id, ended)

    async def delete(self, identity: Identity, current_password: str | None) -> None:
        user = await self.me(identity)
        if user.password_hash is not None:
            await self._confirm(identity, current_password)
        async with self._database.session() as session:
            user = await locked(session, identity.user)
            await check_not_last_admin(session, user)
            for account in await accounts_of(session, user.id):
                await anonymise(session, account)
            tokens = await self.tokens.end_all(session, user.id)
            await forget_bots_of(session, user.id)
            await anonymise(session, user)
            ended = await self.sessions.end(session, user.id)
        await self.sessions.tell(identity.user, ended)
        await self.tokens.tell(tokens)

    # ----

    async def _enter(
        self,
        name: str,
        role: str,
        address: str,
        email: str | None = None,
        password_hash: str | None = None,
    ) -> SignIn:
        with taken_as_refusals():
            async with self._database.session() as session:
                user = add_user(session, name, role, email=email, password_hash=password_hash)
                await session.flush()
                return await self.sessions.begin(session, user, address)

    @overload
    def _new_name(self, name: str) -> str: ...
    @overload
    def _new_name(self, name: str | None) -> str | None: ...
    def _new_name(self, name: str | None) -> str | None:
        """A name that somebody wants, as it is kept."""
        if name is None:
            return None
        name = clean_name(name)
        self._admission.check_name(name)
        return name

    async def _refuse_taken(self, name: str, but: UUID | None = None) -> None:
        """So that looking for a free name uses up no registrations; names are public anyway."""
        async with self._database.session() as session:
            user = await find_by_name(session, name)
        if user is not None and user.id != but:
            raise name_taken()

    async def _confirm(self, identity: Identity, current_password: str | None) -> None:
        """That it is the person, and not only somebody at the open page."""
        if current_password is None:
            raise Refusal("forbidden", "`current_password`: this needs the password you have now")
        self._limits.logins_by_account.check(identity.user)
        user = await self.me(identity)
        if not await self._passwords.matches(current_password, user.password_hash):
            raise Refusal("forbidden", "`current_password`: the password is wrong")


def _wrong() -> Refusal:
    return Refusal("unauthorized", "the name or the password is wrong")
