"""A race of moves through the same worlds."""

from random import Random

from bots.search.race import FIRST_LOOK, Race


def run(race: Race, worlds: int, gains: dict[int, float], noise: float = 1.0) -> None:
    """Worlds in which each move does as well as the world lets it, plus its own gain."""
    rng = Random(1)
    for _ in range(worlds):
        if len(race.running) == 1:
            return
        luck = 10 * rng.random()
        race.add([luck + gains[move] + noise * rng.random() for move in race.running])


def test_the_first_move_stands_without_any_world() -> None:
    assert Race([5, 6, 7]).best(doubt=1.0) == 5


def test_the_better_move_wins_whatever_luck_the_worlds_bring() -> None:
    race = Race([5, 6, 7])
    run(race, 200, {5: 0.0, 6: 0.5, 7: -3.0})
    assert race.best(doubt=1.0) == 6


def test_a_hopeless_move_drops_out_at_the_first_look() -> None:
    race = Race([5, 6])
    run(race, FIRST_LOOK, {5: 0.0, 6: -3.0})
    assert race.running == [5]


def test_a_move_that_never_differs_from_the_leader_drops_out() -> None:
    race = Race([5, 6])
    run(race, FIRST_LOOK, {5: 0.0, 6: 0.0}, noise=0.0)
    assert race.running == [5]


def test_the_first_move_stands_where_the_difference_is_within_doubt() -> None:
    race = Race([5, 6])
    run(race, 12, {5: 0.0, 6: 0.01})
    assert race.best(doubt=3.0) == 5


def test_the_first_move_is_beaten_even_after_it_has_dropped_out() -> None:
    race = Race([5, 6, 7])
    run(race, 100, {5: -3.0, 6: 0.0, 7: 0.05})
    assert 5 not in race.running
    assert race.best(doubt=1.0) in (6, 7)
