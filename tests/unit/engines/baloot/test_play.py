"""Tricks and the clock's choice (BL-7, BL-11)."""

import pytest

from engines import Match
from tests.unit.engines.baloot.hands import (
    MIXED,
    PROJECTS,
    SUITS_APART,
    act,
    baloot,
    bought,
    calls,
    deck_of,
    lay,
    pass_on,
    playable,
    words,
)
from tests.unit.engines.tables import refused

#: Seat 1 holds all clubs; the others have the nine, jack and others of hearts.
CLUBS_APART = (
    "7H 8H TH QH JD QD KD AD",
    "7C 8C 9C TC JC QC KC AC",
    "9H 7S 8S 9S TS JS QS KS",
    "KH JH AH 7D 8D 9D TD AS",
)


def hearts_on_a_club() -> Match:
    """Hearts are trumps, seat 1 bought them in the second round and leads a club."""
    match = baloot(deck_of(CLUBS_APART, "7C", 1))
    calls(match, *["pass"] * 4, "hokum H")
    pass_on(match)
    lay(match, "7C")
    return match


def refused_card(match: Match, card: str) -> str:
    return refused(match, match.actors[0], {"type": "play", "card": card})


@pytest.mark.rule("BL-7.1")
@pytest.mark.parametrize("dealer", range(4))
def test_the_seat_after_the_dealer_leads_whoever_bought(dealer: int) -> None:
    match = baloot(deck_of(MIXED, "TS", 1), first_dealer=dealer)
    while match.actors != (1,):
        act(match, "pass")
    act(match, "sun")
    assert (match.phase, match.actors) == ("play", ((dealer + 1) % 4,))


@pytest.mark.rule("BL-7.1", "BL-7.6")
def test_the_winner_of_a_trick_leads_the_next() -> None:
    match = bought(MIXED, "TS", "sun")
    lay(match, "7D 9D AD AH")
    assert match.actors == (3,)
    assert match.view(None)["winners"] == [3]
    assert match.view(None)["leader"] == 3


@pytest.mark.rule("BL-7.1")
def test_a_card_must_be_in_the_hand_and_be_a_card() -> None:
    match = bought(MIXED, "TS", "sun")
    assert match.legal_actions(1)[0] == {"type": "play", "card": "9C"}
    for card in ("KC", "6C", "", "9c", None, 9, True, ["9C"], {"card": "9C"}):
        assert refused(match, 1, {"type": "play", "card": card}) == "BL-7.1"


@pytest.mark.rule("BL-7.2")
def test_in_sun_the_led_suit_is_followed_without_a_duty_to_win() -> None:
    match = bought(PROJECTS, "7S", "sun")
    lay(match, "8C")
    assert playable(match) == "TC QC"
    assert refused_card(match, "7H") == "BL-7.2"
    lay(match, "TC")
    assert playable(match) == "KH AH 9S TS JS QS KS AS"  # no clubs: anything
    lay(match, "KH")
    assert playable(match) == "9C JC KC AC"


@pytest.mark.rule("BL-7.2")
def test_in_hokum_a_side_suit_is_followed_without_a_duty_to_win() -> None:
    match = bought(MIXED, "TS", "hokum S")
    lay(match, "7D 9D")
    assert playable(match) == "JD QD KD AD"
    match = bought(PROJECTS, "7S", "hokum S")
    lay(match, "JD")
    assert playable(match) == "TC QC 7H 8H 9H TH JH QH"  # neither diamonds nor trumps


@pytest.mark.rule("BL-7.3")
def test_on_a_trump_lead_a_higher_trump_must_be_played_even_over_the_partner() -> None:
    for relief in ("void", "none"):
        match = bought(MIXED, "TS", "hokum S", relief=relief)
        lay(match, "TS 8S")
        assert playable(match) == "AS"
        assert refused_card(match, "KS") == "BL-7.3"
        assert refused_card(match, "JD") == "BL-7.2"


@pytest.mark.rule("BL-7.3")
def test_full_relief_lifts_the_duty_to_rise_while_the_partner_wins() -> None:
    match = bought(MIXED, "TS", "hokum S", relief="full")
    lay(match, "TS 8S")
    assert playable(match) == "KS AS"
    lay(match, "AS")
    assert playable(match) == "9S JS"  # both rise; the partner is not winning
    match = bought(MIXED, "TS", "hokum S", relief="full")
    lay(match, "7S")
    assert playable(match) == "8S QS"
    lay(match, "QS")
    assert playable(match) == "KS AS"


@pytest.mark.rule("BL-7.3")
def test_who_cannot_rise_plays_any_trump() -> None:
    match = bought(MIXED, "TS", "hokum S")
    lay(match, "TS")
    assert playable(match) == "8S QS"


@pytest.mark.rule("BL-7.4")
@pytest.mark.parametrize(
    ("relief", "cards"),
    [("void", "JD QD KD AD JH QH KS AS"), ("full", "JD QD KD AD JH QH KS AS"), ("none", "KS AS")],
)
def test_who_has_none_of_the_suit_is_free_while_the_partner_wins(relief: str, cards: str) -> None:
    match = bought(MIXED, "TS", "hokum S", relief=relief)
    lay(match, "AC 7C")
    assert playable(match) == cards
    if relief == "none":
        assert refused_card(match, "JD") == "BL-7.4"


@pytest.mark.rule("BL-7.4")
def test_otherwise_a_trump_must_be_played_any_on_a_plain_card() -> None:
    match = bought(MIXED, "TS", "hokum S")
    lay(match, "7D 9D JD")
    assert playable(match) == "9S JS"
    assert refused_card(match, "TC") == "BL-7.4"


@pytest.mark.rule("BL-7.4")
def test_a_trump_must_be_beaten_if_possible_and_undertrumped_if_not() -> None:
    match = hearts_on_a_club()
    assert playable(match) == "9H"
    lay(match, "9H")
    assert playable(match) == "JH"  # neither king nor ace beats the nine
    assert refused_card(match, "AH") == "BL-7.4"
    assert refused_card(match, "7D") == "BL-7.4"
    lay(match, "JH")
    assert playable(match) == "7H 8H TH QH"  # nothing beats the jack, a trump it must be
    assert refused_card(match, "AD") == "BL-7.4"


@pytest.mark.rule("BL-7.4")
def test_without_suit_and_trumps_anything_may_be_played() -> None:
    hands = (
        "7H 8H TH QH JD QD KD AD",
        "7C 8C 9C TC JC QC KC AC",
        "9D 7S 8S 9S TS JS QS KS",
        "KH JH AH 7D 8D 9H TD AS",
    )
    match = baloot(deck_of(hands, "7C", 1))
    calls(match, *["pass"] * 4, "hokum H")
    pass_on(match)
    lay(match, "7C")
    assert playable(match) == "9D 7S 8S 9S TS JS QS KS"


@pytest.mark.rule("BL-7.5")
@pytest.mark.parametrize("said", ["double", "double triple", "double triple four"])
def test_in_a_closed_double_no_trump_is_led(said: str) -> None:
    match = baloot(deck_of(MIXED, "TS", 1), closed_double=True)
    calls(match, "hokum S", "pass", "pass", "pass", *said.split(), "pass")
    assert playable(match) == "9C AC 7D 8D 7H 8H"
    assert refused_card(match, "TS") == "BL-7.5"


@pytest.mark.rule("BL-7.5")
@pytest.mark.parametrize("said", ["", "double triple four gahwa"])
def test_a_single_hokum_and_a_gahwa_are_open(said: str) -> None:
    match = baloot(deck_of(MIXED, "TS", 1), closed_double=True)
    calls(match, "hokum S", "pass", "pass", "pass", *said.split())
    pass_on(match)
    assert "TS" in playable(match)


@pytest.mark.rule("BL-7.5")
def test_without_the_option_a_doubled_hokum_is_open_and_so_is_a_doubled_sun() -> None:
    match = baloot(deck_of(MIXED, "TS", 1))
    calls(match, "hokum S", "pass", "pass", "pass", "double", "pass")
    assert "TS" in playable(match)
    match = baloot(deck_of(MIXED, "TS", 1), closed_double=True, sun_double="free")
    calls(match, "sun", "double", "pass")
    assert "TS" in playable(match)


@pytest.mark.rule("BL-7.5")
def test_a_seat_with_nothing_but_trumps_leads_one() -> None:
    match = baloot(deck_of(SUITS_APART, "7H", 1), closed_double=True)
    calls(match, "hokum H", "pass", "pass", "pass", "double", "pass")
    assert playable(match) == "7H 8H 9H TH JH QH KH AH"


@pytest.mark.rule("BL-7.6")
@pytest.mark.parametrize(
    ("bid", "trick", "winner"),
    [
        ("sun", "7D TD KD AH", 2),
        ("sun", "9C 8C AS TC", 0),
        ("hokum S", "AC 7C KS KC", 3),
        ("hokum S", "7D TD AD 9S", 0),
        ("hokum S", "7S QS KS JS", 0),
        ("hokum S", "TS 8S AS 9S", 0),
    ],
)
def test_the_highest_trump_wins_else_the_highest_of_the_led_suit(
    bid: str, trick: str, winner: int
) -> None:
    match = bought(MIXED, "TS", bid)
    won = lay(match, trick)[1]
    assert (won["type"], won["seat"]) == ("trick_won", winner)


@pytest.mark.rule("BL-7.7")
def test_declarations_then_cards_then_sawa() -> None:
    match = bought(SUITS_APART, "7H", "sun")
    assert words(match, 1) == ["declare", "play"]
    lay(match, "AH AC AS AD")
    assert words(match, 1) == ["play", "sawa"]
    assert refused(match, 1, {"type": "sun"}) == "BL-7.7"
    assert refused(match, 1, {"type": "accept"}) == "BL-8.2"


@pytest.mark.rule("BL-11.1")
def test_the_clock_passes_in_the_auction_and_rejects_a_sawa() -> None:
    match = baloot(deck_of(SUITS_APART, "7H", 1))
    assert match.default_action(1) == {"type": "pass"}
    calls(match, *["pass"] * 4)
    assert match.default_action(1) == {"type": "pass"}
    act(match, "hokum S")
    calls(match, "pass", "pass", "pass")
    assert match.default_action(2) == {"type": "pass"}
    match = bought(SUITS_APART, "7H", "sun")
    assert match.default_action(1) == {"type": "play", "card": "7H"}  # and no declaration
    lay(match, "AH AC AS AD")
    assert match.default_action(1) == {"type": "play", "card": "7H"}  # and no claim
    act(match, "sawa")
    assert [match.default_action(seat) for seat in (0, 2)] == [{"type": "reject"}] * 2


def default_card(match: Match) -> str:
    action = match.default_action(match.actors[0])
    assert action is not None
    return str(action["card"])


@pytest.mark.rule("BL-11.2")
def test_the_default_is_the_weakest_card() -> None:
    # Points first, then side suit before trump, then rank, then the order of the cards.
    assert default_card(bought(MIXED, "TS", "sun")) == "7D"
    match = bought(MIXED, "TS", "hokum S")
    assert default_card(match) == "7D"
    lay(match, "AC 7C")
    assert default_card(match) == "JD"
    match = bought(MIXED, "TS", "sun")
    lay(match, "9C")
    assert default_card(match) == "7C"


@pytest.mark.rule("BL-11.2")
def test_a_trump_is_weaker_than_a_side_card_of_more_points_only() -> None:
    hands = (
        "7C 8C 9C TC JC QC KC AC",
        "JD QD KD AD 7S TD TS AS",
        "7D 8D 9D 8S 9S JS QS KS",
        "7H 8H 9H TH JH QH KH AH",
    )
    match = bought(hands, "7S", "hokum S")
    assert default_card(match) == "7S"  # no points, though a trump
    hands = (
        "7C 8C 9C TC JC QC KC AC",
        "7D QD KD AD 7S TD TS AS",
        "JD 8D 9D 8S 9S JS QS KS",
        "7H 8H 9H TH JH QH KH AH",
    )
    match = bought(hands, "7S", "hokum S")
    assert default_card(match) == "7D"


#: Seat 0 plays last to seat 1's lead and holds 8C, which loses, and QC, KC, AC, which win.
LAST = (
    "8C QC KC AC 7H 8H 9H TH",
    "TC JC JH QH KH AH 7S 8S",
    "7C 9C 8D 9D TD JD 9S TS",
    "7D QD KD AD JS QS KS AS",
)


@pytest.mark.rule("BL-11.2")
@pytest.mark.parametrize(
    ("table", "card"),
    [
        ("JC 9C AD", "QC"),  # 13 points on the table: the queen, 3, is the weakest that wins
        ("JC 9C 7D", "8C"),  # 2 points: every winner is worth more than that
        ("TC 9C 7D", "8C"),  # 10 points: only the ace wins, and it is worth 11
        ("TC 9C JS", "AC"),  # 12 points
    ],
)
def test_the_last_player_takes_a_trick_that_is_worth_it(table: str, card: str) -> None:
    match = bought(LAST, "7S", "sun")
    lay(match, table)
    assert default_card(match) == card


@pytest.mark.rule("BL-11.2")
def test_the_last_player_trumps_a_trick_that_is_worth_it() -> None:
    match = bought(MIXED, "TS", "hokum S")
    lay(match, "7D TD AD")
    assert default_card(match) == "9S"  # nine and jack win 21 points; the nine, 14, is weaker


@pytest.mark.rule("BL-11.2")
def test_the_last_player_does_not_take_the_partners_trick() -> None:
    match = bought(PROJECTS, "7S", "sun")
    lay(match, "7C QC KH")  # seat 2, the partner of seat 0, is winning
    assert default_card(match) == "9C"
