"""Greedy: takes points wherever they lie, and says 66 as soon as it has them."""

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
    trump = state["trump"]
    if state["table"] is None:
        marriages = [play for play in plays if play.get("marriage")]
        if marriages:
            return max(marriages, key=lambda play: play["card"][1] == trump)
        return max(plays, key=lambda play: (play["card"][1] != trump, value(play["card"])))
    winners = [play for play in plays if beats(play["card"], state["table"], trump)]
    if winners and (value(state["table"]) >= 4 or len(winners) == len(plays)):
        return min(winners, key=lambda play: (play["card"][1] == trump, value(play["card"])))
    return min(plays, key=lambda play: (play["card"][1] == trump, value(play["card"])))


def value(card):
    return POINTS[card[0]]


def beats(card, other, trump):
    if card[1] == other[1]:
        return RANKS.index(card[0]) > RANKS.index(other[0])
    return card[1] == trump
