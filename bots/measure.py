"""How much stronger: score differences over board sets, with a 95 % interval."""

from dataclasses import dataclass
from math import sqrt
from statistics import mean, stdev

from bots.boards import Maker, arrangements, board_seed, play_board
from bots.seat import JsonObject

#: Two-sided 95 % of the normal distribution; board sets are many.
Z = 1.96


@dataclass(frozen=True)
class Difference:
    """The first contestant's mean score less the second's, per game of a board set."""

    mean: float
    low: float
    high: float
    boards: int
    #: Games won by the first and by the second contestant; shared wins count for both.
    wins: tuple[int, int]

    @property
    def certain(self) -> bool:
        """The interval excludes zero."""
        return self.low > 0 or self.high < 0


def compare(
    game: str, seats: int, options: JsonObject, makers: list[Maker], boards: int, seed: str
) -> Difference:
    """Two contestants on the same boards with exchanged seats."""
    differences = []
    wins = [0, 0]
    for number in range(boards):
        total = 0.0
        games = arrangements(game, seats, 2)
        for arrangement in games:
            match = play_board(game, seats, options, board_seed(seed, number), arrangement, makers)
            scores = match.scores
            sides: list[list[int]] = [[], []]
            for seat, contestant in enumerate(arrangement.contestants):
                sides[contestant].append(scores[seat])
            total += mean(sides[0]) - mean(sides[1])
            outcome = match.outcome
            assert outcome is not None
            for contestant in {arrangement.contestants[seat] for seat in outcome["winners"]}:
                wins[contestant] += 1
        differences.append(total / len(games))
    middle = mean(differences)
    half = Z * stdev(differences) / sqrt(len(differences)) if len(differences) > 1 else float("inf")
    return Difference(middle, middle - half, middle + half, boards, (wins[0], wins[1]))
