"""A bot in the arena: its ratings, its curve, its versions, and how it fares against whom."""

from typing import Any
from uuid import UUID

from msgspec import Struct

from bots.house import is_house
from engines import catalogue
from server.accounts.identity import Identity
from server.arena.reading import named
from server.arena.shapes import Meeting, Who, at, who
from server.errors import Refusal
from server.storage.database import Connection
from server.tables.ratings import SCALE, Strength

#: Points of a rating curve.
CURVE = 200

BOT = """
    SELECT b.id, b.name, b.owner_id, b.public, b.active_version, u.name AS owner
    FROM bots AS b JOIN users AS u ON u.id = b.owner_id
    WHERE b.id = $1 AND b.deleted_at IS NULL"""
VERSIONS = """
    SELECT r.*, s.points, s.low, s.high, s.provisional
    FROM bot_ratings AS r LEFT JOIN standings AS s USING (game, contestant)
    WHERE starts_with(r.contestant, $1) ORDER BY r.game, r.contestant"""
CURVES = """
    SELECT game, contestant, mu, sigma, at FROM (
        SELECT *, row_number() OVER (PARTITION BY game ORDER BY counted DESC) AS place,
               count(*) OVER (PARTITION BY game) AS number
        FROM bot_rating_history WHERE starts_with(contestant, $1)) AS points
    WHERE (place - 1) % greatest(1, number / $2) = 0 ORDER BY game, counted"""
MEETINGS = "SELECT game, meetings FROM official_tables"
SETS = """
    SELECT s.id, s.counted FROM board_results AS r JOIN board_sets AS s ON s.id = r.set_id
    WHERE starts_with(r.contestant, $1) AND ($2::text IS NULL OR s.game = $2)
      AND (s.public OR $3::boolean) AND ($4::bigint IS NULL OR s.counted < $4)
    GROUP BY s.id ORDER BY s.counted DESC LIMIT $5"""


class VersionLine(Struct):
    version: int | None
    active: bool
    rating: int
    deviation: int
    sets: int
    points: float | None
    low: float | None
    high: float | None
    provisional: bool
    held: str | None


class CurvePoint(Struct):
    at: int
    version: int | None
    rating: int
    deviation: int


class HeadToHead(Struct):
    """Against one opponent, from this bot's side."""

    opponent: Who
    meeting: Meeting


class GameProfile(Struct):
    game: str
    versions: list[VersionLine]
    curve: list[CurvePoint]
    opponents: list[HeadToHead]


class BotProfile(Struct):
    id: str
    name: str
    owner: str | None
    active_version: int | None
    games: list[GameProfile]


async def visible(connection: Connection, bot: str, reader: Identity | None) -> tuple[str, Any]:
    """The prefix of this bot's contestants, and its row (None for a house bot)."""
    if is_house(bot):
        return bot, None
    try:
        row = await connection.fetchrow(BOT, UUID(bot))
    except ValueError:
        row = None
    if row is None or not (row["public"] or owns(row, reader)):
        raise Refusal("not_found", "There is no such bot.")
    return f"{row['id']}/", row


def owns(row: Any, reader: Identity | None) -> bool:
    return reader is not None and (reader.user == row["owner_id"] or reader.may("admin"))


async def profile(connection: Connection, bot: str, reader: Identity | None) -> BotProfile:
    prefix, row = await visible(connection, bot, reader)
    active = None if row is None else row["active_version"]
    current = prefix if row is None else f"{prefix}{active}"
    versions = await connection.fetch(VERSIONS, prefix)
    if row is not None and not owns(row, reader):
        versions = [one for one in versions if one["contestant"] == current]
    curves = await connection.fetch(CURVES, prefix, CURVE)
    met = {one["game"]: one["meetings"] for one in await connection.fetch(MEETINGS)}
    games = []
    for game in catalogue():
        own = [one for one in versions if one["game"] == game]
        if not own:
            continue
        games.append(
            GameProfile(
                game=game,
                versions=[_version(one, active) for one in own],
                curve=[_point(one) for one in curves if one["game"] == game],
                opponents=await _opponents(connection, current, met.get(game, [])),
            )
        )
    return BotProfile(
        id=bot if row is None else str(row["id"]),
        name=(await named(connection, [bot]))[bot].name if row is None else row["name"],
        owner=None if row is None else row["owner"],
        active_version=active,
        games=games,
    )


async def _opponents(
    connection: Connection, own: str, meetings: list[dict[str, Any]]
) -> list[HeadToHead]:
    mine = [_from_side_of(own, one) for one in meetings if own in (one["first"], one["second"])]
    known = await named(connection, {one.second for one in mine})
    shown = [one for one in mine if known[one.second].public]
    shown.sort(key=lambda one: -one.sets)
    return [HeadToHead(who(known[one.second]), one) for one in shown]


def _from_side_of(own: str, one: dict[str, Any]) -> Meeting:
    if one["first"] == own:
        return Meeting(**one)
    return Meeting(
        first=own,
        second=one["first"],
        sets=one["sets"],
        margin=-one["margin"],
        low=None if one["high"] is None else -one["high"],
        high=None if one["low"] is None else -one["low"],
        won=one["lost"],
        drawn=one["drawn"],
        lost=one["won"],
        significance=one["significance"],
    )


def _version(row: Any, active: int | None) -> VersionLine:
    strength = Strength(row["mu"], row["sigma"])
    number = _number(row["contestant"])
    return VersionLine(
        version=number,
        active=number == active,
        rating=strength.shown(),
        deviation=round(strength.sigma * SCALE),
        sets=row["sets"],
        points=row["points"],
        low=row["low"],
        high=row["high"],
        provisional=row["provisional"] is not False,
        held=None if row["held_at"] is None else row["held_reason"],
    )


def _point(row: Any) -> CurvePoint:
    strength = Strength(row["mu"], row["sigma"])
    return CurvePoint(
        at=at(row["at"]),
        version=_number(row["contestant"]),
        rating=strength.shown(),
        deviation=round(strength.sigma * SCALE),
    )


def _number(contestant: str) -> int | None:
    _, _, version = contestant.partition("/")
    return int(version) if version else None


async def sets_of(
    connection: Connection,
    bot: str,
    reader: Identity | None,
    game: str | None,
    before: int | None,
    limit: int,
) -> list[tuple[UUID, int]]:
    """Its board sets, the newest first; those that are not public for its owner alone."""
    prefix, row = await visible(connection, bot, reader)
    all_of_them = row is not None and owns(row, reader)
    rows = await connection.fetch(SETS, prefix, game, all_of_them, before, limit)
    return [(one["id"], one["counted"]) for one in rows]
