"""Greedy: buys with a good hand, declares what it has, and wins whatever trick it can."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bots.api.baloot import BalootAction, BalootState

#: From the weakest to the strongest card, in plain suits and in trumps.
PLAIN, TRUMPS = "789JQKTA", "78QKTA9J"


def get_next_move(state: "BalootState") -> "BalootAction":
    legal = state["legal_actions"]
    if state["phase"] in ("bid1", "bid2"):
        return bid(state["hand"] + [state["public"]], legal)
    declarations = [action for action in legal if action["type"] == "declare"]
    if declarations:
        return declarations[0]
    cards = [action["card"] for action in legal if action["type"] == "play"]
    if not cards:  # to double, or a claim of the others: no
        return next((one for one in legal if one["type"] in ("pass", "reject")), legal[0])
    trump = state["trump"]
    if not state["trick"]:
        return {"type": "play", "card": max(cards, key=lambda card: strength(card, trump, card[1]))}
    led = state["trick"][0]["card"][1]
    best = max(strength(laid["card"], trump, led) for laid in state["trick"])
    winners = [card for card in cards if strength(card, trump, led) > best]
    return {
        "type": "play",
        "card": min(winners or cards, key=lambda card: strength(card, trump, led)),
    }


def bid(hand, legal):
    """Hokum with a jack and company, Sun with aces, else pass."""
    hokums = [action for action in legal if action["type"] == "hokum"]
    for action in hokums:
        trumps = [card for card in hand if card[1] == action["suit"]]
        if len(trumps) >= 3 and any(card[0] in "J9" for card in trumps):
            return action
    aces = sum(card[0] == "A" for card in hand) + 0.5 * sum(card[0] == "T" for card in hand)
    if aces >= 2.5 and {"type": "sun"} in legal:
        return {"type": "sun"}
    return {"type": "pass"} if {"type": "pass"} in legal else legal[0]


def strength(card, trump, led):
    if card[1] == trump:
        return 2, TRUMPS.index(card[0])
    return int(card[1] == led), PLAIN.index(card[0])
