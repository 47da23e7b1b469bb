"""What the levels of all games have in common: a seat's view in, a legal action out.

A level sees the seat's view and the events its seat was shown, both as plain JSON, and nothing
else. Its choices follow from them and from its own seeded generator.
"""

from random import Random

from bots.house.reason import Reason
from bots.seat import JsonObject


class HousePlayer:
    """One level of one game in one seat. Subclasses write `choose`, and `why` for the hint."""

    #: How often it slips on purpose, where the rule book says so.
    error_rate: float = 0.0

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def choose(self, view: JsonObject) -> JsonObject:
        """One of `view["legal_actions"]`, in a few milliseconds at most."""
        raise NotImplementedError

    def why(self, view: JsonObject, action: JsonObject) -> Reason:
        """One sentence for a person: why `choose` would play this action here."""
        raise NotImplementedError

    def see(self, events: list[JsonObject]) -> None:
        """Events as this seat may see them, in order; most games need no memory of their own."""

    # ── the seat interface, for tables ──────────────────────────────────────────────────────

    async def start(self, info: JsonObject) -> None:
        pass

    async def decide(self, view: JsonObject) -> JsonObject:
        return self.choose(view)

    async def watch(self, events: list[JsonObject]) -> None:
        self.see(events)

    async def close(self, outcome: JsonObject | None) -> None:
        pass
