"""What medium and hard share: they remember every card, and exchange the trump card at once."""

from random import Random

from bots.house.player import HousePlayer
from bots.house.santase.count import Count
from bots.house.santase.memory import Memory
from bots.house.santase.stakes import ENOUGH
from bots.seat import JsonObject
from engines.santase.actions import encode
from engines.santase.cards import EXCHANGE, MARRIAGE, PACK


def said(view: JsonObject) -> JsonObject | None:
    """66 exactly when it is there; pass after a marriage that is not enough; else nothing."""
    words = [action["type"] for action in view["legal_actions"]]
    if "declare66" in words and view["points"] >= ENOUGH:
        return {"type": "declare66"}
    return {"type": "pass"} if "pass" in words else None


class Counting(HousePlayer):
    """A subclass writes `move`."""

    def __init__(self, rng: Random) -> None:
        super().__init__(rng)
        self.memory = Memory()

    def see(self, events: list[JsonObject]) -> None:
        self.memory.see(events)

    def choose(self, view: JsonObject) -> JsonObject:
        view = self.memory.recall(view)  # at every turn, or a trick is missed
        word = said(view)
        if word:
            return word
        legal = view["legal_actions"]
        if len(legal) == 1:
            action: JsonObject = legal[0]
            return action
        if {"type": "exchange"} in legal:
            return encode(EXCHANGE)  # a better trump for nothing
        plays = [play(action) for action in legal if action["type"] == "play"]
        return encode(self.move(Count(view), plays, {"type": "close"} in legal))

    def count(self, view: JsonObject) -> Count:
        return Count(self.memory.recall(view))

    def move(self, count: Count, plays: list[int], may_close: bool) -> int:
        """One of `plays`, or CLOSE."""
        raise NotImplementedError


def play(action: JsonObject) -> int:
    """A play as the engine's move."""
    card = PACK.index[action["card"]]
    return MARRIAGE + card if "marriage" in action else card
