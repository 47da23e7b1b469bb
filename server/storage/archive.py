"""A backup of the whole database in one file, and the way back.

A compressed tar: `serai.json` says which schema it is of, `tables/NAME.copy` are the rows as
PostgreSQL's COPY writes them, all of one moment. The schema itself is not in it: the migrations
make that of the time of the backup, and then take the steps since. So an old backup goes into a
new Serai, and it does not matter which PostgreSQL wrote it. Nor are the jobs of the arena: its
leader finds the board sets that have lost theirs.
"""

import io
import tarfile
import tempfile
from datetime import UTC, datetime
from pathlib import Path

import asyncpg
import msgspec
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine
from sqlalchemy.pool import NullPool

from server.migrate import LOCK, upgrade
from server.storage.database import START_PATIENCE, open_connection, within
from server.storage.errors import ArchiveError

FORMAT = 1
HEAD = "serai.json"
VERSIONS = "alembic_version"
_TABLES = """
    SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename <> $1
    ORDER BY tablename"""
_COLUMNS = """
    SELECT column_name FROM information_schema.columns
    WHERE table_schema = 'public' AND table_name = $1 AND is_generated = 'NEVER'
    ORDER BY ordinal_position"""
_REFERENCES = """
    SELECT conrelid::regclass::text AS name, conname, pg_get_constraintdef(oid) AS definition
    FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace"""
_COUNTERS = """
    SELECT sequencename, last_value FROM pg_sequences
    WHERE schemaname = 'public' AND last_value IS NOT NULL"""
#: Everything in this database is ours: our tables, and the queue of the arena in its own schema.
_SCHEMAS = """
    SELECT nspname FROM pg_namespace
    WHERE nspname <> 'information_schema' AND nspname NOT LIKE 'pg\\_%'"""
#: Servers of ours that are connected; the database is theirs while they are.
_OTHERS = """
    SELECT count(*) FROM pg_stat_activity
    WHERE datname = current_database() AND application_name = 'serai'
      AND pid <> pg_backend_pid()"""


class Head(msgspec.Struct):
    format: int
    #: The last migration of the database it was taken from.
    schema: str
    at: str
    #: Rows by table, and the columns in their order.
    rows: dict[str, int]
    columns: dict[str, list[str]]
    #: How far each sequence has come.
    sequences: dict[str, int]


async def write_archive(url: str, file: Path) -> Head:
    """Everything as it is in one moment, while servers go on. The file is whole or not there."""
    connection = await open_connection(url, START_PATIENCE, statement_timeout=None)
    unfinished = file.with_name(f"{file.name}.unfinished")
    try:
        with tempfile.TemporaryDirectory() as directory:
            async with connection.transaction(isolation="repeatable_read", readonly=True):
                head = await _copy_out(connection, Path(directory))
            unfinished.touch(mode=0o600)
            with tarfile.open(unfinished, "w:gz", compresslevel=6) as tar:
                _add(tar, HEAD, msgspec.json.format(msgspec.json.encode(head)))
                for name in head.rows:
                    tar.add(Path(directory, name), f"tables/{name}.copy", filter=_nobodys)
        unfinished.rename(file)
    finally:
        unfinished.unlink(missing_ok=True)
        await connection.close()
    return head


async def read_archive(url: str, file: Path, *, replace: bool = False) -> Head:
    """Puts everything back, in one transaction: all of it, or the database stays as it was."""
    with tarfile.open(file, "r:gz") as tar:
        head = _head(tar)
        engine = create_async_engine(
            "postgresql+asyncpg://",
            poolclass=NullPool,
            async_creator=lambda: open_connection(url, START_PATIENCE, statement_timeout=None),
        )
        try:
            async with engine.begin() as connection:
                await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": LOCK})
                await _make_room(connection, replace=replace)
                await connection.run_sync(upgrade, head.schema)
                await _copy_in(await within(connection), tar, head)
                await connection.run_sync(upgrade)
        finally:
            await engine.dispose()
    return head


async def _copy_out(connection: asyncpg.Connection, directory: Path) -> Head:
    names = [row["tablename"] for row in await connection.fetch(_TABLES, VERSIONS)]
    if VERSIONS not in [row["tablename"] for row in await connection.fetch(_TABLES, "")]:
        raise ArchiveError("there is nothing in this database yet")
    schema = await connection.fetchval(f"SELECT version_num FROM {VERSIONS}")
    rows, columns = {}, {}
    for name in names:
        columns[name] = [row["column_name"] for row in await connection.fetch(_COLUMNS, name)]
        done = await connection.copy_from_table(
            name, output=directory / name, columns=columns[name], format="text"
        )
        rows[name] = int(done.split()[-1])
    # Sequences go on in spite of the snapshot: read last, none is behind its rows.
    counters = await connection.fetch(_COUNTERS)
    sequences = {row["sequencename"]: row["last_value"] for row in counters}
    now = datetime.now(UTC).isoformat(timespec="seconds")
    return Head(FORMAT, schema, now, rows, columns, sequences)


async def _make_room(connection: AsyncConnection, *, replace: bool) -> None:
    raw = await within(connection)
    if await raw.fetchval(_OTHERS):
        raise ArchiveError("a server uses this database: stop it first")
    if await raw.fetch(_TABLES, ""):
        if not replace:
            raise ArchiveError("the database is not empty; --replace takes away what is in it")
        for schema in await raw.fetch(_SCHEMAS):
            await raw.execute(f'DROP SCHEMA "{schema["nspname"]}" CASCADE')
        await raw.execute("CREATE SCHEMA public")


async def _copy_in(connection: asyncpg.Connection, tar: tarfile.TarFile, head: Head) -> None:
    # Tables point at each other: the references come back when all rows are there, and are checked.
    references = await connection.fetch(_REFERENCES)
    for one in references:
        await connection.execute(f'ALTER TABLE {one["name"]} DROP CONSTRAINT "{one["conname"]}"')
    for name, rows in head.rows.items():
        await connection.execute(f'TRUNCATE "{name}"')  # what a migration may have put there
        content = tar.extractfile(f"tables/{name}.copy")
        if content is None:
            raise ArchiveError(f"the table {name} is missing in the file")
        done = await connection.copy_to_table(
            name, source=content, columns=head.columns[name], format="text"
        )
        if int(done.split()[-1]) != rows:
            raise ArchiveError(f"the table {name} is not whole")
    for one in references:
        await connection.execute(
            f'ALTER TABLE {one["name"]} ADD CONSTRAINT "{one["conname"]}" {one["definition"]}'
        )
    for name, last in head.sequences.items():
        await connection.execute(f"SELECT setval('public.\"{name}\"', {last})")


def _head(tar: tarfile.TarFile) -> Head:
    try:
        found = tar.extractfile(HEAD)
        head = msgspec.json.decode(found.read() if found else b"", type=Head)
    except (KeyError, msgspec.DecodeError):
        raise ArchiveError("this file is no backup of Serai") from None
    if head.format != FORMAT:
        raise ArchiveError("this backup was written by a newer version of Serai")
    # They stand in statements below, where nothing can be quoted for us.
    columns = [one for names in head.columns.values() for one in names]
    for name in [*head.rows, *columns, *head.sequences]:
        if not name.isidentifier():
            raise ArchiveError("this file is no backup of Serai")
    return head


def _add(tar: tarfile.TarFile, name: str, content: bytes) -> None:
    entry = tarfile.TarInfo(name)
    entry.size, entry.mode = len(content), 0o600
    tar.addfile(entry, io.BytesIO(content))


def _nobodys(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    """Without the names of users of this machine."""
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = ""
    entry.mode = 0o600
    return entry
