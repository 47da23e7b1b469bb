"""The house seen from the command line: its database, and the same hands that REST has."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass

from sqlalchemy.ext.asyncio import AsyncSession

from server.accounts.people import find_by_login, locked
from server.accounts.sessions import Sessions
from server.accounts.tokens import AccessTokens
from server.admin.announcements import Announcements
from server.admin.rules import RuleBook
from server.admin.users import Users
from server.config import Settings, settings_from
from server.errors import Refusal
from server.limits import Limits
from server.migrate import migrate
from server.moderation.actor import Actor
from server.moderation.reports import Reports
from server.moderation.sanctions import Sanctions
from server.storage.database import Database
from server.storage.embedded import EmbeddedPostgres, database_url
from server.storage.errors import DatabaseAway, EmbeddedError
from server.storage.models import User
from server.storage.noticeboard import Noticeboard


@dataclass(frozen=True)
class Office:
    """What it changes holds at once in every server that runs on the database: they are told."""

    settings: Settings
    database: Database
    actor: Actor
    notices: Noticeboard
    sessions: Sessions
    users: Users
    reports: Reports
    rules: RuleBook
    announcements: Announcements

    async def person(self, login: str) -> User:
        """By name or e-mail address."""
        async with self.database.session() as session:
            found = await find_by_login(session, login)
        if found is None:
            raise Refusal("not_found", f"nobody has the name {login}")
        return found

    async def registered(self, session: AsyncSession, login: str) -> User:
        """Somebody with a password, for changing."""
        user = await locked(session, (await self.person(login)).id)
        if user.password_hash is None:
            raise Refusal("forbidden", f"{user.name} is a guest, and has to register first")
        return user


@asynccontextmanager
async def opened_office() -> AsyncIterator[Office]:
    settings = settings_from()
    async with opened_database(settings) as database:
        notices = Noticeboard(database)
        sessions = Sessions(database, AccessTokens(settings.secret))
        sanctions = Sanctions(database, notices)
        yield Office(
            settings=settings,
            database=database,
            actor=Actor.at_the_machine(),
            notices=notices,
            sessions=sessions,
            users=Users(database, sanctions, sessions),
            reports=Reports(database, Limits()),
            rules=RuleBook(database, notices),
            announcements=Announcements(database, notices),
        )


@asynccontextmanager
async def opened_database(
    settings: Settings, *, up_to_date: bool = True
) -> AsyncIterator[Database]:
    """The database: started for this, or the one of the server that runs just now."""
    database = Database()
    async with AsyncExitStack() as stack:
        try:
            url = await stack.enter_async_context(database_url(settings))
        except EmbeddedError as held:
            try:
                await database.connect(EmbeddedPostgres(settings.data / "postgres").url, wait=0)
            except DatabaseAway:
                raise held from None
        else:
            if up_to_date:
                await migrate(url)
            await database.connect(url)
        stack.push_async_callback(database.close)
        yield database
