"""The house bots by name: every level of every game, and the hint."""

from random import Random

import pytest

from bots.house import LEVELS, hint, house_maker, house_player, is_house
from bots.positions import positions
from bots.search import Playouts
from bots.search.expert import Expert
from engines import catalogue

EVERY_GAME = pytest.mark.parametrize("game", list(catalogue()))


def test_only_the_four_levels_are_house_bots() -> None:
    assert all(is_house(f"house:{level}") for level in LEVELS)
    assert not any(is_house(name) for name in ("house:", "house:best", "hard", "", "House:hard"))


def test_an_unknown_name_is_refused() -> None:
    with pytest.raises(ValueError, match="no house bot 'house:best'"):
        house_player("house:best", "omi", Random(1))


@EVERY_GAME
@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_every_level_answers_legally(game: str, level: str) -> None:
    make = house_maker(f"house:{level}", game)
    for view in positions(game, 200, f"legal {level}"):
        assert make(Random(1)).choose(view) in view["legal_actions"]


@EVERY_GAME
async def test_every_level_plays_a_seat(game: str) -> None:
    view = next(positions(game, 1, "seat", fewest=2))
    for level in LEVELS:
        player = house_player(f"house:{level}", game, Random(1))
        await player.start({})
        assert await player.decide(view) in view["legal_actions"]
        await player.close(None)


@EVERY_GAME
def test_a_hint_is_a_legal_action_and_a_sentence(game: str) -> None:
    for view in positions(game, 100, "hint"):
        action, sentence = hint(game, view, [], Random(1))
        assert action in view["legal_actions"]
        assert sentence[0].isupper()
        assert sentence.endswith((".", "!"))


def test_expert_tells_its_first_thought_what_it_sees() -> None:
    expert = Expert("santase", Random(1), lambda: Playouts(0))
    play = {"type": "action", "deal": 0, "seat": 0, "action": {"type": "play", "card": "AS"}}
    expert.see([{"type": "deal", "deal": 0}, play])
    assert expert.thought.memory is not None
