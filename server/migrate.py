"""Brings the database's schema up to date; `serai migrate` does nothing else.

The server does it at every start. Servers that start together wait for each other: one does it.
"""

import argparse
import asyncio
import sys
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.script.revision import RevisionError
from alembic.util import CommandError
from asyncpg import PostgresError
from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine
from sqlalchemy.pool import NullPool

import migrations
from server.config import SettingError, settings_from
from server.storage.database import START_PATIENCE, open_connection
from server.storage.embedded import database_url
from server.storage.errors import DatabaseAway, EmbeddedError, MigrationError

#: Of the advisory lock that one migration holds: any number that nobody else uses.
LOCK = 0x5E7A1
#: A step that waits for a lock keeps all who come after it waiting too. So it gives up its place
#: after this time, lets them pass, and tries again, so often.
LOCK_SECONDS, PAUSE_SECONDS, MOST_TRIES = 1.0, 0.5, 200
LOCK_NOT_AVAILABLE = "55P03"


async def migrate(url: str) -> None:
    """Takes every step that this database has not seen, each in a transaction of its own, so that
    no lock is held for longer than its step needs."""
    # In a thread: Alembic loads and compiles for longer than the event loop may stand still.
    await asyncio.to_thread(lambda: asyncio.run(_migrate(url)))


async def _migrate(url: str) -> None:
    engine = create_async_engine(
        "postgresql+asyncpg://",
        poolclass=NullPool,
        # A step on a large table takes the time that it takes.
        async_creator=lambda: open_connection(url, START_PATIENCE, statement_timeout=None),
    )
    async with engine.connect() as connection:
        # Held until the connection is closed.
        await connection.execute(text("SELECT pg_advisory_lock(:key)"), {"key": LOCK})
        await connection.commit()
        steps = await connection.run_sync(steps_ahead)
        await connection.commit()
        for step in steps:
            await _take(connection, step)


async def _take(connection: AsyncConnection, step: str) -> None:
    for tries in range(1, MOST_TRIES + 1):
        try:
            async with connection.begin():
                await connection.execute(text(f"SET LOCAL lock_timeout = '{LOCK_SECONDS}s'"))
                await connection.run_sync(upgrade, step)
            return
        except DBAPIError as error:
            if getattr(error.orig, "sqlstate", None) != LOCK_NOT_AVAILABLE or tries == MOST_TRIES:
                raise
        await asyncio.sleep(PAUSE_SECONDS)


def steps_ahead(connection: Connection) -> list[str]:
    """The steps that this database has not seen, the next one first."""
    script = ScriptDirectory.from_config(configuration())
    now = MigrationContext.configure(connection).get_current_revision()
    try:
        ahead = [step.revision for step in script.iterate_revisions("head", now or "base")]
    except RevisionError as error:
        raise _newer(error) from error
    return ahead[::-1]


def upgrade(connection: Connection, to: str = "head") -> None:
    try:
        command.upgrade(configuration(connection), to)
    except CommandError as error:
        raise _newer(error) from error


def _newer(error: Exception) -> MigrationError:
    return MigrationError(f"the database was made by a newer version of Serai: {error}")


def configuration(connection: Connection | None = None) -> Config:
    """Alembic's configuration, without a file: `migrations` is wherever Python finds it."""
    config = Config()
    place = str(Path(migrations.__file__).parent)
    config.set_main_option("script_location", place.replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config


def add_command(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser("migrate", help="bring the database's schema up to date")
    parser.set_defaults(run=run)


def run(_: argparse.Namespace) -> int:
    try:
        asyncio.run(_migrate_the_settings_database())
    except (SettingError, EmbeddedError, MigrationError, DatabaseAway, PostgresError) as error:
        print(f"not migrated: {error}", file=sys.stderr)
        return 1
    print("the schema is up to date")
    return 0


async def _migrate_the_settings_database() -> None:
    async with database_url(settings_from()) as url:
        await migrate(url)
