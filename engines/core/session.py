"""What a match carries from deal to deal: scores, the dealer, whatever the next deal depends on."""

from typing import Generic, TypeVar

from engines.core.deal import Deal
from engines.core.plain import JsonObject

D = TypeVar("D", bound=Deal)


class Session(Generic[D]):
    """The running account of one match. The door asks it for deals and hands them back finished."""

    seats: int
    options: JsonObject
    #: Points by seat; partners hold the same number.
    scores: list[int]
    over: bool

    def start(self, deck: list[int]) -> D:
        """Deal the next deck (a list of all cards, index 0 on top)."""
        raise NotImplementedError

    def settle(self, deal: D, number: int) -> JsonObject:
        """Score a finished deal, the match's `number`-th from 0, and return its public record."""
        raise NotImplementedError

    def clone(self) -> "Session[D]":
        """An independent copy; the options are shared, they never change."""
        raise NotImplementedError
