"""Rounds, passes, free-cut turns, actions, and what the clock plays (TL-4, TL-5, TL-10)."""

from typing import Any

import pytest

from tests.unit.engines.tables import play_defaults, refused
from tests.unit.engines.tienlen.hands import CARDS, PASS, later, play, plays, say, tienlen


@pytest.mark.rule("TL-4.1")
def test_exactly_one_seat_acts_until_the_match_is_over() -> None:
    match = tienlen(games=1)
    while not match.over:
        assert match.phase == "play"
        assert len(match.actors) == 1
        (seat,) = match.actors
        for other in range(4):
            assert bool(match.legal_actions(other)) == (other == seat)
        assert refused(match, (seat + 1) % 4, PASS) == "TL-4.1"
        play_defaults(match, 1)
    assert (match.phase, match.actors) == ("over", ())
    assert refused(match, 0, PASS) == "TL-4.1"


@pytest.mark.rule("TL-4.2", "TL-5.2")
def test_a_leader_cannot_pass_and_everybody_else_can() -> None:
    match = later(0, "3S", "4S")
    assert PASS not in match.legal_actions(0)
    assert refused(match, 0, PASS) == "TL-5.2"
    say(match, "3S")
    assert match.view(2)["top"] == {"seat": 0, "kind": "single", "cards": ["3S"]}
    assert {"4S", "-"} <= plays(match)
    say(match, "-")  # although it could play
    assert match.view(None)["out"] == [1]


@pytest.mark.rule("TL-4.3", "TL-4.4")
def test_a_seat_that_passes_is_out_and_skipped_until_the_round_ends() -> None:
    match = later(0, "3S 8S", "9S TS", "4S", "5S")
    say(match, "3S", "-", "4S", "5S")
    assert match.view(None)["out"] == [1]
    assert match.actors == (0,)
    say(match, "8S")  # seat 1 could beat it now, but is out
    assert match.actors == (2,)
    say(match, "-", "-")
    assert match.actors == (0,)
    assert match.view(None)["out"] == []
    say(match, match.view(0)["hand"][0])
    assert match.actors == (1,)  # in again


@pytest.mark.rule("TL-4.4", "TL-4.5")
def test_when_all_have_been_taken_the_owner_of_the_top_leads() -> None:
    match = later(1, "6S", "3S", "7S", "8S")
    say(match, "3S", "7S")
    assert match.actors == (3,)
    assert match.view(None)["top"]["seat"] == 2
    say(match, "-", "-")
    events = say(match, "-")
    assert events[1:] == [{"type": "round_won", "deal": 1, "seat": 2}]
    assert match.actors == (2,)
    view = match.view(None)
    assert (view["top"], view["out"], view["round_start"]) == (None, [], 5)
    assert PASS not in match.legal_actions(2)


@pytest.mark.rule("TL-4.4", "TL-4.5")
def test_with_two_seats_a_pass_ends_the_round() -> None:
    match = later(0, "3S", "4S", seats=2)
    say(match, "3S", "4S", "-")
    assert match.actors == (1,)
    assert match.view(None)["top"] is None


FREE = "4S 4C 5S 5C 6S 6C 7S 7C"
OTHER_CUTS = "9S 9C 9D 9H 2H"


def passed_before_a_two(**options: Any) -> Any:
    """Seat 1, with four pairs, a four of a kind and a 2, is out; then seat 2 plays `2S`."""
    match = later(0, "AS", FREE + " " + OTHER_CUTS, "2S", "3S", **options)
    say(match, "AS", "-", "2S", "-", "-")
    return match


@pytest.mark.rule("TL-4.6")
def test_a_seat_that_is_out_is_asked_to_cut_with_four_pairs_only() -> None:
    match = passed_before_a_two()
    assert match.actors == (1,)
    assert match.view(3)["free_cut"] is True
    assert plays(match) == {"-", FREE}
    for cards in ("2H", "9S 9C 9D 9H", "4S 4C 5S 5C 6S 6C"):
        assert refused(match, 1, play(cards)) == "TL-4.6"
    say(match, FREE)
    view = match.view(None)
    assert (view["out"], view["top"]["seat"], view["free_cut"]) == ([0, 3], 1, False)
    assert match.actors == (2,)


@pytest.mark.rule("TL-4.6", "TL-4.5")
def test_a_free_cut_turn_may_be_passed_and_comes_once_for_each_top() -> None:
    match = passed_before_a_two()
    say(match, "-")
    assert match.actors == (2,)
    assert match.view(None)["top"] is None


@pytest.mark.rule("TL-4.6", "TL-1.3")
def test_without_the_option_a_seat_that_is_out_stays_out() -> None:
    match = passed_before_a_two(free_cut=False)
    assert match.actors == (2,)
    assert match.view(None)["top"] is None


@pytest.mark.rule("TL-4.6")
@pytest.mark.parametrize(
    ("straight", "asked"), [("4C 5C 6C 7C 8C", True), ("4C 5C 6C 7C 8C 9C", False)]
)
def test_only_a_seat_with_eight_cards_is_asked_whatever_they_are(
    straight: str, asked: bool
) -> None:
    match = later(0, "3S 4S 5S 9S TS JS QS KS AS 3D", straight, "2S")
    higher = "9S TS JS QS KS AS"[-len(straight) :]
    say(match, "3S 4S 5S", straight, "-", "-", higher, "-")
    say(match, "3D", "-", "2S", "-", "-")
    assert match.view(None)["counts"][1] == (8 if asked else 7)
    assert match.actors == ((1,) if asked else (2,))
    assert match.view(None)["free_cut"] is asked


@pytest.mark.rule("TL-4.6", "TL-7.3")
@pytest.mark.parametrize(
    ("lead", "top", "asked"),
    [
        ("3D", "AD", False),
        ("3D", "2D", True),
        ("3D 3H", "AD AH", False),
        ("3D 3H", "2S 2C", True),
        ("3D 3C 3H", "2S 2C 2D", False),
        ("3D 4D 5D", "4H 5H 6H", False),
        ("3S 3C 3D 3H", "JS JC JD JH", True),
        ("3D 3H 4D 4H 5D 5H", "JD JH QD QH KD KH", True),
    ],
)
def test_a_free_cut_turn_needs_a_top_that_can_be_cut(lead: str, top: str, asked: bool) -> None:
    lead = " ".join(sorted(lead.split(), key=CARDS.index))
    match = later(0, lead, "6S 6C 7S 7C 8S 8C 9S 9C", top)
    say(match, lead, "-", top, "-", "-")
    assert match.actors == ((1,) if asked else (2,))
    if asked:
        assert plays(match) >= {"-", "6S 6C 7S 7C 8S 8C 9S 9C"}


@pytest.mark.rule("TL-4.6", "TL-7.3")
def test_a_free_cut_has_to_beat_the_top() -> None:
    match = later(0, "3S", f"{FREE} 9D TD JD QD KD", "2S", "9S 9C TS TC JS JC QS QC")
    say(match, "3S", "-", "2S", "9S 9C TS TC JS JC QS QC", "-")
    assert match.actors == (1,)
    assert plays(match) == {"-"}
    assert refused(match, 1, play(FREE)) == "TL-7.3"


@pytest.mark.rule("TL-4.7")
def test_a_seat_that_can_only_pass_still_acts() -> None:
    match = later(0, "2H")
    say(match, "2H")
    for seat in (1, 2, 3):
        assert match.actors == (seat,)
        assert match.legal_actions(seat) == [PASS]
        say(match, "-")


@pytest.mark.rule("TL-4.8", "TL-4.9")
def test_the_deal_ends_with_the_last_card_even_if_it_could_be_beaten() -> None:
    match = later(0, "3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS 3C", "4C")
    events = say(match, "3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS", "-", "-", "-", "3C")
    assert [event["type"] for event in events] == ["action", "deal_scored", "deal"]
    assert [event["deal"] for event in events] == [1, 1, 2]
    assert events[1]["record"]["winner"] == 0
    assert match.view(None)["deal"] == 2
    assert match.actors == (0,)
    assert match.view(None)["history"] == []


@pytest.mark.rule("TL-5.1", "TL-5.4")
@pytest.mark.parametrize(
    ("action", "rule"),
    [
        ({"type": "play", "cards": ["4S", "3S"]}, "TL-5.1"),
        ({"type": "play", "cards": ["3S", "3S"]}, "TL-5.1"),
        ({"type": "play", "cards": []}, "TL-5.1"),
        ({"type": "play", "cards": list(CARDS[:13])}, "TL-5.1"),
        ({"type": "play", "cards": list(CARDS) * 1000}, "TL-5.1"),
        ({"type": "play", "cards": "3S"}, "TL-5.1"),
        ({"type": "play", "cards": ("3S",)}, "TL-5.1"),
        ({"type": "play", "cards": {"3S": 1}}, "TL-5.1"),
        ({"type": "play", "cards": None}, "TL-5.1"),
        ({"type": "play", "cards": ["3s"]}, "TL-5.1"),
        ({"type": "play", "cards": ["S3"]}, "TL-5.1"),
        ({"type": "play", "cards": ["X0"]}, "TL-5.1"),
        ({"type": "play", "cards": [["3S"]]}, "TL-5.1"),
        ({"type": "play", "cards": [{}]}, "TL-5.1"),
        ({"type": "play", "cards": [0]}, "TL-5.1"),
        ({"type": "play", "cards": [True]}, "TL-5.1"),
        ({"type": "play", "cards": [10**100]}, "TL-5.1"),
        ({"type": "play", "cards": ["3H"]}, "TL-5.1"),
        ({"type": "play", "cards": ["3S", "3H"]}, "TL-5.1"),
        ({"type": "play"}, "TL-5.4"),
        ({"type": "play", "cards": ["3S"], "kind": "single"}, "TL-5.4"),
        ({"type": "play", "card": "3S"}, "TL-5.4"),
        ({"type": "pass", "cards": []}, "TL-5.4"),
        ({"type": "Play", "cards": ["3S"]}, "TL-5.4"),
        ({"type": ["play"], "cards": ["3S"]}, "TL-5.4"),
        ({"type": 0}, "TL-5.4"),
        ({}, "TL-5.4"),
        ([], "TL-5.4"),
        (None, "TL-5.4"),
        ("pass", "TL-5.4"),
        (0, "TL-5.4"),
        (float("nan"), "TL-5.4"),
    ],
)
def test_what_is_no_action_is_refused_and_changes_nothing(action: Any, rule: str) -> None:
    match = later(0, "3S 4S 5S", "3H")
    assert refused(match, 0, action) == rule


@pytest.mark.rule("TL-4.1")
@pytest.mark.parametrize("seat", [1, -1, 4, True, False, 0.0, "0", None, [], 10**30])
def test_who_is_not_the_actor_may_not_act(seat: Any) -> None:
    match = later(0, "3S")
    assert refused(match, seat, play("3S")) == "TL-4.1"
    assert match.legal_actions(seat) == []
    assert match.default_action(seat) is None


@pytest.mark.rule("TL-5.3")
def test_sets_that_differ_in_suits_only_are_different_actions() -> None:
    match = later(0, "3S 3C 3D 4H 5H", seats=2)
    assert {"3S 3C", "3S 3D", "3C 3D", "3S 4H 5H", "3C 4H 5H", "3D 4H 5H"} <= plays(match)


@pytest.mark.rule("TL-10.1", "TL-10.2")
def test_the_clock_leads_the_lowest_card_and_passes_otherwise() -> None:
    match = tienlen("", "", "3S 3C 4S")
    assert match.default_action(2) == play("3S")
    play_defaults(match, 1)
    for seat in (3, 0, 1):
        assert match.default_action(seat) == PASS
        assert match.default_action(2) is None
        play_defaults(match, 1)
    assert match.default_action(2) == play("3C")


@pytest.mark.rule("TL-10.1", "TL-3.3")
def test_the_clock_opens_with_the_opening_card() -> None:
    match = tienlen("5H 7S", "6S", seats=2, instant_wins="off")
    opening = match.view(None)["opening_card"]
    assert match.default_action(match.actors[0]) == play(opening)
