"""Defensive: buys only what can hardly fail, and gives its points to its partner alone."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bots.api.baloot import BalootAction, BalootState

PLAIN, TRUMPS = "789JQKTA", "78QKTA9J"
POINTS = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2}


def get_next_move(state: "BalootState") -> "BalootAction":
    legal = state["legal_actions"]
    if state["phase"] in ("bid1", "bid2"):
        return bid(state["hand"] + [state["public"]], legal)
    declarations = [action for action in legal if action["type"] == "declare"]
    if declarations:
        return declarations[0]
    cards = [action["card"] for action in legal if action["type"] == "play"]
    if not cards:
        return next((one for one in legal if one["type"] in ("pass", "reject")), legal[0])
    trump, trick = state["trump"], state["trick"]
    cheapest = min(cards, key=lambda card: (card[1] == trump, POINTS.get(card[0], 0)))
    if not trick:
        return {"type": "play", "card": cheapest}
    led = trick[0]["card"][1]
    best = max(trick, key=lambda laid: strength(laid["card"], trump, led))
    if best["seat"] % 2 == state["seat"] % 2:  # partners sit opposite
        last = len(trick) == 3  # nobody can take it any more
        fat = max(cards, key=lambda card: (card[1] != trump, POINTS.get(card[0], 0)))
        return {"type": "play", "card": fat if last else cheapest}
    top = strength(best["card"], trump, led)
    winners = [card for card in cards if strength(card, trump, led) > top]
    if winners:
        return {"type": "play", "card": min(winners, key=lambda card: strength(card, trump, led))}
    return {"type": "play", "card": cheapest}


def bid(hand, legal):
    for action in legal:
        if action["type"] == "hokum":
            trumps = [card[0] for card in hand if card[1] == action["suit"]]
            if len(trumps) >= 3 and "J" in trumps and ("9" in trumps or "A" in trumps):
                return action
    aces = sum(card[0] == "A" for card in hand)
    if aces >= 3 and {"type": "sun"} in legal:
        return {"type": "sun"}
    return {"type": "pass"} if {"type": "pass"} in legal else legal[0]


def strength(card, trump, led):
    if card[1] == trump:
        return 2, TRUMPS.index(card[0])
    return int(card[1] == led), PLAIN.index(card[0])
