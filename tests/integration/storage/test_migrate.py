"""The schema: made by the migrations, equal to the models, whoever comes first."""

import argparse
import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection

from server import migrate as migrate_command
from server.migrate import migrate
from server.storage.database import Database
from server.storage.errors import MigrationError
from server.storage.models import Base
from tests.integration.conftest import run_sql

NewDatabase = Callable[[str], Awaitable[str]]


def differences(connection: Connection) -> list[Any]:
    options = {"compare_type": True, "compare_server_default": True}
    return list(
        compare_metadata(MigrationContext.configure(connection, opts=options), Base.metadata)
    )


async def test_the_migrations_make_exactly_the_schema_of_the_models(database: Database) -> None:
    async with database.engine.connect() as connection:
        assert await connection.run_sync(differences) == []


async def test_a_forgotten_column_would_be_noticed(database: Database, database_url: str) -> None:
    await run_sql(database_url, "ALTER TABLE users DROP COLUMN leaves", "DROP INDEX uq_users_name")
    async with database.engine.connect() as connection:
        assert len(await connection.run_sync(differences)) == 2


async def test_two_servers_that_start_together_migrate_once(new_database: NewDatabase) -> None:
    url = await new_database("template0")
    await asyncio.gather(migrate(url), migrate(url), migrate(url))
    database = Database()
    await database.connect(url)
    try:
        versions = await database.pool.fetch("SELECT version_num FROM alembic_version")
        assert len(versions) == 1
    finally:
        await database.close()


async def test_a_database_of_a_newer_serai_is_left_alone(database_url: str) -> None:
    await run_sql(database_url, "UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(MigrationError, match="newer"):
        await migrate(database_url)


def parser() -> argparse.ArgumentParser:
    made = argparse.ArgumentParser()
    migrate_command.add_command(made.add_subparsers())
    return made


def test_the_command_migrates_the_embedded_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("SERAI_DATA", str(tmp_path / "var"))
    monkeypatch.delenv("DATABASE_URL", raising=False)
    chosen = parser().parse_args(["migrate"])
    assert chosen.run(chosen) == 0
    assert "up to date" in capsys.readouterr().out
    assert (tmp_path / "var" / "postgres" / "cluster" / "PG_VERSION").exists()


def test_the_command_says_what_is_wrong_with_the_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("SERAI_DATA", str(tmp_path / "var"))
    monkeypatch.setenv("DATABASE_URL", "mysql://serai:secret@localhost/serai")
    chosen = parser().parse_args(["migrate"])
    assert chosen.run(chosen) == 1
    told = capsys.readouterr().err
    assert "postgresql://" in told
    assert "secret" not in told
