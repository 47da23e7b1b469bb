"""Greedy: lays down whatever it can, and throws away what costs most."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bots.api.jolly import JollyAction, JollyState

POINTS = {**{str(number): number for number in range(2, 10)}, "A": 11, "X": 25}
#: What it does, if it may, in this order. Jokers are not swapped: that needs a plan.
WANTED = ["zudrehen", "meld", "extend", "draw", "discard"]


def get_next_move(state: "JollyState") -> "JollyAction":
    for wanted in WANTED:
        found = [action for action in state["legal_actions"] if action["type"] == wanted]
        if found:
            return best(found)
    return state["legal_actions"][0]


def best(actions):
    """The dearest meld and the dearest discard, but no joker; else any."""
    if actions[0]["type"] == "meld":
        return max(actions, key=lambda meld: sum(points(card) for card in meld["cards"]))
    if actions[0]["type"] == "discard":
        return max(actions, key=lambda one: (one["card"][0] != "X", points(one["card"])))
    return actions[0]


def points(card):
    return POINTS.get(card[0], 10)
