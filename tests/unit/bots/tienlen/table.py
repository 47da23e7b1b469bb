"""A deal of Tiến lên in which one level is asked what it would play."""

import json
from random import Random
from typing import Any

from bots.house.player import HousePlayer
from bots.house.tienlen import LEVELS
from engines import Match
from tests.unit.engines.tienlen.hands import later, say

#: Eleven cards that seat 0 is rid of at once, so that it has two left.
LONG = "3S 4S 5S 6S 7S 8S 9S TS JS QS KS"


def player(level: str, seed: int = 1) -> HousePlayer:
    return LEVELS[level](Random(seed))


def view(match: Match) -> dict[str, Any]:
    seen: dict[str, Any] = json.loads(json.dumps(match.view(match.actors[0])))
    return seen


def ask(match: Match, level: str = "hard") -> str:
    """The cards that this level would play for the seat to act; “-” for a pass."""
    action = player(level).choose(view(match))
    assert action in match.legal_actions(match.actors[0])
    return " ".join(action.get("cards", "-"))


def reason(match: Match) -> str:
    """Why hard does what it does."""
    hard = player("hard")
    return hard.why(view(match), hard.choose(view(match)))


def nearly_out(two_cards: str, *hands: str, **options: Any) -> Match:
    """Seat 0 has two cards left and is to lead; the others have not played yet."""
    match = later(0, f"{LONG} {two_cards}", *hands, **options)
    say(match, LONG, *["-"] * (match.session.seats - 1))
    return match
