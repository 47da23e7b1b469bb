"""Can the arena's figures be trusted? Bots of known strength, many times over.

`python -m benchmarks.ratings [GAME …]` prints the table of docs/benchmarks.md: after 100 games a
bot the order against the truth, games that board sets save, how often intervals hold the truth.
`python -m benchmarks.ratings anchors` measures the house bots for server/arena/live.py.
"""

import asyncio
import sys
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations, pairwise
from math import log, sqrt
from random import Random
from statistics import mean, pvariance

import numpy as np

from benchmarks.graded import graded
from bots.boards import Board, arrangements, board_seed, house_entrant, play_game
from bots.house import house_maker
from bots.measure import BoardSet, result_of
from engines import catalogue
from server.arena.fit import fit
from server.arena.format import FORMATS
from server.arena.live import rated
from server.arena.matchmaking import HOUSE_SETS, Entrant, meeting
from server.arena.scored import Scored
from server.tables.ratings import MODEL, Strength

#: The share of slips of each bot: from always the house player's choice to never.
SLIPS = (0.0, 0.08, 0.16, 0.25, 0.35, 0.47, 0.62, 0.8)
LEVEL = "medium"
#: The bots that stand for house bots in a second run of intervals, the anchor among them.
REFERENCES = (0, 3, 6)
#: Played once for each pair; seasons and runs draw from them.
BOARDS = 80
#: Of the order after 100 games a bot with that of the slips; of intervals that hold the truth.
LEAST_AGREEMENT = 0.9
LEAST_HELD, MOST_HELD = 0.90, 0.99


@dataclass(frozen=True)
class Played:
    """A board set, and its games one by one: the first one's score less the second's."""

    scored: Scored
    margins: tuple[float, ...]


Pool = dict[tuple[int, int], list[Played]]


async def pool_of(game: str, slips: Sequence[float], boards: int, seed: str) -> Pool:
    """Every pair on boards of its own."""
    form = FORMATS[game]
    entrants = [graded(game, LEVEL, share) for share in slips]
    pool: Pool = {}
    for pair in combinations(range(len(slips)), 2):
        own = []
        for number in range(boards):
            seed_of = board_seed(f"{seed}|{pair}", number)
            board = Board(game, form.seats, form.options, seed_of)
            both = [entrants[one] for one in pair]
            games = [await play_game(board, one, both) for one in arrangements(game, form.seats, 2)]
            margins = tuple(result_of([one]).difference for one in games)
            own.append(Played(Scored(pair, result_of(games).scores), margins))
        pool[pair] = own
    return pool


def truth(
    pool: Pool, bots: int, references: Sequence[int] = (), more_often: int = 0
) -> list[float]:
    """Strengths over the whole pool; bot 0 is the anchor. Neighbours among the references have met
    so many times more often than others: margins do not quite add up, so that it matters."""
    times = Counter(dict.fromkeys(pool, 1))
    times.update(dict.fromkeys(pairwise(references), more_often))
    sets = [one.scored for pair, own in pool.items() for one in own * times[pair]]
    return [one.points or 0.0 for one in fit(sets, bots, 0, references=references, resamples=2)]


def season(pool: Pool, bots: int, sets_each: int, rng: Random) -> tuple[list[float], list[float]]:
    """A season by the arena's own matchmaking: fitted strengths, and live ones."""
    live = [Strength.new() for _ in range(bots)]
    played = [0] * bots
    sets: list[Scored] = []
    while min(played) < sets_each:
        entrants = [
            Entrant(
                id=str(bot),
                owner=str(bot),
                mu=live[bot].mu,
                sigma=live[bot].sigma if played[bot] < sets_each else 0.0,
                sets=played[bot],
            )
            for bot in range(bots)
        ]
        chosen = meeting(entrants, 2, rng)
        assert chosen is not None
        first, second = sorted(int(one.id) for one in chosen)
        result = rng.choice(pool[first, second]).scored
        sets.append(result)
        ranks = BoardSet(result.scores, 0, (), ()).ranks
        live[first], live[second] = rated("ab", [live[first], live[second]], ranks)
        for bot in (first, second):
            played[bot] += 1
    fitted = fit(sets, bots, 0, resamples=2)
    return [one.points or 0.0 for one in fitted], [one.mu for one in live]


def spearman(one: Sequence[float], other: Sequence[float]) -> float:
    """The correlation of two orders."""
    ranks = [np.argsort(np.argsort(values)) for values in (one, other)]
    return float(np.corrcoef(ranks[0], ranks[1])[0, 1])


def saved(pool: Pool) -> float:
    """Single games for each game of board sets that give the same interval."""
    single = mean(pvariance([m for one in own for m in one.margins]) for own in pool.values())
    sets = mean(pvariance([mean(one.margins) for one in own]) for own in pool.values())
    games = len(next(iter(pool.values()))[0].margins)
    return single / (games * sets)


def coverage(
    pool: Pool,
    bots: int,
    sets_each: int,
    runs: int,
    rng: Random,
    references: Sequence[int] = (),
) -> float:
    """How many of the intervals of repeated runs hold the truth. References have met each other
    before, as house bots have."""
    pairs = list(pool)
    more_often = round(HOUSE_SETS / (sets_each * bots / 2 / len(pairs)))
    true = truth(pool, bots, references, more_often)
    before = [pair for pair in pairwise(references) for _ in range(HOUSE_SETS)]
    held = total = 0
    for _ in range(runs):
        met = before + rng.choices(pairs, k=sets_each * bots // 2)
        drawn = [rng.choice(pool[pair]).scored for pair in met]
        for bot, found in enumerate(fit(drawn, bots, 0, references=references, resamples=200)):
            if bot and found.low is not None and found.high is not None:
                held += found.low <= true[bot] <= found.high
                total += 1
    return held / total


def anchors(game: str, boards: int = 150) -> dict[str, float]:
    """The house levels on the scale of the live rating, from the share of board sets won."""
    form = FORMATS[game]
    scale = sqrt(2) * MODEL.beta

    async def step(upper: str, lower: str) -> float:
        both = [house_entrant(house_maker(f"house:{one}", game)) for one in (upper, lower)]
        won = 0.5
        for number in range(boards):
            board = Board(game, form.seats, form.options, board_seed("anchors", number))
            games = [await play_game(board, one, both) for one in arrangements(game, form.seats, 2)]
            difference = result_of(games).difference
            won += 0.5 * ((difference > 0) + (difference >= 0))
        share = won / (boards + 1)
        return scale * log(share / (1 - share))

    down = asyncio.run(step("medium", "easy"))
    up = asyncio.run(step("hard", "medium"))
    return {"easy": round(MODEL.mu - down, 1), "medium": MODEL.mu, "hard": round(MODEL.mu + up, 1)}


def main() -> None:
    if "anchors" in sys.argv[1:]:
        for game in catalogue():
            print(game, anchors(game), flush=True)
        return
    print(
        "| game | bots | Spearman of the table, mean (worst of 40) | of the live rating "
        "| single games for a game of a set | intervals that hold the truth, with references | |"
    )
    print("| --- | ---: | ---: | ---: | ---: | ---: | --- |")
    for game in sys.argv[1:] or catalogue():
        bots = len(SLIPS)
        pool = asyncio.run(pool_of(game, SLIPS, BOARDS, "ratings"))
        games = len(arrangements(game, FORMATS[game].seats, 2))
        order = [-share for share in SLIPS]
        rng = Random(1)
        seasons = [season(pool, bots, 100 // games, rng) for _ in range(40)]
        tables = [spearman(order, table) for table, _ in seasons]
        lives = [spearman(order, live) for _, live in seasons]
        held = [coverage(pool, bots, 50, 300, rng, some) for some in ((), REFERENCES)]
        honest = all(LEAST_HELD <= one <= MOST_HELD for one in held)
        fewer = saved(pool)
        reached = mean(tables) >= LEAST_AGREEMENT and fewer > 1 and honest
        print(
            f"| {game} | {bots} | {mean(tables):.3f} ({min(tables):.3f}) | {mean(lives):.3f} "
            f"| {fewer:.2f} | {100 * held[0]:.1f} %, {100 * held[1]:.1f} % "
            f"| {'reached' if reached else 'MISSED'} |",
            flush=True,
        )


if __name__ == "__main__":
    main()
