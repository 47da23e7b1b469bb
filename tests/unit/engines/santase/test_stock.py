"""Drawing, exchanging the nine of trumps, closing the stock."""

from typing import Any

import pytest

from tests.unit.engines.santase.hands import PAIRS, go, move, offered, santase
from tests.unit.engines.tables import play_defaults, refused


def draws(events: list[dict[str, Any]]) -> list[tuple[int, str, str]]:
    return [(e["seat"], e["from"], e["card"]) for e in events if e["type"] == "drawn"]


@pytest.mark.rule("SA-6.1", "SA-7.5")
def test_the_winner_draws_the_top_card_and_the_other_the_next() -> None:
    match = santase("9C JC QC KC TC 9D", "AC JD QD KD TD AD", "9S", "9H JH QH KH")
    assert draws(go(match, "9C AC")) == [(1, "stock", "9H"), (0, "stock", "JH")]
    assert draws(go(match, "AD 9D")) == [(1, "stock", "QH"), (0, "stock", "KH")]
    assert match.view(0)["hand"] == ["JC", "QC", "KC", "TC", "JH", "KH"]


@pytest.mark.rule("SA-6.1")
def test_the_loser_of_the_sixth_trick_takes_the_trump_card_and_trumps_stay() -> None:
    match = santase()
    play_defaults(match, 11)
    view = match.view(None)
    trump_card, stock = view["trump_card"], view["stock"]
    assert stock == 1
    events = match.apply(match.actors[0], match.legal_actions(match.actors[0])[0])
    winner = match.actors[0]
    assert [draw[:2] for draw in draws(events)] == [(winner, "stock"), (1 - winner, "trump_card")]
    assert trump_card in match.view(1 - winner)["hand"]
    after = match.view(None)
    assert (after["trump_card"], after["stock"], after["trump"]) == (None, 0, view["trump"])
    assert after["known"][1 - winner] == [trump_card]


@pytest.mark.rule("SA-6.1", "SA-6.4")
def test_nobody_draws_from_a_closed_stock() -> None:
    match = santase(*PAIRS)
    go(match, "KD AD")
    events = go(match, "close AS 9S")
    assert draws(events) == []
    view = match.view(None)
    assert (view["stock"], view["counts"], view["closed_by"]) == (9, [5, 5], 1)


@pytest.mark.rule("SA-6.2", "SA-6.4", "SA-7.3")
def test_play_is_strict_from_the_moment_of_closing() -> None:
    hands = ("KH 9C JC QC KC TC", "9H QH TH AH 9S AD", "AS")
    match = santase(*hands)
    go(match, "KH")
    assert offered(match) == "AD 9H QH TH AH 9S"
    match = santase(*hands)
    go(match, "close KH")
    assert offered(match) == "TH AH"


@pytest.mark.rule("SA-6.2")
def test_play_is_strict_once_the_stock_is_empty() -> None:
    match = santase()
    play_defaults(match, 11)
    assert len(match.legal_actions(match.actors[0])) == 6
    play_defaults(match, 1)
    hands = {seat: match.view(seat)["hand"] for seat in (0, 1)}
    leader = match.actors[0]
    suits = {card[1] for card in hands[1 - leader]}
    lead = next(card for card in hands[leader] if card[1] in suits)
    go(match, lead)
    assert {token[1] for token in offered(match).split()} == {lead[1]}


@pytest.mark.rule("SA-6.3")
def test_the_nine_of_trumps_takes_the_place_of_the_trump_card() -> None:
    match = santase(*PAIRS)
    events = go(match, "exchange")
    assert events[1] == {
        "type": "exchanged", "deal": 0, "seat": 0, "card": "TS", "trump_card": "9S",
    }  # fmt: skip
    view = match.view(0)
    assert view["hand"] == ["KD", "QH", "KH", "QS", "KS", "TS"]
    assert (view["trump_card"], view["trump"], view["stock"]) == ("9S", "S", 11)
    assert view["exchange"] == {"seat": 0, "card": "TS"}
    assert match.actors == (0,)
    assert refused(match, 0, move("exchange")) == "SA-6.3"


@pytest.mark.rule("SA-6.3")
def test_only_a_leader_with_the_nine_may_exchange() -> None:
    match = santase(*PAIRS)
    go(match, "KD")
    assert refused(match, 1, move("exchange")) == "SA-6.3"
    match = santase("KD KS QS KH QH JC", *PAIRS[1:])
    assert "exchange" not in offered(match)
    assert refused(match, 0, move("exchange")) == "SA-6.3"


@pytest.mark.rule("SA-6.3")
def test_the_trump_card_itself_may_be_the_nine() -> None:
    match = santase("TS KS QS KH QH KD", "AS AC TC AH TH AD", "9S")
    assert offered(match).startswith("close KD ")
    assert refused(match, 0, move("exchange")) == "SA-6.3"


@pytest.mark.rule("SA-6.3", "SA-6.4")
def test_exchange_and_close_need_three_cards_in_the_stock() -> None:
    match = santase("9S AC AD AH TC TD", "9C JC QC 9D JD QD", "JS", "KC KD TH 9H KH JH QH TS AS KS")
    go(match, "AC 9C AD JC TC QC TD 9D")
    assert match.view(None)["stock"] == 3
    assert offered(match).startswith("66 close exchange ")
    go(match, "AH JD")
    assert match.view(None)["stock"] == 1
    assert offered(match).startswith("66 KC ")
    assert refused(match, 0, move("close")) == "SA-6.4"
    assert refused(match, 0, move("exchange")) == "SA-6.3"


@pytest.mark.rule("SA-6.4")
def test_only_the_leader_may_close_and_only_once() -> None:
    match = santase(*PAIRS)
    go(match, "KD")
    assert refused(match, 1, move("close")) == "SA-6.4"
    go(match, "AD close")
    view = match.view(None)
    assert (view["closed_by"], view["counts"], match.actors) == (1, [6, 6], (1,))
    assert refused(match, 1, move("close")) == "SA-6.4"


@pytest.mark.rule("SA-1.3", "SA-6.3", "SA-6.4", "SA-8.2")
def test_a_plain_first_trick_has_no_closing_no_exchange_and_no_marriage() -> None:
    match = santase(*PAIRS, first_trick="plain")
    assert offered(match) == "KD QH KH 9S QS KS"
    assert refused(match, 0, move("close")) == "SA-6.4"
    assert refused(match, 0, move("exchange")) == "SA-6.3"
    assert refused(match, 0, move("KH+")) == "SA-8.2"
    go(match, "KD AC")
    assert offered(match) == "66 close exchange 9C QH QH+ KH KH+ 9S QS QS+ KS KS+"


@pytest.mark.rule("SA-5.4", "SA-6.3")
def test_no_trick_needs_to_be_won_before_an_exchange() -> None:
    match = santase(*PAIRS)
    assert match.view(0)["tricks_won"] == [0, 0]
    go(match, "exchange TS AS")
    assert match.view(None)["tricks_won"] == [0, 1]
