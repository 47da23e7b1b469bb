"""Omi decks from four hands, and ways through a deal."""

from typing import Any

from engines import Match, new_match
from tests.unit.engines.tables import SEED

#: South and North hold all of hearts and spades from the top: with spades or hearts as trumps
#: nobody else wins a trick.
SWEEP = (
    "TH JH QH KH AH TS JS QS",
    "7C 8C 9C TC JC QC KC AC",
    "KS AS 7H 8H 9H 7S 8S 9S",
    "7D 8D 9D TD JD QD KD AD",
)


def deck_of(*hands: str) -> list[str]:
    """The deck that deals these four hands of eight; the first four cards are the first packet."""
    cards = [hand.split() for hand in hands]
    assert [len(hand) for hand in cards] == [8] * 4
    return [c for hand in cards for c in hand[:4]] + [c for hand in cards for c in hand[4:]]


def omi(*hands: str, **options: Any) -> Match:
    return new_match("omi", 4, options, seed=SEED, decks=[deck_of(*hands)] if hands else None)


def name(match: Match, suit: str) -> list[dict[str, Any]]:
    return match.apply(match.actors[0], {"type": "trump", "suit": suit})


def lay(match: Match, cards: str) -> list[dict[str, Any]]:
    """Play these cards in turn; returns the events of the last one."""
    events: list[dict[str, Any]] = []
    for card in cards.split():
        events = match.apply(match.actors[0], {"type": "play", "card": card})
    return events


def playable(match: Match) -> str:
    """The cards that the actor may play."""
    return " ".join(action["card"] for action in match.legal_actions(match.actors[0]))
