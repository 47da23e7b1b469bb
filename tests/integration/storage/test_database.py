"""The door to PostgreSQL: what goes in comes out, and an absence is told and survived."""

import asyncio
from pathlib import Path
from uuid import UUID, uuid4

import asyncpg
import pytest
from sqlalchemy import func, select

from server.config import SettingError
from server.storage.database import Database
from server.storage.errors import DatabaseAway
from server.storage.models import TableRow, User
from tests.integration.storage.line import Line


def table(**fields: object) -> TableRow:
    row = TableRow(
        id=uuid4(),
        code="abc",
        name="Ba cây",
        game="tienlen",
        seats=4,
        options={"games": 4, "words": ["chặt", "طرنيب"], "deep": {"a": None}},
        deal_pause=10,
        spectator_delay=0,
        visibility="public",
        mode="casual",
        state="waiting",
        host_id=UUID(int=1),
        seating=[None, {"id": "x", "ready": True}],
    )
    for name, value in fields.items():
        setattr(row, name, value)
    return row


async def count_users(database: Database) -> int:
    async with database.session() as session:
        return await session.scalar(select(func.count()).select_from(User)) or 0


async def test_a_session_commits_at_its_end(database: Database) -> None:
    async with database.session() as session:
        session.add(User(id=uuid4(), name="Anna", role="guest"))
    assert await count_users(database) == 1


async def test_a_session_that_fails_changes_nothing(database: Database) -> None:
    async def fail() -> None:
        async with database.session() as session:
            session.add(User(id=uuid4(), name="Anna", role="guest"))
            await session.flush()
            raise LookupError

    with pytest.raises(LookupError):
        await fail()
    assert await count_users(database) == 0


async def test_names_are_taken_in_every_spelling(database: Database) -> None:
    async with database.session() as session:
        session.add(User(id=uuid4(), name="Đỗ Quyên", role="guest"))
    with pytest.raises(Exception, match="uq_users_name"):
        async with database.session() as session:
            session.add(User(id=uuid4(), name="đỗ quyên", role="guest"))


async def test_json_comes_back_as_it_went_in_by_both_doors(database: Database) -> None:
    row = table()
    options, seating = row.options, row.seating
    async with database.session() as session:
        session.add(row)
    async with database.session() as session:
        again = await session.get_one(TableRow, row.id)
        assert (again.options, again.seating) == (options, seating)
    async with database.connection() as connection:
        assert await connection.fetchval("SELECT options FROM tables") == options
        assert await connection.fetchval("SELECT $1::jsonb", {"a": [1, 2.5, "ß"]}) == {
            "a": [1, 2.5, "ß"]
        }


async def test_no_json_is_null_and_not_the_word(database: Database) -> None:
    async with database.session() as session:
        session.add(table(old_history=None))
    assert await database.pool.fetchval("SELECT old_history IS NULL FROM tables") is True


@pytest.mark.parametrize("scheme", ["postgresql", "postgres", "postgresql+asyncpg"])
async def test_every_usual_form_of_the_address_is_understood(
    database_url: str, scheme: str
) -> None:
    database = Database()
    await database.connect(database_url.replace("postgresql", scheme, 1))
    assert await database.healthy()
    assert await count_users(database) == 0
    await database.close()


@pytest.mark.parametrize(
    "url", ["mysql://serai:secret@localhost/x", "postgresql://serai:secret@localhost:port/x", ""]
)
async def test_another_address_is_refused_without_repeating_it(url: str) -> None:
    with pytest.raises(SettingError, match="DATABASE_URL") as refusal:
        await Database().connect(url)
    assert "secret" not in str(refusal.value)


async def test_a_database_that_is_not_there_is_told_after_a_while(tmp_path: Path) -> None:
    with pytest.raises(DatabaseAway):
        await Database().connect(f"postgresql://serai@/x?host={tmp_path}", wait=0.1)


async def test_a_database_that_is_away_is_told_by_every_door(line: Line) -> None:
    database = Database()
    await database.connect(line.url, patience=0.05)
    assert await count_users(database) == 0
    await line.cut()
    with pytest.raises(DatabaseAway) as away:
        await count_users(database)
    assert (away.value.code, away.value.retry_after, away.value.status) == ("server_busy", 1, 503)
    with pytest.raises(DatabaseAway):
        async with database.connection() as connection:
            await connection.fetchval("SELECT 1")
    with pytest.raises(DatabaseAway):
        await database.open()
    assert not await database.healthy()
    await database.close()


async def test_a_line_that_breaks_within_a_session_is_told_as_absence(line: Line) -> None:
    database = Database()
    await database.connect(line.url, patience=0.05)

    async def lose_the_line() -> None:
        async with database.session() as session:
            session.add(User(id=uuid4(), name="Anna", role="guest"))
            await session.flush()
            await line.cut()

    with pytest.raises(DatabaseAway):
        await lose_the_line()
    with pytest.raises(DatabaseAway):
        async with database.connection() as connection:
            await connection.fetchval("SELECT 1")
    await database.close()


async def test_a_database_that_comes_back_is_used_again(line: Line) -> None:
    database = Database()
    await database.connect(line.url, patience=0.05)
    assert await count_users(database) == 0
    await line.cut()
    with pytest.raises(DatabaseAway):
        await count_users(database)
    await line.open()
    assert await count_users(database) == 0
    async with database.connection() as connection:
        assert await connection.fetchval("SELECT 1") == 1
    assert await database.healthy()
    await database.close()


async def test_a_short_absence_is_waited_for(line: Line) -> None:
    database = Database()
    await database.connect(line.url, patience=30)
    assert await count_users(database) == 0
    await line.cut()
    waiting = asyncio.ensure_future(count_users(database))
    await line.open()
    assert await waiting == 0
    await database.close()


async def test_an_error_of_the_statement_is_not_an_absence(database: Database) -> None:
    with pytest.raises(asyncpg.UndefinedTableError):
        async with database.connection() as connection:
            await connection.fetchval("SELECT 1 FROM nothing")
    with pytest.raises(asyncpg.DataError):
        async with database.connection() as connection:
            await connection.fetchval("SELECT $1::integer", "text")
