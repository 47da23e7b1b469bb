"""How each game is played in the arena: the same for everybody, or results would not compare."""

from dataclasses import dataclass
from typing import Any

from engines import catalogue
from server.tables.dealer import first_dealer


@dataclass(frozen=True)
class Format:
    """Short matches: more boards in the same time tell more than longer matches."""

    seats: int
    options: dict[str, Any]
    #: Contestants of a rated board set.
    contestants: int
    #: Points a game: an official interval must be narrower than this to count as settled.
    width: float


FORMATS = {
    "omi": Format(seats=4, options={"target": 5}, contestants=2, width=2.0),
    # Four players, four contestants: two copies of a program could play into each other's hands.
    "tienlen": Format(seats=4, options={"games": 4}, contestants=4, width=16.0),
    "jolly": Format(seats=2, options={"target": 500}, contestants=2, width=150.0),
    "baloot": Format(seats=4, options={"target": 50}, contestants=2, width=16.0),
    "santase": Format(seats=2, options={"target": 7}, contestants=2, width=2.0),
}

#: Seconds of thinking for a seat in a match. There is much to play, and nobody else waits long.
MATCH_SECONDS = 60.0
#: Board sets before a contestant's place counts as more than provisional.
PROVISIONAL_SETS = 50


def board_options(game: str, seed: str) -> dict[str, Any]:
    """The options of a board: the game's, with the first dealer that the seed draws."""
    return with_dealer(game, FORMATS[game].seats, FORMATS[game].options, seed)


def with_dealer(game: str, seats: int, options: dict[str, Any], seed: str) -> dict[str, Any]:
    """These options, with the first dealer that the seed draws where nobody is named."""
    has_dealer = "first_dealer" in catalogue()[game].options["properties"]
    if not has_dealer or "first_dealer" in options:
        return dict(options)
    return {**options, "first_dealer": first_dealer(seed, seats)}
