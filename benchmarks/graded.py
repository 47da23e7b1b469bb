"""Players of known strength: a house player that slips on purpose, more or less often.

They measure what measures: the arena must bring them into the order of their slips.
"""

from random import Random

from bots.boards import Entrant, house_entrant
from bots.house import house_maker
from bots.house.player import HousePlayer
from bots.seat import JsonObject


class Graded(HousePlayer):
    """Plays any legal action with probability `slips`, else what the house player would."""

    def __init__(self, player: HousePlayer, slips: float, rng: Random) -> None:
        super().__init__(rng)
        self.player = player
        self.slips = slips

    def choose(self, view: JsonObject) -> JsonObject:
        thought = self.player.choose(view)  # also when it slips: some players remember
        if self.rng.random() >= self.slips:
            return thought
        action: JsonObject = self.rng.choice(view["legal_actions"])
        return action

    def see(self, events: list[JsonObject]) -> None:
        self.player.see(events)


def graded(game: str, level: str, slips: float) -> Entrant:
    make = house_maker(f"house:{level}", game)
    return house_entrant(lambda rng: Graded(make(rng), slips, rng))
