"""The official table: strengths fitted to the score margins of all board sets at once.

A contestant's strength is in points a game: the margin by which it is expected to beat the anchor.
A board set of k contestants says: score = strength + luck of the board, so only margins inside
a set count. Least squares over all of them; intervals by resampling whole board sets (a Bayesian
bootstrap: every set keeps a positive weight, so that nobody loses his last link to the others),
widened as Student's t asks for few sets.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import permutations

import numpy as np
from numpy.typing import NDArray

from server.arena.scored import Scored, widening

Floats = NDArray[np.float64]
Whole = NDArray[np.int64]

RESAMPLES = 400
#: Numbers held at once while resampling.
MOST_NUMBERS = 4_000_000


@dataclass(frozen=True)
class Strength:
    """In points a game over the anchor; None where no chain of sets leads to the anchor."""

    points: float | None
    low: float | None
    high: float | None
    sets: int


def fit(
    sets: Sequence[Scored], contestants: int, anchor: int, *, resamples: int = RESAMPLES
) -> list[Strength]:
    """The strength of each contestant. The anchor's is 0 and exact."""
    counts = _counts(sets, contestants)
    known = linked(sets, contestants, anchor)
    free = [one for one in range(contestants) if known[one] and one != anchor]
    if not free:
        return [
            Strength(0.0, 0.0, 0.0, counts[one]) if one == anchor else _unknown(counts[one])
            for one in range(contestants)
        ]
    margins = _Margins([one for one in sets if known[one.contestants[0]]], contestants, free)
    points = margins.solve(np.ones((1, margins.sets)))[0]
    rng = np.random.default_rng(0)  # the same results are the same table
    clouds = [
        margins.solve(rng.standard_exponential((size, margins.sets)))
        for size in _portions(resamples, margins.pairs + contestants**2)
    ]
    cloud = np.concatenate(clouds) - points
    low, high = np.percentile(cloud, [2.5, 97.5], axis=0)
    places = {one: place for place, one in enumerate(free)}
    found = []
    for one in range(contestants):
        if one == anchor:
            found.append(Strength(0.0, 0.0, 0.0, counts[one]))
        elif one not in places:
            found.append(_unknown(counts[one]))
        else:
            place, wider = places[one], widening(counts[one])
            middle = float(points[place])
            # The basic bootstrap: as far as resamples miss the fit, the fit misses the truth.
            down, up = middle - wider * float(high[place]), middle - wider * float(low[place])
            found.append(Strength(middle, down, up, counts[one]))
    return found


def linked(sets: Sequence[Scored], contestants: int, anchor: int) -> list[bool]:
    """Who is tied to the anchor by board sets, over however many others."""
    group = list(range(contestants))

    def root(one: int) -> int:
        while group[one] != one:
            group[one] = group[group[one]]
            one = group[one]
        return one

    for played in sets:
        for other in played.contestants[1:]:
            group[root(other)] = root(played.contestants[0])
    return [root(one) == root(anchor) for one in range(contestants)]


class _Margins:
    """All margins of pairs inside board sets, ready to be weighed and solved many times."""

    def __init__(self, sets: Sequence[Scored], contestants: int, free: list[int]) -> None:
        self.sets = len(sets)
        rows = [
            (number, one, other, played.scores[a] - played.scores[b], 1 / len(played.contestants))
            for number, played in enumerate(sets)
            for (a, one), (b, other) in permutations(enumerate(played.contestants), 2)
            if one < other
        ]
        self.pairs = len(rows)
        first: Whole = np.array([row[1] for row in rows], dtype=np.int64)
        second: Whole = np.array([row[2] for row in rows], dtype=np.int64)
        keys = first * contestants + second
        order = np.argsort(keys, kind="stable")
        self.starts = np.flatnonzero(np.r_[True, np.diff(keys[order]) != 0])
        heads = order[self.starts]
        self.first, self.second = first[heads], second[heads]
        self.set_of: Whole = np.array([row[0] for row in rows], dtype=np.int64)[order]
        self.margin: Floats = np.array([row[3] for row in rows])[order]
        self.share: Floats = np.array([row[4] for row in rows])[order]
        self.contestants = contestants
        self.free = np.array(free)

    def solve(self, weights: Floats) -> Floats:
        """The strengths of the free ones, for each row of weights of the sets."""
        weighed = weights[:, self.set_of] * self.share
        ties = np.add.reduceat(weighed, self.starts, axis=1)
        pulls = np.add.reduceat(weighed * self.margin, self.starts, axis=1)
        shape = (len(weights), self.contestants, self.contestants)
        system: Floats = np.zeros(shape)
        system[:, self.first, self.second] = system[:, self.second, self.first] = -ties
        places = np.arange(self.contestants)
        system[:, places, places] = -system.sum(axis=2)
        pulled: Floats = np.zeros(shape)
        pulled[:, self.first, self.second] = pulls
        pulled[:, self.second, self.first] = -pulls
        target = pulled.sum(axis=2)
        inner = system[:, self.free[:, None], self.free[None, :]]
        solved = np.linalg.solve(inner, target[:, self.free, None])[:, :, 0]
        return solved.astype(np.float64, copy=False)


def _counts(sets: Sequence[Scored], contestants: int) -> list[int]:
    counts = [0] * contestants
    for played in sets:
        for one in set(played.contestants):
            counts[one] += 1
    return counts


def _unknown(sets: int) -> Strength:
    return Strength(None, None, None, sets)


def _portions(resamples: int, numbers: int) -> list[int]:
    """So many resamples of so many numbers at a time that they fit into memory."""
    most = max(1, MOST_NUMBERS // numbers)
    whole, rest = divmod(resamples, most)
    return [most] * whole + ([rest] if rest else [])
