"""Who plays whom next: the least certain first, against somebody near in strength.

Pure: the scheduler gives it what it knows, the simulation in `benchmarks/ratings.py` too.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp
from random import Random

#: How often an opponent is a house bot, so that everybody stays tied to the reference.
HOUSE_SHARE = 0.25
#: Skill points within which somebody is near; beyond twice that he is hardly ever an opponent.
NEAR = 6.0
#: Sets of one contestant that may wait or run at the same time.
MOST_BUSY = 4


@dataclass(frozen=True)
class Entrant:
    """A contestant as matchmaking sees it."""

    id: str
    #: Its owner; None for a house bot.
    owner: str | None
    mu: float
    sigma: float
    #: Rated board sets so far, and those that wait or run now.
    sets: int
    busy: int = 0
    #: Its owner has sets left for today.
    allowed: bool = True

    @property
    def is_house(self) -> bool:
        return self.owner is None


def meeting(entrants: Sequence[Entrant], places: int, rng: Random) -> list[Entrant] | None:
    """The contestants of the next rated board set; None if nobody is in need of one.

    No two of them have the same owner. House bots fill the places that nobody else can take.
    """
    starters = [one for one in entrants if not one.is_house and one.allowed and _free(one)]
    if not starters:
        return None
    most = max(_need(one) for one in starters)
    first = rng.choice([one for one in starters if _need(one) == most])
    chosen = [first]
    while len(chosen) < places:
        owners = {one.owner for one in chosen}
        taken = {one.id for one in chosen}
        others = [one for one in entrants if one.id not in taken]
        people = [one for one in others if one.owner not in owners and one.allowed and _free(one)]
        people = [one for one in people if not one.is_house]
        house = [one for one in others if one.is_house]
        if not people and not house:
            return None
        from_house = not people or (bool(house) and rng.random() < HOUSE_SHARE)
        chosen.append(_near(first, house if from_house else people, rng))
    rng.shuffle(chosen)
    return chosen


def _free(one: Entrant) -> bool:
    return one.busy < MOST_BUSY


def _need(one: Entrant) -> float:
    """How much the next set would tell: uncertainty, less what is under way already."""
    return one.sigma / (1 + one.busy) - 1e-4 * one.sets


def _near(first: Entrant, others: Sequence[Entrant], rng: Random) -> Entrant:
    # The least weight keeps everybody reachable: somebody far from all others has opponents too.
    weights = [exp(-(((one.mu - first.mu) / NEAR) ** 2)) + 0.01 for one in others]
    return rng.choices(others, weights)[0]
