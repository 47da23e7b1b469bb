"""Strength of people from ranked tables: OpenSkill's Plackett-Luce, leavers pay double."""

from dataclasses import dataclass
from typing import Any

from openskill.models import PlackettLuce

from engines import catalogue

MODEL = PlackettLuce()
#: The shown number: 1500 for a newcomer, 60 points for one unit of skill.
SCALE = 60


@dataclass(frozen=True)
class Strength:
    mu: float
    sigma: float

    @staticmethod
    def new() -> "Strength":
        return Strength(MODEL.mu, MODEL.sigma)

    def shown(self) -> int:
        """The number that people see."""
        return round(self.mu * SCALE)


def new_strengths(
    game: str, before: list[Strength], ranking: list[int], leavers: list[bool]
) -> list[Strength]:
    """Strengths after a match, by seat. Partners win and lose together."""
    teams = catalogue()[game].teams or tuple((seat,) for seat in range(len(before)))
    rated: list[list[Any]] = MODEL.rate(
        [[MODEL.rating(before[s].mu, before[s].sigma) for s in team] for team in teams],
        ranks=[float(ranking[team[0]]) for team in teams],
    )
    after = list(before)
    for team, ratings in zip(teams, rated, strict=True):
        for seat, rating in zip(team, ratings, strict=True):
            loss = min(0.0, rating.mu - before[seat].mu)
            mu = rating.mu + (loss if leavers[seat] else 0.0)
            after[seat] = Strength(mu, rating.sigma)
    return after
