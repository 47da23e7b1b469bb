"""The two simple styles of TL-12: `random` and `greedy`."""

from bots.house.player import HousePlayer
from bots.house.tienlen.seen import cards_of
from bots.seat import JsonObject
from engines.tienlen.cards import PACK
from engines.tienlen.combinations import KIND_NAMES, kind_of


class RandomStyle(HousePlayer):
    """Any legal action, evenly."""

    def choose(self, view: JsonObject) -> JsonObject:
        action: JsonObject = self.rng.choice(view["legal_actions"])
        return action


class GreedyStyle(HousePlayer):
    """Leads as many low cards as it can, answers as cheaply as it can."""

    def choose(self, view: JsonObject) -> JsonObject:
        plays = [action for action in view["legal_actions"] if action["type"] == "play"]
        if not plays:
            return {"type": "pass"}
        if view["top"] is None:
            most = max(len(action["cards"]) for action in plays)
            return min((one for one in plays if len(one["cards"]) == most), key=cheapness)
        own = kind_name(view["top"])
        return min([one for one in plays if kind_name(one) == own] or plays, key=cheapness)


def kind_name(play: JsonObject) -> str:
    return KIND_NAMES[kind_of(cards_of(play["cards"]))]


def cheapness(play: JsonObject) -> tuple[int, int, list[int]]:
    """TL-12: fewest cards, then the lowest highest card, then the first in canonical order."""
    cards = [PACK.index[code] for code in play["cards"]]
    return len(cards), cards[-1], cards
