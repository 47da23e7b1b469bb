"""Santase decks from two hands, and ways through a deal."""

from typing import Any

from engines import Match, new_match
from tests.unit.engines.tables import SEED, play_defaults, stacked

WORDS = {"66": "declare66", "close": "close", "exchange": "exchange", "pass": "pass"}

#: Spades are trumps. Seat 0 has the nine of trumps, two marriages and one more king.
PAIRS = ("9S KS QS KH QH KD", "AS AC TC AH TH AD", "TS")


def deck_of(hand0: str, hand1: str, trump_card: str, stock: str = "") -> list[str]:
    """The deck that deals these hands of six; `stock` says what lies on top of it (SA-3.1)."""
    a, b = hand0.split(), hand1.split()
    assert len(a) == len(b) == 6
    return stacked("santase", a[:3], b[:3], [trump_card], a[3:], b[3:], stock)


def santase(*hands: str, **options: Any) -> Match:
    """A match in which seat 0 leads first, with these hands, trump card and top of the stock."""
    decks = [deck_of(*hands)] if hands else None
    return new_match("santase", 2, {"first_dealer": 1, **options}, seed=SEED, decks=decks)


def move(token: str) -> dict[str, Any]:
    """`KH` plays the card, `KH+` with its marriage; `66`, `close`, `exchange`, `pass`."""
    if token in WORDS:
        return {"type": WORDS[token]}
    if token.endswith("+"):
        return {"type": "play", "card": token[:-1], "marriage": True}
    return {"type": "play", "card": token}


def go(match: Match, tokens: str) -> list[dict[str, Any]]:
    """Make these moves in turn; returns the events of the last one."""
    events: list[dict[str, Any]] = []
    for token in tokens.split():
        events = match.apply(match.actors[0], move(token))
    return events


def offered(match: Match) -> str:
    """The legal actions of the actor, in order, written as for `go`."""
    names = {word: token for token, word in WORDS.items()}
    return " ".join(
        names.get(action["type"]) or action["card"] + "+" * ("marriage" in action)
        for action in match.legal_actions(match.actors[0])
    )


def record(match: Match) -> dict[str, Any]:
    """The record of the last finished deal."""
    last: dict[str, Any] = match.view(None)["deals"][-1]
    return last


def played_by_the_clock(number: int, **options: Any) -> dict[str, Any]:
    """The record of the first deal of this seed when only default actions are played."""
    match = new_match("santase", 2, options, seed=f"{number:064x}")
    play_defaults(match, 24)
    return record(match)
