"""How far the mean of a few board sets may be from the truth."""

from collections.abc import Sequence
from math import sqrt
from statistics import mean, stdev

#: Two-sided 95 % of the normal distribution.
Z = 1.959964


def widening(sets: int) -> float:
    """How much wider than a normal interval of many sets one of so few has to be."""
    if sets < 3:
        return 10.0
    nu = sets - 1
    quantile = Z + (Z**3 + Z) / (4 * nu) + (5 * Z**5 + 16 * Z**3 + 3 * Z) / (96 * nu**2)
    return quantile / Z * sqrt((sets + 1) / nu)


def least_error(middle: float, sets: int) -> float:
    """What is uncertain about a mean even if all sets gave the same: the next one might end even.
    Few results that happen to be alike would else look like proof."""
    return widening(sets) * abs(middle) / (sets + 1)


def standard_error(values: Sequence[float]) -> float:
    """Of the mean of two or more values."""
    sets = len(values)
    spread = widening(sets) * stdev(values) / sqrt(sets + 1)
    return max(spread, least_error(mean(values), sets))


def interval(values: Sequence[float]) -> tuple[float, float] | None:
    """95 % for the mean of these; None for a single one."""
    if len(values) < 2:
        return None
    half = Z * standard_error(values)
    return mean(values) - half, mean(values) + half
