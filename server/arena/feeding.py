"""Who is suspected of feeding whom: a list for admins, and marks for the bots' owners."""

from uuid import UUID

import msgspec
from sqlalchemy import select
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.ext.asyncio import AsyncSession

from server.arena.contestants import parsed
from server.arena.suspicion import Suspicion, suspicions
from server.moderation.marks import mark
from server.storage.database import Database
from server.storage.models import Bot, HouseSetting, OfficialTable, Standing

ROW = "feeding"


async def suspected(session: AsyncSession, game: str) -> list[Suspicion]:
    """By the official table of a game, the strangest first."""
    table = await session.get(OfficialTable, game)
    if table is None:
        return []
    rows = await session.execute(
        select(Standing.contestant, Standing.points).where(
            Standing.game == game, Standing.points.is_not(None)
        )
    )
    points = {row.contestant: row.points for row in rows if row.points is not None}
    return suspicions(points, table.meetings)


async def mark_feeding(database: Database) -> int:
    """Look at the tables that were fitted since the last look; how many marks were made."""
    async with database.session() as session:
        await session.execute(
            insert(HouseSetting).values(name=ROW, value={}).on_conflict_do_nothing()
        )
        # Locked: one server looks at a time.
        place = await session.get_one(HouseSetting, ROW, with_for_update=True)
        seen: dict[str, int] = dict(place.value)
        made = 0
        for table in await session.scalars(select(OfficialTable)):
            if seen.get(table.game) != table.counted:
                made += await _mark_game(session, table.game)
                seen[table.game] = table.counted
        place.value = seen
        return made


async def _mark_game(session: AsyncSession, game: str) -> int:
    made = 0
    for suspicion in await suspected(session, game):
        detail = {"game": game, **msgspec.to_builtins(suspicion)}
        for owner in await _owners(session, suspicion):
            await mark(session, owner, "feeding", detail)
            made += 1
    return made


async def _owners(session: AsyncSession, suspicion: Suspicion) -> set[UUID]:
    """Of both sides: who gives, and who gains by it."""
    places = [parsed(suspicion.gives), parsed(suspicion.gains)]
    bots = [place[0] for place in places if place is not None]
    return set(await session.scalars(select(Bot.owner_id).where(Bot.id.in_(bots))))
