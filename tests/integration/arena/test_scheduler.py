"""The queue of the arena: fair shares of persons and games, and never longer than it should be."""

from collections import Counter
from random import Random
from uuid import UUID, uuid4

import pytest

from engines import catalogue
from server.accounts.identity import Identity
from server.arena import challenges, sets
from server.arena.matchmaking import HOUSE_SETS, MOST_BUSY
from server.arena.scheduler import QUEUED, WISHES, Scheduler
from server.arena.sets import Wanted
from server.errors import Refusal
from server.limits import Limits
from server.storage.database import Connection, Database

PAIR = ("house:easy", "house:medium")
BY_OWNER = "SELECT owner_id, count(*) AS number FROM board_sets WHERE state = 'queued' GROUP BY 1"
BY_GAME = "SELECT game, count(*) AS number FROM board_sets WHERE state = 'queued' GROUP BY 1"
BY_BOT = """
    SELECT game, contestant, count(*) AS number
    FROM board_sets, jsonb_array_elements_text(contestants) AS contestant
    WHERE state = 'queued' AND contestant NOT LIKE 'house:%' GROUP BY 1, 2"""

PLAYING = """
    SELECT DISTINCT s.game, b.owner_id
    FROM board_sets AS s, jsonb_array_elements_text(s.contestants) AS contestant
    JOIN bots AS b ON b.id::text = split_part(contestant, '/', 1) WHERE s.state = 'queued'"""
AMONG_HOUSE = """
    SELECT game, count(*) AS number FROM board_sets
    WHERE contestants::text NOT LIKE '%/%' GROUP BY game"""
NEXT = """
    SELECT s.owner_id FROM jobs.pgqueuer AS j JOIN board_sets AS s ON s.id::text = j.dedupe_key
    WHERE j.status = 'queued' ORDER BY j.priority DESC, j.id LIMIT 1"""
ONE_LESS = """
    DELETE FROM jobs.pgqueuer WHERE id = (
        SELECT id FROM jobs.pgqueuer WHERE status = 'queued' ORDER BY id LIMIT 1)"""


async def person(connection: Connection, name: str) -> UUID:
    number = uuid4()
    await connection.execute(
        "INSERT INTO users (id, name, role) VALUES ($1, $2, 'player')", number, name
    )
    return number


async def bot_of(connection: Connection, owner: UUID, name: str) -> None:
    """It plays every game."""
    number = uuid4()
    await connection.execute(
        "INSERT INTO bots (id, owner_id, name, games, public, source_public, watchable,"
        " active_version) VALUES ($1, $2, $3, $4, true, false, false, 1)",
        *(number, owner, name, list(catalogue())),
    )
    await connection.execute(
        "INSERT INTO bot_versions (bot_id, number, source, hash) VALUES ($1, 1, '', '')", number
    )


async def wish(connection: Connection, owner: UUID, number: int) -> None:
    await sets.make(connection, [Wanted("santase", PAIR, "challenge", owner=owner)] * number)


async def test_who_wants_little_does_not_wait_behind_who_wants_much(database: Database) -> None:
    async with database.connection() as connection:
        greedy, modest = await person(connection, "Anna"), await person(connection, "Bina")
        await wish(connection, greedy, 4 * QUEUED)
        await wish(connection, modest, 5)
        await Scheduler(Random(1)).fill(connection)
        queued = {row["owner_id"]: row["number"] for row in await connection.fetch(BY_OWNER)}
    assert queued == {modest: 5, greedy: QUEUED - 5}


async def test_the_ladder_has_its_share_beside_all_wishes(database: Database) -> None:
    async with database.connection() as connection:
        greedy = await person(connection, "Anna")
        await bot_of(connection, await person(connection, "Bina"), "Robot")
        await wish(connection, greedy, 4 * QUEUED)
        await Scheduler(Random(1)).fill(connection)
        queued = {row["owner_id"]: row["number"] for row in await connection.fetch(BY_OWNER)}
    assert queued[greedy] == WISHES * QUEUED
    assert queued[None] == QUEUED - WISHES * QUEUED


async def test_wishes_have_their_share_where_sets_take_long(database: Database) -> None:
    async with database.connection() as connection:
        anna = await person(connection, "Anna")
        for number in range(20):
            await bot_of(connection, await person(connection, f"P{number}"), f"Robot {number}")
        scheduler = Scheduler(Random(1))
        await scheduler.fill(connection)
        await wish(connection, anna, 20)
        for _ in range(8):  # one set is over at a time
            await connection.execute(ONE_LESS)
            assert await scheduler.fill(connection) == QUEUED
        queued = {row["owner_id"]: row["number"] for row in await connection.fetch(BY_OWNER)}
        next_one = await connection.fetchval(NEXT)
    assert queued[anna] == WISHES * 8
    assert next_one == anna, "she does not wait for all that was queued before"


async def test_the_house_plays_a_few_sets_of_its_own_where_bots_are_measured_by_it(
    database: Database,
) -> None:
    async with database.connection() as connection:
        assert await Scheduler(Random(1)).fill(connection) == 0  # nobody is there
        for number in range(20):
            await bot_of(connection, await person(connection, f"P{number}"), f"Robot {number}")
        await Scheduler(Random(1)).fill(connection)
        among = {row["game"]: row["number"] for row in await connection.fetch(AMONG_HOUSE)}
        assert among
        assert sum(among.values()) < QUEUED / 2
        enough = [
            {"first": "house:easy", "second": "house:medium", "sets": HOUSE_SETS},
            {"first": "house:hard", "second": "house:medium", "sets": HOUSE_SETS},
        ]
        await connection.execute("DELETE FROM board_sets")
        await connection.execute("DELETE FROM jobs.pgqueuer")
        for game in catalogue():
            await connection.execute(
                "INSERT INTO official_tables (game, counted, sets, meetings) VALUES ($1, 1, 9, $2)",
                *(game, enough),
            )
        await Scheduler(Random(1)).fill(connection)
        assert await connection.fetch(AMONG_HOUSE) == []


async def test_an_owner_has_so_many_rated_sets_a_day(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with database.connection() as connection:
        anna, bina = await person(connection, "Anna"), await person(connection, "Bina")
        for owner in (anna, bina):
            await bot_of(connection, owner, f"Old robot of {owner}")
            await bot_of(connection, owner, f"Robot of {owner}")
        (old,) = await connection.fetch(
            "SELECT id FROM bots WHERE name = $1", f"Old robot of {anna}"
        )
        done = await sets.make(connection, [Wanted("omi", PAIR, "ladder", rated=True)] * 6)
        await connection.execute("UPDATE board_sets SET state = 'done'")
        await connection.execute(
            "INSERT INTO bot_ratings (game, contestant, mu, sigma, sets)"
            " VALUES ('omi', $1, 25, 2, 6)",
            f"{old['id']}/1",
        )
        await connection.executemany(
            "INSERT INTO bot_rating_history (set_id, contestant, game, counted, mu, sigma)"
            " VALUES ($1, $2, 'omi', $3, 25, 2)",
            [(one, f"{old['id']}/1", number) for number, one in enumerate(done)],
        )
        await connection.execute("UPDATE bots SET active_version = NULL WHERE id = $1", old["id"])
        monkeypatch.setattr("server.arena.scheduler.OWNER_SETS_A_DAY", 6)
        await Scheduler(Random(1)).fill(connection)
        playing = await connection.fetch(PLAYING)
    assert {row["owner_id"] for row in playing if row["game"] == "omi"} == {bina}
    assert {row["owner_id"] for row in playing if row["game"] == "santase"} == {anna, bina}


async def test_the_ladder_serves_its_games_in_turn(database: Database) -> None:
    async with database.connection() as connection:
        for name in ("Anna", "Bina", "Chandra", "Dimo"):
            await bot_of(connection, await person(connection, name), f"Robot of {name}")
        await Scheduler(Random(1)).fill(connection)
        queued = Counter({row["game"]: row["number"] for row in await connection.fetch(BY_GAME)})
    assert queued.total() == QUEUED
    assert queued.keys() == catalogue().keys()
    assert max(queued.values()) - min(queued.values()) <= 1


async def test_bots_that_hang_do_not_pile_up(database: Database) -> None:
    async with database.connection() as connection:
        await bot_of(connection, await person(connection, "Anna"), "Sleeper")
        scheduler = Scheduler(Random(1))
        for _ in range(5):  # nobody plays anything meanwhile
            assert await scheduler.fill(connection) <= QUEUED
        queued = await connection.fetch(BY_BOT)
    assert {row["number"] for row in queued} <= set(range(1, MOST_BUSY + 1))


async def test_nobody_has_more_sets_waiting_than_the_limit(database: Database) -> None:
    limits = Limits()
    async with database.connection() as connection:
        anna = Identity(await person(connection, "Anna"), "Anna", "player", uuid4(), 0)
        bina = Identity(await person(connection, "Bina"), "Bina", "player", uuid4(), 0)
        await wish(connection, anna.user, limits.arena_sets - 2)
        await challenges.check_share(connection, anna, 2, limits)
        with pytest.raises(Refusal) as refused:
            await challenges.check_share(connection, anna, 3, limits)
        await challenges.check_share(connection, bina, limits.arena_sets, limits)
    assert refused.value.code == "rate_limited"
