"""A player who always plays what the clock would: legal, never daring."""

from random import Random

from bots.seat import JsonObject
from engines import sample


class Cautious:
    """The default action depends only on what the seat sees, so any state that agrees with the
    view has the same one."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    async def start(self, info: JsonObject) -> None:
        pass

    async def decide(self, view: JsonObject) -> JsonObject:
        action = sample(view, self.rng).default_action(view["seat"])
        assert action is not None, "asked out of turn"
        return action

    async def watch(self, events: list[JsonObject]) -> None:
        pass

    async def close(self, outcome: JsonObject | None) -> None:
        pass
