"""One deal as integers: the fast path that search players use and the door stands on.

A game's own class holds hands as bit masks and everything else as small ints. Nothing here makes
events, views or JSON, and nothing checks a move: `play` trusts that it came from `moves`.
"""


class Deal:
    """The state of one deal between two moves. A subclass has no `__init__`: its `start` deals the
    cards and `clone` copies the fields, so that neither pays for the other."""

    #: The seat to move, or -1 when the deal is over. Where several seats may act, the first.
    turn: int

    def moves(self) -> list[int]:
        """Every legal move of the seat to move, each once, in the rule book's order. Never empty
        while the deal runs. The list may be shared: do not change it."""
        raise NotImplementedError

    def play(self, move: int) -> None:
        """Make a legal move."""
        raise NotImplementedError

    def clone(self) -> "Deal":
        """An independent copy."""
        raise NotImplementedError

    def phase(self) -> str:
        """The rule book's name of the phase."""
        raise NotImplementedError

    def actors(self) -> tuple[int, ...]:
        """The seats that may act now."""
        return (self.turn,) if self.turn >= 0 else ()

    def moves_of(self, seat: int) -> list[int]:
        """Every legal move of this seat; none if it may not act."""
        return self.moves() if seat == self.turn else []
