"""Defensive: keeps its twos and its bombs until somebody is about to win."""

from collections import Counter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bots.api.tienlen import TienlenAction, TienlenState

ORDER = [rank + suit for rank in "3456789TJQKA2" for suit in "SCDH"]
#: So few cards in another hand are a danger.
FEW = 3


def get_next_move(state: "TienlenState") -> "TienlenAction":
    plays = [action for action in state["legal_actions"] if action["type"] == "play"]
    may_pass = {"type": "pass"} in state["legal_actions"]
    if not plays:
        return {"type": "pass"}
    # With the option hide_counts the counts of others are None.
    others = [
        count for seat, count in enumerate(state["counts"]) if seat != state["seat"] and count
    ]
    danger = bool(others) and min(others) <= FEW
    cheapest = min(plays, key=lambda play: price(play["cards"], state["hand"]))
    if danger or not may_pass or not precious(cheapest["cards"], state["hand"]):
        return cheapest
    return {"type": "pass"}


def price(cards, hand):
    """Low cards first, and no pair or triple is torn apart for a single card."""
    same = Counter(card[0] for card in hand)
    torn = sum(same[card[0]] - 1 for card in cards) if len(cards) == 1 else 0
    return precious(cards, hand), torn, ORDER.index(cards[-1]), -len(cards)


def precious(cards, hand):
    """Twos, and four of a kind; not if they are the last cards."""
    if len(cards) == len(hand):
        return False
    return any(card[0] == "2" for card in cards) or (
        len(cards) == 4 and len({card[0] for card in cards}) == 1
    )
