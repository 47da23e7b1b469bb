"""Baloot hands for the tests, and short ways to deal, call and play them."""

from collections.abc import Sequence
from typing import Any

from engines import Match, new_match
from tests.unit.engines.tables import SEED

Action = dict[str, Any]

#: Seat 1 leads and holds a whole suit.
SUITS_APART = (
    "7D 8D 9D TD JD QD KD AD",
    "7H 8H 9H TH JH QH KH AH",
    "7C 8C 9C TC JC QC KC AC",
    "7S 8S 9S TS JS QS KS AS",
)

#: Every seat has a project: fifty, fifty, hundred, hundred.
PROJECTS = (
    "9C JC KC AC 7D 8D 9D TD",
    "7C 8C JD QD KD AD 7S 8S",
    "TC QC 7H 8H 9H TH JH QH",
    "KH AH 9S TS JS QS KS AS",
)

#: Seat 3 has no clubs and seat 0 no diamonds; seat 0 holds king and queen of clubs.
MIXED = (
    "TC JC QC KC KH AH 9S JS",
    "9C AC 7D 8D 7H 8H 7S TS",
    "7C 8C 9D TD 9H TH 8S QS",
    "JD QD KD AD JH QH KS AS",
)


def deck_of(hands: Sequence[str], public: str, taker: int) -> list[str]:
    """The deck that gives these eight cards to each seat once the taker has the public card."""
    cards = [hand.split() for hand in hands]
    cards[taker].remove(public)
    packets = [hand[:5] for hand in cards]
    rest = [hand[5:] for hand in cards]
    return [card for packet in [*packets, [public], *rest] for card in packet]


def baloot(*decks: list[str], **options: Any) -> Match:
    return new_match("baloot", 4, options, seed=SEED, decks=decks)


def act(match: Match, call: str) -> list[Action]:
    """Let the (first) actor say this: "pass", "hokum H", "play 7C", "declare sira 7C 8C 9C" …"""
    kind, *rest = call.split()
    action: Action = {"type": kind}
    if kind == "hokum":
        action["suit"] = rest[0]
    elif kind == "play":
        action["card"] = rest[0]
    elif kind == "declare":
        action |= {"project": rest[0], "cards": rest[1:]}
    return match.apply(match.actors[0], action)


def calls(match: Match, *said: str) -> list[Action]:
    """Say these in turn; the events of the last one."""
    events: list[Action] = []
    for call in said:
        events = act(match, call)
    return events


def lay(match: Match, cards: str) -> list[Action]:
    """Play these cards in turn; the events of the last one."""
    return calls(match, *(f"play {card}" for card in cards.split()))


def bought(hands: Sequence[str], public: str, bid: str, **options: Any) -> Match:
    """Seat 1 buys in the first round, nobody doubles, and seat 1 is to lead (dealer 0)."""
    match = baloot(deck_of(hands, public, 1), **options)
    act(match, bid)
    pass_on(match)
    return match


def pass_on(match: Match) -> None:
    """Everybody passes until cards are played."""
    while match.phase != "play":
        act(match, "pass")


def words(match: Match, seat: int) -> list[str]:
    """The types of the seat's legal actions, in order, each once."""
    return list(dict.fromkeys(action["type"] for action in match.legal_actions(seat)))


def playable(match: Match) -> str:
    """The cards that the seat to move may play."""
    actions = match.legal_actions(match.actors[0])
    return " ".join(action["card"] for action in actions if action["type"] == "play")


def declarable(match: Match) -> list[str]:
    """The projects that the seat to move may declare: "sira 7C 8C 9C" …"""
    actions = match.legal_actions(match.actors[0])
    return [
        " ".join([action["project"], *action["cards"]])
        for action in actions
        if action["type"] == "declare"
    ]


def play_out(match: Match, declare: bool = True) -> Action:
    """Play this deal to its end, with every project declared or none; returns its record."""
    deal = match.view(None)["deal"]
    while not match.over and match.view(None)["deal"] == deal:
        seat = match.actors[0]
        action = match.default_action(seat)
        if declare:
            legal = match.legal_actions(seat)
            action = next((one for one in legal if one["type"] == "declare"), action)
        assert action is not None
        match.apply(seat, action)
    return record(match)


def record(match: Match) -> Action:
    """The record of the last finished deal."""
    last: Action = match.view(None)["deals"][-1]
    return last


def kinds(events: list[Action]) -> list[str]:
    return [event["type"] for event in events]
