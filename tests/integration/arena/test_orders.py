"""What administrators order in the arena is one thing with its trace, and in nobody's way."""

from datetime import UTC, datetime
from uuid import UUID, uuid4

import pytest

from engines import catalogue
from server.admin import arena as office
from server.admin.arena import ArenaOversight
from server.arena.counting import LOCK
from server.moderation.actor import HOUSE
from server.storage.database import Connection, Database
from server.storage.errors import DatabaseAway
from server.storage.models import Tournament, User

TRY = "SELECT pg_try_advisory_xact_lock($1, $2)"


async def tournament(database: Database) -> UUID:
    owner = User(id=uuid4(), name="Anna", role="player")
    made = Tournament(
        id=uuid4(),
        owner_id=owner.id,
        game="omi",
        name="Cup",
        system="swiss",
        boards=1,
        rounds=1,
        public=True,
        state="running",
        entrants=[],
        pairings=[],
        starts_at=datetime.now(UTC),
    )
    async with database.session() as session:
        session.add(owner)
        await session.flush()
        session.add(made)
    return made.id


async def test_no_set_is_counted_while_ratings_are_made_anew(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else what it is worth would be lost under the older figures."""
    free: list[bool] = []

    async def look(_: Connection, game: str) -> dict[str, object]:
        async with database.connection() as other:
            free.append(await other.fetchval(TRY, LOCK, list(catalogue()).index(game)))
        return {}

    monkeypatch.setattr(office, "recomputed", look)
    assert await ArenaOversight(database).recompute(HOUSE, "omi") == 0
    assert free == [False]


@pytest.mark.parametrize("what", ["tournament", "challenge"])
async def test_what_was_not_called_off_is_not_written_down(
    database: Database, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    async def fail(*_: object) -> None:
        raise ConnectionResetError

    monkeypatch.setattr(f"server.arena.{what}s.cancel", fail)
    arena, number = ArenaOversight(database), await tournament(database)
    orders = {
        "tournament": lambda: arena.cancel_tournament(HOUSE, number, "a quarrel"),
        "challenge": lambda: arena.cancel_challenge(HOUSE, number),
    }
    with pytest.raises(DatabaseAway):
        await orders[what]()
    assert await database.pool.fetchval("SELECT count(*) FROM audit_log") == 0


async def test_a_tournament_is_called_off_with_its_trace(database: Database) -> None:
    number = await tournament(database)
    await ArenaOversight(database).cancel_tournament(HOUSE, number, "a quarrel")
    state = "SELECT state FROM tournaments WHERE id = $1"
    assert await database.pool.fetchval(state, number) == "cancelled"
    assert await database.pool.fetchval("SELECT action FROM audit_log") == "arena.cancel_tournament"
