"""Small moves that every game's tests make: refuse, play on, stack a deck."""

from collections.abc import Iterable
from typing import Any

import pytest

from engines import IllegalAction, Match, OptionError, catalogue, new_match

SEED = "5e" * 32


def refused(match: Match, seat: Any, action: Any) -> str:
    """The rule by which the action is refused, once it is certain that nothing changed."""
    seats = [*range(match.session.seats), None]
    before = [match.view(viewer) for viewer in seats], match.record()
    with pytest.raises(IllegalAction) as refusal:
        match.apply(seat, action)
    assert ([match.view(viewer) for viewer in seats], match.record()) == before
    assert refusal.value.message
    return refusal.value.rule


def refused_option(game: str, options: Any, seats: Any = None) -> tuple[str, str]:
    """The option and the rule by which these options are refused."""
    with pytest.raises(OptionError) as refusal:
        new_match(game, seats, options, seed=SEED)
    assert refusal.value.message
    return refusal.value.option, refusal.value.rule


def play_defaults(match: Match, actions: int) -> None:
    """Let the clock play this many actions, or to the end of the match."""
    for _ in range(actions):
        if match.over:
            return
        seat = match.actors[0]
        action = match.default_action(seat)
        assert action is not None
        match.apply(seat, action)


def stacked(game: str, *packets: str | Iterable[str]) -> list[str]:
    """A deck that starts with these cards (codes, or a string of codes separated by spaces) and
    goes on with all others in canonical order."""
    top: list[str] = []
    for packet in packets:
        top += packet.split() if isinstance(packet, str) else list(packet)
    assert len(set(top)) == len(top), "a card is stacked twice"
    return top + [card for card in catalogue()[game].cards if card not in top]
