"""Guessing what a view hides: a sample agrees with the view and with all that is certain."""

import json
from random import Random
from typing import Any

import pytest

from engines import Match, new_match, sample
from engines.core.cards import cards_in, mask_of
from engines.jolly.cards import NATURALS, PACK
from engines.jolly.deal import JollyDeal
from tests.unit.engines.jolly.hands import go, jolly
from tests.unit.engines.tables import SEED

VARIANTS = [
    (2, {}),
    (2, {"go_out": "any", "joker_swap": True, "starter_draws": False}),
    (3, {"joker_swap": True, "new_meld_jokers": 1}),
    (4, {"go_out": "any", "starter_draws": False}),
]


def guessed(view: dict[str, Any], rng: Random) -> JollyDeal:
    deal = sample(view, rng).deal
    assert isinstance(deal, JollyDeal)
    return deal


def played(seats: int, options: dict[str, object], rng: Random, actions: int) -> Match:
    match = new_match("jolly", seats, options, seed=SEED)
    play(match, rng, actions)
    return match


def play(match: Match, rng: Random, actions: int) -> None:
    for _ in range(actions):
        if match.over:
            return
        seat = match.actors[0]
        match.apply(seat, rng.choice(match.legal_actions(seat)))


@pytest.mark.rule("JO-12.1", "JO-12.3")
@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_a_sample_shows_the_same_view_and_plays_on(seats: int, options: dict[str, object]) -> None:
    rng = Random(seats)
    match = played(seats, options, rng, 0)
    for _ in range(300):
        viewer = rng.choice([*range(seats), None])
        view = json.loads(json.dumps(match.view(viewer)))
        guess = sample(view, rng)
        assert guess.view(viewer) == view
        play(guess, rng, 4)
        play(match, rng, 1)


@pytest.mark.rule("JO-12.4")
@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_the_end_of_a_match_is_sampled_too(seats: int, options: dict[str, object]) -> None:
    rng = Random(seats)
    match = played(seats, options, rng, 60_000)
    assert match.over
    for viewer in [*range(seats), None]:
        view = match.view(viewer)
        guess = sample(view, rng)
        assert guess.view(viewer) == view
        assert guess.over


@pytest.mark.rule("JO-12.2")
def test_cards_that_all_have_seen_stay_where_they_are() -> None:
    rng = Random(5)
    match = played(3, {}, rng, 0)
    for _ in range(500):
        view = match.view(None)
        if any(view["known"]):
            hands = guessed(view, rng).hands
            for seat, known in enumerate(view["known"]):
                assert set(known) <= set(match.view(seat)["hand"])
                assert hands[seat] & PACK.mask(known) == PACK.mask(known)
        play(match, rng, 1)


@pytest.mark.rule("JO-12.3")
def test_after_a_reshuffle_the_stock_is_guessed_from_the_cards_taken_up() -> None:
    rng = Random(8)
    match = played(4, {}, rng, 0)
    checked = 0
    while checked < 60:
        view = match.view(1)
        if view["reshuffles"]:
            guess = guessed(view, rng)
            recycled = PACK.mask(view["recycled"])
            assert mask_of(guess.stock) & ~recycled == 0
            # How many of these cards each seat has drawn since is certain too.
            for seat, hand in enumerate(guess.hands):
                truth = PACK.mask(match.view(seat)["hand"]) & recycled
                assert (hand & recycled).bit_count() == truth.bit_count()
            checked += 1
        play(match, rng, 1)


@pytest.mark.rule("JO-5.8", "JO-12.2")
def test_who_used_a_high_joker_had_no_lower_one() -> None:
    first = "TC JC QC KC X5 2D 4D 6D 8D TH QH 3S 5S"
    second = "2C 4C 6C 8C 9D JD KD 3H 5H 7H 9S JS"
    match = jolly(first, second, stock="7S 9C 7C")
    rng = Random(3)
    go(match, "draw", "run 10 TC JC X5")

    def jokers() -> list[list[int]]:
        """The jokers that samples of the other seat's view give to seat 0."""
        hands = [guessed(match.view(1), rng).hands[0] for _ in range(60)]
        return [cards_in(hand >> NATURALS) for hand in hands]

    assert {joker for held in jokers() for joker in held} == {6, 7}
    go(match, "discard 3S", "draw", "discard 2C", "draw")
    # The card just drawn may be a lower one, and only that card.
    lower = [[joker for joker in held if joker < 5] for held in jokers()]
    assert {len(held) for held in lower} == {0, 1}


@pytest.mark.rule("JO-12.2")
def test_the_card_just_drawn_is_guessed_among_the_hidden_ones() -> None:
    rng = Random(4)
    match = played(2, {}, rng, 0)
    for _ in range(300):
        if match.phase == "play" and match.view(None)["history"]:
            own, other = match.actors[0], 1 - match.actors[0]
            view = match.view(own)
            code = view["drawn"]
            expected = -1 if code is None else PACK.index[code]
            assert guessed(view, rng).drawn == expected
            guess = guessed(match.view(other), rng)
            if view["history"][-1]["type"] == "draw":
                hidden = guess.hands[own] & ~guess.known[own]
                assert hidden >> guess.drawn & 1
        play(match, rng, 1)


@pytest.mark.rule("JO-12.2")
def test_a_card_taken_alone_from_the_row_is_no_guess() -> None:
    rng = Random(6)
    match = played(2, {}, rng, 0)
    seen = 0
    while seen < 20:
        seat = match.actors[0]
        action = rng.choice(match.legal_actions(seat))
        match.apply(seat, action)
        if action == {"type": "take", "count": 1}:
            taken = PACK.index[match.view(seat)["drawn"]]
            assert guessed(match.view(1 - seat), rng).drawn == taken
            assert guessed(match.view(None), rng).drawn == taken
            seen += 1
