"""How much stronger: score differences over board sets, with a 95 % interval."""

from dataclasses import dataclass
from math import sqrt
from statistics import mean, stdev

from bots.boards import Maker, arrangements, board_seed, play_board
from bots.seat import JsonObject

#: Two-sided 95 % of the normal distribution; board sets are many.
Z = 1.96


@dataclass(frozen=True)
class BoardSet:
    """What two contestants made of one board."""

    #: The first one's mean score less the second's, per game.
    difference: float
    games: int
    #: Games won by each; shared wins count for both.
    wins: tuple[int, int]
    #: Answers of each that were not legal.
    strikes: tuple[int, int]


@dataclass(frozen=True)
class Difference:
    """The first contestant's mean score less the second's, per game of a board set."""

    mean: float
    low: float
    high: float
    boards: int
    games: int
    #: Games won by the first and by the second contestant; shared wins count for both.
    wins: tuple[int, int]
    strikes: tuple[int, int]

    @property
    def certain(self) -> bool:
        """The interval excludes zero."""
        return self.low > 0 or self.high < 0


def compare(
    game: str, seats: int, options: JsonObject, makers: list[Maker], boards: int, seed: str
) -> Difference:
    """Two contestants on the same boards with exchanged seats."""
    return summary(
        [board_set(game, seats, options, makers, board_seed(seed, n)) for n in range(boards)]
    )


def board_set(
    game: str, seats: int, options: JsonObject, makers: list[Maker], seed: str
) -> BoardSet:
    """All games of one board between two contestants."""
    total = 0.0
    wins, strikes = [0, 0], [0, 0]
    games = arrangements(game, seats, 2)
    for arrangement in games:
        match = play_board(game, seats, options, seed, arrangement, makers, strikes)
        sides: list[list[int]] = [[], []]
        for seat, contestant in enumerate(arrangement.contestants):
            sides[contestant].append(match.scores[seat])
        total += mean(sides[0]) - mean(sides[1])
        outcome = match.outcome
        assert outcome is not None
        for contestant in {arrangement.contestants[seat] for seat in outcome["winners"]}:
            wins[contestant] += 1
    return BoardSet(total / len(games), len(games), (wins[0], wins[1]), (strikes[0], strikes[1]))


def summary(sets: list[BoardSet]) -> Difference:
    differences = [one.difference for one in sets]
    middle = mean(differences)
    half = Z * stdev(differences) / sqrt(len(sets)) if len(sets) > 1 else float("inf")
    return Difference(
        mean=middle,
        low=middle - half,
        high=middle + half,
        boards=len(sets),
        games=sum(one.games for one in sets),
        wins=(sum(one.wins[0] for one in sets), sum(one.wins[1] for one in sets)),
        strikes=(sum(one.strikes[0] for one in sets), sum(one.strikes[1] for one in sets)),
    )
