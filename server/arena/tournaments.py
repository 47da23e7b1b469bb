"""Tournaments: announced, played round by round by the workers, read while they run."""

from collections import defaultdict
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from datetime import datetime
from math import ceil, log2
from typing import Any
from uuid import UUID, uuid4

import structlog

from server.arena import contestants, sets
from server.arena.pairing import Pair, round_robin, swiss_round, walkovers
from server.arena.sets import Wanted
from server.arena.tournament_table import Line, Margins, standings
from server.storage.database import Connection

log = structlog.get_logger()

MOST_ENTRANTS = 64
#: Of a person, announced or running at the same time.
MOST_AT_ONCE = 10

NEW = """
    INSERT INTO tournaments (id, game, name, owner_id, system, boards, rounds, public, state,
                             entrants, pairings, starts_at)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 'announced', $9, '[]', $10)"""
GET = "SELECT * FROM tournaments WHERE id = $1"
LIST = """
    SELECT * FROM tournaments
    WHERE (public OR owner_id = $1 OR $6) AND ($2::text IS NULL OR game = $2)
      AND ($3::timestamptz IS NULL OR (created_at, id) < ($3, $4::uuid))
    ORDER BY created_at DESC, id DESC LIMIT $5"""
ENTER = """
    UPDATE tournaments SET entrants = entrants || to_jsonb($2::text)
    WHERE id = $1 AND state = 'announced' AND NOT entrants ? $2
      AND jsonb_array_length(entrants) < $3
    RETURNING id"""
WITHDRAW = """
    UPDATE tournaments SET entrants = entrants - $2::text
    WHERE id = $1 AND state = 'announced' RETURNING id"""
CANCEL = """
    UPDATE tournaments SET state = 'cancelled', finished_at = now()
    WHERE id = $1 AND state IN ('announced', 'running') RETURNING id"""
CANCEL_SETS = """
    UPDATE board_sets SET state = 'cancelled', finished_at = now()
    WHERE event_id = $1 AND state = 'waiting'"""
# Due to begin, or running with nothing left to play.
DUE = """
    SELECT * FROM tournaments AS t
    WHERE (state = 'announced' AND starts_at <= now()) OR (state = 'running' AND NOT EXISTS (
        SELECT FROM board_sets AS s WHERE s.event_id = t.id AND s.state IN ('waiting', 'queued')))
    FOR UPDATE SKIP LOCKED"""
DRAWN = "UPDATE tournaments SET state = 'running', pairings = $2 WHERE id = $1"
OVER = "UPDATE tournaments SET state = $2, finished_at = now() WHERE id = $1"
RESULTS = """
    SELECT s.round, array_agg(r.contestant ORDER BY r.number) AS contestants,
           array_agg(r.score ORDER BY r.number) AS scores
    FROM board_sets AS s JOIN board_results AS r ON r.set_id = s.id
    WHERE s.event_id = $1 AND s.state = 'done' GROUP BY s.id ORDER BY s.counted"""
UNDER_WAY = """
    SELECT count(*) FROM tournaments WHERE owner_id = $1 AND state IN ('announced', 'running')"""
PENDING = """
    SELECT round, contestants FROM board_sets
    WHERE event_id = $1 AND state IN ('waiting', 'queued')"""


@dataclass(frozen=True)
class Announcement:
    game: str
    name: str
    owner: UUID
    system: str
    boards: int
    #: Of a Swiss tournament; None for as many as find a winner.
    rounds: int | None
    public: bool
    entrants: Sequence[str]
    starts_at: datetime


async def announce(connection: Connection, new: Announcement) -> UUID:
    number = uuid4()
    await connection.execute(
        *(NEW, number, new.game, new.name, new.owner, new.system, new.boards, new.rounds or 0),
        *(new.public, list(new.entrants), new.starts_at),
    )
    return number


async def advance(connection: Connection) -> int:
    """Begins tournaments whose time has come, draws the next rounds, ends those that are over;
    returns how many moved on."""
    async with connection.transaction():
        due = await connection.fetch(DUE)
        for row in due:
            await _advance_one(connection, row)
    return len(due)


async def _advance_one(connection: Connection, row: Any) -> None:
    entrants, drawn = row["entrants"], pairs_of(row["pairings"])
    if len(entrants) < 2:
        await connection.execute(OVER, row["id"], "cancelled")
        return
    gone = await contestants.absent(connection, entrants)
    absent = {number for number, name in enumerate(entrants) if name in gone}
    over = await margins(connection, row)
    if drawn:
        drawn[-1] = _settled(drawn[-1], len(drawn) - 1, over, absent)
    if len(drawn) >= rounds_of(row["system"], row["rounds"], len(entrants)):
        await connection.execute(DRAWN, row["id"], _stored(drawn))
        await connection.execute(OVER, row["id"], "finished")
        log.info("a tournament is over", tournament=str(row["id"]))
        return
    if row["system"] == "round_robin":
        pairs = walkovers(round_robin(len(entrants))[len(drawn)], absent)
    else:
        lines = standings(len(entrants), drawn, over)
        points = [0.0] * len(entrants)
        for line in lines:
            points[line.entrant] = line.points
        pairs = swiss_round(points, drawn, absent)
    number = len(drawn)
    wanted = [
        Wanted(
            game=row["game"],
            contestants=(entrants[one], entrants[other]),
            purpose="tournament",
            public=row["public"],
            owner=row["owner_id"],
            event=row["id"],
            round=number,
        )
        for one, other in pairs
        if other is not None
        for _ in range(row["boards"])
    ]
    await sets.make(connection, wanted)
    await connection.execute(DRAWN, row["id"], _stored([*drawn, pairs]))


def _settled(
    pairs: Sequence[Pair], number: int, over: Margins, absent: Collection[int]
) -> list[Pair]:
    """A round in which nothing is left to play: who was absent has lost to whoever waited."""
    found: list[Pair] = []
    for one, other in pairs:
        played = other is None or (number, one, other) in over
        found += [(one, other)] if played else walkovers([(one, other)], absent)
    return found


def _stored(rounds: Sequence[Sequence[Pair]]) -> list[list[list[int | None]]]:
    return [[list(pair) for pair in pairs] for pairs in rounds]


def rounds_of(system: str, rounds: int, entrants: int) -> int:
    """All of a round robin; of a Swiss tournament as many as announced, or as find a winner."""
    if entrants < 2:
        return 0
    if system == "round_robin":
        return entrants - 1 + entrants % 2
    return min(rounds or ceil(log2(entrants)), entrants - 1)


def sets_of(system: str, rounds: int, entrants: int, boards: int) -> int:
    """Board sets of a tournament."""
    return rounds_of(system, rounds, entrants) * (entrants // 2) * boards


def pairs_of(stored: Sequence[Sequence[Sequence[int | None]]]) -> list[list[Pair]]:
    found = []
    for pairs in stored:
        drawn: list[Pair] = []
        for one, other in pairs:
            assert one is not None
            drawn.append((one, other))
        found.append(drawn)
    return found


async def margins(connection: Connection, row: Any) -> dict[tuple[int, int, int], float]:
    """Of every meeting that is over: the mean margin of its board sets, by its round and the
    numbers of the entrants."""
    numbers = {name: number for number, name in enumerate(row["entrants"])}
    rows = await connection.fetch(PENDING, row["id"])
    pending = {(one["round"], *one["contestants"]) for one in rows}
    found: dict[tuple[int, int, int], list[float]] = defaultdict(list)
    for one in await connection.fetch(RESULTS, row["id"]):
        first, second = one["contestants"]
        if (one["round"], first, second) not in pending:
            place = (one["round"], numbers[first], numbers[second])
            found[place].append(one["scores"][0] - one["scores"][1])
    return {place: sum(values) / len(values) for place, values in found.items()}


async def table(connection: Connection, row: Any) -> list[Line]:
    """The standings so far."""
    drawn = pairs_of(row["pairings"])
    return standings(len(row["entrants"]), drawn, await margins(connection, row))


async def cancel(connection: Connection, number: UUID) -> bool:
    async with connection.transaction():
        found = await connection.fetchval(CANCEL, number)
        if found is not None:
            await connection.execute(CANCEL_SETS, number)
    return found is not None
