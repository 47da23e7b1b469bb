"""The deal and the auction (BL-3, BL-4)."""

import pytest

from tests.unit.engines.baloot.hands import act, baloot, calls, kinds, record, words
from tests.unit.engines.tables import refused, stacked

FIVES = ("AC KC QC JC TC", "AD KD QD JD TD", "AH KH QH JH TH", "AS KS QS JS TS")
NINE_OF_CLUBS = stacked("baloot", *FIVES, "9C")
ACE = stacked("baloot", "9C KC QC JC TC", *FIVES[1:], "AC")


@pytest.mark.rule("BL-3.2")
def test_five_cards_each_and_one_face_up() -> None:
    match = baloot(NINE_OF_CLUBS)
    assert [match.view(seat)["hand"] for seat in range(4)] == [
        [rank + suit for rank in "TJQKA"] for suit in "CDHS"
    ]
    assert match.view(None)["public"] == "9C"
    assert match.view(None)["counts"] == [5, 5, 5, 5]


@pytest.mark.rule("BL-3.3")
def test_the_taker_gets_the_public_card_and_two_others_get_three() -> None:
    match = baloot(NINE_OF_CLUBS)
    calls(match, "pass", "sun")
    deck = match.record()["decks"][0]
    held = [set(match.view(seat)["hand"]) for seat in range(4)]
    assert held[0] == {*deck[0:5], *deck[21:24]}
    assert held[1] == {*deck[5:10], *deck[24:27]}
    assert held[2] == {*deck[10:15], deck[20], *deck[27:29]}
    assert held[3] == {*deck[15:20], *deck[29:32]}
    assert match.view(None)["counts"] == [8, 8, 8, 8]


@pytest.mark.rule("BL-4.1")
@pytest.mark.parametrize("dealer", range(4))
def test_the_seat_after_the_dealer_speaks_first_and_the_dealer_last(dealer: int) -> None:
    match = baloot(NINE_OF_CLUBS, first_dealer=dealer)
    spoke = []
    for _ in range(8):
        spoke.append(match.actors[0])
        act(match, "pass")
    order = [(dealer + position) % 4 for position in (1, 2, 3, 4)]
    assert spoke == order + order


@pytest.mark.rule("BL-4.2")
def test_in_the_first_round_hokum_is_the_suit_of_the_public_card() -> None:
    match = baloot(NINE_OF_CLUBS)
    assert match.phase == "bid1"
    assert match.legal_actions(1) == [
        {"type": "pass"},
        {"type": "hokum", "suit": "C"},
        {"type": "sun"},
    ]
    assert refused(match, 1, {"type": "hokum", "suit": "D"}) == "BL-4.2"
    for suit in ("c", "", "CD", None, 3, ["C"]):
        assert refused(match, 1, {"type": "hokum", "suit": suit}) == "BL-4.2"


@pytest.mark.rule("BL-4.3")
def test_in_the_second_round_hokum_is_any_other_suit() -> None:
    match = baloot(NINE_OF_CLUBS)
    calls(match, *["pass"] * 4)
    assert match.phase == "bid2"
    assert match.legal_actions(1) == [
        {"type": "pass"},
        {"type": "hokum", "suit": "D"},
        {"type": "hokum", "suit": "H"},
        {"type": "hokum", "suit": "S"},
        {"type": "sun"},
    ]
    assert refused(match, 1, {"type": "hokum", "suit": "C"}) == "BL-4.3"
    calls(match, "pass", "pass")
    assert refused(match, 3, {"type": "ashkal"}) == "BL-4.3"


@pytest.mark.rule("BL-4.4", "BL-4.6")
def test_after_hokum_the_seats_still_to_speak_may_only_pass_or_bid_sun() -> None:
    match = baloot(NINE_OF_CLUBS)
    calls(match, "pass", "hokum C")
    assert (match.phase, match.actors) == ("bid1", (3,))
    assert words(match, 3) == ["pass", "sun", "ashkal"]
    assert refused(match, 3, {"type": "hokum", "suit": "C"}) == "BL-4.4"
    act(match, "pass")
    assert words(match, 0) == ["pass", "sun", "ashkal"]
    act(match, "pass")
    view = match.view(None)
    assert (view["phase"], view["contract"], view["trump"]) == ("double", "hokum", "C")
    assert (view["buyer"], view["taker"]) == (2, 2)


@pytest.mark.rule("BL-4.4")
def test_a_hokum_of_the_dealer_is_bought_at_once() -> None:
    match = baloot(NINE_OF_CLUBS)
    calls(match, "pass", "pass", "pass", "hokum C")
    assert (match.phase, match.view(None)["buyer"]) == ("double", 0)


@pytest.mark.rule("BL-4.3", "BL-4.4")
def test_a_hokum_of_the_second_round_can_be_overbid_by_sun_but_not_by_ashkal() -> None:
    match = baloot(NINE_OF_CLUBS)
    calls(match, *["pass"] * 4, "hokum S")
    assert words(match, 2) == ["pass", "sun"]
    act(match, "pass")
    assert words(match, 3) == ["pass", "sun"]
    act(match, "sun")
    view = match.view(None)
    assert (view["contract"], view["trump"], view["buyer"]) == ("sun", None, 3)


@pytest.mark.rule("BL-4.4", "BL-4.9")
def test_no_kawesh_over_a_standing_hokum() -> None:
    worthless = stacked("baloot", "AC KC QC JC TC", "AD KD QD JD TD", "7C 8C 7D 8D 7H")
    match = baloot(worthless)
    act(match, "pass")
    assert "kawesh" in words(match, 2)
    match = baloot(worthless)
    act(match, f"hokum {match.view(None)['public'][1]}")
    assert "kawesh" not in words(match, 2)
    assert refused(match, 2, {"type": "kawesh"}) == "BL-4.4"


@pytest.mark.rule("BL-4.5", "BL-4.6")
def test_the_first_sun_ends_the_auction() -> None:
    match = baloot(NINE_OF_CLUBS)
    events = act(match, "sun")
    assert kinds(events) == ["action", "sold", "packet"]
    assert match.phase == "play"
    assert (match.view(None)["buyer"], match.view(None)["taker"]) == (1, 1)


@pytest.mark.rule("BL-4.7", "BL-4.6")
@pytest.mark.parametrize(("passes", "caller", "taker"), [(2, 3, 1), (3, 0, 2)])
def test_ashkal_is_a_sun_that_gives_the_card_to_the_partner(
    passes: int, caller: int, taker: int
) -> None:
    match = baloot(NINE_OF_CLUBS)
    calls(match, *["pass"] * passes, "ashkal")
    view = match.view(taker)
    assert (view["contract"], view["buyer"], view["taker"]) == ("sun", caller, taker)
    assert "9C" in view["hand"]
    assert "9C" not in match.view(caller)["hand"]


@pytest.mark.rule("BL-4.7")
def test_the_first_two_seats_cannot_call_ashkal() -> None:
    match = baloot(NINE_OF_CLUBS)
    assert refused(match, 1, {"type": "ashkal"}) == "BL-4.7"
    act(match, "pass")
    assert refused(match, 2, {"type": "ashkal"}) == "BL-4.7"


@pytest.mark.rule("BL-4.7")
def test_there_is_no_ashkal_on_an_ace() -> None:
    match = baloot(ACE)
    calls(match, "pass", "pass")
    assert words(match, 3) == ["pass", "hokum", "sun"]
    assert refused(match, 3, {"type": "ashkal"}) == "BL-4.7"


@pytest.mark.rule("BL-4.8")
def test_two_rounds_of_passes_void_the_deal() -> None:
    match = baloot(NINE_OF_CLUBS)
    events = calls(match, *["pass"] * 8)
    assert kinds(events) == ["action", "deal_scored", "deal"]
    assert record(match)["result"] == "passed"
    assert match.scores == [0, 0, 0, 0]
    assert (match.phase, match.actors) == ("bid1", (2,))


@pytest.mark.rule("BL-4.9")
@pytest.mark.parametrize(
    ("hand", "first_round", "second_round"),
    [
        ("7C 8C 7D 8D 7H", True, True),
        ("7C 8C 7D 8D 9D", True, False),  # diamonds cannot be trumps yet, then they can
        ("7C 8C 7D 8D 9S", False, True),  # spades, the public suit: the other way round
        ("7C 8C 7D 9D 9S", False, False),
        ("7C 8C 7D 8D TH", False, False),
    ],
)
def test_a_kawesh_hand_has_nines_only_of_suits_that_cannot_be_trumps(
    hand: str, first_round: bool, second_round: bool
) -> None:
    match = baloot(stacked("baloot", "AC KC QC JC TC", hand, "AD KD QD JD TD", "AH KH QH JH 9H KS"))
    assert ("kawesh" in words(match, 1)) == first_round
    if not first_round:
        assert refused(match, 1, {"type": "kawesh"}) == "BL-4.9"
    calls(match, *["pass"] * 4)
    assert ("kawesh" in words(match, 1)) == second_round


@pytest.mark.rule("BL-4.9")
def test_kawesh_can_be_switched_off() -> None:
    deck = stacked("baloot", "AC KC QC JC TC", "7C 8C 7D 8D 7H")
    assert "kawesh" in words(baloot(deck), 1)
    match = baloot(deck, kawesh=False)
    assert "kawesh" not in words(match, 1)
    assert refused(match, 1, {"type": "kawesh"}) == "BL-4.9"


@pytest.mark.rule("BL-4.1")
def test_nobody_plays_before_the_card_is_sold() -> None:
    match = baloot(NINE_OF_CLUBS)
    for action in (
        {"type": "play", "card": "AD"},
        {"type": "double"},
        {"type": "sawa"},
        {"type": "accept"},
        {"type": "declare", "project": "hundred", "cards": ["TD", "JD", "QD", "KD", "AD"]},
    ):
        assert refused(match, 1, action) == "BL-4.1"
