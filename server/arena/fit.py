"""The official table: strengths fitted to the score margins of all board sets at once.

A contestant's strength is in points a game: the margin by which it is expected to beat the anchor.
A board set of k contestants says: score = strength + luck of the board, so only margins inside
a set count. Least squares over all of them; intervals by resampling whole board sets (a Bayesian
bootstrap: every set keeps a positive weight, so that nobody loses his last link to the others),
widened as Student's t asks for few sets.

Margins end where a match does: who loses to strong and stronger alike by all there is would say
that these are equal. A reference is therefore measured by sets among references alone, and stands
firm while the others are measured by it, in every resample anew: its uncertainty is theirs too.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from itertools import permutations

import numpy as np
from numpy.typing import NDArray

from bots.intervals import Z, least_error, widening
from server.arena.scored import Scored

Floats = NDArray[np.float64]
Whole = NDArray[np.int64]

RESAMPLES = 400
#: Numbers held at once while resampling.
MOST_NUMBERS = 4_000_000


@dataclass(frozen=True)
class Strength:
    """In points a game over the anchor; None where no chain of sets leads to the anchor. A single
    set has no interval."""

    points: float | None
    low: float | None
    high: float | None
    sets: int


def fit(
    sets: Sequence[Scored],
    contestants: int,
    anchor: int,
    *,
    references: Collection[int] = (),
    resamples: int = RESAMPLES,
) -> list[Strength]:
    """The strength of each contestant. The anchor's is 0 and exact. A reference whom no sets among
    references tie to it is measured like everybody else."""
    everybody = range(contestants)
    measures = {anchor, *references}
    among = [number for number, one in enumerate(sets) if measures.issuperset(one.contestants)]
    firm = linked([sets[number] for number in among], contestants, anchor)
    known = linked(sets, contestants, anchor)
    stages = [
        _Margins(sets, among, [one for one in everybody if firm[one] and one != anchor]),
        _Margins(sets, range(len(sets)), [one for one in everybody if known[one] > firm[one]]),
    ]

    def solve(weights: Floats) -> Floats:
        strengths: Floats = np.zeros((len(weights), contestants))
        for stage in stages:
            stage.solve(weights, strengths)
        return strengths

    points = solve(np.ones((1, len(sets))))[0]
    rng = np.random.default_rng(0)  # the same results are the same table
    clouds = [
        solve(rng.standard_exponential((size, len(sets))))
        for size in _portions(resamples, stages[1].pairs + contestants**2)
    ]
    low, high = np.percentile(np.concatenate(clouds) - points, [2.5, 97.5], axis=0)
    counts = _counts(sets, contestants)
    among_counts = _counts([sets[number] for number in among], contestants)
    found = []
    for one in everybody:
        if one == anchor:
            found.append(Strength(0.0, 0.0, 0.0, counts[one]))
        elif not known[one]:
            found.append(Strength(None, None, None, counts[one]))
        else:
            telling = among_counts[one] if firm[one] else counts[one]
            middle = float(points[one])
            down, up = _interval(middle, float(low[one]), float(high[one]), telling)
            found.append(Strength(middle, down, up, counts[one]))
    return found


def _interval(
    middle: float, low: float, high: float, sets: int
) -> tuple[float, float] | tuple[None, None]:
    """Of a strength that so many sets tell, and that resamples missed by `low` to `high`."""
    if sets < 2:
        return None, None
    # The basic bootstrap: as far as resamples miss the fit, the fit misses the truth.
    wider, least = widening(sets), Z * least_error(middle, sets)
    return middle - max(wider * high, least), middle + max(-wider * low, least)


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
    """All margins of pairs inside some board sets, ready to be weighed and solved many times."""

    def __init__(self, sets: Sequence[Scored], numbers: Sequence[int], free: Sequence[int]) -> None:
        """The sets of these numbers tell the strengths of the free ones."""
        self.free = list(free)
        self.who = sorted({one for number in numbers for one in sets[number].contestants})
        place = {one: at for at, one in enumerate(self.who)}
        self.places = np.array([place[one] for one in free], dtype=np.int64)
        rows = [
            (number, place[one], place[other], played.scores[a] - played.scores[b])
            for number in numbers
            for played in [sets[number]]
            for (a, one), (b, other) in permutations(enumerate(played.contestants), 2)
            if one < other
        ]
        self.pairs = len(rows)
        first: Whole = np.array([row[1] for row in rows], dtype=np.int64)
        second: Whole = np.array([row[2] for row in rows], dtype=np.int64)
        keys = first * len(self.who) + second
        order = np.argsort(keys, kind="stable")
        self.starts = np.flatnonzero(np.diff(keys[order], prepend=-1))
        heads = order[self.starts]
        self.first, self.second = first[heads], second[heads]
        self.set_of: Whole = np.array([row[0] for row in rows], dtype=np.int64)[order]
        self.margin: Floats = np.array([row[3] for row in rows])[order]
        self.share: Floats = np.array([1 / len(sets[row[0]].contestants) for row in rows])[order]

    def solve(self, weights: Floats, strengths: Floats) -> None:
        """For each row of weights of all sets, a row of strengths of all contestants: those of the
        free ones are written there, the others stand."""
        if not self.free:
            return
        weighed = weights[:, self.set_of] * self.share
        ties = np.add.reduceat(weighed, self.starts, axis=1)
        pulls = np.add.reduceat(weighed * self.margin, self.starts, axis=1)
        shape = (len(weights), len(self.who), len(self.who))
        system: Floats = np.zeros(shape)
        system[:, self.first, self.second] = system[:, self.second, self.first] = -ties
        diagonal = np.arange(len(self.who))
        system[:, diagonal, diagonal] = -system.sum(axis=2)
        pulled: Floats = np.zeros(shape)
        pulled[:, self.first, self.second] = pulls
        pulled[:, self.second, self.first] = -pulls
        rows = system[:, self.places]
        known = strengths[:, self.who, None]
        target = pulled.sum(axis=2)[:, self.places, None] - rows @ known
        strengths[:, self.free] = np.linalg.solve(rows[:, :, self.places], target)[:, :, 0]


def _counts(sets: Sequence[Scored], contestants: int) -> list[int]:
    counts = [0] * contestants
    for played in sets:
        for one in set(played.contestants):
            counts[one] += 1
    return counts


def _portions(resamples: int, numbers: int) -> list[int]:
    """So many resamples of so many numbers at a time that they fit into memory."""
    most = max(1, MOST_NUMBERS // numbers)
    whole, rest = divmod(resamples, most)
    return [most] * whole + ([rest] if rest else [])
