"""Seats, options, cards, from deal to deal, the end of the match (BL-1, BL-2, BL-10)."""

import pytest

from engines import catalogue, new_match
from tests.unit.engines.baloot.hands import (
    MIXED,
    SUITS_APART,
    act,
    baloot,
    bought,
    calls,
    deck_of,
    lay,
    pass_on,
    play_out,
    playable,
    record,
)
from tests.unit.engines.tables import SEED, play_defaults, refused, refused_option, stacked

WORTHLESS = stacked("baloot", "AC KC QC JC TC", "7C 8C 7D 8D 7H", "AD KD QD JD TD")


@pytest.mark.rule("BL-1.1")
def test_four_seats_in_two_teams_with_equal_scores() -> None:
    info = catalogue()["baloot"]
    assert (info.seats, info.default_seats, info.teams) == ((4,), 4, ((0, 2), (1, 3)))
    for seats in (2, 3, 5, True, "4", 4.0):
        assert refused_option("baloot", {}, seats=seats) == ("seats", "BL-1.1")
    match = bought(MIXED, "TS", "sun")
    assert play_out(match)["totals"] == match.scores[:2] == match.scores[2:]


@pytest.mark.rule("BL-1.2")
def test_the_options_have_the_defaults_of_the_table() -> None:
    assert baloot().view(None)["options"] == {
        "target": 152,
        "first_dealer": 0,
        "kawesh": True,
        "sun_double": "gap",
        "doubled": "winner",
        "closed_double": False,
        "relief": "void",
        "khasara": True,
        "kaboot": True,
        "rounding": "half_up",
    }
    assert new_match("baloot", 4, {"target": 1000, "first_dealer": 3}, seed=SEED).actors == (0,)


@pytest.mark.rule("BL-1.2")
@pytest.mark.parametrize(
    ("options", "option"),
    [
        ({"target": 0}, "target"),
        ({"target": 1001}, "target"),
        ({"target": "152"}, "target"),
        ({"target": True}, "target"),
        ({"first_dealer": 4}, "first_dealer"),
        ({"first_dealer": False}, "first_dealer"),
        ({"kawesh": 1}, "kawesh"),
        ({"sun_double": "never"}, "sun_double"),
        ({"doubled": None}, "doubled"),
        ({"closed_double": "true"}, "closed_double"),
        ({"relief": ["void"]}, "relief"),
        ({"khasara": 0}, "khasara"),
        ({"kaboot": 1.0}, "kaboot"),
        ({"rounding": "down"}, "rounding"),
        ({"speed": 10}, "speed"),
    ],
)
def test_options_outside_the_table_are_refused(options: dict[str, object], option: str) -> None:
    assert refused_option("baloot", options) == (option, "BL-1.2")


@pytest.mark.rule("BL-1.3", "BL-3.1", "BL-4.8")
def test_the_next_seat_deals_after_a_deal_and_after_a_passed_out_one() -> None:
    match = bought(MIXED, "TS", "sun")
    play_out(match)
    assert (match.view(None)["dealer"], match.view(None)["deal"], match.actors) == (1, 1, (2,))
    calls(match, *["pass"] * 8)
    assert record(match) == {
        "deal": 1,
        "dealer": 1,
        "result": "passed",
        "gain": [0, 0],
        "totals": match.scores[:2],
    }
    assert (match.view(None)["dealer"], match.view(None)["deal"], match.actors) == (2, 2, (3,))
    assert len(match.record()["decks"]) == 3


@pytest.mark.rule("BL-1.3", "BL-3.1", "BL-4.9")
def test_the_same_seat_deals_the_next_deck_after_a_kawesh() -> None:
    second = stacked("baloot", "AS KS QS JS TS")
    match = baloot(WORTHLESS, second, first_dealer=0)
    act(match, "kawesh")
    assert (match.view(None)["dealer"], match.view(None)["deal"], match.actors) == (0, 1, (1,))
    assert match.view(0)["hand"] == ["TS", "JS", "QS", "KS", "AS"]
    assert record(match) == {
        "deal": 0,
        "dealer": 0,
        "result": "kawesh",
        "seat": 1,
        "hand": ["7C", "8C", "7D", "8D", "7H"],
        "gain": [0, 0],
        "totals": [0, 0],
    }


@pytest.mark.rule("BL-1.4")
@pytest.mark.parametrize(
    "action",
    [
        None,
        "pass",
        ["pass"],
        {},
        {"type": None},
        {"type": ["pass"]},
        {"type": "bid"},
        {"type": "PASS"},
        {"type": "pass", "seat": 1},
        {"type": "hokum"},
        {"type": "hokum", "suit": "S", "level": 1},
        {"type": "play"},
        {"type": "declare", "project": "sira"},
    ],
)
def test_an_action_has_exactly_its_own_fields(action: object) -> None:
    assert refused(baloot(), 1, action) == "BL-1.4"


@pytest.mark.rule("BL-1.4")
def test_a_seat_that_is_not_asked_has_no_actions() -> None:
    match = baloot()
    assert [bool(match.legal_actions(seat)) for seat in range(4)] == [False, True, False, False]
    for seat in (0, 2, 3, 4, -1, True, 1.0, "1", None):
        assert refused(match, seat, {"type": "pass"}) == "BL-1.4"
    assert match.default_action(0) is None


@pytest.mark.rule("BL-2.1")
def test_cards_are_ordered_by_suit_and_rank() -> None:
    cards = catalogue()["baloot"].cards
    assert len(cards) == 32
    assert cards[:8] == ("7C", "8C", "9C", "TC", "JC", "QC", "KC", "AC")
    assert (cards[8], cards[-1]) == ("7D", "AS")
    shuffled_hand = stacked("baloot", "AS TD 7C 9S KD")
    assert baloot(shuffled_hand).view(0)["hand"] == ["7C", "TD", "KD", "9S", "AS"]


@pytest.mark.rule("BL-2.2", "BL-7.6")
def test_the_ten_beats_the_king_in_a_side_suit() -> None:
    match = bought(MIXED, "TS", "sun")
    lay(match, "9C 7C JD KC")
    assert match.actors == (0,)
    lay(match, "TC AC 8C QD")
    assert match.actors == (1,)
    match = bought(MIXED, "TS", "sun")
    lay(match, "7D TD KD 9S")
    assert match.actors == (2,)


@pytest.mark.rule("BL-2.2", "BL-7.3")
def test_jack_and_nine_are_the_highest_trumps() -> None:
    hands = (
        "7H 8H QH KH 7C 8C 9C TC",
        "JH 7D 8D 9D TD JD QD KD",
        "9H AH TH JC QC KC AC AD",
        "7S 8S 9S TS JS QS KS AS",
    )
    match = baloot(deck_of(hands, "AH", 2), first_dealer=3)
    calls(match, "pass", "pass", "hokum H", "pass")
    pass_on(match)
    lay(match, "7H JH")  # seat 2 cannot beat the jack, so any trump will do
    assert playable(match) == "9H TH AH"
    match = baloot(deck_of(hands, "AH", 2), first_dealer=1)
    calls(match, "hokum H", *["pass"] * 3)
    pass_on(match)
    lay(match, "AH AS")
    assert playable(match) == "7H 8H QH KH"  # none of them beats the ace
    match = baloot(deck_of(hands, "AH", 2), first_dealer=1)
    calls(match, "hokum H", *["pass"] * 3)
    pass_on(match)
    lay(match, "TH AS 8H JH")
    assert match.actors == (1,)


@pytest.mark.rule("BL-2.3", "BL-9.1")
def test_all_card_points_and_the_last_trick_make_130_in_sun_and_162_in_hokum() -> None:
    for bid, pool in (("sun", 130), ("hokum S", 162)):
        match = bought(MIXED, "TS", bid, kaboot=False)
        deal = play_out(match, declare=False)
        assert (sum(deal["card"]), sum(deal["tricks"])) == (pool, 8)


@pytest.mark.rule("BL-2.3")
@pytest.mark.parametrize(
    ("bid", "trick", "points"),
    [("sun", "9C 8C JD TC", 12), ("hokum S", "TS 8S AS 9S", 35), ("hokum S", "AC 8C AS TC", 32)],
)
def test_a_trick_is_worth_its_cards(bid: str, trick: str, points: int) -> None:
    match = bought(MIXED, "TS", bid)
    won = lay(match, trick)[-1]
    assert (won["type"], won["points"]) == ("trick_won", points)
    assert sum(match.view(None)["card_points"]) == points


@pytest.mark.rule("BL-10.1", "BL-10.2", "BL-10.3")
def test_the_match_ends_after_the_deal_in_which_the_target_is_reached() -> None:
    match = bought(SUITS_APART, "7H", "sun", target=68)
    calls(match, "declare sira 7H 8H 9H", "declare hundred TH JH QH KH AH")
    lay(match, "AH AC AS AD KH KC KS KD")
    assert (match.over, match.phase) == (False, "play")
    play_defaults(match, 24)
    assert (match.over, match.phase, match.actors) == (True, "over", ())
    assert match.scores == [0, 68, 0, 68]
    assert match.outcome is not None
    assert match.outcome["winners"] == [1, 3]
    for viewer in (0, 1, 2, 3, None):
        view = match.view(viewer)
        assert (view["hand"], view["counts"], view["legal_actions"]) == ([], [0] * 4, [])
    assert refused(match, 1, {"type": "pass"}) == "BL-1.4"


@pytest.mark.rule("BL-10.2")
def test_one_point_below_the_target_is_not_enough() -> None:
    match = bought(SUITS_APART, "7H", "sun", target=93)
    assert play_out(match)["totals"] == [0, 92]
    assert not match.over


@pytest.mark.rule("BL-10.2")
def test_equal_totals_at_the_target_are_played_on() -> None:
    match = new_match("baloot", 4, {"target": 8}, seed=f"{104:064x}")  # BL-9.10: 86 to 76
    act(match, f"hokum {match.view(None)['public'][1]}")
    pass_on(match)
    assert play_out(match, declare=False)["totals"] == [8, 8]
    assert not match.over
    act(match, "sun")
    pass_on(match)
    a, b = play_out(match)["totals"]
    assert match.over
    assert a != b
