"""The live rating: OpenSkill's Plackett-Luce, one update for each board set.

House bots are the fixed reference: their strength was measured once and never moves, so that a
number means the same today and next year.
"""

from collections.abc import Sequence

from bots.house import is_house
from server.tables.ratings import MODEL, Strength

#: The house bots' strengths, from how often one wins a board set against the next
#: (`python -m benchmarks.ratings anchors`); `medium` is where newcomers begin. A step is 16 at
#: most: who never loses to another is ahead by nobody knows how much. `expert` plays no rated sets.
HOUSE = {
    "omi": {"easy": 9.0, "medium": 25.0, "hard": 25.3, "expert": 29.0},
    "tienlen": {"easy": 9.0, "medium": 25.0, "hard": 41.0, "expert": 45.0},
    "jolly": {"easy": 9.0, "medium": 25.0, "hard": 41.0, "expert": 45.0},
    "baloot": {"easy": 20.9, "medium": 25.0, "hard": 27.5, "expert": 31.0},
    "santase": {"easy": 9.0, "medium": 25.0, "hard": 33.3, "expert": 37.0},
}
HOUSE_SIGMA = 0.5


def starting(game: str, contestant: str) -> Strength:
    """Where a contestant begins; a house bot stays there."""
    if is_house(contestant):
        return Strength(HOUSE[game][contestant.removeprefix("house:")], HOUSE_SIGMA)
    return Strength.new()


def rated(
    contestants: Sequence[str], before: Sequence[Strength], ranks: Sequence[int]
) -> list[Strength]:
    """Strengths after a board set in which the contestants came in at these places."""
    teams = MODEL.rate(
        [[MODEL.rating(one.mu, one.sigma)] for one in before], ranks=[float(one) for one in ranks]
    )
    return [
        old if is_house(contestant) else Strength(team[0].mu, team[0].sigma)
        for contestant, old, team in zip(contestants, before, teams, strict=True)
    ]
