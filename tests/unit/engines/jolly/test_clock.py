"""What the clock plays (JO-11)."""

import pytest

from engines import Match
from tests.unit.engines.jolly.hands import go, position, words


def clock(match: Match) -> str:
    action = match.default_action(match.actors[0])
    assert action is not None
    assert action in match.legal_actions(match.actors[0])
    return words(action)


@pytest.mark.rule("JO-11.1")
def test_the_clock_draws_from_the_stock() -> None:
    assert clock(position("2C", "KC", row="9D X0", drawing=True)) == "draw"
    assert clock(position("2C", "KC", row="9D X0", stock="", drawing=True)) == "draw"


@pytest.mark.rule("JO-11.2")
def test_the_clock_takes_a_pending_meld_back() -> None:
    match = position("5H 6H 7H 8H 2C 9C", "KC", opened=[1])
    go(match, "run 5 5H 6H 7H")
    assert clock(match) == "back"
    go(match, "back")
    assert clock(match) == "discard 8H"


@pytest.mark.rule("JO-11.3")
def test_the_clock_closes_the_deal_when_it_can() -> None:
    assert clock(position("9C", "KC")) == "zudrehen"
    assert clock(position("7S", "KC", melds=["set 7C 7D 7H"])) == "discard 7S"
    assert clock(position("9C", "KC", opened=[1])) == "discard 9C"


@pytest.mark.rule("JO-11.4")
def test_the_clock_discards_what_the_turn_brought() -> None:
    match = position("AC KD 2C", "KC", stock="3H", drawing=True)
    go(match, "draw")
    assert clock(match) == "discard 3H"
    taken = position("AC KD 2C", "KC", row="5S 3H", drawing=True)
    go(taken, "take 1")
    assert clock(taken) == "discard 3H"


@pytest.mark.rule("JO-11.4")
def test_not_what_is_laid_nor_one_of_several_nor_a_joker() -> None:
    several = position("AC KD 2C", "KC", row="5S 3H", drawing=True)
    go(several, "take 2")
    assert clock(several) == "discard AC"
    joker = position("AC KD 2C", "KC", stock="X4", drawing=True)
    go(joker, "draw")
    assert clock(joker) == "discard AC"
    laid = position("KD 2C 4H 5H", "KC", stock="3H", drawing=True)
    go(laid, "draw", "run 3 3H 4H 5H")
    assert clock(laid) == "discard KD"
    next_turn = position("KD 2C 4H", "KC 4C", stock="3H 9S 8S", drawing=True)
    go(next_turn, "draw", "discard 2C", "draw", "discard 4C", "take 1")
    assert clock(next_turn) == "discard 4C"


@pytest.mark.rule("JO-11.4")
@pytest.mark.parametrize(
    ("hand", "card"),
    [
        ("2C AC AD KS X0", "AD"),
        ("2C TC KD QD 9S X0", "KD"),
        ("2C 9D 3H", "3H"),
        ("3C X2 X5", "3C"),
        ("X2 X5", "X2"),
    ],
)
def test_else_the_natural_with_the_highest_penalty(hand: str, card: str) -> None:
    assert clock(position(hand, "KC")) == f"discard {card}"


@pytest.mark.rule("JO-11.4")
def test_a_card_drawn_and_taken_back_is_still_the_one_drawn() -> None:
    match = position("AC 4H 5H 2C", "KC", stock="3H", drawing=True, opened=[1])
    go(match, "draw", "run 3 3H 4H 5H", "back")
    assert clock(match) == "discard 3H"
