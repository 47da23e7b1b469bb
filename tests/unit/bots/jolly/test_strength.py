"""Legal everywhere, and each level stronger than the one below."""

from random import Random

import pytest

from bots.house.jolly import LEVELS
from bots.measure import compare
from engines import new_match
from tests.unit.bots.jolly.seats import seen


@pytest.mark.parametrize("number", range(12))
def test_every_choice_is_legal_after_strong_and_after_random_play(number: int) -> None:
    rng = Random(number)
    seats = 2 + number % 3
    options = {
        "starter_draws": rng.choice([True, False]),
        "go_out": rng.choice(["zudrehen", "any"]),
        "joker_swap": rng.choice([False, True]),
        "new_meld_jokers": rng.choice([1, 2]),
    }
    match = new_match("jolly", seats, options if number > 2 else {}, seed=f"{number:064x}")
    players = [[maker(rng) for maker in LEVELS.values()] for _ in range(seats)]
    while not match.over and match.seq < 120:
        seat = match.actors[0]
        view = seen(match)
        legal = view["legal_actions"]
        choices = [player.choose(view) for player in players[seat]]
        assert all(choice in legal for choice in choices)
        assert players[seat][-1].why(view, rng.choice(legal)).endswith(".")
        match.apply(seat, rng.choice(legal if number % 2 else choices))


@pytest.mark.rule("JO-13.6")
def test_medium_beats_easy() -> None:
    difference = compare("jolly", 2, {}, [LEVELS["medium"], LEVELS["easy"]], 8, "jolly")
    assert difference.low > 0


@pytest.mark.rule("JO-13.6")
def test_hard_beats_medium() -> None:
    difference = compare("jolly", 2, {}, [LEVELS["hard"], LEVELS["medium"]], 8, "jolly")
    assert difference.low > 0
