"""server/wire has the shapes of real views and events, and the page's types follow them."""

from dataclasses import asdict
from random import Random
from typing import Any

import msgspec
import pytest

from engines import catalogue, new_match
from server.wire.told import EVENTS, VIEWS, GameCard
from server.wire.typescript import FILES, FOLDER


@pytest.mark.parametrize("name", FILES)
def test_the_types_of_the_page_are_up_to_date(name: str) -> None:
    assert (FOLDER / name).read_text("utf-8") == FILES[name]()


def test_every_game_of_the_catalogue_has_the_shape_of_its_card() -> None:
    for info in catalogue().values():
        msgspec.convert(asdict(info), GameCard)


@pytest.mark.parametrize("game", VIEWS)
@pytest.mark.parametrize("seed", range(3))
def test_every_view_and_event_of_a_match_has_its_shape(game: str, seed: int) -> None:
    rng = Random(seed)
    info = catalogue()[game]
    match = new_match(game, rng.choice(info.seats), _options(game, seed), seed=f"{seed:064x}")
    for _ in range(600):
        if match.over:
            break
        seat = rng.choice(match.actors)
        events = match.apply(seat, rng.choice(match.legal_actions(seat)))
        for viewer in (None, 0, 1):
            msgspec.convert(match.redact(events, viewer), list[EVENTS[game]])  # type: ignore[valid-type]  # known when it runs
            msgspec.convert(match.view(viewer), VIEWS[game])


def _options(game: str, seed: int) -> dict[str, Any]:
    if game == "tienlen":
        return {"games": 4, "hide_counts": seed == 1}
    if game == "jolly":
        return {"joker_swap": seed == 1, "go_out": "any"}
    return {}
