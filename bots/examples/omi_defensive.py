"""Defensive: never spends a card on a trick that its partner has already, and saves its trumps."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bots.api.omi import OmiAction, OmiState

RANKS = "789TJQKA"


def get_next_move(state: "OmiState") -> "OmiAction":
    if state["phase"] == "trump":
        return {"type": "trump", "suit": safest_suit(state["hand"])}
    trump = state["trump"]
    legal = [action["card"] for action in state["legal_actions"] if action["type"] == "play"]
    cheapest = min(legal, key=lambda card: (card[1] == trump, RANKS.index(card[0])))
    if not state["trick"]:
        aces = [card for card in legal if card[0] == "A" and card[1] != trump]
        return {"type": "play", "card": aces[0] if aces else cheapest}
    led = state["trick"][0]["card"][1]
    best = max(state["trick"], key=lambda laid: strength(laid["card"], trump, led))
    if best["seat"] % 2 == state["seat"] % 2:
        return {"type": "play", "card": cheapest}  # partners sit opposite: 0 and 2, 1 and 3
    winners = [
        card for card in legal if strength(card, trump, led) > strength(best["card"], trump, led)
    ]
    if not winners:
        return {"type": "play", "card": cheapest}
    return {"type": "play", "card": min(winners, key=lambda card: strength(card, trump, led))}


def safest_suit(hand):
    """The longest suit; of equal ones the one with most aces and kings."""

    def worth(suit):
        own = [card[0] for card in hand if card[1] == suit]
        return len(own), own.count("A") + own.count("K")

    return max("CDHS", key=worth)


def strength(card, trump, led):
    suit = 2 if card[1] == trump else 1 if card[1] == led else 0
    return suit, RANKS.index(card[0])
