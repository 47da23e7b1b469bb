"""Figures of a finished match, from its journal: how long, and who needed how much time."""

from collections.abc import Sequence
from typing import Any

from server.storage.models import MatchAction

#: Who acted: a person, the clock for him, a house bot for him, a bot in its own seat, or nobody
#: where an uploaded bot failed.
SOURCES = ("person", "clock", "stand_in", "bot", "strike")


def statistics(
    seats: int, deals: int, began: int, actions: Sequence[MatchAction]
) -> dict[str, Any]:
    """`began` in milliseconds since 1970, like the times of the actions. A seat's seconds are those
    from the action before to its own."""
    counts = [dict.fromkeys(SOURCES, 0) for _ in range(seats)]
    spent = [0] * seats
    before = began
    for done in actions:
        counts[done.seat][done.source] += 1
        spent[done.seat] += max(0, done.at - before)
        before = done.at
    return {
        "actions": len(actions),
        "deals": deals,
        "seconds": round((before - began) / 1000, 1),
        "seats": [
            {
                "actions": sum(own.values()),
                "timeouts": own["clock"],
                "stood_in": own["stand_in"],
                "strikes": own["strike"],
                "seconds": round(milliseconds / 1000, 1),
            }
            for own, milliseconds in zip(counts, spent, strict=True)
        ],
    }
