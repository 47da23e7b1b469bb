"""Every engine against a slow, literal implementation that was written apart from it.

The references in `tests/reference` follow the rule books word by word. Both get the same decks and
the same actions; phases, actors, legal actions, defaults, scores and deal records must agree at
every step. `make soak` plays the same comparison for hours.
"""

import random

import pytest

from tests.reference.compare import COMPARED, STYLES, play_both


@pytest.mark.parametrize("game", COMPARED)
@pytest.mark.parametrize("style", STYLES)
def test_engine_and_reference_agree(game: str, style: str) -> None:
    for number in range(COMPARED[game].matches):
        play_both(game, style, random.Random(f"{game} {style} {number}"))
