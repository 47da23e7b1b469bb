"""Greedy: gets rid of as many cards as it can, the lowest first."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bots.api.tienlen import TienlenAction, TienlenState

#: Low to high: ranks first, then suits.
ORDER = [rank + suit for rank in "3456789TJQKA2" for suit in "SCDH"]


def get_next_move(state: "TienlenState") -> "TienlenAction":
    plays = [action for action in state["legal_actions"] if action["type"] == "play"]
    if not plays:
        return {"type": "pass"}
    # Most cards first; of as many, those whose highest card is lowest.
    return min(plays, key=lambda play: (-len(play["cards"]), ORDER.index(play["cards"][-1])))
