"""What the levels bid, double and ask for before the play."""

import pytest

from engines import catalogue
from tests.unit.bots.baloot.table import ask, first_bid, reason
from tests.unit.engines.baloot.hands import act, baloot, calls, deck_of

LEVELS = ("easy", "medium", "hard")
BUYING = ("medium", "hard")

CARDS = catalogue()["baloot"].cards

THREE_ACES = "AC TC AD AH 7S"
THIN = "8C QD 9D 8H JS"


def test_easy_buys_with_less_than_the_others() -> None:
    two_aces = first_bid("AC 8C AD 9H QS", "7H")
    assert [ask(two_aces, level) for level in LEVELS] == ["sun", "pass", "pass"]


@pytest.mark.parametrize("level", LEVELS)
def test_three_aces_and_a_ten_buy_sun(level: str) -> None:
    assert ask(first_bid(THREE_ACES, "KC"), level) == "sun"


@pytest.mark.parametrize("level", LEVELS)
def test_jack_and_nine_with_length_buy_hokum(level: str) -> None:
    assert ask(first_bid("JH 9H 7H QC 8D", "TH"), level) == "hokum H"


@pytest.mark.parametrize("level", LEVELS)
def test_a_thin_hand_passes(level: str) -> None:
    assert ask(first_bid(THIN, "7S"), level) == "pass"


@pytest.mark.parametrize("level", BUYING)
def test_in_round_2_the_best_other_suit_is_named(level: str) -> None:
    match = first_bid("JH 9H AH 7H 8D", "KS")
    assert ask(match, level) == "pass"
    for _ in range(4):
        act(match, "pass")
    assert ask(match, level) == "hokum H"


@pytest.mark.rule("BL-4.9")
@pytest.mark.parametrize("level", BUYING)
def test_a_worthless_hand_asks_for_a_new_deal(level: str) -> None:
    match = first_bid("7C 8C 7D 8D 7H", "KS")
    assert ask(match, level) == "kawesh"
    assert ask(match, "easy") == "pass"


def test_hard_does_not_buy_hokum_with_a_bare_jack() -> None:
    assert ask(first_bid("AC TC AD 8D 7S", "JH"), "hard") != "hokum H"


def answer_to_partner(five: str) -> str:
    """What hard says with these five cards in seat 3 to the Hokum in hearts of seat 1."""
    own, partner, public = five.split(), ["JH", "9H", "7H", "QC", "8D"], "TH"
    rest = [card for card in CARDS if card not in {*own, *partner, public}]
    match = baloot([*rest[:5], *partner, *rest[5:10], *own, public, *rest[10:]])
    act(match, "hokum H")
    act(match, "pass")
    return ask(match, "hard")


@pytest.mark.rule("BL-4.4")
def test_hard_leaves_the_partners_hokum_alone_but_not_with_a_great_sun() -> None:
    assert answer_to_partner("AC KD 9D 8H 7S") == "pass"
    assert answer_to_partner("AC TC AD TD AS") == "sun"


def ashkal_or_not(five: str, public: str) -> str:
    """What hard says as the dealer when the others have passed in round 1."""
    rest = [card for card in CARDS if card not in {*five.split(), public}]
    match = baloot([*five.split(), *rest[:15], public, *rest[15:]])
    for _ in range(3):
        act(match, "pass")
    return ask(match, "hard")


@pytest.mark.rule("BL-4.7")
def test_hard_gives_its_partner_a_public_card_that_does_nothing_for_itself() -> None:
    assert ashkal_or_not("AC TC AD TD AS", "7H") == "ashkal"
    assert ashkal_or_not("AC TC AD TD AS", "TS") == "sun"


def doubled(hand: str) -> str:
    """What seat 2 says to seat 1's Hokum in hearts with these eight cards."""
    own = hand.split()
    public = "TH"
    rest = [card for card in CARDS if card not in own and card != public]
    buyer = [public, *(card for card in rest if card[1] == "H"), *(c for c in rest if c[1] != "H")]
    hands = [buyer[8:16], buyer[:8], own, buyer[16:]]
    match = baloot(deck_of([" ".join(cards) for cards in hands], public, 1))
    act(match, "hokum H")
    for _ in range(3):
        act(match, "pass")
    assert match.phase == "double"
    return ask(match, "hard")


@pytest.mark.rule("BL-5.1")
def test_hard_doubles_with_the_best_trumps_and_aces_only() -> None:
    assert doubled("JH 9H AH KH AC AD AS 7S") == "double"
    assert doubled("AC 8C KD QD 7D JS 9S 7S") == "pass"


@pytest.mark.rule("BL-5.2")
def test_only_hard_doubles_and_a_sure_buyer_answers() -> None:
    hands = ("7C 8C 9C 7D 8D 9D 7S 8S", "JH 9H AH TH KH AC AD AS", "7H 8H QH TC KC TD KD TS")
    rest = " ".join(card for card in CARDS if card not in " ".join(hands).split())
    match = baloot(deck_of([*hands, rest], "TH", 1))
    calls(match, "hokum H", "pass", "pass", "pass")
    assert [ask(match, level) for level in LEVELS] == ["pass", "pass", "pass"]
    act(match, "double")
    assert [ask(match, level) for level in LEVELS] == ["pass", "pass", "triple"]


def test_hard_says_why_it_bids() -> None:
    assert "Sun" in reason(first_bid(THREE_ACES, "KC"))
    assert "thin" in reason(first_bid(THIN, "7S"))
    assert "worthless" in reason(first_bid("7C 8C 7D 8D 7H", "KS"))
