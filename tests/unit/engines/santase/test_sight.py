"""Who sees what: views, the history, events."""

from random import Random
from typing import Any

import pytest

from engines import Match, new_match
from tests.unit.engines.santase.hands import PAIRS, deck_of, go, record, santase
from tests.unit.engines.tables import SEED, play_defaults

FIELDS = {
    "game", "seat", "phase", "actors", "seq", "deal", "scores", "options", "legal_actions",
    "history", "deals", "hand", "counts", "dealer", "trump", "trump_card", "stock", "closed_by",
    "leader", "table", "last_trick", "tricks_won", "points", "marriages", "exchange", "known",
}  # fmt: skip


@pytest.mark.rule("SA-13.1")
def test_a_view_has_these_fields_and_no_others() -> None:
    match = santase(*PAIRS)
    for viewer in (0, 1, None):
        assert match.view(viewer).keys() == FIELDS


@pytest.mark.rule("SA-13.1")
def test_each_seat_sees_its_own_points_and_a_spectator_none() -> None:
    match = santase(*PAIRS)
    go(match, "KS+ pass AC")
    assert [match.view(viewer)["points"] for viewer in (0, 1, None)] == [55, 0, None]
    assert [match.view(viewer)["hand"] for viewer in (None,)] == [[]]


@pytest.mark.rule("SA-13.1")
def test_tricks_before_the_last_one_lie_face_down() -> None:
    match = santase(*PAIRS)
    go(match, "KS+ pass AC KD AD AH 9S close")
    for viewer in (0, 1, None):
        assert match.view(viewer)["history"] == [
            {"seat": 0, "type": "play", "marriage": True},
            {"seat": 0, "type": "pass"},
            {"seat": 1, "type": "play"},
            {"seat": 0, "type": "play"},
            {"seat": 1, "type": "play"},
            {"seat": 1, "type": "play", "card": "AH"},
            {"seat": 0, "type": "play", "card": "9S"},
            {"seat": 0, "type": "close"},
        ]
        assert match.view(viewer)["tricks_won"] == [2, 1]
        assert match.view(viewer)["last_trick"]["cards"] == ["AH", "9S"]


@pytest.mark.rule("SA-13.1")
def test_who_remembers_the_events_can_count_all_points() -> None:
    worth = {"9": 0, "J": 2, "Q": 3, "K": 4, "T": 10, "A": 11}
    match = santase()
    points, trick = [0, 0], 0
    for _ in range(23):
        seat = match.actors[0]
        for event in match.redact(match.apply(seat, match.legal_actions(seat)[-1]), None):
            if event["type"] == "action" and "card" in event["action"]:
                trick += worth[event["action"]["card"][0]]
            if event["type"] == "marriage":
                points[event["seat"]] += event["points"]
            if event["type"] == "trick_won":
                points[event["seat"]] += trick
                trick = 0
        assert points == [match.view(0)["points"], match.view(1)["points"]]


@pytest.mark.rule("SA-13.2")
def test_a_draw_is_for_the_seat_that_drew() -> None:
    match = santase("9C JC QC KC TC 9D", "AC JD QD KD TD AD", "9S", "9H JH")
    events = go(match, "9C AC")
    draws = [[e.get("card") for e in match.redact(events, v)[2:]] for v in (0, 1, None)]
    assert draws == [[None, "JH"], ["9H", None], [None, None]]
    assert all("card" not in event for event in match.redact(events, None)[2:])


@pytest.mark.rule("SA-13.2")
def test_everybody_knows_who_drew_the_trump_card() -> None:
    match = santase()
    play_defaults(match, 11)
    trump_card = match.view(None)["trump_card"]
    events = match.apply(match.actors[0], match.legal_actions(match.actors[0])[0])
    loser = 1 - match.actors[0]
    for viewer in (0, 1, None):
        assert match.redact(events, viewer)[-1] == {
            "type": "drawn", "deal": 0, "seat": loser, "from": "trump_card", "card": trump_card,
        }  # fmt: skip
        assert match.view(viewer)["known"][loser] == [trump_card]
    while trump_card in match.view(loser)["hand"]:
        seat = match.actors[0]
        legal = match.legal_actions(seat)
        wanted = [action for action in legal if action.get("card") == trump_card]
        match.apply(seat, (wanted or legal)[-1])
    assert match.view(None)["known"][loser] == []


@pytest.mark.rule("SA-8.3", "SA-13.2")
def test_a_trump_card_taken_in_exchange_is_known_until_it_is_played() -> None:
    match = santase(*PAIRS)
    go(match, "exchange KS+ pass AC")
    for viewer in (0, 1, None):
        assert match.view(viewer)["known"] == [["QS", "TS"], []]
        assert match.view(viewer)["exchange"] == {"seat": 0, "card": "TS"}
    go(match, "TS AS")
    assert match.view(1)["known"] == [["QS"], []]
    assert match.view(1)["exchange"] == {"seat": 0, "card": "TS"}


@pytest.mark.rule("SA-3.1", "SA-13.2")
def test_each_seat_is_dealt_its_own_hand() -> None:
    match = santase(*PAIRS)
    shown = [match.redact(match.opening, viewer)[0] for viewer in (0, 1, None)]
    assert [event["hand"] for event in shown] == [match.view(0)["hand"], match.view(1)["hand"], []]
    assert shown[2] == {"type": "deal", "deal": 0, "dealer": 1, "trump_card": "TS", "hand": []}


@pytest.mark.rule("SA-13.3")
def test_leftover_cards_stay_hidden_and_the_record_opens_at_the_end() -> None:
    match = santase(*PAIRS, target=7)
    events: list[dict[str, Any]] = []
    while not match.over:
        for viewer in (0, 1, None):
            shown = str(match.redact(events, viewer)[1:])
            assert "hands" not in shown
        events = go(match, "66" if {"type": "declare66"} in _legal(match) else _first_card(match))
        kinds = [event["type"] for event in events]
        if "deal_scored" in kinds:
            assert kinds in (
                ["action", "deal_scored", "deal"],
                ["action", "deal_scored", "match_over"],
            )
    view = match.view(None)
    assert (view["hand"], view["counts"], view["stock"]) == ([], [6, 6], 9)
    assert len(match.record()["decks"]) == len(view["deals"])


def _legal(match: Match) -> list[dict[str, Any]]:
    return match.legal_actions(match.actors[0])


def _first_card(match: Match) -> str:
    card: str = next(action["card"] for action in _legal(match) if "card" in action)
    return card


@pytest.mark.rule("SA-13.3")
def test_the_view_of_a_finished_match_shows_its_last_deal_as_it_ended() -> None:
    course = "AC TD KD JD QC 9D TH TS 9H 9S KS+ 66"
    deck = deck_of("AC KD QC TH 9S KS", "TD JD 9D TS 9H JH", "JS", "QS")
    options = {"first_dealer": 1, "target": 7}
    match = new_match("santase", 2, options, seed=SEED, decks=[deck] * 4)
    for _ in range(4):
        go(match, course)
    view = match.view(0)
    assert (view["phase"], view["actors"], view["legal_actions"]) == ("over", [], [])
    assert (view["table"], view["trump_card"], view["points"]) == ("KS", "JS", 70)
    assert view["known"] == [["QS"], []]
    assert view["history"][-1] == {"seat": 0, "type": "declare66"}
    assert record(match)["scores"] == match.scores == [8, 0]
    assert view["deal"] == 3


@pytest.mark.rule("SA-13.1", "SA-13.2")
def test_cards_hidden_from_a_viewer_leave_no_trace() -> None:
    """The viewer's opponent and the stock get other cards; he sees the same views and events."""
    rng = Random(4)
    for _ in range(60):
        deck = rng.sample(deck_of(*PAIRS), 24)
        match = new_match("santase", 2, seed=SEED, decks=[deck])
        course: list[tuple[int, dict[str, Any]]] = []
        seen: set[str] = {deck[6], *match.view(0)["hand"]}
        for _ in range(rng.randrange(1, 16)):
            seat = match.actors[0]
            actions = [a for a in match.legal_actions(seat) if a["type"] not in ("declare66",)]
            course.append((seat, rng.choice(actions)))
            match.apply(*course[-1])
            seen |= {course[-1][1].get("card", deck[6]), *match.view(0)["hand"]}
            for held in match.view(None)["known"]:
                seen |= set(held)
            if match.view(None)["exchange"]:
                seen.add("9" + match.view(None)["trump"])
        places = [place for place, card in enumerate(deck) if card not in seen]
        cards = rng.sample([deck[place] for place in places], len(places))
        other = deck[:]
        for place, card in zip(places, cards, strict=True):
            other[place] = card
        first, second = (
            new_match("santase", 2, seed=SEED, decks=[stack]) for stack in (deck, other)
        )
        for seat, action in course:
            if action not in second.legal_actions(seat):
                break  # the other cards do not allow this play (SA-7.3)
            events = first.apply(seat, action), second.apply(seat, action)
            assert first.redact(events[0], 0) == second.redact(events[1], 0)
            assert first.view(0) == second.view(0)
