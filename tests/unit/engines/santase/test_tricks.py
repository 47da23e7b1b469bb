"""Tricks, strict play, marriages."""

import pytest

from tests.unit.engines.santase.hands import PAIRS, go, move, offered, santase
from tests.unit.engines.tables import refused


@pytest.mark.rule("SA-7.1")
def test_a_trick_is_a_card_of_the_leader_and_one_of_the_other() -> None:
    match = santase(*PAIRS)
    assert refused(match, 0, move("AS")) == "SA-7.1"
    go(match, "KD")
    assert match.view(1)["table"] == "KD"
    assert refused(match, 1, move("KD")) == "SA-7.1"
    go(match, "AD")
    view = match.view(0)
    assert view["table"] is None
    assert view["last_trick"] == {"leader": 0, "cards": ["KD", "AD"], "winner": 1}


@pytest.mark.rule("SA-7.2")
def test_the_follower_may_play_any_card_while_the_stock_lasts() -> None:
    match = santase(*PAIRS)
    go(match, "KD")
    assert offered(match) == "TC AC AD TH AH AS"


@pytest.mark.rule("SA-7.3", "SA-7.6")
@pytest.mark.parametrize(
    ("hand", "allowed"),
    [
        ("AH TH 9H AS 9C JC", "TH AH"),
        ("QH 9H AS 9C JC QC", "9H QH"),
        ("9S AS AD 9C JC QC", "9S AS"),
        ("AD 9C JC QC TC AC", "9C JC QC TC AC AD"),
    ],
)
def test_strict_play_asks_to_head_to_follow_to_trump(hand: str, allowed: str) -> None:
    match = santase("KH 9D JD QD KD TD", hand, "JS")
    go(match, "close KH")
    assert offered(match) == allowed
    for card in set(hand.split()) - set(allowed.split()):
        assert refused(match, 1, move(card)) == "SA-7.3"


@pytest.mark.rule("SA-7.3")
@pytest.mark.parametrize(
    ("hand", "allowed"),
    [
        ("AS TS 9S 9C JC QC", "TS AS"),
        ("QS 9S 9C JC QC AD", "9S QS"),
        ("AD 9C JC QC TC AC", "9C JC QC TC AC AD"),
    ],
)
def test_strict_play_when_trumps_are_led(hand: str, allowed: str) -> None:
    match = santase("KS 9D JD QD KD TD", hand, "JS")
    go(match, "close KS")
    assert offered(match) == allowed


@pytest.mark.rule("SA-2.2", "SA-7.4", "SA-7.5")
@pytest.mark.parametrize(
    ("lead", "reply", "winner"),
    [
        ("KC", "TC", 1),
        ("TC", "AC", 1),
        ("TC", "KC", 0),
        ("JC", "9C", 0),
        ("9C", "JC", 1),
        ("QC", "JC", 0),
        ("QC", "KC", 1),
        ("9C", "AD", 0),
        ("AC", "9S", 1),
        ("9S", "AC", 0),
        ("9S", "JS", 1),
        ("TS", "KS", 0),
    ],
)
def test_who_wins_a_trick(lead: str, reply: str, winner: int) -> None:
    rest = ["9H", "JH", "QH", "KH", "TH", "AH", "9D", "JD", "QD", "KD"]
    match = santase(" ".join([lead, *rest[:5]]), " ".join([reply, *rest[5:]]), "QS")
    events = go(match, f"{lead} {reply}")
    card = reply if winner else lead
    assert (events[1]["type"], events[1]["seat"], events[1]["card"]) == ("trick_won", winner, card)
    assert match.view(None)["tricks_won"] == [1 - winner, winner]
    assert match.actors == (winner,)
    assert match.view(1 - winner)["points"] == 0
    assert match.view(winner)["points"] > 0 or {lead[0], reply[0]} == {"9"}


@pytest.mark.rule("SA-8.1")
@pytest.mark.parametrize(("lead", "points"), [("KS+", 40), ("QS+", 40), ("KH+", 20), ("QH+", 20)])
def test_a_marriage_counts_at_once_and_also_when_the_trick_is_lost(lead: str, points: int) -> None:
    match = santase(*PAIRS)
    events = go(match, lead)
    assert events[1] == {
        "type": "marriage", "deal": 0, "seat": 0, "suit": lead[1], "points": points,
    }  # fmt: skip
    assert match.view(0)["points"] == points
    go(match, "pass AS")
    assert match.view(0)["points"] == points
    assert match.view(0)["tricks_won"] == [0, 1]


@pytest.mark.rule("SA-8.2")
def test_a_marriage_needs_both_cards_and_the_lead() -> None:
    match = santase(*PAIRS)
    assert refused(match, 0, move("KD+")) == "SA-8.2"
    assert refused(match, 0, move("9S+")) == "SA-8.2"
    assert refused(match, 0, move("AS+")) == "SA-7.1"
    match = santase("9C JC QD 9H 9D JD", "KH QH KC QC AS AC", "9S")
    go(match, "9C")
    assert "+" not in offered(match)
    assert refused(match, 1, move("KH+")) == "SA-8.2"


@pytest.mark.rule("SA-8.2")
def test_one_marriage_a_lead_and_a_pair_only_once() -> None:
    match = santase("KS QS KH QH AD TD", "9C JC QC KC TC AC", "9S", "JH 9H 9D JD")
    go(match, "KS+ pass 9C")
    assert offered(match) == "66 close TD AD JH QH QH+ KH KH+ QS"
    go(match, "KH+ pass JC")
    assert match.view(0)["marriages"] == [["H", "S"], []]
    assert "+" not in offered(match)
    assert refused(match, 0, move("QS+")) == "SA-8.2"


@pytest.mark.rule("SA-8.2")
def test_a_marriage_in_strict_play_with_the_last_two_cards() -> None:
    match = santase("AC TC AD TD KH QH", "9C JC 9D JD 9H JH", "9S")
    go(match, "close AC 9C TC JC AD 9D TD JD")
    assert offered(match) == "66 QH QH+ KH KH+"
    events = go(match, "QH+ pass JH KH 9H")
    assert events[-2]["record"]["points"] == [42 + 4 + 20 + 5 + 4, 0]


@pytest.mark.rule("SA-8.3")
def test_everybody_learns_of_the_partner_card_until_it_is_played() -> None:
    match = santase(*PAIRS)
    go(match, "KH+")
    for viewer in (0, 1, None):
        assert match.view(viewer)["known"] == [["QH"], []]
        assert match.view(viewer)["marriages"] == [["H"], []]
    go(match, "pass TC QH")
    for viewer in (0, 1, None):
        assert match.view(viewer)["known"] == [[], []]
        assert match.view(viewer)["marriages"] == [["H"], []]
