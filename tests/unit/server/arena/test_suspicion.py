"""Who feeds whom: pairs whose results do not follow from their strengths."""

from random import Random

from server.arena.crosstable import crosstable
from server.arena.scored import Scored
from server.arena.suspicion import suspicions

TRUE = {"a/1": 3.0, "b/1": 2.0, "c/1": 0.0, "house:medium": 0.0}
NAMES = list(TRUE)


def meetings(sets: int, gift: float = 0.0) -> list[dict[str, object]]:
    """Everybody against everybody; `b` lets `a` win by so many points more."""
    rng = Random(4)
    played = []
    for first in range(4):
        for second in range(first + 1, 4):
            for _ in range(sets):
                fed = gift if (first, second) == (0, 1) else 0.0
                margin = TRUE[NAMES[first]] - TRUE[NAMES[second]] + fed + rng.gauss(0, 3)
                played.append(Scored((first, second), (margin, 0.0)))
    return [
        {**vars(one), "first": NAMES[one.first], "second": NAMES[one.second]}
        for one in crosstable(played)
    ]


def test_honest_results_raise_no_suspicion() -> None:
    assert suspicions(TRUE, meetings(40)) == []


def test_who_is_fed_and_by_whom() -> None:
    (found, *_) = suspicions(TRUE, meetings(40, gift=6.0))
    assert (found.gains, found.gives) == ("a/1", "b/1")
    assert found.margin > found.expected + 4
    assert found.chance < 0.001


def test_the_other_direction_is_told_the_same_way() -> None:
    (found, *_) = suspicions(TRUE, meetings(40, gift=-6.0))
    assert (found.gains, found.gives) == ("b/1", "a/1")
    assert found.margin > found.expected


def test_few_meetings_and_house_bots_among_themselves_are_not_looked_at() -> None:
    assert suspicions(TRUE, meetings(5, gift=60.0)) == []
    only_house = [{**one, "first": "house:easy", "second": "house:medium"} for one in meetings(40)]
    assert suspicions({"house:easy": 50.0, "house:medium": 0.0}, only_house[:1]) == []
