"""Guessing what a view hides: the guess agrees with the view, could really have happened, and tells
the viewer the same story (which is also to say that nothing hidden has leaked)."""

from random import Random
from typing import Any

import pytest

from engines import Match, new_match, sample
from tests.reference.compare import random_deck, random_options
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
)

CODES = [rank + suit for suit in "CDHS" for rank in "789TJQKA"]
VIEWERS: list[int | None] = [0, 1, 2, 3, None]
Events = list[dict[str, Any]]


def started_with(match: Match) -> tuple[list[list[str]], list[str]]:
    """The eight (or, before the sale, five) cards that each seat of a guess was dealt, and the
    rest of the deck, from what it holds and what it has played."""
    hands = [list(match.view(seat)["hand"]) for seat in range(4)]
    for entry in match.view(None)["history"]:
        if entry["type"] == "play":
            hands[entry["seat"]].append(entry["card"])
    dealt = {card for hand in hands for card in hand} | {match.view(None)["public"]}
    return hands, [card for card in CODES if card not in dealt]


def retold(guess: Match, first_five: list[str], viewer: int | None) -> list[str]:
    """A deck that deals the guess, the viewer's own cards where they really were."""
    view = guess.view(None)
    hands, rest = started_with(guess)
    public = view["public"]
    packets = []
    for seat in range(4):
        cards = [card for card in hands[seat] if card != public]
        if seat == viewer:
            cards.sort(key=lambda card: card not in first_five)
        packets.append(cards)
    late = [card for packet in packets for card in packet[5:]]
    return [card for packet in packets for card in packet[:5]] + [public, *(late or rest)]


def choose(match: Match, seat: int, rng: Random) -> dict[str, Any]:
    """Any action, declarations first: they are what is hard to guess."""
    actions = match.legal_actions(seat)
    said = [action for action in actions if action["type"] == "declare"]
    calm = [action for action in actions if action["type"] not in ("sawa", "kawesh")]
    return rng.choice(said or (calm if rng.random() < 0.9 else actions))


def declared_in(guess: Match) -> list[dict[str, Any]]:
    """The declarations of a guess in order, with their cards."""
    own = [guess.view(seat)["declared"] for seat in range(4)]
    return [own[entry["seat"]][place] for place, entry in enumerate(own[0])]


@pytest.mark.parametrize("number", range(12))
def test_a_guess_could_have_happened_and_looks_the_same_all_the_way(number: int) -> None:
    rng = Random(f"sample {number}")
    options = {**random_options("baloot", 4, rng), "target": 1000}
    deck = random_deck(CODES, rng)
    match = new_match("baloot", 4, options, seed="0" * 64, decks=[deck])
    firsts = [match.view(seat)["hand"] for seat in range(4)] + [[]]
    story = [[match.redact(match.opening, viewer)] for viewer in VIEWERS]
    while match.view(None)["deal"] == 0 and not match.over:
        for place, viewer in enumerate(VIEWERS):
            view = match.view(viewer)
            guess = sample(view, rng)
            assert guess.view(viewer) == view
            other_deck = retold(guess, firsts[place], viewer)
            twin = new_match("baloot", 4, options, seed="0" * 64, decks=[other_deck])
            told = [twin.redact(twin.opening, viewer)]
            hidden = declared_in(guess)
            for entry in view["history"]:
                action = {key: value for key, value in entry.items() if key != "seat"}
                if action["type"] == "declare":
                    action["cards"] = hidden.pop(0)["cards"]
                told.append(twin.redact(twin.apply(entry["seat"], action), viewer))
            assert told == story[place]
            assert twin.view(viewer) == view
        seat = rng.choice(match.actors)
        events = match.apply(seat, choose(match, seat, rng))
        for place, viewer in enumerate(VIEWERS):
            story[place].append(match.redact(events, viewer))


@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_guess_can_be_played_to_the_end_of_the_match(viewer: int | None) -> None:
    rng = Random(f"end {viewer}")
    match = baloot()
    while not match.over:
        guess = sample(match.view(viewer), rng)
        if rng.random() < 0.05:
            while not guess.over:
                seat = rng.choice(guess.actors)
                guess.apply(seat, rng.choice(guess.legal_actions(seat)))
        seat = rng.choice(match.actors)
        match.apply(seat, rng.choice(match.legal_actions(seat)))
    view = match.view(viewer)
    assert sample(view, rng).view(viewer) == view


def guesses(match: Match, viewer: int | None, number: int = 40) -> list[list[set[str]]]:
    """The hands of many guesses."""
    found = [sample(match.view(viewer), Random(one)) for one in range(number)]
    return [[set(guess.view(seat)["hand"]) for seat in range(4)] for guess in found]


@pytest.mark.rule("BL-4.6")
def test_the_taker_holds_the_public_card_until_it_is_played() -> None:
    match = baloot(deck_of(MIXED, "TS", 1))
    calls(match, "pass", "pass", "ashkal")
    assert all("TS" in hands[1] for hands in guesses(match, 0))


@pytest.mark.rule("BL-7.2", "BL-7.4")
def test_a_seat_that_discarded_has_neither_the_suit_nor_trumps() -> None:
    match = bought(MIXED, "TS", "hokum S", relief="none")
    lay(match, "AC 7C KS KC")  # seat 3 had no clubs and trumped
    for hands in guesses(match, 0):
        assert not any(card[1] == "C" for card in hands[3])
    match = bought(PROJECTS, "7S", "hokum S")
    lay(match, "JD 7H")  # seat 2 had neither diamonds nor spades
    for hands in guesses(match, None):
        assert not any(card[1] in "DS" for card in hands[2])


@pytest.mark.rule("BL-7.4")
def test_a_discard_on_the_partners_trick_says_nothing_about_trumps() -> None:
    match = bought(MIXED, "TS", "hokum S")
    lay(match, "AC 7C JD KC")
    trumps = [any(card[1] == "S" for card in hands[3]) for hands in guesses(match, 0)]
    assert any(trumps)


@pytest.mark.rule("BL-7.3", "BL-7.4")
def test_a_trump_that_does_not_rise_says_that_none_could() -> None:
    match = bought(MIXED, "TS", "hokum S")
    lay(match, "TS 8S")
    for hands in guesses(match, 0):
        assert not hands[2] & {"AS", "9S", "JS"}
    lay(match, "AS")
    for hands in guesses(match, None):
        assert not hands[2] & {"9S", "JS"}


@pytest.mark.rule("BL-7.5")
def test_a_trump_lead_in_a_closed_double_says_that_nothing_else_was_left() -> None:
    match = baloot(deck_of(SUITS_APART, "7H", 1), closed_double=True)
    calls(match, "hokum H", "pass", "pass", "pass", "double", "pass")
    lay(match, "AH")
    for hands in guesses(match, 0):
        assert hands[1] == set(SUITS_APART[1].split()) - {"AH"}


@pytest.mark.rule("BL-6.3", "BL-6.7")
def test_a_declared_project_is_in_the_guess_and_no_longer_than_declared() -> None:
    match = bought(PROJECTS, "7S", "sun")
    act(match, "declare fifty JD QD KD AD")
    lay(match, "7C TC")
    act(match, "declare hundred TS JS QS KS AS")
    lay(match, "KH")
    for number in range(40):
        guess = sample(match.view(2), Random(number))
        shown = guess.view(1)["declared"][0]
        assert shown["project"] == "fifty"
        assert set(shown["cards"]) <= set(guess.view(1)["hand"])
    lay(match, "9C")
    for hands in guesses(match, 2):
        assert {"JD", "QD", "KD", "AD"} <= hands[1]
        assert "TD" not in hands[1]
        assert {"TS", "JS", "QS", "KS", "AS"} <= hands[3]


@pytest.mark.rule("BL-6.7")
def test_a_void_project_is_weaker_than_those_that_count() -> None:
    match = bought(PROJECTS, "7S", "sun")
    lay(match, "7C")
    act(match, "declare hundred 8H 9H TH JH QH")
    lay(match, "TC")
    act(match, "declare hundred TS JS QS KS AS")
    lay(match, "KH 9C")
    tops = set()
    for number in range(40):
        guess = sample(match.view(0), Random(number))
        tops.add(guess.view(2)["declared"][0]["cards"][-1][0])
    assert "A" not in tops


@pytest.mark.rule("BL-8.1")
def test_an_exposed_hand_is_known() -> None:
    match = bought(SUITS_APART, "7H", "sun")
    lay(match, "AH AC AS AD")
    act(match, "sawa")
    for hands in guesses(match, 0):
        assert hands[1] == set(SUITS_APART[1].split()) - {"AH"}


@pytest.mark.rule("BL-3.3")
def test_before_the_sale_the_stock_is_guessed_too() -> None:
    match = baloot(deck_of(MIXED, "TS", 1))
    stocks = set()
    for number in range(20):
        guess = sample(match.view(2), Random(number))
        act(guess, "sun")
        pass_on(guess)
        assert "TS" in guess.view(1)["hand"]
        stocks.add(tuple(guess.view(2)["hand"]))
    assert len(stocks) > 10
