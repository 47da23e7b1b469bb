"""Who sees what (BL-12)."""

from typing import Any

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
    play_out,
    record,
)
from tests.unit.engines.tables import stacked

VIEWERS: list[int | None] = [0, 1, 2, 3, None]


def shown(match: Match, events: list[dict[str, Any]], viewer: int | None) -> list[dict[str, Any]]:
    return match.redact(events, viewer)


@pytest.mark.rule("BL-3.2")
def test_a_seat_sees_its_own_hand_and_the_numbers_of_the_others() -> None:
    match = baloot(deck_of(MIXED, "TS", 1))
    for viewer in VIEWERS:
        view = match.view(viewer)
        own = [] if viewer is None else MIXED[viewer].replace("TS", "").split()[:5]
        assert (view["hand"], view["counts"]) == (own, [5, 5, 5, 5])
        deal = shown(match, match.opening, viewer)[0]
        assert deal == {"type": "deal", "deal": 0, "dealer": 0, "public": "TS", "hand": own}


@pytest.mark.rule("BL-3.3")
def test_each_seat_is_shown_its_own_packet_and_all_the_sale() -> None:
    match = baloot(deck_of(MIXED, "TS", 1))
    events = act(match, "sun")
    for viewer in VIEWERS:
        _, sold, packet = shown(match, events, viewer)
        assert sold == {
            "type": "sold",
            "deal": 0,
            "contract": "sun",
            "trump": None,
            "buyer": 1,
            "taker": 1,
            "public": "TS",
        }
        own = [] if viewer is None else MIXED[viewer].replace("TS", "").split()[5:]
        assert packet == {"type": "packet", "deal": 0, "hand": own}


@pytest.mark.rule("BL-4.4")
def test_a_standing_hokum_is_shown_before_it_is_sold() -> None:
    match = baloot(deck_of(MIXED, "TS", 1))
    act(match, "hokum S")
    view = match.view(None)
    assert (view["contract"], view["trump"], view["buyer"]) == ("hokum", "S", 1)
    assert (view["taker"], view["phase"]) == (None, "bid1")


@pytest.mark.rule("BL-4.9")
def test_a_kawesh_hand_is_shown() -> None:
    match = baloot(stacked("baloot", "AC KC QC JC TC", "7C 8C 7D 8D 7H"))
    events = act(match, "kawesh")
    hand = ["7C", "8C", "7D", "8D", "7H"]
    for viewer in VIEWERS:
        kawesh = shown(match, events, viewer)[1]
        assert kawesh == {"type": "kawesh", "deal": 0, "seat": 1, "hand": hand}
    assert record(match)["hand"] == hand


@pytest.mark.rule("BL-6.2")
def test_a_declaration_tells_the_others_its_name_only() -> None:
    match = bought(PROJECTS, "7S", "sun")
    events = act(match, "declare fifty JD QD KD AD")
    cards = ["JD", "QD", "KD", "AD"]
    for viewer in VIEWERS:
        hidden: dict[str, Any] = {"project": "fifty"}
        if viewer == 1:
            hidden["cards"] = cards
        event = shown(match, events, viewer)[0]
        assert event["action"] == {"type": "declare", **hidden}
        view = match.view(viewer)
        assert view["declared"] == [{"seat": 1, **hidden}]
        assert view["history"][-1] == {"seat": 1, "type": "declare", **hidden}
        assert view["projects"] == []
    assert events[0]["action"]["cards"] == cards


@pytest.mark.rule("BL-6.7")
def test_projects_that_count_are_shown_and_void_ones_never() -> None:
    match = bought(PROJECTS, "7S", "sun")
    act(match, "declare fifty JD QD KD AD")
    lay(match, "7C")
    act(match, "declare hundred 8H 9H TH JH QH")
    lay(match, "TC")
    act(match, "declare hundred TS JS QS KS AS")
    lay(match, "KH")
    events = lay(match, "9C")
    fifty = {"seat": 1, "project": "fifty", "cards": ["JD", "QD", "KD", "AD"]}
    higher = {"seat": 3, "project": "hundred", "cards": ["TS", "JS", "QS", "KS", "AS"]}
    for viewer in VIEWERS:
        void: dict[str, Any] = {"seat": 2, "project": "hundred"}
        if viewer == 2:
            void["cards"] = ["8H", "9H", "TH", "JH", "QH"]
        revealed = shown(match, events, viewer)[2]
        assert (revealed["type"], revealed["team"]) == ("projects", 1)
        assert revealed["projects"] == [fifty, higher]
        view = match.view(viewer)
        assert view["projects"] == [fifty, higher]
        assert view["declared"] == [fifty, void, higher]
        said = [entry for entry in view["history"] if entry["type"] == "declare"]
        assert said == [{**entry, "type": "declare"} for entry in view["declared"]]
    assert play_out(match)["projects"] == [fifty, higher]


@pytest.mark.rule("BL-6.9")
def test_baloot_is_known_to_its_owner_from_the_start() -> None:
    match = baloot(deck_of(MIXED, "TS", 1))
    calls(match, *["pass"] * 4, "hokum C")
    pass_on(match)
    assert [match.view(viewer)["baloot"] for viewer in VIEWERS] == [0, None, None, None, None]
    lay(match, "7D 9D JD QC")
    assert [match.view(viewer)["baloot"] for viewer in VIEWERS] == [0, None, None, None, None]
    lay(match, "KC")
    assert [match.view(viewer)["baloot"] for viewer in VIEWERS] == [0] * 5


@pytest.mark.rule("BL-7.1", "BL-9.1")
def test_cards_played_tricks_and_card_points_are_public() -> None:
    match = bought(MIXED, "TS", "sun")
    lay(match, "AC 7C JD TC 7D 9D")
    for viewer in VIEWERS:
        view = match.view(viewer)
        assert view["trick"] == [{"seat": 1, "card": "7D"}, {"seat": 2, "card": "9D"}]
        assert (view["winners"], view["leader"]) == ([1], 1)
        assert (view["tricks_won"], view["card_points"]) == ([0, 1], [0, 23])
        assert view["counts"] == [7, 6, 6, 7]
        assert len([entry for entry in view["history"] if entry["type"] == "play"]) == 6


@pytest.mark.rule("BL-8.2")
def test_the_end_of_a_deal_shows_what_was_left_in_the_hands() -> None:
    match = bought(SUITS_APART, "7H", "sun")
    lay(match, "AH AC AS AD")
    events = calls(match, "sawa", "accept", "accept")
    for viewer in VIEWERS:
        told = shown(match, events, viewer)
        kinds = [event["type"] for event in told]
        assert kinds == ["action", "sawa_accepted", "deal_scored", "deal"]
        left = told[2]["record"]["left"]
        assert left == [hand.split()[:7] for hand in SUITS_APART]


@pytest.mark.rule("BL-6.2")
def test_views_and_events_share_nothing_with_the_match() -> None:
    match = bought(PROJECTS, "7S", "sun")
    events = act(match, "declare fifty JD QD KD AD")
    events[0]["action"]["cards"].clear()
    view = match.view(1)
    view["history"].clear()
    view["declared"][0]["cards"].clear()
    view["hand"].clear()
    view["winners"].append(3)
    again = match.view(1)
    assert again["history"][-1]["cards"] == again["declared"][0]["cards"]
    assert again["declared"][0]["cards"] == ["JD", "QD", "KD", "AD"]
    assert (len(again["hand"]), again["winners"]) == (8, [])
