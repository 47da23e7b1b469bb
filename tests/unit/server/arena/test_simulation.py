"""Bots of known strength: the arena finds their order, and its intervals are honest."""

from random import Random
from statistics import mean

import pytest

from benchmarks.ratings import coverage, pool_of, saved, season, spearman, truth
from bots.boards import arrangements

SLIPS = (0.0, 0.15, 0.35, 0.6, 0.9)


@pytest.mark.parametrize("game", ["omi", "santase"])
async def test_a_hundred_games_a_bot_bring_bots_into_their_order(game: str) -> None:
    pool = await pool_of(game, SLIPS, 14, "simulation")
    bots = len(SLIPS)
    true = truth(pool, bots)
    assert true == sorted(true, reverse=True)
    sets_each = 100 // len(arrangements(game, 4, 2))
    rng = Random(1)
    seasons = [season(pool, bots, sets_each, rng) for _ in range(5)]
    assert mean(spearman(true, table) for table, _ in seasons) >= 0.9
    assert mean(spearman(true, live) for _, live in seasons) >= 0.9
    for references in ((), (0, 2)):
        assert 0.9 <= coverage(pool, bots, 40, 300, rng, references) <= 0.99


async def test_board_sets_need_fewer_games_than_single_games() -> None:
    assert saved(await pool_of("tienlen", (0.0, 0.5), 40, "saved")) > 1.5
