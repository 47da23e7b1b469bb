"""`expert`: what a quick player would play, unless the search finds something better in time."""

from collections.abc import Callable
from random import Random
from time import monotonic

from bots.house.player import HousePlayer
from bots.search.clock import Clock, Deadline
from bots.search.search import search
from bots.search.styles import style_of
from bots.seat import JsonObject

#: Seconds for a move.
BUDGET = 0.2


class FirstThought:
    """The quick player's choice, and the view with all that its seat remembers."""

    def __init__(self, game: str, rng: Random) -> None:
        style = style_of(game)
        self.quick = style.quick(rng)
        self.memory = style.memory() if style.memory else None

    def see(self, events: list[JsonObject]) -> None:
        self.quick.see(events)
        if self.memory is not None:
            self.memory.see(events)

    def of(self, view: JsonObject) -> tuple[JsonObject, JsonObject]:
        first = self.quick.choose(view)
        return first, view if self.memory is None else self.memory.recall(view)


def default_clock() -> Clock:
    return Deadline(monotonic() + BUDGET)


class Expert(HousePlayer):
    """The search in this very process, for measuring; tables ask `bots.thinkers`."""

    def __init__(self, game: str, rng: Random, clock: Callable[[], Clock] = default_clock) -> None:
        super().__init__(rng)
        self.thought = FirstThought(game, rng)
        self.clock = clock

    def see(self, events: list[JsonObject]) -> None:
        self.thought.see(events)

    def choose(self, view: JsonObject) -> JsonObject:
        clock = self.clock()
        first, remembered = self.thought.of(view)
        return search(remembered, first, clock, self.rng)
