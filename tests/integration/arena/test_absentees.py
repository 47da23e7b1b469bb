"""Tournaments whose entrants go away: nobody loses a point because an opponent is not there."""

from datetime import UTC, datetime
from typing import Any
from uuid import UUID, uuid4

import pytest

from server.admin.bots import BotOversight
from server.arena import tournaments
from server.arena.playing import SetPlayer
from server.arena.tournaments import Announcement
from server.moderation.actor import HOUSE
from server.storage.database import Connection, Database
from tests.integration.arena.test_scheduler import person

WAITING = "SELECT id FROM board_sets WHERE state = 'waiting' ORDER BY created_at, id"


async def announced(connection: Connection, system: str, entrants: list[str]) -> UUID:
    return await tournaments.announce(
        connection,
        Announcement(
            game="santase",
            name="Friday",
            owner=await person(connection, "Anna"),
            system=system,
            boards=1,
            rounds=None,
            public=False,
            entrants=entrants,
            starts_at=datetime.now(UTC),
        ),
    )


async def played_out(database: Database, number: UUID) -> Any:
    """The tournament's row once all its rounds have been drawn and played."""
    async with database.connection() as connection:
        while await tournaments.advance(connection):
            for row in await connection.fetch(WAITING):
                await SetPlayer(database, "one").play(row["id"])
        return await connection.fetchrow(tournaments.GET, number)


@pytest.mark.parametrize("system", ["round_robin", "swiss"])
async def test_whoever_meets_somebody_who_is_gone_has_a_bye(
    database: Database, system: str
) -> None:
    gone = f"{uuid4()}/1"
    async with database.connection() as connection:
        number = await announced(connection, system, ["house:easy", gone, "house:medium"])
    row = await played_out(database, number)
    assert row["state"] == "finished"
    async with database.connection() as connection:
        lines = {one.entrant: one for one in await tournaments.table(connection, row)}
        failed = await connection.fetchval("SELECT count(*) FROM board_sets WHERE state = 'failed'")
    assert failed == 0
    assert lines[1].points == 0
    # All three against all, where everybody rests once; or two rounds of those who are there.
    assert sum(one.points for one in lines.values()) == (5 if system == "round_robin" else 2)


async def test_who_is_disabled_during_a_round_has_lost_it(database: Database) -> None:
    async with database.connection() as connection:
        owner = await person(connection, "Bina")
        bot = await connection.fetchval(
            "INSERT INTO bots (id, owner_id, name, games, public, source_public, watchable)"
            " VALUES (gen_random_uuid(), $1, 'Robot', '[\"santase\"]', true, false, false)"
            " RETURNING id",
            owner,
        )
        await connection.execute(
            "INSERT INTO bot_versions (bot_id, number, source, hash) VALUES ($1, 1, '', '')", bot
        )
        number = await announced(connection, "round_robin", [f"{bot}/1", "house:easy"])
        await tournaments.advance(connection)
    await BotOversight(database).disable(HOUSE, bot, None, "it stalls")
    async with database.connection() as connection:
        for waiting in await connection.fetch(WAITING):
            assert not await SetPlayer(database, "one").play(waiting["id"])
    row = await played_out(database, number)
    assert (row["state"], row["pairings"]) == ("finished", [[[1, None]]])
    async with database.connection() as connection:
        lines = await tournaments.table(connection, row)
    assert [(one.entrant, one.points) for one in lines] == [(1, 1), (0, 0)]
