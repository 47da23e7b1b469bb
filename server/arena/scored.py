"""A board set as statistics see it."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Scored:
    """Contestants by number, and each one's mean score a game."""

    contestants: tuple[int, ...]
    scores: tuple[float, ...]
