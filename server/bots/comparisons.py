"""What the arena has measured of a bot's versions: each against another one, on the same boards."""

from collections.abc import Sequence
from uuid import UUID

from server.arena.challenges import difference, scored_sets
from server.arena.contestants import contestant_id, parsed
from server.bots.shapes import VersionCompared
from server.storage.database import Database

#: The newest comparison of each candidate.
NEWEST = """
    SELECT DISTINCT ON (contestants ->> 0) id, contestants
    FROM challenges
    WHERE kind = 'comparison' AND owner_id = $1 AND contestants ->> 0 = ANY($2::text[])
    ORDER BY contestants ->> 0, created_at DESC"""


async def compared(
    database: Database, owner: UUID, bot: UUID, versions: Sequence[int]
) -> dict[int, VersionCompared]:
    """By version, as far as both have played a board. For the owner: comparisons are his own."""
    found = {}
    async with database.connection() as connection:
        candidates = [contestant_id(bot, version) for version in versions]
        for row in await connection.fetch(NEWEST, owner, candidates):
            candidate, other = (parsed(one) for one in row["contestants"])
            rows = await scored_sets(connection, row["id"])
            told = difference(row["contestants"], rows)
            if told is None or candidate is None or other is None:
                continue
            found[candidate[1]] = VersionCompared(
                challenge=row["id"],
                against=other[1],
                boards=len(told.by_board),
                mean=told.mean,
                low=told.low,
                high=told.high,
                significance=told.significance,
            )
    return found
