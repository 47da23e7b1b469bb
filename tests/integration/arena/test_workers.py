"""Workers play board sets: each is counted once, whoever dies meanwhile."""

import asyncio
from uuid import UUID

import pytest

from bots.boards import arrangements
from server.arena import sets
from server.arena.contestants import house_contestant
from server.arena.counting import count
from server.arena.playing import SetPlayer
from server.arena.records import Overtaken, SetRecord
from server.arena.sets import Wanted
from server.storage.database import Database
from tests.integration.arena.promises import everything_counted_once, records_can_be_replayed
from tests.integration.arena.workers import Workers, all_played, want

PAIR = ("house:easy", "house:medium")


def rated_sets(number: int) -> list[Wanted]:
    games = ("santase", "omi", "baloot")
    return [Wanted(games[n % 3], PAIR, "challenge", rated=True) for n in range(number)]


async def test_every_set_is_counted_once_though_workers_are_killed(
    database: Database, workers: Workers
) -> None:
    ids = await want(database, rated_sets(45))
    await workers.start()
    await workers.start()
    for _ in range(2):
        await workers.kill(await workers.somebody_at_work(database))
        await workers.start()
    await all_played(database, ids)
    await everything_counted_once(database, 45)
    await records_can_be_replayed(database, 12)
    async with database.connection() as connection:
        again = await connection.fetchval("SELECT count(*) FROM board_sets WHERE attempts > 1")
    assert again > 0


async def play_once(database: Database, set_id: UUID, worker: str) -> bool:
    return await SetPlayer(database, worker).play(set_id)


async def test_a_set_that_is_done_is_not_played_again(database: Database) -> None:
    (set_id,) = await want(database, [Wanted("santase", PAIR, "challenge", rated=True)])
    assert await play_once(database, set_id, "one")
    assert not await play_once(database, set_id, "two")
    await everything_counted_once(database, 1)


async def test_a_set_without_a_contestant_fails_with_a_reason(database: Database) -> None:
    gone = f"{UUID(int=1)}/1"
    (set_id,) = await want(database, [Wanted("omi", ("house:easy", gone), "challenge")])
    assert not await play_once(database, set_id, "one")
    async with database.connection() as connection:
        row = await connection.fetchrow("SELECT state, error FROM board_sets")
    assert row["state"] == "failed"
    assert gone in row["error"]


async def test_a_worker_that_was_too_slow_cannot_count_what_another_one_plays(
    database: Database,
) -> None:
    (set_id,) = await want(database, [Wanted("santase", PAIR, "challenge", rated=True)])
    async with database.connection() as connection:
        slow = await sets.claim(connection, set_id, "slow")
        assert slow is not None
        quick = await sets.claim(connection, set_id, "quick")
        assert quick is not None
    found = await SetPlayer(database, "slow").played(slow, [house_contestant(one) for one in PAIR])
    assert not await count(database, *found)
    assert await play_once(database, set_id, "quick")
    await everything_counted_once(database, 1)


async def test_a_worker_that_was_overtaken_writes_nothing_more(database: Database) -> None:
    (set_id,) = await want(database, [Wanted("santase", PAIR, "challenge", rated=True)])
    async with database.connection() as connection:
        slow = await sets.claim(connection, set_id, "slow")
        assert slow is not None
        await sets.claim(connection, set_id, "quick")
    seats = [house_contestant(one) for one in PAIR]
    record = SetRecord(slow, 2, {}, seats, arrangements("santase", 2, 2))
    with pytest.raises(Overtaken):
        await record.keep_writing(database, asyncio.Event())
    assert await play_once(database, set_id, "quick")
    await everything_counted_once(database, 1)
