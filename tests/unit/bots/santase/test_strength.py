"""Legal everywhere, and each level stronger than the one below."""

import json
from random import Random

import pytest

from bots.house.santase import LEVELS
from bots.measure import compare
from engines import catalogue, new_match

PRESETS = catalogue()["santase"].presets


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("number", range(6))
def test_every_choice_is_legal_after_strong_and_after_random_play(number: int, preset: str) -> None:
    rng = Random(number)
    match = new_match("santase", 2, {**PRESETS[preset], "target": 7}, seed=f"{number:064x}")
    seats = [[maker(rng) for maker in LEVELS.values()] for _ in range(2)]
    while not match.over:
        seat = match.actors[0]
        view = json.loads(json.dumps(match.view(seat)))
        choices = [player.choose(view) for player in seats[seat]]
        assert all(choice in view["legal_actions"] for choice in choices)
        words = [action for action in view["legal_actions"] if action["type"] != "declare66"]
        events = match.apply(seat, rng.choice(words) if number % 2 else rng.choice(choices))
        if number < 4 or match.seq > 9:  # the last two tables get their players late
            for viewer, players in enumerate(seats):
                shown = json.loads(json.dumps(match.redact(events, viewer)))
                for player in players:
                    player.see(shown)


def test_medium_beats_easy() -> None:
    difference = compare("santase", 2, {}, [LEVELS["medium"], LEVELS["easy"]], 10, "santase")
    assert difference.low > 5


def test_hard_beats_medium() -> None:
    difference = compare("santase", 2, {}, [LEVELS["hard"], LEVELS["medium"]], 20, "santase")
    assert difference.low > 1
