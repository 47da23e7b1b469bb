"""What REST says of the arena. Points are points a game; times are milliseconds since 1970."""

from datetime import datetime
from typing import Any

from msgspec import Struct

from server.arena.contestants import Contestant

Json = dict[str, Any]


class Who(Struct):
    """A contestant. `id` names it in requests; `bot` and `version` are null for a house bot."""

    id: str
    name: str
    kind: str
    bot: str | None
    version: int | None
    owner: str | None


class LadderLine(Struct):
    place: int
    contestant: Who
    #: Over `anchor`, with its 95 % interval; null until the first fit.
    points: float | None
    low: float | None
    high: float | None
    sets: int
    provisional: bool
    #: The live rating, and how uncertain it is.
    rating: int
    deviation: int
    #: The live rating in the course of the last week, the newest last; empty for the house.
    curve: list[int]
    #: By how much it changed in that week; null without a rated set in it.
    week: int | None
    held: str | None


class Ladder(Struct):
    game: str
    #: Whose points are 0.
    anchor: str
    #: What it takes to be more than provisional.
    provisional_sets: int
    provisional_width: float
    #: Board sets behind this table, and when it was fitted.
    sets: int
    at: int | None
    lines: list[LadderLine]


class PersonLine(Struct):
    place: int
    id: str
    name: str
    rating: int
    deviation: int
    matches: int


class Meeting(Struct):
    """How `first` fared against `second`. `significance`: 0 may be chance, 1 to 3 ever less so."""

    first: str
    second: str
    sets: int
    margin: float
    low: float | None
    high: float | None
    won: int
    drawn: int
    lost: int
    significance: int


class Crosstable(Struct):
    game: str
    at: int | None
    contestants: list[Who]
    meetings: list[Meeting]


class SetLine(Struct):
    """A board set: scores and places by contestant, its games as matches."""

    id: str
    board: int
    game: str
    purpose: str
    rated: bool
    state: str
    error: str | None
    contestants: list[Who]
    scores: list[float] | None
    ranks: list[int] | None
    strikes: list[int] | None
    matches: list[str]
    started_at: int | None
    finished_at: int | None


class BoardLine(Struct):
    id: int
    game: str
    sets: int
    #: People who have played it for par.
    people: int
    opened_at: int


class SeatScore(Struct):
    """A score that somebody made in a seat of a board: a contestant, or a person for par."""

    seat: int
    who: str
    name: str
    kind: str
    score: int
    #: Over the mean of the other side or sides.
    margin: float
    match: str
    #: A game of bots alone; else a person sat at the table.
    by_bots: bool


class BoardView(Struct):
    id: int
    game: str
    seed: str
    options: Json
    seats: int
    sets: list[SetLine]
    scores: list[SeatScore]


class ParLine(Struct):
    """A person's try at a board: better than so many of the bots' tries in the same seat."""

    board: int
    game: str
    match: str
    seat: int
    score: int
    margin: float
    mean_margin: float
    better_than: int
    equal_to: int
    tries: int
    at: int


class ParTable(Struct):
    """A practice table on a board's decks: join it and play."""

    table: Json
    seat: int


class Broadcast(Struct):
    """A game that can be watched. `tables` are ids for `watch_table`, by pace."""

    match: str
    set: str
    board: int
    game: str
    #: Which game of the set it is, from 1.
    number: int
    of: int
    purpose: str
    rated: bool
    contestants: list[Who]
    #: By seat: the number of the contestant.
    seating: list[int]
    tables: dict[str, str]
    watchers: int
    started_at: int
    until: int


class OnAir(Struct):
    """A part of the games that can be watched, and how many there are in all."""

    items: list[Broadcast]
    next: str | None
    total: int


class Progress(Struct):
    """What the arena is doing now."""

    waiting: int
    playing: int
    sets_last_hour: int
    workers: list["WorkerLine"]


class WorkerLine(Struct):
    id: str
    host: str
    sets: int
    playing: int
    started_at: int
    seen_at: int


def who(one: Contestant) -> Who:
    return Who(
        id=one.id,
        name=one.name,
        kind=one.kind,
        bot=None if one.bot is None else str(one.bot),
        version=one.version,
        owner=one.owner_name,
    )


def ms(time: datetime | None) -> int | None:
    return None if time is None else int(time.timestamp() * 1000)


def at(time: datetime) -> int:
    return int(time.timestamp() * 1000)
