"""The end of a match in the database: outcome, places, ratings, all in one transaction, once."""

from datetime import UTC, datetime, timedelta
from typing import Any, cast
from uuid import UUID

from sqlalchemy import Table as SqlTable
from sqlalchemy import bindparam, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from server.storage.models import MatchRow, MatchSeat, Rating, RatingChange, User
from server.tables.context import House
from server.tables.live import LiveMatch
from server.tables.ratings import Strength, new_strengths
from server.tables.seats import Seat
from server.tables.store import update_table

#: By seat: whose rating changed, from what to what.
Changes = list[dict[str, Any] | None]

#: Walking out of this many ranked matches blocks ranked play for a while, longer each time.
LEAVES_ALLOWED = 3
BLOCK = timedelta(minutes=30)

# Made once, without the mapper: all tables wait for what the journal writes.
_matches = cast(SqlTable, MatchRow.__table__)
_seats = cast(SqlTable, MatchSeat.__table__)
MATCH_RESULT = (
    update(_matches)
    .where(_matches.c.id == bindparam("match"), _matches.c.state == "playing")
    .values(state="over", outcome=bindparam("result"), ended_at=bindparam("end"))
    .returning(_matches.c.game)
)
SEAT_RESULT = (
    update(_seats)
    .where(_seats.c.match_id == bindparam("match"), _seats.c.seat == bindparam("number"))
    .values(score=bindparam("points"), place=bindparam("rank"), left=bindparam("went"))
)


async def finish_match(
    house: House,
    live: LiveMatch,
    outcome: dict[str, Any],
    seats: list[Seat],
    table: dict[str, Any],
) -> Changes | None:
    """Write the outcome and the table's new row; returns the rating changes by seat, None at
    unrated tables."""
    factor = house.settings.time_factor

    async def work(session: AsyncSession) -> Changes | None:
        result = {"match": live.id, "result": outcome, "end": _now()}
        won = await session.execute(MATCH_RESULT, result)
        game = won.scalar_one_or_none()
        if game is None:
            return None  # written before a crash that kept us from telling
        await update_table(session, table)
        await session.execute(SEAT_RESULT, [_result(live.id, seat, outcome) for seat in seats])
        if not live.rated or outcome["reason"] == "void":
            return None
        changes = await _rate(session, live.id, game, outcome, seats)
        for seat in seats:
            if seat.person is not None and (seat.left or seat.gone):
                await _note_leaver(session, UUID(seat.person.id), factor)
        return changes

    return await house.journal.write(work)


def _result(match_id: UUID, seat: Seat, outcome: dict[str, Any]) -> dict[str, Any]:
    return {
        "match": match_id,
        "number": seat.number,
        "points": outcome["scores"][seat.number],
        "rank": outcome["ranking"][seat.number],
        "went": seat.left or seat.gone,
    }


def _now() -> datetime:
    """To the millisecond, as clients see it, so that lists can be paged by it."""
    now = datetime.now(UTC)
    return now.replace(microsecond=now.microsecond // 1000 * 1000)


async def _rate(
    session: AsyncSession, match_id: UUID, game: str, outcome: dict[str, Any], seats: list[Seat]
) -> Changes:
    people = [UUID(seat.person.id) if seat.person else None for seat in seats]
    users = [one for one in people if one is not None]
    rows = await session.scalars(
        select(Rating).where(Rating.game == game, Rating.user_id.in_(users)).with_for_update()
    )
    known = {row.user_id: row for row in rows}
    before = [
        Strength(known[one].mu, known[one].sigma) if one in known else Strength.new()
        for one in people
    ]
    leavers = [seat.left or seat.gone for seat in seats]
    after = new_strengths(game, before, outcome["ranking"], leavers)
    changes: Changes = []
    for number, user_id in enumerate(people):
        if user_id is None:
            changes.append(None)
            continue
        row = known.get(user_id)
        if row is None:
            row = Rating(user_id=user_id, game=game, mu=0.0, sigma=0.0, matches=0)
            session.add(row)
        row.mu, row.sigma, row.matches = after[number].mu, after[number].sigma, row.matches + 1
        session.add(
            RatingChange(user_id=user_id, match_id=match_id, game=game, mu=row.mu, sigma=row.sigma)
        )
        changes.append(_change(user_id, before[number], after[number]))
    return changes


def _change(user_id: UUID, before: Strength, after: Strength) -> dict[str, Any]:
    return {"id": str(user_id), "before": before.shown(), "after": after.shown()}


async def _note_leaver(session: AsyncSession, user_id: UUID, factor: float) -> None:
    user = await session.get_one(User, user_id, with_for_update=True)
    user.leaves += 1
    if user.leaves % LEAVES_ALLOWED == 0:
        block = BLOCK * factor * (user.leaves // LEAVES_ALLOWED)
        user.ranked_blocked_until = datetime.now(UTC) + block


async def rating_changes(session: AsyncSession, match: MatchRow) -> Changes | None:
    """What `finish_match` returned for this match, from the ratings' history."""
    if not match.rated:
        return None
    seats = await session.scalars(
        select(MatchSeat.user_id).where(MatchSeat.match_id == match.id).order_by(MatchSeat.seat)
    )
    changes: Changes = []
    for user_id in seats:
        own = (
            select(RatingChange)
            .where(RatingChange.user_id == user_id, RatingChange.game == match.game)
            .order_by(RatingChange.at.desc())
        )
        after = await session.scalar(own.where(RatingChange.match_id == match.id))
        if user_id is None or after is None:
            changes.append(None)
            continue
        earlier = await session.scalar(own.where(RatingChange.at < after.at).limit(1))
        before = Strength.new() if earlier is None else Strength(earlier.mu, earlier.sigma)
        changes.append(_change(user_id, before, Strength(after.mu, after.sigma)))
    return changes if any(changes) else None
