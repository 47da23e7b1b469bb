"""Legal everywhere, and each level stronger than the one below."""

import json
from random import Random

import pytest

from bots.house.tienlen import LEVELS
from bots.measure import compare
from engines import catalogue, new_match

OPTIONS = catalogue()["tienlen"].options["properties"]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("number", range(4))
def test_every_choice_is_legal_after_strong_and_after_random_play(seats: int, number: int) -> None:
    rng = Random(f"{seats} {number}")
    options = {name: rng.choice(one["enum"]) for name, one in OPTIONS.items() if name != "games"}
    match = new_match("tienlen", seats, {**options, "games": 4}, seed=f"{number:064x}")
    players = {level: maker(rng) for level, maker in LEVELS.items()}
    while not match.over:
        seat = match.actors[0]
        view = json.loads(json.dumps(match.view(seat)))
        choices = [player.choose(view) for player in players.values()]
        assert all(choice in view["legal_actions"] for choice in choices)
        for action in (choices[-1], rng.choice(view["legal_actions"])):
            assert players["hard"].why(view, action).endswith(".")
        match.apply(seat, rng.choice(choices if number % 2 else view["legal_actions"]))


def test_medium_beats_easy() -> None:
    levels = [LEVELS["medium"], LEVELS["easy"]]
    assert compare("tienlen", 4, {"games": 4}, levels, 6, "tienlen").low > 15


def test_hard_beats_medium() -> None:
    levels = [LEVELS["hard"], LEVELS["medium"]]
    assert compare("tienlen", 4, {"games": 4}, levels, 10, "tienlen").low > 5
