"""Legal everywhere, and each level at its place. Hard beats medium by too little for a few boards:
0.4 tokens a match, which takes hundreds to show."""

import json
from random import Random

import pytest

from bots.house.omi import LEVELS
from bots.measure import compare
from engines import catalogue, new_match


@pytest.mark.parametrize("preset", ["seed", "classic"])
@pytest.mark.parametrize("number", range(4))
def test_every_choice_is_legal_after_strong_and_after_random_play(number: int, preset: str) -> None:
    rng = Random(number)
    options = {**catalogue()["omi"].presets[preset], "target": 5}
    match = new_match("omi", 4, options, seed=f"{number:064x}")
    players = {level: maker(rng) for level, maker in LEVELS.items()}
    while not match.over:
        view = json.loads(json.dumps(match.view(match.actors[0])))
        choices = [player.choose(view) for player in players.values()]
        assert all(choice in view["legal_actions"] for choice in choices)
        match.apply(match.actors[0], choices[-1 if number % 2 else 0])


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_every_level_above_easy_beats_easy(level: str) -> None:
    difference = compare("omi", 4, {}, [LEVELS[level], LEVELS["easy"]], 8, "omi")
    assert difference.low > 3
