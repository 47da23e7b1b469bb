"""How a program plays a seat: the one interface for house bots and for uploaded bots.

Whoever runs a match (a table of the server, an arena worker) gives the player what its seat may
see, as plain JSON, and takes its answer for a wish: it is checked like anybody's.
"""

from typing import Any, Protocol

JsonObject = dict[str, Any]


class SeatPlayer(Protocol):
    """A program in one seat for one match."""

    async def start(self, info: JsonObject) -> None:
        """The match begins: game, seat, number of seats, options."""

    async def decide(self, view: JsonObject) -> JsonObject:
        """An action for this view, which lists the legal ones. May take its time or fail; what
        then happens is up to the caller."""

    async def watch(self, events: list[JsonObject]) -> None:
        """Events as this seat may see them, in order."""

    async def close(self, outcome: JsonObject | None) -> None:
        """The match is over, or the seat is somebody else's now (outcome None)."""
