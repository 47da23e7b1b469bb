"""Who sees what: views, events, records (JO-12)."""

from random import Random
from typing import Any

import pytest

from engines import IllegalAction, Match, catalogue, new_match
from tests.unit.engines.jolly.hands import go, jolly, position, record
from tests.unit.engines.tables import SEED

FIRST = "TC JC QC 2C 3C 4C 6C 8D 9H JH KS AS 5S"
SECOND = "2D 3D 4D 7D 9D JD KD 3H 5H 8H TS 6S"


@pytest.mark.rule("JO-12.1")
def test_what_everybody_sees() -> None:
    match = jolly(FIRST, SECOND, stock="7C 8C")
    go(match, "draw", "run 10 TC JC QC", "discard 5S", "draw", "run 2 2D 3D 4D")
    view = match.view(None)
    shown = {
        "phase": "play", "actors": [1], "scores": [0, 0], "dealer": 1, "starter": 0, "stock": 33,
        "reshuffles": 0, "recycled": None, "row": ["5S"], "opened": [True, False], "pending": 15,
        "took_back": False, "turns": 1, "counts": [10, 10], "known": [[], []], "drawn": None,
        "seat": None, "hand": [], "legal_actions": [],
    }  # fmt: skip
    assert {key: view[key] for key in shown} == shown
    assert view["melds"] == [
        {"meld": 0, "owner": 0, "kind": "run", "cards": ["TC", "JC", "QC"], "low": 10},
        {"meld": 1, "owner": 1, "kind": "run", "cards": ["2D", "3D", "4D"], "low": 2},
    ]
    assert view["history"] == [
        {"seat": 0, "type": "draw"},
        {"seat": 0, "type": "meld", "kind": "run", "cards": ["TC", "JC", "QC"], "low": 10},
        {"seat": 0, "type": "discard", "card": "5S"},
        {"seat": 1, "type": "draw"},
        {"seat": 1, "type": "meld", "kind": "run", "cards": ["2D", "3D", "4D"], "low": 2},
    ]
    seated = match.view(0)
    private = {"seat", "hand", "legal_actions", "drawn"}
    assert {key: seated[key] for key in seated.keys() - private} == {
        key: view[key] for key in view.keys() - private
    }


@pytest.mark.rule("JO-12.1")
def test_the_whole_row_is_shown_in_order() -> None:
    match = position("2C 4C", "KC", row="9D 8D 7D 6D 5D 4D 3D")
    go(match, "discard 4C")
    assert match.view(None)["row"] == ["9D", "8D", "7D", "6D", "5D", "4D", "3D", "4C"]


@pytest.mark.rule("JO-12.2")
def test_only_the_seat_itself_sees_what_it_drew() -> None:
    match = jolly(FIRST, SECOND, stock="7C 8C")
    events = go(match, "draw")
    assert match.redact(events, 0)[1] == {
        "type": "drawn", "deal": 0, "seat": 0, "card": "7C", "stock": 34,
    }  # fmt: skip
    for other in (1, None):
        assert match.redact(events, other)[1]["card"] is None
        assert match.view(other)["drawn"] is None
    assert match.view(0)["drawn"] == "7C"
    go(match, "discard 5S")
    assert match.view(0)["drawn"] is None


@pytest.mark.rule("JO-12.2", "JO-3.1")
def test_each_seat_sees_its_own_cards_being_dealt() -> None:
    match = jolly(FIRST, SECOND)
    assert match.redact(match.opening, 1) == [
        {
            "type": "deal", "deal": 0, "dealer": 1, "starter": 0, "stock": 35,
            "hand": match.view(1)["hand"],
        }
    ]  # fmt: skip
    assert match.redact(match.opening, None)[0]["hand"] == []


@pytest.mark.rule("JO-12.2")
def test_cards_from_the_row_are_known_until_they_leave_the_hand() -> None:
    match = position("2C 4C", "KC 5C", row="9D 8D 7H X3 6D", drawing=True, melds=["set 9C 9H 9S"])
    events = go(match, "take 5")
    taken = ["9D", "8D", "7H", "X3", "6D"]
    for viewer in (0, 1, None):
        assert match.redact(events, viewer)[1] == {
            "type": "taken", "deal": 0, "seat": 0, "cards": taken,
        }  # fmt: skip
        assert match.view(viewer)["known"] == [["6D", "8D", "9D", "7H", "X3"], []]
    go(match, "add 0 9D")
    assert match.view(1)["known"] == [["6D", "8D", "7H", "X3"], []]
    go(match, "run 6 6D 8D X3")
    assert match.view(1)["known"] == [["7H"], []]
    go(match, "discard 7H")
    assert match.view(1)["known"] == [[], []]


@pytest.mark.rule("JO-12.2")
def test_cards_taken_back_are_known() -> None:
    match = jolly(FIRST, SECOND, stock="7C 8C")
    go(match, "draw", "run 2 2C 3C 4C", "back")
    assert match.view(1)["known"] == [["2C", "3C", "4C"], []]
    go(match, "discard 3C")
    assert match.view(1)["known"] == [["2C", "4C"], []]


@pytest.mark.rule("JO-12.3")
def test_after_a_reshuffle_all_know_the_cards_of_the_stock() -> None:
    match = position("2C 4C", "KC 5C", row="9D 8D 7H X3 6D", stock="", drawing=True)
    go(match, "draw")
    drawn = match.view(0)["drawn"]
    for viewer in (0, 1, None):
        assert match.view(viewer)["recycled"] == ["8D", "9D", "7H", "X3"]
    go(match, f"discard {drawn}")
    assert match.view(1)["recycled"] == [c for c in ["8D", "9D", "7H", "X3"] if c != drawn]
    go(match, "draw")
    hidden = match.view(1)["drawn"]
    go(match, "discard KC")
    assert hidden in match.view(0)["recycled"]
    assert len(match.view(0)["recycled"]) == match.view(0)["stock"] + 1


def shown(match: Match, events: list[dict[str, Any]], viewer: int | None) -> list[Any]:
    return [match.redact(events, viewer), match.view(viewer)]


@pytest.mark.rule("JO-12.3")
@pytest.mark.parametrize("number", range(12))
def test_hidden_cards_leave_no_trace(number: int) -> None:
    rng = Random(number)
    cards = list(catalogue()["jolly"].cards)
    deck = cards[:]
    rng.shuffle(deck)
    options = {"first_dealer": 1, "joker_swap": number % 2 == 0}
    match = new_match("jolly", 2, options, seed=SEED, decks=[deck])
    viewer = rng.choice([0, 1, None])
    seen, course, hands = [], [], set(match.view(viewer)["hand"])
    while match.number == 0 and match.view(None)["stock"]:
        seat = match.actors[0]
        action = rng.choice(match.legal_actions(seat))
        course.append((seat, action))
        seen.append(shown(match, match.apply(seat, action), viewer))
        hands |= set(match.view(viewer)["hand"])
    public = {card for _, action in course for card in action.get("cards", [action.get("card")])}
    places = [place for place, card in enumerate(deck) if card not in public | hands]
    hidden = [deck[place] for place in places]
    twin_deck = deck[:]
    for place, card in zip(places, hidden[1:] + hidden[:1], strict=True):
        twin_deck[place] = card
    twin = new_match("jolly", 2, options, seed=SEED, decks=[twin_deck])
    for (seat, action), expected in zip(course, seen, strict=True):
        try:
            events = twin.apply(seat, action)
        except IllegalAction:
            break  # with the other cards this joker is not the lowest one
        if twin.number == match.number == 0:
            assert shown(twin, events, viewer) == expected


@pytest.mark.rule("JO-12.4")
def test_at_the_end_of_a_deal_everything_is_shown() -> None:
    match = position("9C", "KC X4 4D", scores=[490, 0])
    events = go(match, "zudrehen")
    for viewer in (0, 1, None):
        assert match.redact(events, viewer)[1:3] == events[1:3]
        last = match.view(viewer)["deals"][0]
        assert last["hands"] == [[], ["KC", "4D", "X4"]]
        assert (last["turned"], last["penalties"]) == ("9C", [0, 65])
    assert record(match) == events[2]["record"]
    assert match.view(1)["hand"] == ["KC", "4D", "X4"]
    assert match.view(None)["phase"] == "over"
