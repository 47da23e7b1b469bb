"""`serai admin create|reset-password|role`, for whoever has the machine."""

import argparse
import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

from asyncpg import PostgresError
from sqlalchemy.ext.asyncio import AsyncSession

from server.accounts.emails import clean_email
from server.accounts.first_admin import made_up_password
from server.accounts.identity import ROLES
from server.accounts.names import clean_name
from server.accounts.passwords import hash_of, new_password
from server.accounts.people import add_user, find_by_login, locked, taken_as_refusals
from server.accounts.sessions import Sessions
from server.accounts.tokens import AccessTokens
from server.config import SettingError, Settings, settings_from
from server.errors import Refusal
from server.migrate import migrate
from server.storage.database import Database
from server.storage.embedded import EmbeddedPostgres, database_url
from server.storage.errors import DatabaseAway, EmbeddedError, MigrationError
from server.storage.models import User


def add_command(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser("admin", help="make administrators, reset passwords, give roles")
    actions = parser.add_subparsers(title="actions", metavar="ACTION", required=True)

    create = actions.add_parser("create", help="make an account, an administrator's by default")
    create.add_argument("name")
    create.add_argument("--email")
    create.add_argument("--role", choices=ROLES[1:], default="admin")

    reset = actions.add_parser("reset-password", help="give a new password and end all sessions")
    reset.add_argument("name", help="name or e-mail address")

    for one in (create, reset):
        one.add_argument(
            "--password-stdin",
            action="store_true",
            help="read the password from standard input; otherwise one is made up and shown",
        )

    role = actions.add_parser("role", help="change what somebody may do")
    role.add_argument("name", help="name or e-mail address")
    role.add_argument("role", choices=ROLES[1:])

    create.set_defaults(run=run, act=_create)
    reset.set_defaults(run=run, act=_reset_password)
    role.set_defaults(run=run, act=_change_role)


def run(arguments: argparse.Namespace) -> int:
    try:
        said = asyncio.run(_run(arguments))
    except Refusal as refusal:
        return _refuse(refusal.message)
    except (SettingError, EmbeddedError, MigrationError, PostgresError) as error:
        return _refuse(str(error))
    print(said)
    return 0


async def _run(arguments: argparse.Namespace) -> str:
    settings = settings_from()
    async with _opened(settings) as database:
        said: str = await arguments.act(arguments, database, settings)
        return said


async def _create(arguments: argparse.Namespace, database: Database, _: Settings) -> str:
    name = clean_name(arguments.name, of_the_house=True)
    email = None if arguments.email is None else clean_email(arguments.email)
    password, shown = _password(arguments)
    with taken_as_refusals():
        async with database.session() as session:
            password_hash = hash_of(new_password(password))
            add_user(session, name, arguments.role, email=email, password_hash=password_hash)
    return f"{name} is there, with the role {arguments.role}{shown}"


async def _reset_password(
    arguments: argparse.Namespace, database: Database, settings: Settings
) -> str:
    password, shown = _password(arguments)
    sessions = Sessions(database, AccessTokens(settings.secret))
    async with database.session() as session:
        user = await _registered(session, arguments.name)
        user.password_hash = hash_of(new_password(password))
        await sessions.end(session, user.id)
    return f"{user.name} has a new password and no session any more{shown}"


async def _change_role(arguments: argparse.Namespace, database: Database, _: Settings) -> str:
    async with database.session() as session:
        user = await _registered(session, arguments.name)
        user.role = arguments.role
    return f"{user.name} has the role {user.role}, from the next refresh of a token on"


async def _registered(session: AsyncSession, name: str) -> User:
    user = await find_by_login(session, name)
    if user is None:
        raise Refusal("not_found", f"nobody has the name {name}")
    user = await locked(session, user.id)
    if user.password_hash is None:
        raise Refusal("forbidden", f"{user.name} is a guest, and has to register first")
    return user


def _password(arguments: argparse.Namespace) -> tuple[str, str]:
    """The password, and what is said of it in the end."""
    if arguments.password_stdin:
        return sys.stdin.readline().rstrip("\r\n"), ""
    password = made_up_password()
    return password, f"\npassword: {password}\n(it is shown only now)"


@asynccontextmanager
async def _opened(settings: Settings) -> AsyncIterator[Database]:
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
            await migrate(url)
            await database.connect(url)
        stack.push_async_callback(database.close)
        yield database


def _refuse(reason: str) -> int:
    print(reason, file=sys.stderr)
    return 1
