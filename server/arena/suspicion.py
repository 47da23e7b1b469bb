"""Does somebody feed somebody? Pairs whose results are not what their strengths would give.

A list for admins, not a verdict: styles that clash look the same, at first.
"""

from collections.abc import Mapping, Sequence
from math import erfc, sqrt
from typing import Any

from msgspec import Struct

from bots.intervals import Z, widening

#: Meetings that are worth a look at all.
LEAST_SETS = 8
#: How seldom chance alone would put a pair on the list, over all pairs of a game.
CHANCE = 0.01


class Suspicion(Struct):
    """`gains` gets more points a game out of `gives` than their places in the table explain."""

    gains: str
    gives: str
    sets: int
    margin: float
    expected: float
    #: Standard errors between the two, and how often chance gives as much or more.
    errors: float
    chance: float


def suspicions(points: Mapping[str, float], meetings: Sequence[dict[str, Any]]) -> list[Suspicion]:
    """The strangest first; the more pairs were looked at, the stranger one has to be."""
    looked_at = [
        one
        for one in meetings
        if one["sets"] >= LEAST_SETS
        and one["low"] is not None
        and one["first"] in points
        and one["second"] in points
        and not (one["first"].startswith("house:") and one["second"].startswith("house:"))
    ]
    found = []
    for one in looked_at:
        expected = points[one["first"]] - points[one["second"]]
        spread = (one["high"] - one["low"]) / (2 * Z * widening(one["sets"]))
        error = max(spread * sqrt(1 + 1 / one["sets"]), 1e-9)
        errors = (one["margin"] - expected) / error
        chance = erfc(abs(errors) / widening(one["sets"]) / sqrt(2))
        if chance * len(looked_at) < CHANCE:
            found.append(_suspicion(one, expected, errors, chance))
    return sorted(found, key=lambda one: one.chance)


def _suspicion(one: dict[str, Any], expected: float, errors: float, chance: float) -> Suspicion:
    forward = errors > 0
    sign = 1 if forward else -1
    return Suspicion(
        gains=one["first"] if forward else one["second"],
        gives=one["second"] if forward else one["first"],
        sets=one["sets"],
        margin=sign * one["margin"],
        expected=sign * expected,
        errors=abs(errors),
        chance=chance,
    )
