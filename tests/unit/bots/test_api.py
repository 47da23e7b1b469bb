"""bots/api has the types of real states, and is written from the shapes of the wire."""

from importlib import import_module
from random import Random
from typing import Any, get_type_hints

import pytest

from engines import catalogue, new_match
from server.wire.meanings import FIELDS
from server.wire.stubs import FOLDER, STATE_EXTRA, module, shapes


@pytest.mark.parametrize("game", catalogue())
def test_the_types_of_bots_are_up_to_date(game: str) -> None:
    assert (FOLDER / f"{game}.py").read_text("utf-8") == module(game)


@pytest.mark.parametrize("game", catalogue())
def test_a_state_has_exactly_the_keys_of_its_type(game: str) -> None:
    state: Any = getattr(import_module(f"bots.api.{game}"), f"{game.title()}State")
    keys = set(get_type_hints(state))
    rng = Random(game)
    match = new_match(game, seed="ab" * 32)
    for _ in range(60):
        if match.over:
            break
        seat = match.actors[0]
        assert match.view(seat).keys() | STATE_EXTRA.keys() == keys
        match.apply(seat, rng.choice(match.legal_actions(seat)))


@pytest.mark.parametrize("game", catalogue())
def test_every_field_of_a_state_is_explained_and_nothing_else(game: str) -> None:
    (state,) = [shape for shape in shapes(game) if shape.name == f"{game.title()}State"]
    assert [field.name for field in state.fields if not field.text] == []
    assert FIELDS[game].keys() <= {field.name for field in state.fields}
