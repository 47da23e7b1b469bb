"""Two matches that differ only in cards hidden from a viewer look the same to that viewer.

What is hidden is decided here from the deck and the actions alone, not from any view: everything
but the viewer's own hand, the cards in public actions and the card that is turned up. These hidden
cards change places in the deck, the same actions are played again, and every view and every event
that the viewer got on the way must be the same.
"""

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings

from engines import IllegalAction, Match, catalogue, new_match
from tests.property.matches import GAMES, any_action, rngs, viewers
from tests.reference.compare import random_deck, random_options

TURNED_UP = {"santase": [6], "baloot": [20]}


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=40)
@given(rng=rngs)
def test_hidden_cards_leave_no_trace(game: str, rng: Random) -> None:
    info = catalogue()[game]
    seats = rng.choice(info.seats)
    options = random_options(game, seats, rng)
    deck = random_deck(list(info.cards), rng)
    match = new_match(game, seats, options, seed="11" * 32, decks=[deck])
    shown: list[list[Any]] = [_shown(match, match.opening)]
    actions: list[tuple[int, dict[str, Any]]] = []
    for _ in range(rng.randrange(60)):
        if _left_the_deal(match):
            break
        seat = rng.choice(match.actors)
        action = any_action(match, seat, rng)
        actions.append((seat, action))
        shown.append(_shown(match, match.apply(seat, action)))
    if _left_the_deal(match):
        if not actions:
            return  # an instant win: everything was shown at once
        actions.pop()
        shown.pop()
    for viewer in viewers(match):
        other = _shuffled_where_hidden(game, deck, viewer, seats, options, actions, rng)
        twin = new_match(game, seats, options, seed="11" * 32, decks=[other])
        first = new_match(game, seats, options, seed="11" * 32, decks=[deck])
        if _start(twin) != _start(first):
            continue  # who leads is public and may follow from a hidden card (TL-3.3, TL-3.5)
        place = -1 if viewer is None else viewer
        assert _shown(twin, twin.opening)[place] == shown[0][place]
        for (seat, action), expected in zip(actions, shown[1:], strict=True):
            try:
                events = twin.apply(seat, action)
            except IllegalAction:
                break  # the hidden cards do not allow this play: not the same public course
            if _left_the_deal(twin):
                break
            assert _shown(twin, events)[place] == expected[place]


def _left_the_deal(match: Match) -> bool:
    """The first deal is over, or Jolly's stock was made anew in an order that hangs on the deck."""
    return match.over or match.number > 0 or bool(match.view(None).get("reshuffles"))


def _start(match: Match) -> tuple[Any, ...]:
    return match.actors, match.number, match.over, match.view(None).get("opening_card")


def _shown(match: Match, events: list[dict[str, Any]]) -> list[Any]:
    """What each viewer gets: seats in order, the spectator last."""
    return [(match.redact(events, viewer), match.view(viewer)) for viewer in viewers(match)]


def _shuffled_where_hidden(
    game: str,
    deck: list[str],
    viewer: int | None,
    seats: int,
    options: dict[str, Any],
    actions: list[tuple[int, dict[str, Any]]],
    rng: Random,
) -> list[str]:
    match = new_match(game, seats, options, seed="11" * 32, decks=[deck])
    seen = {deck[place] for place in TURNED_UP.get(game, [])}
    hands = [set(match.view(viewer)["hand"])]
    for seat, action in actions:
        match.apply(seat, action)
        hands.append(set(match.view(viewer)["hand"]))
        if action["type"] != "declare" or seat == viewer:
            seen |= set(action.get("cards", [])) | {action.get("card", "")}
        if action["type"] == "sawa":  # BL-8.1: the claimant's hand lies open
            seen |= set(match.view(seat)["hand"])
        # BL-6.7: when trick 1 is complete the projects that count are shown
        for project in match.view(None).get("projects") or []:
            seen |= set(project.get("cards") or [])
    seen |= set().union(*hands)
    places = [place for place, card in enumerate(deck) if card not in seen]
    cards = [deck[place] for place in places]
    rng.shuffle(cards)
    other = deck[:]
    for place, card in zip(places, cards, strict=True):
        other[place] = card
    return other
