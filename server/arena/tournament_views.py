"""What REST shows of a tournament: its line in lists, all of it, and its standings as a file."""

import csv
import io
from typing import Any

from msgspec import Struct

from server.arena import tournaments
from server.arena.reading import named
from server.arena.shapes import Who, at, ms, who
from server.arena.tournament_table import Line
from server.storage.database import Connection

#: Characters with which a spreadsheet would take a name for a formula.
FORMULA = ("=", "+", "-", "@", "\t", "\r")


class TournamentLine(Struct):
    id: str
    name: str
    #: Who announced it, and may call it off.
    owner: str
    game: str
    system: str
    state: str
    public: bool
    boards: int
    entrants: int
    round: int
    rounds: int
    starts_at: int
    finished_at: int | None


class StandingLine(Struct):
    place: int
    contestant: Who
    points: float
    won: int
    drawn: int
    lost: int
    buchholz: float
    sonneborn: float
    margin: float


class PairingView(Struct):
    """Numbers of entrants; `second` null is a bye. `margin` is the first one's, once it is over."""

    first: int
    second: int | None
    margin: float | None


class TournamentView(Struct):
    tournament: TournamentLine
    entrants: list[Who]
    rounds: list[list[PairingView]]
    standings: list[StandingLine]


def tournament_line(row: Any) -> TournamentLine:
    entrants = len(row["entrants"])
    return TournamentLine(
        id=str(row["id"]),
        name=row["name"],
        owner=str(row["owner_id"]),
        game=row["game"],
        system=row["system"],
        state=row["state"],
        public=row["public"],
        boards=row["boards"],
        entrants=entrants,
        round=len(row["pairings"]),
        rounds=tournaments.rounds_of(row["system"], row["rounds"], entrants),
        starts_at=at(row["starts_at"]),
        finished_at=ms(row["finished_at"]),
    )


async def tournament_view(connection: Connection, row: Any) -> TournamentView:
    known = await named(connection, row["entrants"])
    entrants = [who(known[one]) for one in row["entrants"]]
    margins = await tournaments.margins(connection, row)
    lines = await tournaments.table(connection, row)
    return TournamentView(
        tournament=tournament_line(row),
        entrants=entrants,
        rounds=[
            [
                PairingView(
                    first=one,
                    second=other,
                    margin=None if other is None else margins.get((number, one, other)),
                )
                for one, other in pairs
            ]
            for number, pairs in enumerate(tournaments.pairs_of(row["pairings"]))
        ],
        standings=[_standing(line, entrants) for line in lines],
    )


def _standing(line: Line, entrants: list[Who]) -> StandingLine:
    own = {name: value for name, value in vars(line).items() if name != "entrant"}
    return StandingLine(contestant=entrants[line.entrant], **own)


def standings_csv(view: TournamentView) -> bytes:
    text = io.StringIO()
    writer = csv.writer(text)
    columns = ("points", "won", "drawn", "lost", "buchholz", "sonneborn", "margin")
    writer.writerow(["place", "name", "owner", "contestant", *columns])
    for line in view.standings:
        one = line.contestant
        shown = [_plain(one.name), _plain(one.owner or ""), one.id]
        writer.writerow([line.place, *shown, *(getattr(line, name) for name in columns)])
    return text.getvalue().encode()


def _plain(text: str) -> str:
    """A name that no spreadsheet takes for a formula."""
    return f"'{text}" if text.startswith(FORMULA) else text
