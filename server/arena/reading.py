"""What everybody may read of the arena: ladder, crosstable, people, sets, progress."""

from collections.abc import Iterable, Sequence
from typing import Any
from uuid import UUID

from bots.house import is_house
from server.arena import contestants
from server.arena.contestants import ANCHOR, Contestant
from server.arena.format import FORMATS, PROVISIONAL_SETS
from server.arena.live import starting
from server.arena.shapes import (
    Crosstable,
    Ladder,
    LadderLine,
    Meeting,
    PersonLine,
    Progress,
    SetLine,
    WorkerLine,
    at,
    ms,
    who,
)
from server.storage.database import Connection
from server.tables.known_ratings import KNOWN
from server.tables.ratings import SCALE, Strength

#: Points of a curve in a ladder, about.
CURVE = 24
#: People with fewer ranked matches have no place in the list.
LEAST_MATCHES = 1

STANDINGS = "SELECT * FROM standings WHERE game = $1 AND contestant = ANY($2)"
# The week of each, thinned out; the point before the week is where it begins.
WEEK = """
    SELECT contestant, mu, sigma FROM (
        SELECT *, row_number() OVER (PARTITION BY contestant ORDER BY counted DESC) AS place,
               count(*) OVER (PARTITION BY contestant) AS number
        FROM bot_rating_history
        WHERE contestant = ANY($2) AND game = $1 AND at > now() - interval '7 days') AS points
    WHERE (place - 1) % greatest(1, number / $3) = 0 OR place = number
    ORDER BY contestant, counted"""
BEFORE_WEEK = """
    SELECT DISTINCT ON (contestant) contestant, mu, sigma FROM bot_rating_history
    WHERE contestant = ANY($2) AND game = $1 AND at <= now() - interval '7 days'
    ORDER BY contestant, counted DESC"""
RATINGS = "SELECT * FROM bot_ratings WHERE game = $1 AND contestant = ANY($2)"
TABLE = "SELECT counted, sets, meetings, at FROM official_tables WHERE game = $1"
PEOPLE = f"""
    SELECT u.id, u.name, r.mu, r.sigma, r.matches FROM ({KNOWN}) AS r
    JOIN users AS u ON u.id = r.user_id
    WHERE r.matches >= $3 AND u.deleted_at IS NULL
    ORDER BY r.mu DESC, u.id LIMIT $4 OFFSET $5"""
SETS = """
    SELECT s.*, r.scores, r.ranks, r.strikes, g.matches
    FROM board_sets AS s
    LEFT JOIN LATERAL (
        SELECT array_agg(score ORDER BY number) AS scores, array_agg(rank ORDER BY number) AS ranks,
               array_agg(strikes ORDER BY number) AS strikes
        FROM board_results WHERE set_id = s.id) AS r ON true
    LEFT JOIN LATERAL (
        SELECT array_agg(match_id ORDER BY number) AS matches
        FROM board_games WHERE set_id = s.id) AS g ON true
    WHERE s.id = ANY($1) ORDER BY s.created_at, s.id"""
PROGRESS = """
    SELECT count(*) FILTER (WHERE worker IS NULL OR started_at IS NULL) AS waiting,
           count(*) FILTER (WHERE worker IS NOT NULL AND started_at IS NOT NULL) AS playing
    FROM board_sets WHERE state IN ('waiting', 'queued')"""
LAST_HOUR = """
    SELECT count(*) FROM board_sets
    WHERE state = 'done' AND finished_at > now() - interval '1 hour'"""
WORKERS = "SELECT * FROM workers WHERE seen_at > now() - interval '30 seconds' ORDER BY started_at"


async def ladder(connection: Connection, game: str) -> Ladder:
    playing = await contestants.active(connection, game)
    names = [one.id for one in playing]
    standing = {r["contestant"]: r for r in await connection.fetch(STANDINGS, game, names)}
    ratings = {r["contestant"]: r for r in await connection.fetch(RATINGS, game, names)}
    table = await connection.fetchrow(TABLE, game)
    weeks = await _weeks(connection, game, names)
    lines = [
        _line(game, one, standing.get(one.id), ratings.get(one.id), weeks.get(one.id, []))
        for one in playing
    ]
    lines.sort(key=_by_strength)
    for place, line in enumerate(lines, 1):
        line.place = place
    return Ladder(
        game=game,
        anchor=ANCHOR,
        provisional_sets=PROVISIONAL_SETS,
        provisional_width=FORMATS[game].width,
        sets=0 if table is None else table["sets"],
        at=None if table is None else at(table["at"]),
        lines=lines,
    )


async def _weeks(connection: Connection, game: str, names: list[str]) -> dict[str, list[int]]:
    """The last week's live ratings of those who had rated sets in it, with what was before."""
    bots = [name for name in names if not is_house(name)]
    found: dict[str, list[int]] = {}
    for row in await connection.fetch(WEEK, game, bots, CURVE):
        found.setdefault(row["contestant"], []).append(_strength(row).shown())
    earlier = await connection.fetch(BEFORE_WEEK, game, bots)
    before = {row["contestant"]: _strength(row) for row in earlier}
    for name, curve in found.items():
        curve.insert(0, before.get(name, starting(game, name)).shown())
    return found


def _strength(row: Any) -> Strength:
    return Strength(row["mu"], row["sigma"])


def _line(game: str, one: Contestant, standing: Any, rating: Any, week: list[int]) -> LadderLine:
    live = starting(game, one.id) if rating is None else _strength(rating)
    return LadderLine(
        place=0,
        contestant=who(one),
        points=None if standing is None else standing["points"],
        low=None if standing is None else standing["low"],
        high=None if standing is None else standing["high"],
        sets=0 if rating is None else rating["sets"],
        provisional=True if standing is None else standing["provisional"],
        rating=live.shown(),
        deviation=round(live.sigma * SCALE),
        curve=week,
        week=week[-1] - week[0] if week else None,
        held=None if rating is None or rating["held_at"] is None else rating["held_reason"],
    )


def _by_strength(line: LadderLine) -> tuple[bool, float, int]:
    return line.points is None, -(line.points or 0.0), -line.rating


async def crosstable(connection: Connection, game: str) -> Crosstable:
    """Meetings of those who are on the ladder now, strongest first."""
    lines = (await ladder(connection, game)).lines
    listed = {line.contestant.id for line in lines}
    table = await connection.fetchrow(TABLE, game)
    meetings = [] if table is None else table["meetings"]
    return Crosstable(
        game=game,
        at=None if table is None else at(table["at"]),
        contestants=[line.contestant for line in lines],
        meetings=[
            Meeting(**one) for one in meetings if one["first"] in listed and one["second"] in listed
        ],
    )


async def people(connection: Connection, game: str, limit: int, skip: int) -> list[PersonLine]:
    rows = await connection.fetch(PEOPLE, None, game, LEAST_MATCHES, limit, skip)
    return [
        PersonLine(
            place=skip + number,
            id=str(row["id"]),
            name=row["name"],
            rating=Strength(row["mu"], row["sigma"]).shown(),
            deviation=round(row["sigma"] * SCALE),
            matches=row["matches"],
        )
        for number, row in enumerate(rows, 1)
    ]


async def set_lines(connection: Connection, ids: Sequence[UUID]) -> list[SetLine]:
    rows = await connection.fetch(SETS, list(ids))
    known = await named(connection, {one for row in rows for one in row["contestants"]})
    return [
        SetLine(
            id=str(row["id"]),
            board=row["board_id"],
            game=row["game"],
            purpose=row["purpose"],
            rated=row["rated"],
            state=row["state"],
            error=row["error"],
            contestants=[who(known[one]) for one in row["contestants"]],
            scores=row["scores"],
            ranks=row["ranks"],
            strikes=row["strikes"],
            matches=[str(one) for one in row["matches"] or []],
            started_at=ms(row["started_at"]),
            finished_at=ms(row["finished_at"]),
        )
        for row in rows
    ]


async def named(connection: Connection, ids: Iterable[str]) -> dict[str, Contestant]:
    """These contestants, with a stand-in for those that are gone."""
    wanted = list(ids)
    known = await contestants.find(connection, wanted)
    return {one: known.get(one) or Contestant(one, "?", public=False) for one in wanted}


async def progress(connection: Connection) -> Progress:
    row = await connection.fetchrow(PROGRESS)
    workers = await connection.fetch(WORKERS)
    return Progress(
        waiting=row["waiting"],
        playing=row["playing"],
        sets_last_hour=await connection.fetchval(LAST_HOUR),
        workers=[
            WorkerLine(
                id=str(one["id"]),
                host=one["host"],
                sets=one["sets"],
                playing=len(one["status"].get("playing", [])),
                started_at=at(one["started_at"]),
                seen_at=at(one["seen_at"]),
            )
            for one in workers
        ],
    )
