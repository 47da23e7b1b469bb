"""Who plays whom next: the least certain first, against somebody near in strength.

Pure: the scheduler gives it what it knows, the simulation in `benchmarks/ratings.py` too.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import exp
from random import Random

from server.arena.format import PROVISIONAL_SETS

#: How often an opponent is a house bot, so that everybody stays tied to the reference.
HOUSE_SHARE = 0.25
#: Sets that neighbouring house bots play against each other, which alone tell what they are worth
#: in the official table. So many that everybody else can be measured by it.
HOUSE_SETS = 2 * PROVISIONAL_SETS
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
    #: It and its owner have sets left for today.
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
    under_way: Counter[str | None] = Counter()
    for one in entrants:
        under_way[one.owner] += one.busy
    needs = [_need(one, under_way[one.owner]) for one in starters]
    most = max(needs)
    first = rng.choice([one for one, need in zip(starters, needs, strict=True) if need == most])
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


def house_meeting(
    entrants: Sequence[Entrant], met: Mapping[frozenset[str], int]
) -> list[Entrant] | None:
    """Two house bots, neighbours in strength, who have met too seldom to be a reference: those who
    have met least, so that all of them come to stand where they belong at about the same time."""
    house = sorted((one for one in entrants if one.is_house), key=lambda one: one.mu)
    meetings = {pair: met.get(frozenset(one.id for one in pair), 0) for pair in pairwise(house)}
    pair = min(meetings, key=meetings.__getitem__, default=None)
    return list(pair) if pair and meetings[pair] < HOUSE_SETS else None


def _free(one: Entrant) -> bool:
    return one.busy < MOST_BUSY


def _need(one: Entrant, under_way: int) -> float:
    """How much the next set would tell: uncertainty, less what is under way for the same owner
    already. Who has many bots does not play more often than others by that."""
    return one.sigma / (1 + under_way) - 1e-4 * one.sets


def _near(first: Entrant, others: Sequence[Entrant], rng: Random) -> Entrant:
    """Somebody near in strength. All bots of an owner together are met as often as one would be."""
    bots = Counter(one.owner for one in others)
    # The least weight keeps everybody reachable: somebody far from all others has opponents too.
    weights = [
        (exp(-(((one.mu - first.mu) / NEAR) ** 2)) + 0.01) / bots[one.owner] for one in others
    ]
    return rng.choices(others, weights)[0]
