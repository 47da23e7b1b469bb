"""A contest: every pair of contestants on the same boards, spread over processes."""

import asyncio
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from itertools import combinations
from multiprocessing import get_context
from random import Random
from time import monotonic

from bots.boards import Board, Entrant, Maker, board_seed, house_entrant
from bots.house import house_maker
from bots.house.player import HousePlayer
from bots.measure import BoardSet, Difference, board_set, summary
from bots.sandbox import Program, Sandbox
from bots.search.clock import Deadline
from bots.search.expert import BUDGET, Expert
from bots.seat import JsonObject
from server.bots.files import open_sandbox


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
    #: Of the contestants that are files, by their names.
    programs: Mapping[str, Program] = field(default_factory=dict)

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
    sets = _played(contest, tasks, jobs)
    rate = len(tasks) / max(monotonic() - start, 1e-9)
    pairings = []
    for place, (first, second) in enumerate(contest.pairs()):
        own = sets[place * contest.boards : (place + 1) * contest.boards]
        names = contest.contestants
        pairings.append(Pairing(names[first], names[second], summary(own)))
    return pairings, rate


Task = tuple[tuple[int, int], int]


def _played(contest: Contest, tasks: list[Task], jobs: int) -> list[BoardSet]:
    if jobs == 1:
        return _play_all(contest, tasks)
    shares = [tasks[first::jobs] for first in range(jobs)]
    with ProcessPoolExecutor(jobs, mp_context=get_context("forkserver")) as processes:
        played = list(processes.map(partial(_play_all, contest), shares))
    return [played[place % jobs][place // jobs] for place in range(len(tasks))]


def _play_all(contest: Contest, tasks: list[Task]) -> list[BoardSet]:
    """Some board sets one after the other, in one event loop and one sandbox."""

    async def play() -> list[BoardSet]:
        if not contest.programs:
            return [await _play(contest, task, None) for task in tasks]
        async with open_sandbox() as sandbox:
            return [await _play(contest, task, sandbox) for task in tasks]

    return asyncio.run(play())


async def _play(contest: Contest, task: Task, sandbox: Sandbox | None) -> BoardSet:
    pair, number = task
    entrants = [entrant(contest, contest.contestants[one], sandbox) for one in pair]
    seed = board_seed(contest.seed, number)
    board = Board(contest.game, contest.seats, contest.options, seed)
    return await board_set(board, entrants)


def entrant(contest: Contest, name: str, sandbox: Sandbox | None) -> Entrant:
    """Makes players of a contestant by its name: a file's in the sandbox, the house's here."""
    program = contest.programs.get(name)
    if program is None or sandbox is None:
        return house_entrant(maker(contest, name))
    return lambda _, seed: sandbox.player(program, game=contest.game, rng_seed=seed)


def maker(contest: Contest, name: str) -> Maker:
    """Makes players of a contestant by its name."""
    if name != "house:expert":
        return house_maker(name, contest.game)

    def expert(rng: Random) -> HousePlayer:
        return Expert(contest.game, rng, lambda: Deadline(monotonic() + contest.budget))

    return expert
