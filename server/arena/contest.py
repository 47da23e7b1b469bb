"""A contest: every pair of contestants on the same boards, spread over processes."""

import asyncio
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from itertools import combinations
from multiprocessing import get_context
from random import Random
from time import monotonic

from bots.boards import Board, Maker, board_seed, house_entrant
from bots.house import house_maker
from bots.house.player import HousePlayer
from bots.measure import BoardSet, Difference, board_set, summary
from bots.search.clock import Deadline
from bots.search.expert import BUDGET, Expert
from bots.seat import JsonObject


@dataclass(frozen=True)
class Contest:
    game: str
    seats: int
    options: JsonObject
    contestants: tuple[str, ...]
    boards: int
    seed: str
    #: Seconds that an expert has for a move.
    budget: float = BUDGET

    def pairs(self) -> list[tuple[int, int]]:
        return list(combinations(range(len(self.contestants)), 2))


@dataclass(frozen=True)
class Pairing:
    """Two contestants and how they compare."""

    first: str
    second: str
    difference: Difference


def hold(contest: Contest, jobs: int) -> tuple[list[Pairing], float]:
    """Play all boards; the pairs in order, and the boards that were played in a second."""
    tasks = [(pair, number) for pair in contest.pairs() for number in range(contest.boards)]
    start = monotonic()
    sets = list(_played(partial(_play, contest), tasks, jobs))
    rate = len(tasks) / max(monotonic() - start, 1e-9)
    pairings = []
    for place, (first, second) in enumerate(contest.pairs()):
        own = sets[place * contest.boards : (place + 1) * contest.boards]
        names = contest.contestants
        pairings.append(Pairing(names[first], names[second], summary(own)))
    return pairings, rate


Task = tuple[tuple[int, int], int]


def _played(play: Callable[[Task], BoardSet], tasks: list[Task], jobs: int) -> Iterator[BoardSet]:
    if jobs == 1:
        yield from map(play, tasks)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("forkserver")) as processes:
        yield from processes.map(play, tasks)


def _play(contest: Contest, task: Task) -> BoardSet:
    pair, number = task
    entrants = [house_entrant(maker(contest, contest.contestants[one])) for one in pair]
    seed = board_seed(contest.seed, number)
    board = Board(contest.game, contest.seats, contest.options, seed)
    return asyncio.run(board_set(board, entrants))


def maker(contest: Contest, name: str) -> Maker:
    """Makes players of a contestant by its name."""
    if name != "house:expert":
        return house_maker(name, contest.game)

    def expert(rng: Random) -> HousePlayer:
        return Expert(contest.game, rng, lambda: Deadline(monotonic() + contest.budget))

    return expert
