"""What the house notices by itself: counted by person, kind and day, for people to look at.

Leavers, stallers and shared addresses are found in matches that are over, every few minutes and
once for all servers; what happens in chat is marked there; the arena marks those who feed others.
"""

from datetime import UTC, datetime, timedelta
from typing import Any
from uuid import UUID

from sqlalchemy import func, select, text
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.ext.asyncio import AsyncSession

from server.storage.database import Database
from server.storage.models import (
    HouseSetting,
    Mark,
    MatchAction,
    MatchRow,
    MatchSeat,
    UserAddress,
)

KINDS = ("leaver", "stalling", "shared_address", "words", "flood", "feeding")
#: So many time-outs in a match that is lost are no accident.
STALLING_TIMEOUTS = 3
#: Seen at the same address within this time.
LATELY = timedelta(days=7)
ROW = "marks"
MOST_AT_ONCE = 500
#: One server looks at a time.
_TURN = text("SELECT pg_advisory_xact_lock(hashtext('serai marks'))")

Json = dict[str, Any]


async def mark(session: AsyncSession, user: UUID, kind: str, detail: Json) -> None:
    now = datetime.now(UTC)
    row = insert(Mark).values(
        user_id=user, kind=kind, day=now.date(), count=1, detail=detail, last_at=now
    )
    await session.execute(
        row.on_conflict_do_update(
            index_elements=["user_id", "kind", "day"],
            set_={"count": Mark.count + 1, "detail": detail, "last_at": now},
        )
    )


async def judge_matches(database: Database) -> int:
    """Look at the matches that have ended since the last look; how many there were."""
    async with database.session() as session:
        await session.execute(_TURN)
        place = await session.get(HouseSetting, ROW)
        since = datetime.fromisoformat(place.value["until"]) if place else datetime.now(UTC)
        # A moment back: what was committed late is not missed.
        until = datetime.now(UTC) - timedelta(seconds=2)
        query = (
            select(MatchRow)
            .where(MatchRow.ended_at > since, MatchRow.ended_at <= until)
            .order_by(MatchRow.ended_at)
            .limit(MOST_AT_ONCE)
        )
        matches = list(await session.scalars(query))
        for match in matches:
            await _judge(session, match)
        seen = matches[-1].ended_at if len(matches) == MOST_AT_ONCE else until
        value = {"until": (seen or until).isoformat()}
        row = insert(HouseSetting).values(name=ROW, value=value)
        await session.execute(
            row.on_conflict_do_update(index_elements=["name"], set_={"value": value})
        )
        return len(matches)


async def _judge(session: AsyncSession, match: MatchRow) -> None:
    seats = list(await session.scalars(select(MatchSeat).where(MatchSeat.match_id == match.id)))
    people = [seat for seat in seats if seat.user_id is not None]
    if len(people) < 2:
        return  # who leaves the bots alone harms nobody
    about: Json = {"match": str(match.id), "game": match.game, "rated": match.rated}
    timeouts = await _timeouts(session, match.id)
    last = max((seat.place or 0 for seat in seats), default=0)
    for seat in people:
        assert seat.user_id is not None
        if seat.left:
            await mark(session, seat.user_id, "leaver", about)
        lost = (seat.place or 0) > 1 and seat.place == last
        if lost and timeouts.get(seat.seat, 0) >= STALLING_TIMEOUTS:
            detail = {**about, "timeouts": timeouts[seat.seat]}
            await mark(session, seat.user_id, "stalling", detail)
    if match.rated:
        await _mark_shared(session, [seat.user_id for seat in people if seat.user_id], about)


async def _timeouts(session: AsyncSession, match: UUID) -> dict[int, int]:
    """By seat, how often the clock played."""
    query = (
        select(MatchAction.seat, func.count())
        .where(MatchAction.match_id == match, MatchAction.source == "clock")
        .group_by(MatchAction.seat)
    )
    return {row[0]: row[1] for row in await session.execute(query)}


async def _mark_shared(session: AsyncSession, users: list[UUID], about: Json) -> None:
    """People of one ranked match at one address: a family, or one person twice."""
    query = (
        select(func.array_agg(UserAddress.user_id))
        .where(UserAddress.user_id.in_(users), UserAddress.last_at > func.now() - LATELY)
        .group_by(UserAddress.address)
        .having(func.count() > 1)
    )
    together: dict[UUID, set[UUID]] = {}
    for shared in await session.scalars(query):
        for user in shared:
            together.setdefault(user, set()).update(set(shared) - {user})
    for user, others in together.items():
        detail = {**about, "with": sorted(str(other) for other in others)}
        await mark(session, user, "shared_address", detail)
