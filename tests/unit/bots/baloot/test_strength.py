"""Legal everywhere, the same from the same seed, and each level stronger than the one below."""

import json
from random import Random
from typing import Any

import pytest

from bots.boards import Board, arrangements, board_seed, house_entrant, play_game
from bots.house.baloot import LEVELS
from bots.measure import compare
from engines import catalogue, new_match

#: Between them every value of every option.
HOUSE_RULES: list[dict[str, Any]] = [
    *catalogue()["baloot"].presets.values(),
    {},
    {
        "kawesh": False,
        "sun_double": "free",
        "doubled": "each",
        "closed_double": True,
        "relief": "full",
        "khasara": False,
        "kaboot": False,
        "rounding": "exact",
    },
    {"sun_double": "free", "closed_double": True, "relief": "none"},
]


@pytest.mark.parametrize("options", HOUSE_RULES)
@pytest.mark.parametrize("number", range(4))
def test_every_choice_is_legal_after_strong_and_after_random_play(
    number: int, options: dict[str, Any]
) -> None:
    rng = Random(number)
    match = new_match("baloot", 4, {**options, "target": 40}, seed=f"{number:064x}")
    players = [maker(rng) for maker in LEVELS.values()]
    hard = players[-1]
    while not match.over:
        seat = rng.choice(match.actors)
        view = json.loads(json.dumps(match.view(seat)))
        choices = [player.choose(view) for player in players]
        assert all(choice in view["legal_actions"] for choice in choices)
        assert hard.why(view, choices[-1]).endswith(".")
        match.apply(seat, rng.choice(view["legal_actions"]) if number % 2 else choices[-1])


@pytest.mark.parametrize("level", LEVELS)
async def test_a_level_plays_the_same_from_the_same_seed(level: str) -> None:
    (arrangement, _) = arrangements("baloot", 4, 2)
    board = Board("baloot", 4, {"target": 30}, board_seed("same", 1))
    entrants = [house_entrant(LEVELS[level])] * 2
    played = [await play_game(board, arrangement, entrants) for _ in range(2)]
    assert played[0].match.record() == played[1].match.record()


async def test_four_easy_players_do_not_pass_for_ever() -> None:
    for number in range(4):
        (arrangement, _) = arrangements("baloot", 4, 2)
        board = Board("baloot", 4, {}, board_seed("patience", number))
        game = await play_game(board, arrangement, [house_entrant(LEVELS["easy"])] * 2)
        results = [deal["result"] for deal in game.match.view(None)["deals"]]
        assert len(results) < 30
        assert results.count("passed") < len(results) / 3


@pytest.mark.parametrize(("stronger", "weaker"), [("medium", "easy"), ("hard", "medium")])
def test_a_level_beats_the_one_below(stronger: str, weaker: str) -> None:
    difference = compare("baloot", 4, {}, [LEVELS[stronger], LEVELS[weaker]], 8, "house")
    assert difference.mean > 10
    assert difference.wins[0] > difference.wins[1]
