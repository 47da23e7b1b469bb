"""Matches for the journal to write about."""

from uuid import UUID

from server.storage.database import Database
from server.storage.models import MatchRow


async def new_match(database: Database, match_id: UUID) -> UUID:
    async with database.session() as session:
        session.add(
            MatchRow(
                id=match_id,
                table_id=UUID(int=1),
                game="omi",
                seats=4,
                options={},
                seed="0" * 64,
                seed_hash="0" * 64,
                visibility="public",
                mode="casual",
                rated=False,
                state="playing",
            )
        )
    return match_id


async def written(database: Database, match_id: UUID) -> list[int]:
    """The actions of a match that are in the database, by their numbers."""
    async with database.connection() as connection:
        rows = await connection.fetch(
            "SELECT seq FROM match_actions WHERE match_id = $1 ORDER BY seq", match_id
        )
    return [row["seq"] for row in rows]
