"""A board set is counted: games, results, ratings and history in one transaction, once."""

from dataclasses import dataclass

from bots.house import is_house
from bots.measure import BoardSet
from engines import catalogue
from server.arena.live import rated, starting
from server.arena.records import SetRecord
from server.storage.database import Connection, Database
from server.tables.ratings import Strength

#: Rated sets in a row in which a contestant struck out, until it is held.
OUTS_UNTIL_HELD = 3
#: Of the advisory locks that bring the sets of a game into one order.
LOCK = 0x5E7A2

# A crash of the database itself may undo the last moments: the set is then played again, since its
# job was removed later. So nobody has to wait for the disk.
ORDER = "SELECT set_config('synchronous_commit', 'off', true), pg_advisory_xact_lock($1, $2)"
COUNT = """
    UPDATE board_sets
    SET state = 'done', finished_at = now(), counted = nextval('board_sets_counted')
    WHERE id = $1 AND state IN ('waiting', 'queued') AND attempts = $2
    RETURNING counted"""
NEW_RESULTS = """
    INSERT INTO board_results
        (set_id, number, contestant, score, rank, games, wins, strikes, out)
    SELECT $1, * FROM unnest($2::smallint[], $3::text[], $4::float[], $5::smallint[],
                             $6::smallint[], $7::smallint[], $8::integer[], $9::boolean[])"""
RATINGS = """
    SELECT contestant, mu, sigma, sets, outs FROM bot_ratings
    WHERE game = $1 AND contestant = ANY($2)"""
SAVE_RATINGS = """
    WITH new AS (
        SELECT * FROM unnest($2::text[], $3::float[], $4::float[], $5::integer[], $6::smallint[])
            AS new (contestant, mu, sigma, sets, outs)),
    history AS (
        INSERT INTO bot_rating_history (set_id, contestant, game, counted, mu, sigma)
        SELECT $8, contestant, $1, $9, mu, sigma FROM new)
    INSERT INTO bot_ratings (game, contestant, mu, sigma, sets, outs, held_at, held_reason)
    SELECT $1, contestant, mu, sigma, sets, outs,
           CASE WHEN outs >= $7 THEN now() END,
           CASE WHEN outs >= $7 THEN 'struck out of ' || outs || ' rated board sets in a row' END
    FROM new
    ON CONFLICT (game, contestant) DO UPDATE
    SET mu = excluded.mu, sigma = excluded.sigma, sets = excluded.sets, outs = excluded.outs,
        held_at = coalesce(bot_ratings.held_at, excluded.held_at),
        held_reason = coalesce(bot_ratings.held_reason, excluded.held_reason), at = now()"""
OPEN_BOARD = """
    UPDATE boards SET open_at = now() WHERE id = $1 AND open_at IS NULL AND NOT EXISTS (
        SELECT FROM board_sets WHERE board_id = $1 AND state IN ('waiting', 'queued'))"""


@dataclass(frozen=True)
class Result:
    """A played set, and who struck out in one of its games, by contestant."""

    result: BoardSet
    out: tuple[bool, ...]


async def count(database: Database, record: SetRecord, found: Result) -> bool:
    """Counts the set; False if it was counted before, or is another worker's by now."""
    claimed = record.claimed
    async with database.connection() as connection, connection.transaction():
        await connection.execute(ORDER, LOCK, list(catalogue()).index(claimed.game))
        counted = await connection.fetchval(COUNT, claimed.id, claimed.attempts)
        if counted is None:
            return False
        await record.finish(connection)
        await _save_results(connection, record, found)
        if claimed.rated:
            await _rate(connection, record, found, counted)
        await connection.execute(OPEN_BOARD, claimed.board_id)
    return True


async def _save_results(connection: Connection, record: SetRecord, found: Result) -> None:
    result, names = found.result, record.claimed.contestants
    await connection.execute(
        NEW_RESULTS,
        *(record.claimed.id, list(range(len(names))), list(names), list(result.scores)),
        *(result.ranks, [result.games] * len(names), list(result.wins)),
        *(list(result.strikes), list(found.out)),
    )


async def _rate(connection: Connection, record: SetRecord, found: Result, counted: int) -> None:
    game, names = record.claimed.game, record.claimed.contestants
    rows = {row["contestant"]: row for row in await connection.fetch(RATINGS, game, list(names))}
    before = [
        Strength(rows[one]["mu"], rows[one]["sigma"]) if one in rows else starting(game, one)
        for one in names
    ]
    after = rated(names, before, found.result.ranks)
    sets = [rows[one]["sets"] + 1 if one in rows else 1 for one in names]
    outs = [
        (rows[one]["outs"] if one in rows else 0) + 1 if out and not is_house(one) else 0
        for one, out in zip(names, found.out, strict=True)
    ]
    mus, sigmas = [one.mu for one in after], [one.sigma for one in after]
    await connection.execute(
        SAVE_RATINGS,
        *(game, list(names), mus, sigmas, sets, outs),
        *(OUTS_UNTIL_HELD, record.claimed.id, counted),
    )


async def recomputed(connection: Connection, game: str) -> dict[str, Strength]:
    """The live ratings as they follow from the results, in the order in which they counted."""
    rows = await connection.fetch(
        """
        SELECT s.counted, r.contestant, r.rank FROM board_sets AS s
        JOIN board_results AS r ON r.set_id = s.id
        WHERE s.game = $1 AND s.rated AND s.counted IS NOT NULL
        ORDER BY s.counted, r.number""",
        game,
    )
    sets: dict[int, list[tuple[str, int]]] = {}
    for row in rows:
        sets.setdefault(row["counted"], []).append((row["contestant"], row["rank"]))
    ratings: dict[str, Strength] = {}
    for places in sets.values():
        names = [name for name, _ in places]
        before = [ratings.get(name) or starting(game, name) for name in names]
        after = rated(names, before, [rank for _, rank in places])
        ratings.update(zip(names, after, strict=True))
    return ratings
