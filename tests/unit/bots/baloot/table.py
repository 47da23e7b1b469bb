"""A Baloot deal in which one level is asked what it would do."""

import json
from random import Random
from typing import Any

from bots.house.baloot import LEVELS
from bots.house.player import HousePlayer
from engines import Match, catalogue
from tests.unit.engines.baloot.hands import act, baloot, deck_of, pass_on

#: Seat 1 bought Sun and leads.
SUN = (
    "7C 8C 9C 7D 8D 9D 7H 8H",
    "TC AC TD KD AD 9H AH AS",
    "JC QC JD QD TH JH QH KS",
    "KC KH 7S 8S 9S TS JS QS",
)


def said(action: dict[str, Any]) -> str:
    """An action as a short word: “sun”, “hokum H”, “7C”, “sira” …"""
    if action["type"] == "play":
        card: str = action["card"]
        return card
    if action["type"] == "declare":
        project: str = action["project"]
        return project
    return " ".join([action["type"], *action.get("suit", "")])


def ask(match: Match, level: str, seat: int | None = None) -> str:
    """What this level would do for the seat to act."""
    view = json.loads(json.dumps(match.view(match.actors[0] if seat is None else seat)))
    action = player(level).choose(view)
    assert action in view["legal_actions"]
    return said(action)


def reason(match: Match) -> str:
    """Why hard does what it does."""
    view = json.loads(json.dumps(match.view(match.actors[0])))
    hard = player("hard")
    return hard.why(view, hard.choose(view))


def player(level: str) -> HousePlayer:
    return LEVELS[level](Random(0))


def first_bid(five: str, public: str) -> Match:
    """Seat 1 is to speak first and holds these five cards."""
    given = [*five.split(), public]
    rest = [card for card in catalogue()["baloot"].cards if card not in given]
    Random(1).shuffle(rest)
    return baloot([*rest[:5], *five.split(), *rest[5:15], public, *rest[15:]])


def dealt(hands: tuple[str, str, str, str], public: str, bid: str, buyer: int = 1) -> Match:
    """These eight cards each, bought by this seat in the first round, and not doubled. Seat 1
    leads."""
    match = baloot(deck_of(hands, public, buyer))
    while match.actors[0] != buyer:
        act(match, "pass")
    act(match, bid)
    pass_on(match)
    return match
