"""How strong the house bots are, how quick, and that they never answer illegally.

`python -m benchmarks.strength [GAME …]` prints the tables of docs/benchmarks.md: every level
against the next lower one on boards with exchanged seats, the times of decisions, and the illegal
answers in random positions.
"""

import os
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import pairwise
from random import Random
from time import monotonic, process_time

from bots.house import LEVELS, house_maker
from bots.house.player import HousePlayer
from bots.positions import positions
from bots.search.clock import Playouts
from bots.search.expert import Expert
from bots.seat import JsonObject
from engines import catalogue
from server.arena.contest import Contest, hold

#: Short matches, so that few minutes hold many boards.
OPTIONS: dict[str, JsonObject] = {
    "omi": {"target": 5},
    "tienlen": {"games": 4},
    "jolly": {},
    "baloot": {"target": 50},
    "santase": {"target": 7},
}
#: Boards a pair: as many as it takes to tell the two apart for certain. Experts take 0.2 s a move.
BOARDS = {
    "omi": {"medium": 40, "hard": 1200, "expert": 20},
    "tienlen": {"medium": 40, "hard": 40, "expert": 14},
    "jolly": {"medium": 60, "hard": 120, "expert": 20},
    "baloot": {"medium": 60, "hard": 60, "expert": 30},
    "santase": {"medium": 100, "hard": 150, "expert": 60},
}
#: Positions for the times of decisions and for legality, and an expert's share of them.
POSITIONS = 10_000
TIMED_EXPERT = 100
#: Playouts of an expert where only the legality of its answer matters.
FEW_PLAYOUTS = 6


JOBS = os.cpu_count() or 1


def strength(game: str) -> Iterator[str]:
    info = catalogue()[game]
    for lower, level in pairwise(LEVELS):
        contest = Contest(
            game=game,
            seats=info.default_seats,
            options=OPTIONS[game],
            contestants=(f"house:{level}", f"house:{lower}"),
            boards=BOARDS[game][level],
            seed="strength",
        )
        findings = hold(contest, JOBS)
        (pairing,), rate = findings.pairings, findings.boards_per_second
        found = pairing.difference
        yield (
            f"| {game} | {level} - {lower} | {found.boards} | {found.mean:+.2f} | "
            f"{found.low:+.2f} … {found.high:+.2f} | {found.wins[0]} : {found.wins[1]} | "
            f"{'yes' if found.low > 0 else 'NO'} | {rate:.2g} |"
        )


def decisions(game: str) -> list[str]:
    """The times of decisions, those of an expert with a choice by the wall clock, of the others in
    CPU time, which a busy machine does not blur; and the illegal answers."""
    lines = []
    for level in LEVELS:
        if level == "expert":
            timed = decide(game, house_maker("house:expert", game), TIMED_EXPERT, 2, monotonic)
            tried = decide(game, lambda rng: Expert(game, rng, few_playouts), POSITIONS, 1)
        else:
            timed = tried = decide(game, house_maker(f"house:{level}", game), POSITIONS, 1)
        times = sorted(timed[0])
        p50, p99 = (1000 * times[int(share * (len(times) - 1))] for share in (0.5, 0.99))
        lines.append(
            f"| {game} | {level} | {p50:.2f} | {p99:.2f} | {len(tried[0]):,} | {tried[1]} |"
        )
    return lines


def few_playouts() -> Playouts:
    return Playouts(FEW_PLAYOUTS)


def decide(
    game: str,
    make: Callable[[Random], HousePlayer],
    number: int,
    fewest: int,
    clock: Callable[[], float] = process_time,
) -> tuple[list[float], int]:
    """The seconds of each decision, and how many answers were not legal."""
    times = []
    illegal = 0
    for view in positions(game, number, "decisions", fewest):
        player = make(Random(1))  # a player remembers its match, and this is another one
        start = clock()
        action = player.choose(view)
        times.append(clock() - start)
        illegal += action not in view["legal_actions"]
    return times, illegal


def main() -> None:
    games = sys.argv[1:] or list(catalogue())
    start = monotonic()
    print("| game | pair | boards | difference | 95 % interval | wins | certain | boards/s |")
    print("| --- | --- | ---: | ---: | --- | --- | --- | ---: |")
    for game in games:
        for line in strength(game):
            print(line, flush=True)
    print("\n| game | level | p50 ms | p99 ms | positions | illegal |")
    print("| --- | --- | ---: | ---: | ---: | ---: |")
    with ProcessPoolExecutor(JOBS) as processes:
        for lines in processes.map(decisions, games):
            print("\n".join(lines), flush=True)
    print(f"\nbench: {(monotonic() - start) / 60:.0f} minutes", file=sys.stderr)


if __name__ == "__main__":
    main()
