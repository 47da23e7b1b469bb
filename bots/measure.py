"""How much stronger: score differences over board sets, with a 95 % interval."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from math import inf
from statistics import mean

from bots.boards import (
    Board,
    Entrant,
    Game,
    Maker,
    arrangements,
    board_seed,
    house_entrant,
    play_game,
)
from bots.intervals import interval
from bots.seat import JsonObject


@dataclass(frozen=True)
class BoardSet:
    """What the contestants made of one board."""

    #: Each one's mean score a game.
    scores: tuple[float, ...]
    games: int
    #: Games won by each; shared wins count for all who share them.
    wins: tuple[int, ...]
    #: Answers of each that were none.
    strikes: tuple[int, ...]

    @property
    def difference(self) -> float:
        """The first one's mean score less the second's."""
        return self.scores[0] - self.scores[1]

    @property
    def ranks(self) -> list[int]:
        """Places from 1, shared by equal scores."""
        return [1 + sum(other > score for other in self.scores) for score in self.scores]


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
    """Two house players on the same boards with exchanged seats."""
    entrants = [house_entrant(make) for make in makers]

    async def play() -> list[BoardSet]:
        return [
            await board_set(Board(game, seats, options, board_seed(seed, number)), entrants)
            for number in range(boards)
        ]

    return summary(asyncio.run(play()))


async def board_set(board: Board, entrants: Sequence[Entrant]) -> BoardSet:
    """All games of one board between these contestants."""
    played = arrangements(board.game, board.seats, len(entrants))
    return result_of([await play_game(board, one, entrants) for one in played])


def result_of(games: Sequence[Game]) -> BoardSet:
    """What the games of a board set come to."""
    contestants = len(games[0].strikes)
    scores: list[list[float]] = [[] for _ in range(contestants)]
    wins = [0] * contestants
    for game in games:
        seating = game.arrangement.contestants
        outcome = game.match.outcome
        assert outcome is not None
        for contestant in range(contestants):
            own = [outcome["scores"][seat] for seat, one in enumerate(seating) if one == contestant]
            scores[contestant].append(mean(own))
        for contestant in {seating[seat] for seat in outcome["winners"]}:
            wins[contestant] += 1
    return BoardSet(
        scores=tuple(mean(own) for own in scores),
        games=len(games),
        wins=tuple(wins),
        strikes=tuple(sum(game.strikes[one] for game in games) for one in range(contestants)),
    )


def summary(sets: Sequence[BoardSet]) -> Difference:
    """Of the first two contestants of these sets."""
    differences = [one.difference for one in sets]
    low, high = interval(differences) or (-inf, inf)
    return Difference(
        mean=mean(differences),
        low=low,
        high=high,
        boards=len(sets),
        games=sum(one.games for one in sets),
        wins=(sum(one.wins[0] for one in sets), sum(one.wins[1] for one in sets)),
        strikes=(sum(one.strikes[0] for one in sets), sum(one.strikes[1] for one in sets)),
    )
