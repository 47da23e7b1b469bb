"""Greedy: wins whatever trick it can, as cheaply as it can."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bots.api.omi import OmiAction, OmiState

RANKS = "789TJQKA"


def get_next_move(state: "OmiState") -> "OmiAction":
    if state["phase"] == "trump":
        return {"type": "trump", "suit": best_suit(state["hand"])}
    trump = state["trump"]
    legal = sorted(
        (action["card"] for action in state["legal_actions"] if action["type"] == "play"),
        key=lambda card: strength(card, trump, card[1]),
    )
    if not state["trick"]:
        return {"type": "play", "card": legal[-1]}  # lead the best card there is
    led = state["trick"][0]["card"][1]
    best = max(strength(laid["card"], trump, led) for laid in state["trick"])
    winners = [card for card in legal if strength(card, trump, led) > best]
    # Sorted by strength: the first winner is the cheapest, the first card the least.
    return {"type": "play", "card": (winners or legal)[0]}


def best_suit(hand):
    """The suit with most cards; of equal ones the one with the higher cards."""

    def worth(suit):
        ranks = [RANKS.index(card[0]) for card in hand if card[1] == suit]
        return len(ranks), sum(ranks)

    return max("CDHS", key=worth)


def strength(card, trump, led):
    """Trumps beat the suit that was led, which beats everything else."""
    suit = 2 if card[1] == trump else 1 if card[1] == led else 0
    return suit, RANKS.index(card[0])
