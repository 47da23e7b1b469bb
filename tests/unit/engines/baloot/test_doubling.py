"""Doubling (BL-5)."""

import pytest

from engines import Match
from tests.unit.engines.baloot.hands import (
    MIXED,
    SUITS_APART,
    act,
    baloot,
    calls,
    deck_of,
    pass_on,
    play_out,
    words,
)
from tests.unit.engines.tables import refused


def hokum_by_one(**options: object) -> Match:
    match = baloot(deck_of(MIXED, "TS", 1), **options)
    calls(match, "hokum S", "pass", "pass", "pass")
    return match


@pytest.mark.rule("BL-5.1")
def test_both_defenders_are_asked_one_after_the_other() -> None:
    match = hokum_by_one()
    assert (match.phase, match.actors, match.view(None)["level"]) == ("double", (2,), 1)
    assert match.legal_actions(2) == [{"type": "pass"}, {"type": "double"}]
    act(match, "pass")
    assert (match.phase, match.actors) == ("double", (0,))
    act(match, "pass")
    assert (match.phase, match.actors, match.view(None)["level"]) == ("play", (1,), 1)


@pytest.mark.rule("BL-5.2")
@pytest.mark.parametrize("doubler", [2, 0])
def test_buyer_and_doubler_raise_each_other(doubler: int) -> None:
    match = hokum_by_one()
    if doubler == 0:
        act(match, "pass")
    act(match, "double")
    for level, seat, call in ((2, 1, "triple"), (3, doubler, "four"), (4, 1, "gahwa")):
        assert (match.view(None)["level"], match.actors) == (level, (seat,))
        assert words(match, seat) == ["pass", call]
        act(match, call)
    assert (match.phase, match.view(None)["level"], match.actors) == ("play", 5, (1,))
    assert match.view(None)["doubler"] == doubler


@pytest.mark.rule("BL-5.2")
@pytest.mark.parametrize(
    ("said", "level"), [("double", 2), ("double triple", 3), ("double triple four", 4)]
)
def test_a_pass_ends_the_ladder(said: str, level: int) -> None:
    match = hokum_by_one()
    calls(match, *said.split(), "pass")
    assert (match.phase, match.view(None)["level"]) == ("play", level)


@pytest.mark.rule("BL-5.2")
def test_only_the_next_step_can_be_called() -> None:
    match = hokum_by_one()
    for call in ("triple", "four", "gahwa", "sun", "sawa", "reject"):
        assert refused(match, 2, {"type": call}) == "BL-5.2"
    pass_on(match)
    assert refused(match, 1, {"type": "double"}) == "BL-5.2"


@pytest.mark.rule("BL-5.3")
def test_a_sun_is_not_doubled_while_the_totals_are_low() -> None:
    match = baloot(deck_of(MIXED, "TS", 1))
    act(match, "sun")
    assert (match.phase, match.actors) == ("play", (1,))


@pytest.mark.rule("BL-5.3")
def test_with_free_doubling_a_sun_has_the_whole_ladder() -> None:
    match = baloot(deck_of(MIXED, "TS", 1), sun_double="free")
    calls(match, "sun", "double", "triple", "four", "gahwa")
    assert (match.phase, match.view(None)["level"]) == ("play", 5)


def above_a_hundred() -> Match:
    """Team 1 has 143 after two sweeps, team 0 nothing; seat 3 speaks first."""
    match = baloot(deck_of(SUITS_APART, "7H", 1), deck_of(SUITS_APART, "7H", 1))
    act(match, "sun")
    assert play_out(match)["gain"] == [0, 92]
    calls(match, "pass", "pass", "pass", "hokum H")
    pass_on(match)
    assert play_out(match)["totals"] == [0, 143]
    return match


@pytest.mark.rule("BL-5.3")
def test_across_the_gap_a_sun_can_be_doubled_once() -> None:
    match = above_a_hundred()
    act(match, "sun")
    assert (match.phase, match.actors) == ("double", (0,))
    act(match, "double")
    assert (match.phase, match.view(None)["level"]) == ("play", 2)
    match = above_a_hundred()
    calls(match, "sun", "pass", "double")
    assert (match.phase, match.view(None)["doubler"]) == ("play", 2)


@pytest.mark.rule("BL-5.3")
def test_the_team_above_a_hundred_cannot_double() -> None:
    match = above_a_hundred()
    calls(match, "pass", "sun")
    assert (match.phase, match.view(None)["buyer"]) == ("play", 0)
