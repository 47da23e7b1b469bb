"""Sawa and qayd (BL-8)."""

import pytest

from engines import Match
from tests.unit.engines.baloot.hands import (
    MIXED,
    SUITS_APART,
    act,
    baloot,
    bought,
    calls,
    deck_of,
    kinds,
    lay,
    pass_on,
    play_out,
    playable,
    record,
    words,
)
from tests.unit.engines.tables import play_defaults, refused


def claimed(**options: object) -> Match:
    """Seat 1 can win every trick, and says so after the first."""
    match = bought(SUITS_APART, "7H", "sun", **options)
    lay(match, "AH AC AS AD")
    act(match, "sawa")
    return match


def rash(declare: bool = False, bid: str = "sun", said: str = "") -> Match:
    """Seat 1 wins the first trick, claims the rest with two low diamonds, and is rejected."""
    match = baloot(deck_of(MIXED, "TS", 1))
    act(match, bid)
    while match.phase == "bid1":
        act(match, "pass")
    calls(match, *said.split())
    pass_on(match)
    lay(match, "AC 7C")
    if declare:
        act(match, "declare fifty JD QD KD AD")
    lay(match, "JD KC")
    calls(match, "sawa", "reject")
    return match


@pytest.mark.rule("BL-8.1")
def test_sawa_is_for_the_seat_on_lead_in_tricks_two_to_seven() -> None:
    match = bought(SUITS_APART, "7H", "sun")
    for trick in range(1, 9):
        assert ("sawa" in words(match, 1)) == (2 <= trick <= 7)
        if trick in (1, 8):
            assert refused(match, 1, {"type": "sawa"}) == "BL-8.1"
        play_defaults(match, 1)
        if trick < 8:
            assert "sawa" not in words(match, 2)
            assert refused(match, 2, {"type": "sawa"}) == "BL-8.1"
        play_defaults(match, 3)


@pytest.mark.rule("BL-8.1")
def test_sawa_shows_the_claimants_hand_and_comes_once_in_a_deal() -> None:
    match = bought(SUITS_APART, "7H", "sun")
    lay(match, "AH AC AS AD")
    events = act(match, "sawa")
    hand = ["7H", "8H", "9H", "TH", "JH", "QH", "KH"]
    assert events[1] == {"type": "sawa", "deal": 0, "seat": 1, "hand": hand}
    assert match.phase == "sawa"
    for viewer in (0, 1, 2, 3, None):
        assert match.view(viewer)["sawa"] == {
            "seat": 1,
            "hand": hand,
            "accepted": [],
            "state": "asked",
        }
    act(match, "reject")
    assert "sawa" not in words(match, 1)
    assert refused(match, 1, {"type": "sawa"}) == "BL-8.1"


@pytest.mark.rule("BL-8.2")
@pytest.mark.parametrize("order", [(0, 2), (2, 0)])
def test_both_opponents_answer_in_any_order(order: tuple[int, int]) -> None:
    match = claimed()
    assert match.actors == (0, 2)
    assert match.legal_actions(0) == match.legal_actions(2)
    assert match.legal_actions(0) == [{"type": "accept"}, {"type": "reject"}]
    assert match.legal_actions(1) == match.legal_actions(3) == []
    for action in ({"type": "pass"}, {"type": "play", "card": "7D"}, {"type": "sawa"}):
        assert refused(match, 0, action) == "BL-8.2"
    first, second = order
    match.apply(first, {"type": "accept"})
    assert match.phase == "sawa"
    assert list(match.actors) == [second]
    assert match.view(None)["sawa"]["accepted"] == [first]
    assert refused(match, first, {"type": "accept"}) == "BL-1.4"
    events = match.apply(second, {"type": "accept"})
    assert kinds(events)[:2] == ["action", "sawa_accepted"]
    assert match.view(None)["deal"] == 1


@pytest.mark.rule("BL-8.2")
@pytest.mark.parametrize("answers", [[(2, "reject")], [(0, "accept"), (2, "reject")]])
def test_the_first_reject_decides(answers: list[tuple[int, str]]) -> None:
    match = claimed()
    events = []
    for seat, answer in answers:
        events = match.apply(seat, {"type": answer})
    assert events[1] == {"type": "sawa_rejected", "deal": 0, "seat": 1}
    assert (match.phase, match.actors) == ("play", (1,))


@pytest.mark.rule("BL-8.3")
def test_a_rejected_claim_that_holds_is_scored_as_usual() -> None:
    match = claimed()
    act(match, "reject")
    assert playable(match) == "7H 8H 9H TH JH QH KH"
    assert match.view(0)["sawa"]["hand"] == playable(match).split()
    lay(match, "7H")
    assert match.view(0)["sawa"]["hand"] == match.view(1)["hand"]
    deal = play_out(match)
    assert (deal["result"], deal["gain"], deal["tricks"]) == ("kaboot", [0, 44], [0, 8])
    assert (deal["sawa"], deal["left"]) == ({"seat": 1, "accepted": False}, None)


@pytest.mark.rule("BL-8.4", "BL-8.5", "BL-9.9", "BL-9.10")
def test_qayd_when_even_the_partner_wins_a_trick() -> None:
    match = rash(declare=True)
    events = lay(match, "7D 9D AD 9S")  # seat 3 is the claimant's partner
    assert kinds(events)[:4] == ["action", "trick_won", "qayd", "deal_scored"]
    deal = record(match)
    # "Sun, qayd: offenders had a counting fifty": 26 + 10, offenders 0
    assert (deal["result"], deal["gain"]) == ("qayd", [36, 0])
    assert (deal["raw"], deal["tricks"]) == ([0, 50], [0, 2])
    assert deal["card"] == [0, 28]  # the trick that broke the claim included
    assert [len(hand) for hand in deal["left"]] == [6, 6, 6, 6]


@pytest.mark.rule("BL-8.4")
def test_the_deal_stops_only_when_the_trick_is_complete() -> None:
    match = rash()
    lay(match, "7D TD")
    assert (match.phase, match.view(None)["deal"]) == ("play", 0)
    lay(match, "KD 9S")
    assert record(match)["result"] == "qayd"


@pytest.mark.rule("BL-8.5", "BL-6.9")
def test_qayd_is_multiplied_and_the_offenders_lose_even_their_baloot() -> None:
    match = rash(bid="hokum S", said="double triple")
    lay(match, "7D 9D AD 9S")
    deal = record(match)
    assert (deal["result"], deal["level"], deal["gain"]) == ("qayd", 3, [48, 0])
    # Now seat 1 itself was dealt king and queen of trumps, and the other side has none.
    hands = (
        "TC JC QC KC KH AH 9S JS",
        "9C AC 7D 8D 7H 8H QS KS",
        "7C 8C 9D TD 9H TH 8S TS",
        "JD QD KD AD JH QH 7S AS",
    )
    match = bought(hands, "KS", "hokum S")
    lay(match, "AC 7C JD KC")
    calls(match, "sawa", "reject")
    lay(match, "7D 9D AD 9S")
    deal = record(match)
    assert (deal["bal"], deal["gain"]) == ([0, 2], [16, 0])


@pytest.mark.rule("BL-8.5")
def test_the_other_team_keeps_its_baloot_in_a_qayd() -> None:
    hands = (
        "TC JC QC KC KH AH QS KS",
        "9C AC 7D 8D 7H 8H 9S JS",
        "7C 8C 9D TD 9H TH 8S TS",
        "JD QD KD AD JH QH 7S AS",
    )
    match = bought(hands, "JS", "hokum S")
    lay(match, "AC 7C JD KC")
    calls(match, "sawa", "reject")
    lay(match, "7D 9D AD QS")
    deal = record(match)
    assert (deal["baloot"], deal["gain"]) == (0, [18, 0])


@pytest.mark.rule("BL-8.6")
def test_an_accepted_claim_takes_all_that_is_left() -> None:
    match = claimed(kaboot=False)
    calls(match, "accept", "accept")
    deal = record(match)
    assert (deal["card"], deal["tricks"]) == ([0, 130], [0, 8])
    assert (deal["result"], deal["gain"]) == ("each", [0, 26])
    assert deal["sawa"] == {"seat": 1, "accepted": True}
    assert deal["left"][1] == ["7H", "8H", "9H", "TH", "JH", "QH", "KH"]


@pytest.mark.rule("BL-8.6", "BL-9.4")
def test_an_accepted_claim_can_make_a_kaboot() -> None:
    match = claimed()
    calls(match, "accept", "accept")
    assert (record(match)["result"], record(match)["gain"]) == ("kaboot", [0, 44])


@pytest.mark.rule("BL-8.6", "BL-9.5")
def test_an_accepted_claim_can_make_a_khasara() -> None:
    match = bought(MIXED, "TS", "sun")
    lay(match, "AC 7C JD TC 7D 9D AD KH")  # one trick for seat 1, one for seat 3
    lay(match, "JH AH 7H 9H")  # and one for seat 0, who claims the rest
    calls(match, "sawa", "accept", "accept")
    deal = record(match)
    assert (deal["tricks"], deal["result"], deal["gain"]) == ([6, 2], "khasara", [26, 0])
    assert deal["card"] == [130 - 38, 38]


@pytest.mark.rule("BL-8.7")
def test_there_is_no_qayd_to_call() -> None:
    match = bought(MIXED, "TS", "sun")
    for action in ("qayd", "dispute", "accuse"):
        assert refused(match, 1, {"type": action}) == "BL-1.4"
