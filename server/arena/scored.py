"""A board set as statistics see it, and how wide an interval of few sets has to be."""

from dataclasses import dataclass
from math import sqrt

#: Two-sided 95 % of the normal distribution.
Z = 1.959964


@dataclass(frozen=True)
class Scored:
    """Contestants by number, and each one's mean score a game."""

    contestants: tuple[int, ...]
    scores: tuple[float, ...]


def widening(sets: int) -> float:
    """How much wider than a normal interval of many sets one of so few has to be."""
    if sets < 3:
        return 10.0
    nu = sets - 1
    quantile = Z + (Z**3 + Z) / (4 * nu) + (5 * Z**5 + 16 * Z**3 + 3 * Z) / (96 * nu**2)
    return quantile / Z * sqrt((sets + 1) / nu)
