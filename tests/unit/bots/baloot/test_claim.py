"""When a level claims all tricks that are left, and what it answers to a claim (BL-8)."""

from random import Random

import pytest

from bots.house.baloot.claim import Holder, certain_tricks
from engines import Match, new_match
from engines.baloot.cards import CODES, NO_TRUMP, PACK
from tests.unit.bots.baloot.table import SUN, ask, dealt, player, reason
from tests.unit.engines.baloot.hands import calls, lay, record

COUNTING = ("medium", "hard")
HEARTS = 2


def run(hand: str, *others: str, trump: int = HEARTS, closed: bool = False) -> str:
    """The order in which these cards surely win; each other seat may hold these and holds as many
    cards as this one."""
    mine = hand.split()
    holders = [Holder(PACK.mask(cards.split()), len(mine)) for cards in others]
    order = certain_tricks(PACK.mask(mine), trump, closed, holders)
    return " ".join(CODES[card] for card in order)


def test_the_highest_cards_win_if_nobody_can_ruff() -> None:
    assert run("AC TC AS", "KC QC 7D", "KS QS 8D", trump=NO_TRUMP) == "AC TC AS"
    assert run("AC KC AS", "TC QC 7D", "KS QS 8D", trump=NO_TRUMP) == ""


def test_a_low_card_wins_when_its_suit_is_drawn() -> None:
    assert run("AC TC 7C", "KC QC 7D", "JC 8D 9D", trump=NO_TRUMP) == "AC TC 7C"
    assert run("AC TC 7C", "KC QC JC", "8D 9D TD", trump=NO_TRUMP) == ""


def test_trumps_are_drawn_before_side_cards_are_led() -> None:
    assert run("AC JH", "7H 8C 9C", "7S 8S 9S") == "JH AC"
    assert run("AC JH", "7H 8H 9C", "7S 8S 9S") == ""  # both may be in one hand


@pytest.mark.rule("BL-7.5")
def test_where_trumps_may_not_be_led_side_cards_go_first() -> None:
    assert run("AC JH", "8C 9C KC", "7S 8S 9S", closed=True) == "AC JH"
    assert run("AC JH", "7H 9C KC", "7S 8S 9S", closed=True) == ""


def claimed(hands: tuple[str, str, str, str]) -> Match:
    """Seat 1 has won the first trick of its Sun with the ace of spades."""
    match = dealt(hands, "AH", "sun")
    lay(match, "AS")
    while match.view(None)["trick"]:
        default = match.default_action(match.actors[0])
        assert default is not None
        match.apply(match.actors[0], default)
    return match


#: Seat 1 holds nothing but the highest cards of three suits.
TOPS = (
    "7C 8C 9C 7D 8D 9D 7H 8H",
    "TC AC TD KD AD TH AH AS",
    "JC QC JD QD 9H JH QH KS",
    "KC KH 7S 8S 9S TS JS QS",
)


@pytest.mark.rule("BL-8.1")
def test_hard_claims_when_no_card_of_its_can_be_beaten() -> None:
    match = claimed(TOPS)
    assert ask(match, "hard") == "sawa"
    assert "nobody can beat" in reason(match)
    assert ask(match, "medium") != "sawa"


@pytest.mark.rule("BL-8.1")
def test_hard_does_not_claim_with_a_card_that_may_lose() -> None:
    assert ask(claimed(SUN), "hard") != "sawa"  # the nine of hearts is no winner


@pytest.mark.rule("BL-8.2")
@pytest.mark.parametrize("level", COUNTING)
def test_a_claim_is_accepted_when_it_is_proven_and_rejected_when_not(level: str) -> None:
    for hands, answer in ((TOPS, "accept"), (SUN, "reject")):
        match = claimed(hands)
        calls(match, "sawa")
        assert [ask(match, level, seat) for seat in (0, 2)] == [answer, answer]
        assert [ask(match, "easy", seat) for seat in (0, 2)] == ["reject", "reject"]


@pytest.mark.rule("BL-8.4")
def test_a_rejected_claim_of_hard_is_played_out_and_holds() -> None:
    match = claimed(TOPS)
    calls(match, "sawa", "reject")
    while not match.view(None)["deals"]:
        if match.actors[0] == 1:
            lay(match, ask(match, "hard"))
        else:
            default = match.default_action(match.actors[0])
            assert default is not None
            match.apply(match.actors[0], default)
    assert record(match)["result"] != "qayd"
    assert record(match)["tricks"] == [0, 8]


@pytest.mark.parametrize("number", range(6))
def test_no_claim_of_hard_is_ever_broken(number: int) -> None:
    """Every claim is rejected and then answered by any cards at all."""
    rng = Random(number)
    options = {"target": 150, "relief": ("void", "full", "none")[number % 3]}
    match = new_match("baloot", 4, options, seed=f"{number:064x}")
    hard = player("hard")
    claims = 0
    while not match.over:
        seat = match.actors[0]
        view = match.view(seat)
        legal = view["legal_actions"]
        claim = view["sawa"]
        action = hard.choose(view)
        claims += action["type"] == "sawa"
        if view["phase"] == "sawa":
            action = {"type": "reject"}
        elif claim is not None and claim["seat"] != seat:
            action = rng.choice(legal)
        match.apply(seat, action)
    assert claims
    assert all(deal["result"] != "qayd" for deal in match.view(None)["deals"])
