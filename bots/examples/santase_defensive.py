"""Defensive: leads nothing that costs, keeps kings and queens together, never closes the stock."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bots.api.santase import SantaseAction, SantaseState

POINTS = {"9": 0, "J": 2, "Q": 3, "K": 4, "T": 10, "A": 11}
RANKS = "9JQKTA"


def get_next_move(state: "SantaseState") -> "SantaseAction":
    legal = state["legal_actions"]
    if (state["points"] or 0) >= 66 and {"type": "declare66"} in legal:
        return {"type": "declare66"}
    if {"type": "exchange"} in legal:
        return {"type": "exchange"}
    plays = [action for action in legal if action["type"] == "play"]
    if not plays:
        return {"type": "pass"}
    trump, table = state["trump"], state["table"]
    marriages = [play for play in plays if play.get("marriage")]
    if marriages:
        return max(marriages, key=lambda play: play["card"][1] == trump)
    cheapest = min(plays, key=lambda play: price(play["card"], state["hand"], trump))
    if table is None or POINTS[table[0]] < 10:
        return cheapest
    # A ten or an ace is worth a trump, the lowest that does it.
    winners = [play for play in plays if beats(play["card"], table, trump)]
    return min(winners, key=lambda play: POINTS[play["card"][0]]) if winners else cheapest


def price(card, hand, trump):
    """What it costs to let a card go."""
    pair = {"K": "Q", "Q": "K"}.get(card[0], "?") + card[1]
    return POINTS[card[0]] + 20 * (pair in hand) + 8 * (card[1] == trump)


def beats(card, other, trump):
    if card[1] == other[1]:
        return RANKS.index(card[0]) > RANKS.index(other[0])
    return card[1] == trump
