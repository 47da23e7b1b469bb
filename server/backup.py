"""`serai backup FILE` and `serai restore FILE`: the whole database, embedded or given."""

import argparse
import asyncio
import sys
import tarfile
from collections.abc import Coroutine
from pathlib import Path

from asyncpg import PostgresError

from server.admin.office import opened_database
from server.config import SettingError, settings_from
from server.storage.archive import Head, read_archive, write_archive
from server.storage.embedded import database_url
from server.storage.errors import ArchiveError, DatabaseAway, EmbeddedError, MigrationError


def add_command(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    backup = commands.add_parser("backup", help="write the database into a file; servers go on")
    backup.add_argument("file", type=Path)
    backup.set_defaults(run=lambda arguments: _told(_backup(arguments.file), "written"))

    restore = commands.add_parser("restore", help="put a backup back; no server may run")
    restore.add_argument("file", type=Path)
    restore.add_argument("--replace", action="store_true", help="take away what is there")
    restore.set_defaults(
        run=lambda arguments: _told(_restore(arguments.file, arguments.replace), "put back")
    )


def _told(work: Coroutine[None, None, Head], done: str) -> int:
    try:
        head = asyncio.run(work)
    except (ArchiveError, SettingError, EmbeddedError, MigrationError, DatabaseAway) as error:
        print(error, file=sys.stderr)
        return 1
    except (OSError, EOFError, tarfile.TarError, PostgresError) as error:
        print(f"{type(error).__name__}: {error}", file=sys.stderr)
        return 1
    rows = sum(head.rows.values())
    print(f"{done}: {rows} rows of {len(head.rows)} tables, schema {head.schema}, of {head.at}")
    return 0


async def _backup(file: Path) -> Head:
    async with opened_database(settings_from(), up_to_date=False) as database:
        return await write_archive(database.url, file)


async def _restore(file: Path, replace: bool) -> Head:
    async with database_url(settings_from()) as url:
        return await read_archive(url, file, replace=replace)
