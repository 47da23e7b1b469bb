"""A database of the first schema, with people in the middle of a match, meets Serai of today."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any
from uuid import UUID, uuid4

import asyncpg
from alembic.script import ScriptDirectory
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

from engines import Match, new_match, replay
from engines.core.shuffle import commitment
from server.accounts.passwords import hash_of
from server.migrate import LOCK_SECONDS, configuration, migrate, upgrade
from server.storage.actions import Entry, insert
from server.storage.database import START_PATIENCE, open_connection
from tests.integration.durability.player import Player
from tests.integration.durability.promises import in_the_journal
from tests.integration.durability.serving import Serving, serving

NewDatabase = Callable[[str], Awaitable[str]]
PASSWORD = "a good password"
SEED = "5e" * 32
PLAYED = 9


async def first_schema(url: str) -> None:
    engine = create_async_engine(
        "postgresql+asyncpg://",
        poolclass=NullPool,
        async_creator=lambda: open_connection(url, START_PATIENCE),
    )
    async with engine.begin() as connection:
        await connection.run_sync(upgrade, "0001")
    await engine.dispose()


class Past:
    """What a house of then has in its database: two players in a match, one of them muted, and a
    match that they have finished."""

    def __init__(self) -> None:
        self.users, self.table, self.match = [uuid4(), uuid4()], uuid4(), uuid4()
        self.finished = uuid4()
        self.game, self.actions = played(PLAYED)
        self.old_game, self.old_actions = played(None)

    async def write(self, url: str) -> None:
        db = await asyncpg.connect(url)
        password = hash_of(PASSWORD.encode(), 4)
        for number, user in enumerate(self.users):
            await db.execute(
                "INSERT INTO users (id, name, email, password_hash, role, muted_until) VALUES"
                " ($1, $2, $3, $4, 'player', now() + $5 * interval '1 hour')",
                *(user, f"Player{number}", f"p{number}@example.org", password, number),
            )
        seating = [
            {"id": str(user), "name": f"Player{seat}", "kind": "person", "ready": True}
            for seat, user in enumerate(self.users)
        ]
        await db.execute(
            "INSERT INTO tables (id, code, name, game, seats, options, turn_seconds, deal_pause,"
            " spectator_delay, visibility, mode, state, host_id, seating, match_id) VALUES"
            " ($1, 'ABCDEFG', 'Santase', 'santase', 2, $2, NULL, 0, 0, 'private', 'casual',"
            " 'playing', $3, $4, $5)",
            *(self.table, '{"target": 7}', self.users[0], json.dumps(seating), self.match),
        )
        await self._write_match(db, self.match, self.game, self.actions)
        await self._write_match(db, self.finished, self.old_game, self.old_actions)
        await db.execute(
            "INSERT INTO chat_messages (user_id, name, text, at) VALUES ($1, 'Player0', 'hi', 1)",
            self.users[0],
        )
        await db.close()

    async def _write_match(
        self, db: asyncpg.Connection, match: UUID, game: Match, actions: list[tuple[int, Any]]
    ) -> None:
        outcome = game.outcome
        await db.execute(
            "INSERT INTO matches (id, table_id, game, seats, options, seed, seed_hash, visibility,"
            " mode, rated, state, outcome, ended_at) VALUES ($1, $2, 'santase', 2, $3, $4, $5,"
            " 'private', 'casual', false, $6, $7, CASE WHEN $6 = 'over' THEN now() END)",
            *(match, self.table, json.dumps(game.session.options), SEED, commitment(SEED)),
            *("over" if game.over else "playing", None if outcome is None else json.dumps(outcome)),
        )
        for seat, user in enumerate(self.users):
            await db.execute(
                "INSERT INTO match_seats (match_id, seat, user_id, name, kind, place)"
                " VALUES ($1, $2, $3, $4, 'person', $5)",
                *(match, seat, user, f"Player{seat}"),
                None if outcome is None else outcome["ranking"][seat],
            )
        for seq, (seat, action) in enumerate(actions, 1):
            await db.execute(
                "INSERT INTO match_actions (match_id, seq, seat, action, source, at)"
                " VALUES ($1, $2, $3, $4, 'person', 1)",
                *(match, seq, seat, json.dumps(action)),
            )


def played(most: int | None) -> tuple[Match, list[tuple[int, Any]]]:
    """A match after so many actions, or to its end."""
    game = new_match("santase", 2, {"target": 7}, seed=SEED)
    actions: list[tuple[int, Any]] = []
    rng = Random(1)
    while game.actors and (most is None or len(actions) < most):
        seat = game.actors[0]
        action = rng.choice(game.legal_actions(seat))
        game.apply(seat, action)
        actions.append((seat, action))
    return game, actions


async def back(server: Serving, past: Past, seat: int) -> Player:
    player = Player(server)
    login = {"login": f"Player{seat}", "password": PASSWORD}
    async with server.http.post(f"{server.url}/api/v1/auth/login", json=login) as answer:
        told = await answer.json()
    player.token, player.id = told["access_token"], told["player"]["id"]
    player.table, player.seat, player.rng = str(past.table), seat, Random(seat)
    await player.come_back()
    return player


async def test_a_match_of_the_first_schema_is_played_to_its_end(
    tmp_path: Path, new_database: NewDatabase
) -> None:
    url = await new_database("template0")
    await first_schema(url)
    past = Past()
    await past.write(url)
    async with serving(tmp_path, DATABASE_URL=url) as server:
        players = [await back(server, past, seat) for seat in (0, 1)]
        for player in players:
            assert player.newest is not None
            assert player.newest["view"] == past.game.view(player.seat)
        await players[0].ask("send_message", table=players[0].table, text="still here")
        muted = await players[1].refusal("send_message", table=players[1].table, text="me too")
        assert muted == "forbidden", "who was muted stays so"
        await asyncio.gather(*(player.play() for player in players))
        assert players[0].ended is not None
        journal = await in_the_journal(server, players)
        assert journal[:PLAYED] == [[seat, action] for seat, action in past.actions]
        assert len(journal) == players[0].ended["seq"]
        status, old = await server.get(f"matches/{past.finished}/replay", players[0].token)
        assert (status, old["match"]["outcome"]) == (200, past.old_game.outcome)
        assert replay(old["record"]).outcome == past.old_game.outcome
        assert server.faults() == []


class OldServer:
    """A process of the version before, which goes on writing what its players do."""

    def __init__(self, url: str, past: Past) -> None:
        self._url, self._past = url, past
        self.seq = PLAYED
        self._enough = asyncio.Event()

    async def write(self, fewest: int) -> None:
        """Until `stop`, and so many actions at least; none waits for long."""
        db = await asyncpg.connect(self._url)
        await db.set_type_codec(
            "jsonb", schema="pg_catalog", encoder=json.dumps, decoder=json.loads
        )
        while not self._enough.is_set() or self.seq < PLAYED + fewest:
            self.seq += 1
            async with asyncio.timeout(5):
                await insert(db, {0: _entry(self._past.match, self.seq)})
                await db.execute(
                    "UPDATE tables SET state = 'playing' WHERE id = $1", self._past.table
                )
                await db.execute("UPDATE users SET role = role WHERE id = $1", self._past.users[0])
        await db.close()

    def stop(self) -> None:
        self._enough.set()


async def written(url: str, match: UUID) -> int:
    db = await asyncpg.connect(url)
    count: int = await db.fetchval("SELECT count(*) FROM match_actions WHERE match_id = $1", match)
    await db.close()
    return count


async def test_a_server_of_before_goes_on_writing_while_each_step_is_taken(
    new_database: NewDatabase,
) -> None:
    """Every action that it was promised is there, and none had to wait for long, although somebody
    looks at people and tables for longer than a step may wait."""
    url = await new_database("template0")
    await first_schema(url)
    past = Past()
    await past.write(url)
    looking = await asyncpg.connect(url)
    await looking.execute("BEGIN; SELECT * FROM users; SELECT * FROM tables")
    old = OldServer(url, past)
    writing = asyncio.create_task(old.write(20))
    migrating = asyncio.create_task(migrate(url))
    await asyncio.sleep(2 * LOCK_SECONDS)  # a step has waited in vain, and let the others pass
    assert not migrating.done()
    before = old.seq
    await looking.execute("COMMIT")
    await looking.close()
    await migrating
    old.stop()
    await writing
    assert before > PLAYED
    assert await written(url, past.match) == old.seq
    assert await revision(url) == newest()


def newest() -> str | None:
    return ScriptDirectory.from_config(configuration()).get_current_head()


async def revision(url: str) -> str:
    db = await asyncpg.connect(url)
    now: str = await db.fetchval("SELECT version_num FROM alembic_version")
    await db.close()
    return now


def _entry(match: UUID, seq: int) -> Entry:
    return Entry(
        match_id=match,
        seq=seq,
        seat=0,
        action={"type": "pass"},
        action_id=None,
        source="person",
        at=seq,
    )
