"""What everybody may read of the arena: ladder, crosstable, people, sets, progress."""

from collections.abc import Iterable, Sequence
from typing import Any
from uuid import UUID

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
from server.tables.ratings import SCALE, Strength

#: People with fewer ranked matches have no place in the list.
LEAST_MATCHES = 1

STANDINGS = "SELECT * FROM standings WHERE game = $1 AND contestant = ANY($2)"
RATINGS = "SELECT * FROM bot_ratings WHERE game = $1 AND contestant = ANY($2)"
TABLE = "SELECT counted, sets, meetings, at FROM official_tables WHERE game = $1"
PEOPLE = """
    SELECT u.id, u.name, r.mu, r.sigma, r.matches FROM ratings AS r
    JOIN users AS u ON u.id = r.user_id
    WHERE r.game = $1 AND r.matches >= $2 AND u.deleted_at IS NULL
    ORDER BY r.mu DESC, u.id LIMIT $3 OFFSET $4"""
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
LAST_HOUR = "SELECT count(*) FROM board_sets WHERE finished_at > now() - interval '1 hour'"
WORKERS = "SELECT * FROM workers WHERE seen_at > now() - interval '30 seconds' ORDER BY started_at"


async def ladder(connection: Connection, game: str) -> Ladder:
    playing = await contestants.active(connection, game)
    names = [one.id for one in playing]
    standing = {r["contestant"]: r for r in await connection.fetch(STANDINGS, game, names)}
    ratings = {r["contestant"]: r for r in await connection.fetch(RATINGS, game, names)}
    table = await connection.fetchrow(TABLE, game)
    lines = [_line(game, one, standing.get(one.id), ratings.get(one.id)) for one in playing]
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


def _line(game: str, one: Contestant, standing: Any, rating: Any) -> LadderLine:
    live = starting(game, one.id) if rating is None else Strength(rating["mu"], rating["sigma"])
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
    rows = await connection.fetch(PEOPLE, game, LEAST_MATCHES, limit, skip)
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
