"""What can be seen (TL-11): views, events, and samples that agree with them."""

import json
from random import Random
from typing import Any

import pytest

from engines import Match, new_match, sample
from engines.tienlen.cards import PACK
from engines.tienlen.patterns import patterns_of
from engines.tienlen.session import TienlenSession
from tests.unit.engines.tables import SEED, play_defaults
from tests.unit.engines.tienlen.hands import CARDS, deck_of, finished, later, say, tienlen


@pytest.mark.rule("TL-11.1")
def test_a_seat_sees_its_own_hand_and_a_spectator_none() -> None:
    match = tienlen("3S 7D", "4C")
    deck = [CARDS[card] for card in match.shoe.deck(0)]
    for seat in range(4):
        assert match.view(seat)["hand"] == sorted(deck[13 * seat :][:13], key=CARDS.index)
    assert match.view(None)["hand"] == []
    (dealt,) = match.opening
    assert match.redact([dealt], 1)[0]["hand"] == match.view(1)["hand"]
    assert match.redact([dealt], None)[0]["hand"] == []
    assert "hands" not in match.redact([dealt], 0)[0]


@pytest.mark.rule("TL-11.2")
def test_everybody_sees_the_course_of_the_deal() -> None:
    match = tienlen("3S 3C 8S", "4S 4C", "9S", seats=3, instant_wins="off")
    say(match, "3S 3C", "4S 4C", "-", "-")
    played = [
        {"seat": 0, "type": "play", "cards": ["3S", "3C"]},
        {"seat": 1, "type": "play", "cards": ["4S", "4C"]},
        {"seat": 2, "type": "pass"},
        {"seat": 0, "type": "pass"},
    ]
    for viewer in (0, 1, 2, None):
        view = match.view(viewer)
        assert view["history"] == played
        assert view["round_start"] == 4
        assert (view["actors"], view["free_cut"], view["top"]) == ([1], False, None)
        assert (view["deal"], view["initial"], view["opening_card"]) == (0, True, None)
        assert (view["out"], view["chain"], view["chains"]) == ([], [], [])
        assert (view["counts"], view["undealt"]) == ([11, 11, 13], 13)
        assert view["scores"] == [0, 0, 0]


@pytest.mark.rule("TL-11.3", "TL-1.3")
def test_hidden_counts_are_shown_to_their_own_seat_and_when_the_deal_ends() -> None:
    match = tienlen("3S", hide_counts=True, games=1)
    say(match, "3S")
    assert match.view(0)["counts"] == [12, None, None, None]
    assert match.view(2)["counts"] == [None, None, 13, None]
    assert match.view(None)["counts"] == [None] * 4
    play_defaults(match, 1000)
    assert match.view(None)["counts"] == [len(hand) for hand in finished(match)["hands"]]


@pytest.mark.rule("TL-11.3")
def test_nothing_but_the_counts_depends_on_hiding_them() -> None:
    shown, hidden = tienlen(games=1), tienlen(games=1, hide_counts=True)
    while not shown.over:
        for viewer in (0, None):
            ours, theirs = shown.view(viewer), hidden.view(viewer)
            differ = {key for key in ours if ours[key] != theirs[key]}
            assert differ == {"options", "counts"}
        seat = shown.actors[0]
        action = shown.legal_actions(seat)[0]
        assert shown.apply(seat, action) == hidden.apply(seat, action)


@pytest.mark.rule("TL-11.4")
def test_when_a_deal_ends_the_hands_that_are_left_become_public() -> None:
    match = later(0, "3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS 3C", "4C")
    say(match, "3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS")
    hands = [match.view(seat)["hand"] for seat in range(4)]
    events = say(match, "-", "-", "-", "3C")
    record = events[1]["record"]
    assert record["hands"] == [[], *hands[1:]]
    assert match.redact(events, None)[1]["record"] == record
    assert match.view(None)["deals"][1] == record
    assert (record["patterns"], record["instant"]) == ([], False)


@pytest.mark.rule("TL-11.4")
def test_undealt_cards_are_never_shown() -> None:
    match = tienlen(seats=2, games=1, instant_wins="off")
    undealt = [CARDS[card] for card in match.shoe.deck(0)[26:]]
    seen = json.dumps([match.view(viewer) for viewer in (0, 1, None)])
    while not match.over:
        seat = match.actors[0]
        seen += json.dumps(match.apply(seat, match.legal_actions(seat)[0]))
        seen += json.dumps([match.view(viewer) for viewer in (0, 1, None)])
    assert not any(card in seen for card in undealt)


@pytest.mark.rule("TL-11.5")
def test_faults_are_not_public_before_the_record() -> None:
    """Two deals in which seat 1 passes with and without a play look the same to the others."""
    with_play = later(0, "3S 4S 5S", "7S 7D 9S 9D JS JD QS QD KS KD AS AD 2S")
    without = later(0, "3S 4S 5S", "7S 7D 9S 9D JS JD QS QD 2D 2C AS AD 2S")
    events = [say(match, "3S 4S 5S", "-") for match in (with_play, without)]
    assert events[0] == events[1]
    assert with_play.view(None) == without.view(None)


def played_on(seats: int, options: dict[str, Any], rng: Random) -> Match:
    """A match somewhere on its way."""
    match = new_match("tienlen", seats, options, seed=f"{rng.getrandbits(256):064x}")
    for _ in range(rng.randrange(120)):
        if match.over:
            break
        seat = match.actors[0]
        match.apply(seat, rng.choice(match.legal_actions(seat)))
    return match


CHANGED = {
    "games": 4,
    "straights": "same_length",
    "quad_cuts_pair": True,
    "free_cut": False,
    "instant_wins": "cumulative",
    "den_bai": False,
    "hide_counts": True,
}


@pytest.mark.rule("TL-11.1", "TL-3.3", "TL-3.5")
@pytest.mark.parametrize("options", [{"games": 4}, CHANGED])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_sample_agrees_with_the_view_and_with_what_everybody_can_conclude(
    seats: int, options: dict[str, Any]
) -> None:
    rng = Random(f"{seats}{options}")
    for _ in range(40):
        match = played_on(seats, options, rng)
        for viewer in [*range(seats), None]:
            view = match.view(viewer)
            guess = sample(json.loads(json.dumps(view)), rng)
            assert guess.view(viewer) == view
            if not match.over:
                check_conclusions(view, guess)
            play_defaults(guess, 10_000)
            assert guess.over


def check_conclusions(view: dict[str, Any], guess: Match) -> None:
    """Nobody was dealt an instant win, nor a card below the opening card of an initial deal."""
    dealt = [set(guess.view(seat)["hand"]) for seat in range(len(view["scores"]))]
    for entry in view["history"]:
        dealt[entry["seat"]] |= set(entry.get("cards", []))
    assert [len(hand) for hand in dealt] == [13] * len(dealt)
    assert len(set().union(*dealt)) == 13 * len(dealt)
    assert isinstance(guess.session, TienlenSession)
    rules = guess.session.rules
    patterns = rules.initial_patterns if view["initial"] else rules.later_patterns
    assert not any(patterns_of(PACK.mask(hand)) & patterns for hand in dealt)
    if view["initial"]:
        opening = view["opening_card"] or view["history"][0]["cards"][0]
        assert min(CARDS.index(card) for hand in dealt for card in hand) == CARDS.index(opening)


@pytest.mark.rule("TL-8.8", "TL-11.5")
def test_a_sample_guesses_who_was_at_fault_from_the_guessed_hands() -> None:
    match = later(0, "3S 4S 5S 6S 7S 8S 9S TS JS QS AH 2D 2H")
    say(match, "AH", "-", "-", "-")  # a fault of whoever holds 2S or 2C
    payers = set()
    for number in range(60):
        guess = sample(match.view(0), Random(number))
        say(guess, "3S 4S 5S 6S 7S 8S 9S TS JS QS", "-", "-", "-", "2D 2H")
        payers.add(guess.view(None)["deals"][1]["payer"])
    assert payers >= {1, 2, 3}


@pytest.mark.rule("TL-11.1", "TL-11.2", "TL-11.3")
@pytest.mark.parametrize("options", [{}, {"hide_counts": True, "instant_wins": "cumulative"}])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_cards_that_a_viewer_cannot_see_change_nothing_that_he_sees(
    seats: int, options: dict[str, Any]
) -> None:
    rng = Random(f"leak {seats} {options}")
    for _ in range(60):
        match = played_on(seats, {**options, "games": 1}, rng)
        if match.over:
            continue
        record = match.record()
        viewer = rng.choice([*range(seats), None])
        guess = sample(match.view(viewer), rng)
        twin = new_match(
            "tienlen", seats, record["options"], seed=SEED, decks=[deck_like(match, guess)]
        )
        original = new_match(
            "tienlen", seats, record["options"], seed=record["seed"], decks=record["decks"]
        )
        assert twin.redact(twin.opening, viewer) == original.redact(original.opening, viewer)
        for seat, action in record["actions"]:
            assert twin.view(viewer) == original.view(viewer)
            events = original.apply(seat, action)
            assert twin.redact(twin.apply(seat, action), viewer) == original.redact(events, viewer)
        assert twin.view(viewer) == original.view(viewer)


def deck_like(match: Match, guess: Match) -> list[str]:
    """The deck of the guessed deal."""
    hands = [guess.view(seat)["hand"] for seat in range(guess.session.seats)]
    for entry in match.view(None)["history"]:
        hands[entry["seat"]] += entry.get("cards", [])
    return deck_of(*[" ".join(hand) for hand in hands])
