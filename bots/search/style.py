"""What the search asks of a game: which moves to compare, and how good a world turned out."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol

from bots.house.player import HousePlayer
from bots.seat import JsonObject

#: Session, deal, the deal's number, seat: what the deal brings this seat in the end.
Value = Callable[[Any, Any, int, int], float]


class Memory(Protocol):
    """What a seat has seen and its view does not show any more."""

    def see(self, events: list[JsonObject]) -> None:
        """Events as this seat may see them, in order."""

    def recall(self, view: JsonObject) -> JsonObject:
        """The view with all that is remembered."""


def every_move(_view: JsonObject, _deal: Any, moves: list[int], _first: int) -> list[int]:
    """All moves are compared."""
    return moves


def any_world(_view: JsonObject, _deal: Any) -> bool:
    """Every world is as likely as any other."""
    return True


@dataclass(frozen=True)
class Style:
    """One game's part."""

    #: The player whose choice is compared with the others and stands if nothing better is found.
    quick: Callable[[Random], HousePlayer]
    #: Plays a deal to its end, and says what it was worth. It may change the deal. A seat's move
    #: follows from what this seat would see, or the playouts would peek.
    value: Value
    #: The moves to compare in a view, of all legal ones; `first` is what `quick` would play.
    candidates: Callable[[JsonObject, Any, list[int], int], list[int]] = every_move
    #: Whether a world agrees with how the others have played so far.
    plausible: Callable[[JsonObject, Any], bool] = any_world
    #: How many standard errors better than the first thought a move must be to replace it: more
    #: where luck is great and a choice matters little.
    doubt: float = 1.0
    #: For games whose views forget.
    memory: Callable[[], Memory] | None = None
