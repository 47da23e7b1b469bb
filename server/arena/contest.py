"""A contest: every pair of contestants on the same boards, spread over processes, offline."""

import asyncio
from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import nullcontext
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
from server.arena.crosstable import Meeting, crosstable
from server.arena.fit import Strength, fit
from server.arena.format import MATCH_SECONDS, with_dealer
from server.arena.scored import Scored
from server.bots.files import open_sandbox

#: Board sets of uploaded bots that a process plays at the same time: one waits, another goes on.
AT_ONCE = 2


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


@dataclass(frozen=True)
class Findings:
    """What came of a contest. Strengths are over the last contestant, in points a game."""

    pairings: list[Pairing]
    strengths: list[Strength]
    meetings: list[Meeting]
    boards_per_second: float


#: Which pair plays which board.
Task = tuple[tuple[int, int], int]


def hold(contest: Contest, jobs: int) -> Findings:
    """Play all boards, and say what they tell."""
    tasks = [(pair, number) for pair in contest.pairs() for number in range(contest.boards)]
    start = monotonic()
    sets = _played(contest, tasks, jobs)
    rate = len(tasks) / max(monotonic() - start, 1e-9)
    names = contest.contestants
    pairings = []
    for place, (first, second) in enumerate(contest.pairs()):
        own = sets[place * contest.boards : (place + 1) * contest.boards]
        pairings.append(Pairing(names[first], names[second], summary(own)))
    scored = [
        Scored(pair, (found.scores[0], found.scores[1]))
        for (pair, _), found in zip(tasks, sets, strict=True)
    ]
    strengths = fit(scored, len(names), len(names) - 1)
    return Findings(pairings, strengths, crosstable(scored), rate)


def _played(contest: Contest, tasks: list[Task], jobs: int) -> list[BoardSet]:
    """The sets in the order of the tasks, whoever plays them."""
    shares = [tasks[number::jobs] for number in range(jobs) if tasks[number::jobs]]
    play = partial(_play_share, contest)
    if len(shares) == 1:
        results = [play(shares[0])]
    else:
        with ProcessPoolExecutor(len(shares), mp_context=get_context("forkserver")) as processes:
            results = list(processes.map(play, shares))
    found: list[BoardSet | None] = [None] * len(tasks)
    for number, own in enumerate(results):
        found[number :: len(shares)] = own
    return [one for one in found if one is not None]


def _play_share(contest: Contest, tasks: Sequence[Task]) -> list[BoardSet]:
    return asyncio.run(_play_all(contest, tasks))


async def _play_all(contest: Contest, tasks: Sequence[Task]) -> list[BoardSet]:
    async with open_sandbox() if contest.programs else nullcontext() as sandbox:
        entrants = [_entrant(contest, name, sandbox) for name in contest.contestants]
        places = asyncio.Semaphore(1 if sandbox is None else AT_ONCE)

        async def play(task: Task) -> BoardSet:
            pair, number = task
            seed = board_seed(contest.seed, number)
            options = with_dealer(contest.game, contest.seats, contest.options, seed)
            board = Board(contest.game, contest.seats, options, seed)
            async with places:
                return await board_set(board, [entrants[one] for one in pair])

        return list(await asyncio.gather(*(play(task) for task in tasks)))


def _entrant(contest: Contest, name: str, sandbox: Sandbox | None) -> Entrant:
    program = contest.programs.get(name)
    if program is None or sandbox is None:
        return house_entrant(maker(contest, name))
    return lambda _, seed: sandbox.player(
        program, game=contest.game, rng_seed=seed, budget=MATCH_SECONDS
    )


def maker(contest: Contest, name: str) -> Maker:
    """Makes players of a house bot by its name."""
    if name != "house:expert":
        return house_maker(name, contest.game)

    def expert(rng: Random) -> HousePlayer:
        return Expert(contest.game, rng, lambda: Deadline(monotonic() + contest.budget))

    return expert
