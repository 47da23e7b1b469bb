"""Easy: any card at all, but never a missed 66 (SA-15)."""

from bots.house.player import HousePlayer
from bots.house.santase.counting import said
from bots.seat import JsonObject


class Easy(HousePlayer):
    def choose(self, view: JsonObject) -> JsonObject:
        word = said(view)
        if word:
            return word
        plays = [action for action in view["legal_actions"] if action["type"] == "play"]
        action: JsonObject = self.rng.choice(plays)
        return action
