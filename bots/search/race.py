"""A race of moves through the same worlds: the slow ones drop out, the rest get their time.

All moves still in the race are played in every world, so that their differences, not their values,
carry the noise of the cards.
"""

from math import sqrt

#: Worlds before the first comparison, and how often it is made from then on.
FIRST_LOOK = 20
LOOK = 1.25
#: A move drops out that is behind by so many standard errors.
BEHIND = 3.0


class Race:
    def __init__(self, moves: list[int]) -> None:
        """The first of `moves` is the one to beat."""
        self.first = moves[0]
        self.values: dict[int, list[float]] = {move: [] for move in moves}
        self.running = moves[:]
        self.worlds = 0
        self.next_look = FIRST_LOOK

    def add(self, values: list[float]) -> None:
        """How each running move did in one more world."""
        for move, value in zip(self.running, values, strict=True):
            self.values[move].append(value)
        self.worlds += 1
        if self.worlds == self.next_look:
            self.next_look = int(LOOK * self.worlds) + 1
            self._drop()

    def leader(self) -> int:
        """The best of the running moves, of equals the first."""
        return max(self.running, key=lambda move: sum(self.values[move]))

    def best(self, doubt: float) -> int:
        """The leader, if it is so many standard errors better than the move to beat."""
        leader = self.leader()
        if leader == self.first or not self.worlds:
            return self.first
        mean, error = self.ahead(leader, self.first)
        return leader if mean > doubt * error else self.first

    def ahead(self, move: int, other: int) -> tuple[float, float]:
        """By how much a move is better than another in the worlds of both, and the standard error
        of that."""
        worlds = min(len(self.values[move]), len(self.values[other]))
        total = squares = 0.0
        for one, two in zip(self.values[move], self.values[other], strict=False):
            total += one - two
            squares += (one - two) ** 2
        mean = total / worlds
        return mean, sqrt(max(squares / worlds - mean * mean, 0.0) / worlds)

    def _drop(self) -> None:
        leader = self.leader()
        kept = []
        for move in self.running:
            if move != leader:
                mean, error = self.ahead(leader, move)
                if mean > BEHIND * error or (mean == 0.0 and error == 0.0):
                    continue
            kept.append(move)
        self.running = kept
