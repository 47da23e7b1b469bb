"""How likely a play holds: that nobody beats it, as far as the cards not seen yet can tell."""

from math import exp, log

from engines.tienlen.cards import BELOW_TWO
from engines.tienlen.combinations import FOUR, HEO, HEO_PAIR, PAIR, PAIR_RUN, SINGLE, STRAIGHT

#: The lowest suit of every rank: one bit a rank.
RANK_BITS = 0x1111111111111
#: The number of pairs and of triples among so many cards of a rank.
PAIRS_OF = (0, 0, 1, 3, 6)
TRIPLES_OF = (0, 0, 0, 1, 4)
#: The logarithm of a chance that is none.
NEVER = -60.0
#: Cuts are too rare to be counted: a hàng holds with this chance, and anything that is not certain
#: with no more than that.
HANG_HOLDS = 0.95
UNSURE = 0.97


def rank_counts(cards: int) -> int:
    """How many cards of each rank, each rank in its own four bits."""
    counts = cards - (cards >> 1 & 0x5555555555555)
    return (counts & 0x3333333333333) + (counts >> 2 & 0x3333333333333)


def ranks_with(counts: int, least: int) -> int:
    """The ranks that have at least so many cards (1 … 4), one bit each."""
    return counts + (8 - least) * RANK_BITS >> 3 & RANK_BITS


def longest_row(ranks: int) -> int:
    """The length of the longest row of neighbouring ranks below 2."""
    ranks &= BELOW_TWO
    length = 0
    while ranks:
        length += 1
        ranks &= ranks >> 4
    return length


def rank_of(cards: int) -> int:
    """The rank of the highest card."""
    return cards.bit_length() - 1 >> 2


class Odds:
    """Chances against opponents who hold these numbers of the unseen cards."""

    def __init__(
        self, unseen: int, counts: list[int], longer: bool, quad_cuts_pair: bool, free_cut: int = 0
    ) -> None:
        """`free_cut` is the most cards of an opponent who passed but may still cut (TL-4.6)."""
        self.unseen = unseen
        self.counts = counts
        self.longer = longer
        self.quad_cuts_pair = quad_cuts_pair
        self.left = max(unseen.bit_count(), 1)
        self.dealt = sum(counts)
        self.most = max(counts, default=0)
        self.ranks = rank_counts(unseen)
        #: The most neighbouring pairs, and the fours of a kind, that somebody may hold.
        row = longest_row(ranks_with(self.ranks, 2))
        self.pair_run = min(row, self.most >> 1)
        self.free_cut = min(row, free_cut >> 1) >= 4
        self.fours = ranks_with(self.ranks, 4) & BELOW_TWO if self.most >= 4 else 0
        self._straights: dict[tuple[int, int], float] = {}
        self._sums: list[float] = []

    # ── certainty ───────────────────────────────────────────────────────────────────────────

    def certain(self, cards: int, kind: int) -> bool:
        """Whether no opponent can possibly beat this play. May say no too often, never yes."""
        if kind >= HEO and self.free_cut:
            return False
        if not self.counts:
            return True
        if kind == SINGLE:
            return not self._higher(cards)
        if kind == HEO:
            return not self._higher(cards) and not self.fours and self.pair_run < 3
        if kind == PAIR:
            return not self._higher_set(cards, 2)
        if kind == HEO_PAIR:
            cut = self.pair_run >= 4 or (self.quad_cuts_pair and self.fours)
            return not cut and not self._higher_set(cards, 2)
        if kind == STRAIGHT:
            return not self._better_straight(cards)
        if kind == PAIR_RUN:
            return self.pair_run < cards.bit_count() >> 1 and not self.fours
        if kind == FOUR:
            return not self.fours >> 4 * rank_of(cards) and self.pair_run < 4
        return not self._higher_set(cards, 3)

    def _higher(self, cards: int) -> int:
        return self.unseen >> cards.bit_length()

    def _higher_set(self, cards: int, size: int) -> bool:
        if self.most < size:
            return False
        rank = rank_of(cards)
        if ranks_with(self.ranks >> 4 * (rank + 1), size):
            return True
        suits = self.unseen >> 4 * rank & 15  # the other pair of the same rank
        return size == 2 and suits.bit_count() == 2 and suits << 4 * rank > cards

    def _better_straight(self, cards: int) -> bool:
        size, rank = cards.bit_count(), rank_of(cards)
        held = ranks_with(self.ranks, 1) & BELOW_TWO
        if self.longer and min(longest_row(held), self.most) > size:
            return True
        if self.most < size:
            return False
        starts = held
        for step in range(1, size):
            starts &= held >> 4 * step
        higher = starts >> 4 * (rank - size + 1)
        suits = self._higher(cards) & (1 << -cards.bit_length() % 4) - 1
        return higher > 1 or (higher == 1 and suits > 0)

    # ── chances ─────────────────────────────────────────────────────────────────────────────

    def hold(self, cards: int, kind: int) -> float:
        """The chance that nobody beats this play."""
        if self.certain(cards, kind):
            return 1.0
        return min(self._chance(cards, kind), UNSURE)

    def _chance(self, cards: int, kind: int) -> float:
        if kind in (SINGLE, HEO):
            return self.single(cards)
        if kind == STRAIGHT:
            return self.straight(cards.bit_count(), rank_of(cards))
        if kind in (PAIR_RUN, FOUR):
            return HANG_HOLDS
        return self.same_rank(rank_of(cards), cards.bit_count())

    def lower(self, card: int) -> float:
        """The share of the unseen cards that are lower than this one."""
        return 1.0 - self._higher(card).bit_count() / self.left

    def single(self, card: int) -> float:
        """The chance that no opponent holds a higher card."""
        return self.lower(card) ** self.dealt

    def same_rank(self, rank: int, size: int) -> float:
        """The chance that no opponent holds a pair or triple of a higher rank."""
        ways = self._sets_above(rank, PAIRS_OF if size == 2 else TRIPLES_OF)
        expected = 0.0
        for count in self.counts:
            expected += (count / self.left) ** size
        return exp(-ways * expected)

    def straight(self, size: int, rank: int) -> float:
        """The chance that no opponent holds a better straight than this long one up to `rank`."""
        known = self._straights.get((size, rank))
        if known is None:
            known = self._straights[size, rank] = exp(-self._straights_above(size, rank))
        return known

    def _straights_above(self, size: int, rank: int) -> float:
        """How many better straights the opponents may be expected to hold."""
        sums = self._sums or self._sum_up()
        expected = exp(sums[rank + 1] - sums[rank + 1 - size]) / 2  # the same ranks, other suits
        for last in range(rank + 1, 12):
            expected += exp(sums[last + 1] - sums[last + 1 - size])
        if self.longer:  # TL-7.2
            for last in range(size, rank + 1):
                expected += exp(sums[last + 1] - sums[last - size])
        return expected * len(self.counts)

    def _sum_up(self) -> list[float]:
        """Running sums of the logarithms of the chances that an opponent holds a rank."""
        lack = max(1.0 - self.dealt / len(self.counts) / self.left, 0.0) if self.counts else 1.0
        sums = [0.0]
        ranks = self.ranks
        for _ in range(12):
            chance = 1.0 - lack ** (ranks & 15)
            sums.append(sums[-1] + (log(chance) if chance > 0.0 else NEVER))
            ranks >>= 4
        self._sums = sums
        return sums

    def out_on(self, cards: int, kind: int) -> float:
        """The chance that an opponent with one or two cards left goes out on this single or pair:
        that these cards are higher ones of the same kind."""
        if kind == SINGLE:
            return 1.0 - self.lower(cards)
        pairs = self.left * max(self.left - 1, 1) / 2
        return min(self._sets_above(rank_of(cards), PAIRS_OF) / pairs, 1.0)

    def _sets_above(self, rank: int, sets_of: tuple[int, ...]) -> int:
        """How many different pairs or triples of higher ranks the unseen cards make."""
        number = 0
        above = self.ranks >> 4 * (rank + 1)
        while above:
            number += sets_of[above & 15]
            above >>= 4
        return number
