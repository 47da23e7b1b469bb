"""The journal when its line breaks, the database is away, or it has to stop: nothing is lost."""

import asyncio
import os
import signal
from collections.abc import Callable
from uuid import UUID, uuid4

import pytest
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from server.errors import Refusal
from server.migrate import migrate
from server.storage import journal as journal_module
from server.storage.database import Database
from server.storage.embedded import EmbeddedPostgres
from server.storage.errors import DatabaseAway, Fenced
from server.storage.journal import Journal
from server.storage.models import MatchRow
from tests.integration.storage.entries import entry, keeping
from tests.integration.storage.line import COMMIT, Line
from tests.integration.storage.matches import new_match, written


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A line without an answer is given up after a moment."""
    monkeypatch.setattr(journal_module, "COMMIT_PATIENCE", 0.5)


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(30):
        while not holds():  # noqa: ASYNC110 - a flag has no event
            await asyncio.sleep(0.01)


MOMENTS = pytest.mark.parametrize("moment", ["before", "after", "silent"])


@MOMENTS
@pytest.mark.usefixtures("impatient")
async def test_a_line_that_breaks_during_the_commit_loses_and_doubles_nothing(
    database: Database, distant: Database, line: Line, match: UUID, moment: str
) -> None:
    async with keeping(distant) as journal:
        await journal.append(entry(match, 1))
        line.cut_at(COMMIT, moment)
        await asyncio.gather(*(journal.append(entry(match, seq)) for seq in range(2, 10)))
        assert line.cuts == 1
        assert await written(database, match) == list(range(1, 10))


@MOMENTS
@pytest.mark.usefixtures("impatient")
async def test_a_single_action_too_is_written_once_if_the_line_breaks(
    database: Database, distant: Database, line: Line, match: UUID, moment: str
) -> None:
    async with keeping(distant) as journal:
        await journal.append(entry(match, 1))
        line.cut_at("the id of it", moment)
        await journal.append(entry(match, 2, action_id="the id of it"))
        assert line.cuts == 1
        assert await written(database, match) == [1, 2]


@MOMENTS
@pytest.mark.usefixtures("impatient")
async def test_another_write_too_counts_once_if_the_line_breaks(
    database: Database, distant: Database, line: Line, match: UUID, moment: str
) -> None:
    async def count(session: AsyncSession) -> str:
        row = await session.scalar(select(MatchRow).where(MatchRow.id == match))
        assert row is not None
        row.seats += 1
        return "counted"

    async with keeping(distant) as journal:
        line.cut_at(COMMIT, moment)
        told: list[object] = list(
            await asyncio.gather(journal.append(entry(match, 1)), journal.write(count))
        )
        assert told == [None, "counted"]
        assert line.cuts == 1
        assert await database.pool.fetchval("SELECT seats FROM matches") == 4 + 1
        assert await written(database, match) == [1]


async def test_somebody_else_who_wrote_meanwhile_is_noticed(
    database: Database, distant: Database, line: Line, match: UUID
) -> None:
    async with keeping(distant) as journal, keeping(database) as other:
        await line.cut()
        waiting = asyncio.ensure_future(journal.append(entry(match, 1)))
        await other.append(entry(match, 1, action={"type": "pass"}))
        await line.open()
        with pytest.raises(Fenced):
            await waiting
    assert await written(database, match) == [1]


async def test_actions_wait_for_a_database_that_is_away(
    database: Database, distant: Database, line: Line, match: UUID
) -> None:
    async with keeping(distant) as journal:
        await journal.append(entry(match, 1))
        await line.cut()
        waiting = [asyncio.ensure_future(journal.append(entry(match, seq))) for seq in (2, 3)]
        await until(lambda: journal.away)
        assert not any(one.done() for one in waiting)
        assert journal.waiting == 2
        await line.open()
        await asyncio.gather(*waiting)
        assert not journal.away
        assert await written(database, match) == [1, 2, 3]


async def test_too_many_waiting_are_refused_and_leave_no_trace(
    database: Database, distant: Database, line: Line, match: UUID
) -> None:
    async with keeping(distant, most_waiting=3) as journal:
        await line.cut()
        waiting = [asyncio.ensure_future(journal.append(entry(match, seq))) for seq in (1, 2, 3)]
        await asyncio.sleep(0)
        assert journal.waiting == 3
        with pytest.raises(Refusal) as refusal:
            await journal.append(entry(match, 4))
        assert (refusal.value.code, refusal.value.retry_after) == ("server_busy", 1)
        await line.open()
        await asyncio.gather(*waiting)
    assert await written(database, match) == [1, 2, 3]


async def test_who_stops_waiting_does_not_take_the_action_back(
    database: Database, journal: Journal, match: UUID
) -> None:
    waiting = asyncio.ensure_future(journal.append(entry(match, 1)))
    await asyncio.sleep(0)
    waiting.cancel()
    await journal.append(entry(match, 2))
    assert await written(database, match) == [1, 2]


async def test_a_stop_writes_what_is_waiting_and_takes_no_more(
    database: Database, match: UUID
) -> None:
    journal = Journal(database)
    await journal.start()
    waiting = [asyncio.ensure_future(journal.append(entry(match, seq))) for seq in range(1, 9)]
    await asyncio.sleep(0)
    await journal.stop()
    await asyncio.gather(*waiting)
    assert await written(database, match) == list(range(1, 9))
    with pytest.raises(Refusal, match="stopping"):
        await journal.append(entry(match, 9))


async def test_a_stop_while_the_database_is_away_tells_those_who_wait(
    distant: Database, line: Line, match: UUID
) -> None:
    journal = Journal(distant)
    await journal.start()
    await line.cut()
    waiting = asyncio.ensure_future(journal.append(entry(match, 1)))
    await asyncio.sleep(0)
    await journal.stop(patience=0.2)
    with pytest.raises(DatabaseAway):
        await waiting


async def test_a_killed_postgresql_costs_time_and_nothing_else(
    postgres: EmbeddedPostgres,
) -> None:
    await migrate(postgres.url)
    database = Database()
    await database.connect(postgres.url)
    match = await new_match(database, uuid4())
    async with keeping(database) as journal:
        for round_ in range(3):
            first = round_ * 40 + 1
            waiting = [
                asyncio.ensure_future(journal.append(entry(match, seq)))
                for seq in range(first, first + 40)
            ]
            assert postgres.pid is not None
            os.kill(postgres.pid, signal.SIGKILL)
            await asyncio.gather(*waiting)
            assert len(await database_rows(database, match)) == first + 39
    await database.close()


async def database_rows(database: Database, match: UUID) -> list[int]:
    """As `written`, from a database that may be restarting this moment."""
    while True:
        try:
            return await written(database, match)
        except DatabaseAway:
            await asyncio.sleep(0.02)


async def test_what_was_let_go_of_while_the_database_was_away_keeps_no_alarm_on(
    database: Database, distant: Database, line: Line, match: UUID
) -> None:
    """A node whose tables others have taken meanwhile may have nothing to write for long."""
    async with keeping(distant) as journal:
        await line.cut()
        appending = asyncio.create_task(journal.append(entry(match, 1)))
        await until(lambda: journal.away)
        journal.abandon()
        with pytest.raises(asyncio.CancelledError):
            await appending
        await until(lambda: not journal.away)
        await line.mend()
        await journal.append(entry(match, 1))
        assert await written(database, match) == [1]
