"""Looks through everything that somebody was told for cards he could not know, and for the seed."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from tests.integration.secrecy.knowledge import Json, Knowledge, Viewer

#: Parts of a view that tell what was, not what is.
PAST = ("deals", "history")
CARD = re.compile(r"(?<![A-Za-z0-9])([2-9TJQKA][CDHS]|X[0-7])(?![A-Za-z0-9])")


@dataclass(frozen=True)
class Told:
    """Something that reached a client, and how far it was in the match then."""

    seq: int
    what: str
    message: Any
    #: What the client had said itself.
    asked: Any = None


def cards_in(value: Any) -> Iterator[str]:
    """Every card that is named anywhere, in whatever text."""
    if isinstance(value, str):
        if len(value) > 1:
            yield from CARD.findall(value)
    elif isinstance(value, dict):
        for name, inner in value.items():
            if len(name) == 2:
                yield from CARD.findall(name)
            yield from cards_in(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from cards_in(inner)


def leaks(told: Told, viewer: Viewer, knowledge: Knowledge) -> list[str]:
    """Each card in the message that this viewer could not know when it reached him."""
    return list(_leaks(told.message, viewer, told.seq, knowledge, set(cards_in(told.asked))))


def _leaks(
    message: Any, viewer: Viewer, seq: int, knowledge: Knowledge, own: set[str]
) -> Iterator[str]:
    if isinstance(message, list):
        for one in message:
            yield from _leaks(one, viewer, seq, knowledge, own)
        return
    if not isinstance(message, dict):
        yield from _unknown(message, viewer, seq, knowledge, own)
        return
    if isinstance(message.get("seq"), int):
        seq = message["seq"]  # an update, a view, a time-out: of that moment
    for name, inner in message.items():
        if name == "events":
            for event in inner:
                known = knowledge.known(viewer, seq, event["deal"])
                yield from _beyond(event, known, f"event {event['type']} at {seq}")
        elif name == "deals":
            for number, record in enumerate(inner):
                known = knowledge.known(viewer, seq, number)
                yield from _beyond(record, known, f"record of deal {number} at {seq}")
        elif name in ("view", "update", "updates", "started", "ended", "outcome"):
            yield from _leaks(inner, viewer, seq, knowledge, own)
        else:
            yield from _unknown(inner, viewer, seq, knowledge, own)


def _unknown(
    value: Any, viewer: Viewer, seq: int, knowledge: Knowledge, own: set[str]
) -> Iterator[str]:
    if isinstance(value, str | list | dict):
        known = knowledge.known(viewer, seq, knowledge.deals[seq])
        yield from _beyond(value, known | own, f"at {seq}")


def _beyond(value: Any, known: frozenset[str], where: str) -> Iterator[str]:
    for card in cards_in(value):
        if card not in known:
            yield f"{card} in {where}: {str(value)[:200]}"


def hands_laid_open(view: Json, viewer: Viewer, knowledge: Knowledge) -> list[str]:
    """Lists in a view that are exactly somebody else's hand, though each card was seen once: what
    was seen is not where it is now (a discard that was drawn again)."""
    seq = view["seq"]
    hidden = [
        hand
        for seat, hand in enumerate(knowledge.hands[seq])
        if seat != viewer and len(hand) >= 3 and knowledge.hidden[seq][seat]
    ]
    return [
        str(cards)
        for name, value in view.items()
        if name not in PAST
        for cards in _lists(value)
        if set(cards) in hidden
        and not _shown_hand(view, set(cards))
        and set(cards) not in knowledge.projects(seq)
    ]


def _shown_hand(view: Json, cards: set[str]) -> bool:
    """BL-8.1: the hand of one who claims all tricks lies open."""
    return view["game"] == "baloot" and any(one["type"] == "sawa" for one in view["history"])


def _lists(value: Any) -> Iterator[list[str]]:
    if isinstance(value, list):
        if value and all(isinstance(one, str) and CARD.fullmatch(one) for one in value):
            yield value
        else:
            for one in value:
                yield from _lists(one)
    elif isinstance(value, dict):
        for one in value.values():
            yield from _lists(one)
