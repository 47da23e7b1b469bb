"""Board sets in the database: made, claimed by a worker, given up."""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from uuid import UUID, uuid4

from server.storage.database import Connection

#: A set whose workers died so often is given up: perhaps it was the set.
MOST_ATTEMPTS = 8

NEW_BOARDS = """
    INSERT INTO boards (game, seed)
    SELECT game, seed FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS new (game, seed, place)
    ORDER BY place RETURNING id, seed"""
NEW_SETS = """
    INSERT INTO board_sets
        (id, board_id, game, purpose, rated, public, owner_id, event_id, round, contestants, state)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 'waiting')"""
CLAIM = """
    UPDATE board_sets AS s
    SET attempts = attempts + 1, worker = $2, started_at = now(), state = 'queued'
    FROM boards AS b
    WHERE s.id = $1 AND s.state IN ('waiting', 'queued') AND b.id = s.board_id
    RETURNING s.id, s.board_id, s.game, s.purpose, s.rated, s.public, s.owner_id, s.event_id,
              s.contestants, s.attempts, b.seed"""
FAIL = """
    UPDATE board_sets SET state = 'failed', error = $2, finished_at = now()
    WHERE id = $1 AND state IN ('waiting', 'queued')"""
# What an earlier attempt has written: its worker is dead, or will find its match gone.
FORGET = """
    DELETE FROM matches WHERE id IN (SELECT match_id FROM board_games WHERE set_id = $1)
    AND NOT EXISTS (SELECT FROM board_sets WHERE id = $1 AND state = 'done')"""


@dataclass(frozen=True)
class Wanted:
    """A board set that somebody wants to be played."""

    game: str
    contestants: tuple[str, ...]
    purpose: str
    rated: bool = False
    public: bool = True
    owner: UUID | None = None
    event: UUID | None = None
    round: int | None = None
    #: None for a fresh one.
    board: int | None = None


@dataclass(frozen=True)
class Claimed:
    """A board set that this worker plays now."""

    id: UUID
    board_id: int
    game: str
    seed: str
    purpose: str
    rated: bool
    public: bool
    owner: UUID | None
    event: UUID | None
    contestants: tuple[str, ...]
    attempts: int


async def new_boards(connection: Connection, games: Sequence[str]) -> list[int]:
    """Boards that nobody has seen. Their seeds are known to the database alone until they are
    over."""
    seeds = [secrets.token_hex(32) for _ in games]
    rows = await connection.fetch(NEW_BOARDS, list(games), seeds)
    numbers = {row["seed"]: row["id"] for row in rows}
    return [numbers[seed] for seed in seeds]


async def make(connection: Connection, wanted: Sequence[Wanted]) -> list[UUID]:
    """Puts sets where the scheduler finds them. Part of the caller's transaction."""
    fresh = iter(await new_boards(connection, [one.game for one in wanted if one.board is None]))
    rows = [
        (
            *(uuid4(), next(fresh) if one.board is None else one.board),
            *(one.game, one.purpose, one.rated, one.public),
            *(one.owner, one.event, one.round, list(one.contestants)),
        )
        for one in wanted
    ]
    await connection.executemany(NEW_SETS, rows)
    return [row[0] for row in rows]


async def claim(connection: Connection, set_id: UUID, worker: str) -> Claimed | None:
    """The set, to be played from its beginning; None if it is done or not wanted any more."""
    row = await connection.fetchrow(CLAIM, set_id, worker)
    if row is None:
        return None
    if row["attempts"] > 1:  # if we die before, the next one will do it
        await connection.execute(FORGET, set_id)
    if row["attempts"] > MOST_ATTEMPTS:
        await fail(connection, set_id, f"given up after {MOST_ATTEMPTS} attempts")
        return None
    return Claimed(
        id=row["id"],
        board_id=row["board_id"],
        game=row["game"],
        seed=row["seed"],
        purpose=row["purpose"],
        rated=row["rated"],
        public=row["public"],
        owner=row["owner_id"],
        event=row["event_id"],
        contestants=tuple(row["contestants"]),
        attempts=row["attempts"],
    )


async def fail(connection: Connection, set_id: UUID, reason: str) -> None:
    await connection.execute(FAIL, set_id, reason[:500])
