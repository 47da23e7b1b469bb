"""Hypothesis strategies: any game, any options, any decks, any way of playing."""

from random import Random
from typing import Any

from hypothesis import strategies as st

from engines import Match, catalogue, new_match
from tests.reference.compare import random_deck, random_options

GAMES = list(catalogue())
seeds = st.binary(min_size=32, max_size=32).map(bytes.hex)
rngs = st.integers(0, 2**32).map(Random)


@st.composite
def new_matches(draw: st.DrawFn, game: str) -> Match:
    """A match at its start: some options changed, some decks prepared, any number of seats."""
    rng = draw(rngs)
    info = catalogue()[game]
    seats = rng.choice(info.seats)
    decks = [random_deck(list(info.cards), rng) for _ in range(draw(st.integers(0, 3)))]
    options = random_options(game, seats, rng)
    return new_match(game, seats, options, seed=draw(seeds), decks=decks)


@st.composite
def running_matches(draw: st.DrawFn, game: str, most: int = 300) -> Match:
    """A match somewhere on its way, or over."""
    match = draw(new_matches(game))
    play_on(match, draw(rngs), draw(st.integers(0, most)))
    return match


def play_on(match: Match, rng: Random, actions: int) -> None:
    """Play this many random actions, or to the end; half the time rare kinds are preferred."""
    for _ in range(actions):
        if match.over:
            return
        seat = rng.choice(match.actors)
        match.apply(seat, any_action(match, seat, rng))


def any_action(match: Match, seat: int, rng: Random) -> dict[str, Any]:
    actions = match.legal_actions(seat)
    if rng.random() < 0.5:
        kind = rng.choice(sorted({action["type"] for action in actions}))
        actions = [action for action in actions if action["type"] == kind]
    return rng.choice(actions)


def viewers(match: Match) -> list[int | None]:
    return [*range(match.session.seats), None]
