"""A database of the first schema, with people in the middle of a match, meets Serai of today."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any
from uuid import UUID, uuid4

import asyncpg
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

from engines import new_match
from engines.core.shuffle import commitment
from server.accounts.passwords import hash_of
from server.migrate import migrate, upgrade
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
    """What a house of then has in its database: two players in a match, one of them muted."""

    def __init__(self) -> None:
        self.users, self.table, self.match = [uuid4(), uuid4()], uuid4(), uuid4()
        self.game = new_match("santase", 2, {"target": 7}, seed=SEED)
        self.actions: list[tuple[int, Any]] = []
        rng = Random(1)
        while len(self.actions) < PLAYED:
            seat = self.game.actors[0]
            action = rng.choice(self.game.legal_actions(seat))
            self.game.apply(seat, action)
            self.actions.append((seat, action))

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
        await db.execute(
            "INSERT INTO matches (id, table_id, game, seats, options, seed, seed_hash, visibility,"
            " mode, rated, state) VALUES ($1, $2, 'santase', 2, $3, $4, $5, 'private', 'casual',"
            " false, 'playing')",
            *(self.match, self.table, json.dumps(self.game.session.options), SEED),
            commitment(SEED),
        )
        for seat, user in enumerate(self.users):
            await db.execute(
                "INSERT INTO match_seats (match_id, seat, user_id, name, kind)"
                " VALUES ($1, $2, $3, $4, 'person')",
                *(self.match, seat, user, f"Player{seat}"),
            )
        for seq, (seat, action) in enumerate(self.actions, 1):
            await db.execute(
                "INSERT INTO match_actions (match_id, seq, seat, action, source, at)"
                " VALUES ($1, $2, $3, $4, 'person', 1)",
                *(self.match, seq, seat, json.dumps(action)),
            )
        await db.execute(
            "INSERT INTO chat_messages (user_id, name, text, at) VALUES ($1, 'Player0', 'hi', 1)",
            self.users[0],
        )
        await db.close()


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
        assert server.faults() == []


async def test_a_server_of_before_goes_on_writing_while_the_schema_changes(
    new_database: NewDatabase,
) -> None:
    """Every action that it was promised is there, and none had to wait for long."""
    url = await new_database("template0")
    await first_schema(url)
    past = Past()
    await past.write(url)
    old_server = await asyncpg.connect(url)
    await old_server.set_type_codec(
        "jsonb", schema="pg_catalog", encoder=json.dumps, decoder=json.loads
    )
    migrating = asyncio.create_task(migrate(url))
    seq = PLAYED
    while not migrating.done() or seq < PLAYED + 20:
        seq += 1
        async with asyncio.timeout(5):
            await insert(old_server, {0: _entry(past.match, seq)})
            await old_server.execute(
                "UPDATE tables SET state = 'playing' WHERE id = $1", past.table
            )
    await migrating
    written = await old_server.fetchval("SELECT count(*) FROM match_actions")
    names = await old_server.fetch("SELECT name, muted_until FROM users")
    await old_server.close()
    assert written == seq
    assert len(names) == 2


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
