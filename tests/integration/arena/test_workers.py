"""Workers play board sets: each is counted once, whoever dies meanwhile."""

import asyncio
from pathlib import Path
from random import Random
from uuid import UUID

import pytest

from bots.boards import arrangements
from bots.sandbox import Sandbox, Strike, Walls
from bots.seat import JsonObject
from server.admin.bots import BotOversight
from server.arena import sets
from server.arena.contestants import house_contestant
from server.arena.counting import count
from server.arena.playing import MOST_STARVED, SetPlayer, Starved
from server.arena.records import Overtaken, SetRecord
from server.arena.sets import Wanted
from server.arena.worker import Worker
from server.config import settings_from
from server.moderation.actor import HOUSE
from server.storage.database import Database
from tests.integration.arena.promises import everything_counted_once
from tests.integration.arena.workers import all_played, until, want
from tests.soak_arena import Soak

PAIR = ("house:easy", "house:medium")


async def test_every_set_is_counted_once_though_workers_and_the_server_are_killed(
    tmp_path: Path,
) -> None:
    soak = Soak(tmp_path, Random(1), between=8)
    await soak.run(24, workers=2)
    assert soak.kills > 0
    assert soak.falls > 0


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


async def test_a_set_whose_bot_was_disabled_while_it_waited_is_not_played(
    database: Database,
) -> None:
    async with database.connection() as connection:
        owner = await connection.fetchval(
            "INSERT INTO users (id, name, role) VALUES (gen_random_uuid(), 'Anna', 'player')"
            " RETURNING id"
        )
        bot = await connection.fetchval(
            "INSERT INTO bots (id, owner_id, name, games, public, source_public, watchable)"
            " VALUES (gen_random_uuid(), $1, 'Robot', '[\"omi\"]', true, false, false)"
            " RETURNING id",
            owner,
        )
        await connection.execute(
            "INSERT INTO bot_versions (bot_id, number, source, hash)"
            " VALUES ($1, 1, '', ''), ($1, 2, '', '')",
            bot,
        )
    (set_id,) = await want(database, [Wanted("omi", (f"{bot}/1", f"{bot}/2"), "challenge")])
    await BotOversight(database).disable(HOUSE, bot, 2, "it stalls")
    assert not await play_once(database, set_id, "one")
    async with database.connection() as connection:
        row = await connection.fetchrow("SELECT state, error FROM board_sets")
    assert (row["state"], row["error"]) == ("failed", "Robot may not play: it stalls")


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


async def test_a_set_that_is_given_up_leaves_no_game_that_seems_to_run(database: Database) -> None:
    (set_id,) = await want(database, [Wanted("santase", PAIR, "challenge", rated=True)])
    async with database.connection() as connection:
        claimed = await sets.claim(connection, set_id, "dies")
        assert claimed is not None
        seats = [house_contestant(one) for one in PAIR]
        record = SetRecord(claimed, 2, {}, seats, arrangements("santase", 2, 2))
        writing = asyncio.ensure_future(record.keep_writing(database, asyncio.Event()))
        await until(database, "SELECT count(*) FROM board_games")
        writing.cancel()
        await connection.execute("UPDATE board_sets SET attempts = $1", sets.MOST_ATTEMPTS)
        assert await sets.claim(connection, set_id, "gives up") is None
        assert await connection.fetchval("SELECT state FROM board_sets") == "failed"
        assert await connection.fetchval("SELECT count(*) FROM matches") == 0


async def test_a_worker_whose_sandbox_does_not_hold_leaves_everything_to_others(
    database: Database, tmp_path: Path
) -> None:
    """Whatever it took would fail, and who leads keeps the queue full."""
    settings = settings_from({"SERAI_DATA": str(tmp_path), "SERAI_TIME_FACTOR": "0.05"})
    (set_id,) = await want(database, [Wanted("santase", PAIR, "challenge", rated=True)])
    stop = asyncio.Event()
    leaky = Worker(settings, database, Sandbox(cores=1, walls=Walls(seccomp=False)))
    sound = Worker(settings, database, Sandbox(cores=1))
    idle = asyncio.create_task(leaky.run(stop))
    why = await until(database, "SELECT status->>'idle' FROM workers")
    assert "seccomp" in why
    working = asyncio.create_task(sound.run(stop))
    await all_played(database, [set_id])
    async with database.connection() as connection:
        assert await connection.fetchval("SELECT worker FROM board_sets") == str(sound.id)
    stop.set()
    await asyncio.gather(idle, working)


class Late:
    """A seat whose bot never answers, on a machine that is late itself."""

    async def start(self, info: JsonObject) -> None: ...

    async def watch(self, events: list[JsonObject]) -> None: ...

    async def decide(self, view: JsonObject) -> JsonObject:
        raise Strike("late", "no answer in time")

    async def close(self, outcome: JsonObject | None) -> None: ...


async def test_who_is_late_again_and_again_is_blamed_on_a_busy_machine_too(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("server.arena.playing.MOST_LAG", -1.0)
    monkeypatch.setattr("server.arena.playing.house_entrant", lambda _: lambda *_: Late())
    (set_id,) = await want(database, [Wanted("santase", PAIR, "challenge", rated=True)])
    for _ in range(MOST_STARVED):
        with pytest.raises(Starved):
            await play_once(database, set_id, "busy")
    assert await play_once(database, set_id, "busy")
    async with database.connection() as connection:
        assert await connection.fetchval("SELECT min(strikes) FROM board_results") > 0
