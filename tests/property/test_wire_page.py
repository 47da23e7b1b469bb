"""docs/wire-games.md names every view field, every event and every field of records there is."""

from pathlib import Path
from random import Random

import pytest

from engines import new_match
from tests.property.matches import GAMES, any_action
from tests.property.test_door import COMMON

PAGE = (Path(__file__).parents[2] / "docs" / "wire-games.md").read_text("utf-8")
#: Fields of records that the rule book lists, so that the page only refers to it.
IN_THE_BOOK = {"omi", "santase"}


@pytest.mark.parametrize("game", GAMES)
def test_the_page_names_everything_that_a_match_shows(game: str) -> None:
    section = PAGE.split(f"\n## {game}\n")[1].split("\n## ")[0] + PAGE.split("\n## ")[0]
    names = set(section.replace("`", " ").replace(",", " ").split())
    rng = Random(game)
    shown: set[str] = set()
    for number in range(12):
        match = new_match(game, seed=f"{number:064x}")
        for _ in range(300):
            if match.over:
                break
            shown |= match.view(None).keys() - COMMON
            seat = rng.choice(match.actors)
            for event in match.apply(seat, any_action(match, seat, rng)):
                shown.add(event["type"])
                if event["type"] not in ("action", "deal_scored", "match_over"):
                    shown |= event.keys() - {"type", "deal"}
                if event["type"] == "deal_scored" and game not in IN_THE_BOOK:
                    shown |= event["record"].keys()
    assert {name for name in shown if name not in names and f"({name}" not in section} == set()
