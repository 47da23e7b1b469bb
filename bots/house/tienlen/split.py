"""Splitting a hand into the groups it will be played in, at the least cost.

Works on rank counts (see `odds.rank_counts`), because suits matter only when a group is played. A
gap between ranks cuts a hand into pieces that do not touch each other, so each piece is solved by
itself and its solution is kept: hands that differ by one card share almost all their pieces.
"""

from collections.abc import Callable
from typing import NamedTuple

from engines.tienlen.cards import BELOW_TWO, TWO
from engines.tienlen.combinations import LOWEST

#: RUN[rank][length]: one card of each of so many ranks from this one on, as rank counts.
RUN = [
    [sum(1 << 4 * (rank + step) for step in range(length)) for length in range(13)]
    for rank in range(12)
]


class Group(NamedTuple):
    """Cards to be played together: `each` cards of `length` neighbouring ranks from `rank` on."""

    rank: int
    length: int
    each: int


ONE_HEO = Group(12, 1, 1)


def dealt_to(hand: int, groups: list[Group]) -> list[int]:
    """The cards of each group: the lowest suits that are left, but the highest on top of a run."""
    found = []
    for group in groups:
        cards = 0
        last = group.rank + group.length - 1
        for rank in range(group.rank, last + 1):
            held = hand >> 4 * rank & 15
            for _ in range(group.each):
                on_top = rank == last and group.length > 1
                suit = 1 << held.bit_length() - 1 if on_top else held & -held
                held ^= suit
                cards |= suit << 4 * rank
        hand ^= cards
        found.append(cards)
    return found


class Split:
    """The cheapest splits of hands, for one table of costs."""

    def __init__(
        self, sets: list[list[float]], straight: Callable[[int, int], float], pair_run: float
    ) -> None:
        """`sets[each][rank]` is the cost of a set, `straight(length, rank)` that of a straight up
        to a rank, and all runs of pairs cost the same."""
        self.sets = sets
        self.straight = straight
        self.pair_run = pair_run
        #: For each piece of a hand its cost, the group that its lowest rank goes into, the rest.
        self._pieces: dict[int, tuple[float, Group, int]] = {}

    def cost(self, counts: int) -> float:
        """The cost of a hand that is split in the best way. Its 2s are played one by one."""
        total = (counts >> TWO) * self.sets[1][12]
        counts &= BELOW_TWO
        while counts:
            piece = lowest_piece(counts)
            counts ^= piece
            total += (self._pieces.get(piece) or self._solve(piece))[0]
        return total

    def groups(self, counts: int) -> list[Group]:
        """The best split of a hand."""
        found = [ONE_HEO] * (counts >> TWO)
        counts &= BELOW_TWO
        while counts:
            piece = lowest_piece(counts)
            _, group, rest = self._pieces.get(piece) or self._solve(piece)
            found.append(group)
            counts ^= piece ^ rest
        return found

    def cost_of(self, group: Group) -> float:
        if group.length == 1:
            return self.sets[group.each][group.rank]
        if group.each == 2:
            return self.pair_run
        return self.straight(group.length, group.rank + group.length - 1)

    def _solve(self, piece: int) -> tuple[float, Group, int]:
        """Try every group of the lowest rank: all its cards as a set, or a run from it on."""
        rank = (piece & -piece).bit_length() - 1 >> 2
        above = piece >> 4 * rank
        each = above & 15
        rest = piece ^ each << 4 * rank
        best = (self.sets[each][rank] + self.cost(rest), Group(rank, 1, each), rest)
        length, fewest = 0, 4
        while above & 15:
            length += 1
            fewest = min(fewest, above & 15)
            above >>= 4
            if length < 3:
                continue
            rest = piece - RUN[rank][length]
            total = self.straight(length, rank + length - 1) + self.cost(rest)
            if total < best[0]:
                best = (total, Group(rank, length, 1), rest)
            if fewest >= 2 and length <= 6:
                rest -= RUN[rank][length]
                total = self.pair_run + self.cost(rest)
                if total < best[0]:
                    best = (total, Group(rank, length, 2), rest)
        self._pieces[piece] = best
        return best


def lowest_piece(counts: int) -> int:
    """The cards from the lowest rank up to the first gap."""
    held = (counts | counts >> 1 | counts >> 2) & LOWEST
    full = held * 15
    # Added to full ranks, the lowest bit is carried up to the first rank that is not held.
    gap = full + (held & -held) & ~full
    return counts & (gap & -gap) - 1
