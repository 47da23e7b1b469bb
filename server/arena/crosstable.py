"""Everybody against everybody: mean margins with intervals, and how sure each of them is."""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from math import erfc, sqrt
from statistics import mean

from bots.intervals import interval, standard_error
from server.arena.scored import Scored


@dataclass(frozen=True)
class Meeting:
    """How the first contestant fared against the second, in points a game."""

    first: int
    second: int
    sets: int
    margin: float
    low: float | None
    high: float | None
    #: Sets that went to the first, to nobody, to the second.
    won: int
    drawn: int
    lost: int
    #: 0: may be chance; 1, 2, 3: chance gives this in less than 5, 1, 0.1 of 100 cases.
    significance: int


def crosstable(sets: Sequence[Scored]) -> list[Meeting]:
    """One meeting for each pair that has met, the lower number first."""
    margins: dict[tuple[int, int], list[float]] = defaultdict(list)
    for played in sets:
        for (a, one), (b, other) in combinations(enumerate(played.contestants), 2):
            if one < other:
                margins[one, other].append(played.scores[a] - played.scores[b])
            elif other < one:
                margins[other, one].append(played.scores[b] - played.scores[a])
    return [_meeting(first, second, own) for (first, second), own in sorted(margins.items())]


def mirrored(meeting: Meeting) -> Meeting:
    """The same, as the second one sees it."""
    return Meeting(
        first=meeting.second,
        second=meeting.first,
        sets=meeting.sets,
        margin=-meeting.margin,
        low=None if meeting.high is None else -meeting.high,
        high=None if meeting.low is None else -meeting.low,
        won=meeting.lost,
        drawn=meeting.drawn,
        lost=meeting.won,
        significance=meeting.significance,
    )


def significance(values: Sequence[float]) -> int:
    """How hard it is to believe that the true mean is zero."""
    if len(values) < 2 or not any(values):
        return 0
    chance = erfc(abs(mean(values)) / standard_error(values) / sqrt(2))
    return sum(chance < limit for limit in (0.05, 0.01, 0.001))


def _meeting(first: int, second: int, margins: list[float]) -> Meeting:
    found = interval(margins)
    return Meeting(
        first=first,
        second=second,
        sets=len(margins),
        margin=mean(margins),
        low=None if found is None else found[0],
        high=None if found is None else found[1],
        won=sum(one > 0 for one in margins),
        drawn=sum(one == 0 for one in margins),
        lost=sum(one < 0 for one in margins),
        significance=significance(margins),
    )
