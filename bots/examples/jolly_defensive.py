"""Defensive: keeps what belongs together, and discards what is of no use to anybody."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bots.api.jolly import JollyAction, JollyState

RANKS = "A23456789TJQK"
POINTS = {**{str(number): number for number in range(2, 10)}, "A": 11, "X": 25}
WANTED = ["zudrehen", "meld", "extend", "draw"]


def get_next_move(state: "JollyState") -> "JollyAction":
    legal = state["legal_actions"]
    for wanted in WANTED:
        found = [action for action in legal if action["type"] == wanted]
        if found:
            return found[0]
    discards = [action for action in legal if action["type"] == "discard"]
    if not discards:
        return legal[0]
    return max(discards, key=lambda action: uselessness(action["card"], state))


def uselessness(card, state):
    """How gladly a card is thrown away: the dear ones without friends in the hand go first, cards
    that fit a meld on the table last, since everybody could lay them."""
    if card[0] == "X":
        return -100
    friends = sum(are_friends(card, other) for other in state["hand"] if other != card)
    fits = any(
        other[0] != "X" and are_friends(card, other)
        for meld in state["melds"]
        for other in meld["cards"]
    )
    return POINTS.get(card[0], 10) - 8 * friends - 15 * fits


def are_friends(card, other):
    """Two cards that may end up in one meld: the same rank, or close together in a suit."""
    if other[0] == "X":
        return False
    if card[0] == other[0]:
        return card[1] != other[1]
    return card[1] == other[1] and abs(RANKS.index(card[0]) - RANKS.index(other[0])) <= 2
