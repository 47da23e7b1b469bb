"""The hard level says why, and asking changes nothing."""

from random import Random

import pytest

from bots.house.jolly import LEVELS
from engines import Match
from tests.unit.bots.jolly.seats import SureHard, seen, why
from tests.unit.engines.jolly.hands import act, go, jolly, position

OTHER = "3C 8C 3D 8D 2H"
QUEENS = ["set QC QH QS"]


def opened() -> Match:
    return position("2C 7C KD 4H 9H 6S JS", OTHER, melds=QUEENS, row="2D TC", drawing=True)


def pending() -> Match:
    match = position("5H 6H 7H 2C 2D 2S 9D QC KS AD JH 4C TC", OTHER, opened=[])
    go(match, "run 5 5H 6H 7H")
    return match


@pytest.mark.parametrize(
    ("match", "words"),
    [
        (jolly(), "I have not opened yet, so I may only draw from the stock."),
        (opened(), "Nothing in the row helps me enough"),
        (position("2C 7C", OTHER, melds=QUEENS, drawing=True), "The row is empty"),
        (
            position("2C 7C 4H", OTHER, melds=QUEENS, row="2D QD", drawing=True),
            "I take the queen of diamonds, because I can lay cards with it at once.",
        ),
        (
            position("2C", OTHER, melds=QUEENS, row="2D QD", drawing=True),
            "With the queen of diamonds I can close the deal in this turn.",
        ),
        (
            position("6H 6C JS 2H 9C 4S", OTHER, melds=QUEENS, row="AD 6D QD", drawing=True),
            "I take 2 cards for the six of diamonds, and can lay 4 at once.",
        ),
        (pending(), "With this my melds are worth 30, so I have opened."),
        (
            position("TC TD TS 2C 4D 7H 9H 6S QS AC 3H 8D X0", OTHER, opened=[]),
            "so I open, with as few jokers as I can.",
        ),
        (
            position("9H 2C X0", OTHER, melds=["run 5 5H 6H 7H", *QUEENS]),
            "I can lay everything but the two of clubs, which fits nowhere, and close with it.",
        ),
        (position("2C 7C KD X0", "3C 8C", melds=QUEENS), "A joker that is left in my hand"),
        (position("QD 2C 7C", OTHER, melds=QUEENS), "The queen of diamonds fits there"),
        (position("2C 3C 4C 7D 9H", OTHER, melds=QUEENS), "so I put down this meld."),
        (
            position("2C", OTHER, melds=QUEENS),
            "The two of clubs is my last card and fits nowhere: I turn it and close the deal.",
        ),
        (position("QD", OTHER, melds=QUEENS), "My last card fits on the table"),
        (position("X1 X2", OTHER, melds=QUEENS), "I have nothing but jokers"),
        (
            position("KC KH 6H 7H AS", OTHER, opened=[]),
            "The ace of spades goes with none of my cards, and would cost me 25 points in hand.",
        ),
        (position("2C KD", OTHER, melds=QUEENS), "a good chance to close in my next turn"),
        (
            position("6H 2C KD", OTHER, melds=["run 5 5H X0 7H"], joker_swap=True),
            "For the six of hearts I get a joker back, which I can use anywhere.",
        ),
    ],
)
def test_hard_says_why(match: Match, words: str) -> None:
    assert words in why(match)


def test_a_slip_is_owned_up_to() -> None:
    match = position("KC KH 6H 7H AS", OTHER, opened=[])
    sentence = SureHard(Random(1)).why(seen(match), act("discard KC"))
    assert sentence == "I was not quite attentive: the ace of spades would be better to throw."


def test_a_hint_does_not_change_what_is_played_later() -> None:
    silent, asking = jolly(), jolly()
    quiet = [LEVELS["hard"](Random(seat)) for seat in range(2)]
    talking = [LEVELS["hard"](Random(seat)) for seat in range(2)]
    while silent.number < 2 and not silent.over:
        seat = silent.actors[0]
        view = seen(silent)
        choice = quiet[seat].choose(view)
        for action in view["legal_actions"][:5]:
            talking[seat].why(view, action)
        assert talking[seat].choose(seen(asking)) == choice
        silent.apply(seat, choice)
        asking.apply(seat, choice)
