"""The journal: what it acknowledges is written, once, and what fails fails alone."""

import asyncio
from typing import Any
from uuid import UUID, uuid4

import pytest
from sqlalchemy import text, update
from sqlalchemy.ext.asyncio import AsyncSession

from server.storage.database import Database
from server.storage.errors import Fenced, NotWritten
from server.storage.journal import Entry, Journal
from server.storage.models import MatchRow
from tests.integration.storage.entries import entry, keeping
from tests.integration.storage.matches import new_match, written


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
