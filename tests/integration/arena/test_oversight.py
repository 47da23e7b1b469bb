"""What administrators do to the arena: pauses, ratings anew, sets that are played once more."""

from uuid import UUID

import pytest

from engines import catalogue
from server.admin.arena import ArenaOversight
from server.arena.counting import recomputed
from server.arena.feeding import mark_feeding
from server.arena.scheduler import Scheduler
from server.moderation.actor import HOUSE
from server.storage.database import Connection, Database


async def rated_set(connection: Connection, counted: int) -> UUID:
    """house:hard has beaten house:easy on a board."""
    board = await connection.fetchval(
        "INSERT INTO boards (game, seed) VALUES ('santase', $1) RETURNING id", f"{counted:064x}"
    )
    name: UUID = await connection.fetchval(
        "INSERT INTO board_sets (id, board_id, game, purpose, rated, public, contestants, state,"
        " counted) VALUES (gen_random_uuid(), $1, 'santase', 'ladder', true, true,"
        " '[\"house:hard\", \"house:easy\"]', 'done', $2) RETURNING id",
        *(board, counted),
    )
    for number, contestant in enumerate(("house:hard", "house:easy")):
        await connection.execute(
            "INSERT INTO board_results"
            " (set_id, number, contestant, score, rank, games, wins, strikes, out)"
            " VALUES ($1, $2, $3, 0, $4, 2, 0, 0, false)",
            *(name, number, contestant, number + 1),
        )
    return name


async def a_bot_of_every_game(connection: Connection) -> None:
    """Without strangers the house does not play against itself."""
    owner = await connection.fetchval(
        "INSERT INTO users (id, name, role) VALUES (gen_random_uuid(), 'Anna', 'player')"
        " RETURNING id"
    )
    bot = await connection.fetchval(
        "INSERT INTO bots (id, owner_id, name, games, public, source_public, watchable,"
        " active_version) VALUES (gen_random_uuid(), $1, 'Robot', $2, true, false, false, 1)"
        " RETURNING id",
        *(owner, list(catalogue())),
    )
    await connection.execute(
        "INSERT INTO bot_versions (bot_id, number, source, hash) VALUES ($1, 1, '', '')", bot
    )


async def test_a_paused_game_gets_no_new_sets_and_goes_on_afterwards(database: Database) -> None:
    arena = ArenaOversight(database)
    for game in catalogue():
        if game != "omi":
            await arena.pause(HOUSE, game, "a new rule book")
    connection = await database.open()
    await a_bot_of_every_game(connection)
    assert await Scheduler().fill(connection) > 0
    games = await connection.fetch("SELECT DISTINCT game FROM board_sets")
    assert [row["game"] for row in games] == ["omi"]
    await connection.execute("DELETE FROM board_sets; DELETE FROM jobs.pgqueuer")
    await arena.pause(HOUSE, "jolly", None)
    await Scheduler().fill(connection)
    games = await connection.fetch("SELECT DISTINCT game FROM board_sets ORDER BY game")
    assert [row["game"] for row in games] == ["jolly", "omi"]
    await connection.close()


async def test_ratings_are_made_anew_from_the_results_alone(database: Database) -> None:
    connection = await database.open()
    for counted in (1, 2, 3):
        await rated_set(connection, counted)
    right = await recomputed(connection, "santase")
    for contestant, mu in (("house:hard", 1.0), ("house:easy", right["house:easy"].mu)):
        await connection.execute(
            "INSERT INTO bot_ratings (game, contestant, mu, sigma, sets)"
            " VALUES ('santase', $1, $2, $3, 3)",
            *(contestant, mu, right[contestant].sigma),
        )
    arena = ArenaOversight(database)
    assert await arena.recompute(HOUSE, "santase") == 1
    mu = await connection.fetchval("SELECT mu FROM bot_ratings WHERE contestant = 'house:hard'")
    assert mu == pytest.approx(right["house:hard"].mu)
    assert await arena.recompute(HOUSE, "santase") == 0
    await connection.close()


async def test_owners_of_bots_that_feed_each_other_are_marked_once(database: Database) -> None:
    connection = await database.open()
    owners, bots = [], []
    for name in ("Giver", "Gainer"):
        owner = await connection.fetchval(
            "INSERT INTO users (id, name, role) VALUES (gen_random_uuid(), $1, 'player')"
            " RETURNING id",
            name,
        )
        owners.append(owner)
        bots.append(
            await connection.fetchval(
                "INSERT INTO bots (id, owner_id, name, games, public, source_public, watchable)"
                " VALUES (gen_random_uuid(), $1, 'Robot', $2, true, false, false) RETURNING id",
                *(owner, ["omi"]),
            )
        )
    gives, gains = (f"{bot}/1" for bot in bots)
    for contestant in (gives, gains):
        await connection.execute(
            "INSERT INTO standings (game, contestant, points, sets, provisional)"
            " VALUES ('omi', $1, 0.0, 40, false)",
            contestant,
        )
    meeting = {"first": gains, "second": gives, "sets": 40, "margin": 9.0, "low": 8.0, "high": 10.0}
    await connection.execute(
        "INSERT INTO official_tables (game, counted, sets, meetings) VALUES ('omi', 7, 40, $1)",
        [meeting],
    )
    assert await mark_feeding(database) == 2
    assert await mark_feeding(database) == 0, "this table was looked at"
    marks = await connection.fetch("SELECT user_id, kind, count, detail FROM marks")
    assert {row["user_id"] for row in marks} == set(owners)
    assert {(row["kind"], row["count"], row["detail"]["gives"]) for row in marks} == {
        ("feeding", 1, gives)
    }
    await connection.close()
