"""The journal: what it acknowledges is written, once, whatever happens to the line."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any
from uuid import UUID, uuid4

import asyncpg
import pytest
from sqlalchemy import select, text, update
from sqlalchemy.ext.asyncio import AsyncSession

from server.errors import Refusal
from server.migrate import migrate
from server.storage import journal as journal_module
from server.storage.database import Database
from server.storage.embedded import EmbeddedPostgres
from server.storage.errors import DatabaseAway, Fenced, NotWritten
from server.storage.journal import Entry, Journal
from server.storage.models import MatchRow
from tests.integration.storage.line import COMMIT, Line
from tests.integration.storage.matches import new_match, written


def entry(match_id: UUID, seq: int, **changed: Any) -> Entry:
    fields: dict[str, Any] = {
        "seat": seq % 4,
        "action": {"type": "play", "cards": ["S7", "♥A"]},
        "action_id": None,
        "source": "person",
        "at": 1_700_000_000_000 + seq,
    }
    return Entry(match_id, seq, **(fields | changed))


@asynccontextmanager
async def keeping(database: Database, **options: Any) -> AsyncIterator[Journal]:
    journal = Journal(database, **options)
    await journal.start()
    try:
        yield journal
    finally:
        await journal.stop()


@pytest.fixture
async def journal(database: Database) -> AsyncIterator[Journal]:
    async with keeping(database) as opened:
        yield opened


@pytest.fixture
async def match(database: Database) -> UUID:
    return await new_match(database, uuid4())


@pytest.fixture
async def distant(line: Line) -> AsyncIterator[Database]:
    """The same database as `database`, over a line that can be cut."""
    opened = Database()
    await opened.connect(line.url, patience=0.05)
    yield opened
    await opened.close()


async def test_an_acknowledged_action_is_there_for_everybody(
    database: Database, journal: Journal, match: UUID
) -> None:
    given = entry(match, 1, action_id="x", action={"type": "bid", "suit": "♠", "n": [1, None]})
    await journal.append(given)
    row = await database.pool.fetchrow("SELECT * FROM match_actions")
    assert row is not None
    assert Entry(**dict(row)) == given


async def test_actions_that_come_together_share_a_commit(
    database: Database, journal: Journal
) -> None:
    matches = [await new_match(database, uuid4()) for _ in range(20)]
    entries = [entry(one, seq) for seq in range(1, 11) for one in matches]
    await asyncio.gather(*(journal.append(one) for one in entries))
    assert journal.entries == 200
    assert journal.batches <= 3
    for one in matches:
        assert await written(database, one) == list(range(1, 11))


async def test_commits_are_told_to_who_counts_them(database: Database, match: UUID) -> None:
    told: list[tuple[float, int]] = []
    async with keeping(database, on_commit=lambda *commit: told.append(commit)) as journal:
        await journal.append(entry(match, 1))
        await asyncio.gather(*(journal.append(entry(match, seq)) for seq in (2, 3, 4)))
    assert [size for _, size in told] == [1, 3]
    assert all(0 < seconds < 10 for seconds, _ in told)
    assert (journal.last_seconds, journal.last_size) == told[-1]


async def test_a_counter_that_fails_does_not_stop_the_journal(
    database: Database, match: UUID
) -> None:
    def fail(seconds: float, size: int) -> None:
        raise LookupError

    async with keeping(database, on_commit=fail) as journal:
        await journal.append(entry(match, 1))
        await journal.append(entry(match, 2))
    assert await written(database, match) == [1, 2]


async def test_the_same_action_again_is_fine(
    database: Database, journal: Journal, match: UUID
) -> None:
    given = entry(match, 1, action={"type": "play", "cards": ("S7", "S8")}, action_id="a")
    await journal.append(given)
    await asyncio.gather(journal.append(given), journal.append(given))
    assert await written(database, match) == [1]


async def test_another_action_in_its_place_is_a_fence(
    database: Database, journal: Journal, match: UUID
) -> None:
    await journal.append(entry(match, 1))
    with pytest.raises(Fenced):
        await journal.append(entry(match, 1, action={"type": "pass"}))
    assert await database.pool.fetchval("SELECT action->>'type' FROM match_actions") == "play"


async def test_an_id_counts_once_in_a_match_and_seat(
    database: Database, journal: Journal, match: UUID
) -> None:
    await journal.append(entry(match, 1, seat=0, action_id="a"))
    with pytest.raises(NotWritten):
        await journal.append(entry(match, 2, seat=0, action_id="a"))
    await journal.append(entry(match, 2, seat=1, action_id="a"))
    assert await written(database, match) == [1, 2]


BAD = [
    {"match_id": UUID(int=404)},
    {"action_id": "a\0b"},
    {"action": {"text": "\0"}},
    {"seat": 70_000},
    {"source": None},
    {"action_id": "\ud800"},
]


@pytest.mark.parametrize("wrong", BAD, ids=str)
async def test_an_action_that_cannot_be_written_fails_alone(
    database: Database, journal: Journal, wrong: dict[str, Any]
) -> None:
    matches = [await new_match(database, uuid4()) for _ in range(9)]
    good = [entry(one, 1) for one in matches]
    other = await new_match(database, uuid4())
    fields = {"match_id": other} | wrong
    bad = entry(fields.pop("match_id"), 1, **fields)
    told = await asyncio.gather(
        *(journal.append(one) for one in (*good[:4], bad, *good[4:])), return_exceptions=True
    )
    assert isinstance(told[4], NotWritten)
    assert told[:4] + told[5:] == [None] * 9
    for one in matches:
        assert await written(database, one) == [1]
    assert await written(database, other) == []


async def test_a_fence_at_one_table_is_no_matter_to_others(
    database: Database, journal: Journal
) -> None:
    matches = [await new_match(database, uuid4()) for _ in range(5)]
    await journal.append(entry(matches[2], 1))
    told = await asyncio.gather(
        *(journal.append(entry(one, 1, seat=3)) for one in matches), return_exceptions=True
    )
    assert [type(one) for one in told] == [type(None)] * 2 + [Fenced] + [type(None)] * 2
    for one in matches:
        assert await written(database, one) == [1]


async def test_what_stands_on_a_failed_action_fails_with_it(
    database: Database, journal: Journal, match: UUID
) -> None:
    other = await new_match(database, uuid4())
    await journal.append(entry(match, 1))

    async def end(session: AsyncSession) -> None:
        await session.execute(update(MatchRow).values(state="over"))

    told = await asyncio.gather(
        journal.append(entry(other, 1)),
        journal.append(entry(match, 1, seat=3)),
        journal.append(entry(match, 2)),
        journal.write(end, match),
        journal.append(entry(other, 2)),
        return_exceptions=True,
    )
    assert [type(one) for one in told] == [type(None), Fenced, Fenced, Fenced, type(None)]
    assert await written(database, match) == [1]
    assert await written(database, other) == [1, 2]
    assert await database.pool.fetchval("SELECT count(*) FROM matches WHERE state = 'over'") == 0


async def test_other_writes_keep_their_place_among_the_actions(
    database: Database, journal: Journal
) -> None:
    match_id = uuid4()

    async def begin(session: AsyncSession) -> str:
        session.add(match_row(match_id))
        return "begun"

    async def look(session: AsyncSession) -> int:
        rows = await session.execute(text("SELECT count(*) FROM match_actions"))
        return int(rows.scalar_one())

    told: list[object] = list(
        await asyncio.gather(
            journal.write(begin),
            journal.append(entry(match_id, 1)),
            journal.append(entry(match_id, 2)),
            journal.write(look),
            journal.append(entry(match_id, 3)),
        )
    )
    assert told == ["begun", None, None, 2, None]
    assert journal.batches == 1
    assert await written(database, match_id) == [1, 2, 3]


def match_row(match_id: UUID) -> MatchRow:
    return MatchRow(
        id=match_id,
        table_id=UUID(int=1),
        game="omi",
        seats=4,
        options={},
        seed="",
        seed_hash="",
        visibility="public",
        mode="casual",
        rated=False,
        state="playing",
    )


@pytest.mark.parametrize("error", [LookupError, OSError, TimeoutError])
async def test_a_write_that_fails_fails_alone(
    database: Database, journal: Journal, match: UUID, error: type[Exception]
) -> None:
    async def fail(session: AsyncSession) -> None:
        await session.execute(text("DELETE FROM match_actions"))
        raise error

    async def pass_(session: AsyncSession) -> int:
        return 1

    told = await asyncio.gather(
        journal.append(entry(match, 1)),
        journal.write(fail, match),
        journal.append(entry(match, 2)),
        journal.write(pass_),
        return_exceptions=True,
    )
    assert isinstance(told[1], error if error is LookupError else NotWritten)
    assert [told[0], told[2], told[3]] == [None, None, 1]
    assert await written(database, match) == [1, 2]


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A line without an answer is given up after a moment."""
    monkeypatch.setattr(journal_module, "COMMIT_PATIENCE", 0.5)


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
        acknowledged, _ = await asyncio.wait(waiting, timeout=0.3)
        assert not acknowledged
        assert journal.away
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
        except (DatabaseAway, asyncpg.PostgresError, asyncpg.InterfaceError, OSError):
            await asyncio.sleep(0.02)
