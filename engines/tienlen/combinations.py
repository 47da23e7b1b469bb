"""Combinations (TL-6): their kinds, and finding them in a hand.

Tables hold the sets of one rank; straights and runs of pairs are the products of these tables over
neighbouring ranks. Of two combinations of one kind and length the greater mask has the higher
highest card, so that masks compare as the book compares plays.
"""

from itertools import combinations
from typing import Final

from engines.tienlen.cards import BELOW_TWO, SLICES

#: The kinds in such an order that HEO and all above can be cut, and PAIR_RUN and all above are hàng
#: (TL-7.5). A single 2 and a pair of 2s are kinds of their own, because other plays beat them.
NONE: Final = 0
SINGLE: Final = 1
PAIR: Final = 2
TRIPLE: Final = 3
STRAIGHT: Final = 4
HEO: Final = 5
HEO_PAIR: Final = 6
PAIR_RUN: Final = 7
FOUR: Final = 8
KIND_NAMES: Final = (
    "none",
    "single",
    "pair",
    "triple",
    "straight",
    "single",
    "pair",
    "run of pairs",
    "four of a kind",
)

#: The lowest suit of every rank below 2: one bit a rank.
LOWEST: Final = 0x111111111111


def _subsets(rank: int, nibble: int, size: int) -> list[int]:
    """The sets of `size` cards of a rank, out of those in `nibble`, lowest first."""
    suits = [1 << suit for suit in range(4) if nibble >> suit & 1]
    return sorted(sum(chosen) << 4 * rank for chosen in combinations(suits, size))


#: SINGLES[rank][nibble] and so on: the sets that a hand with these suits of the rank can lay.
SINGLES: Final = [[_subsets(rank, nibble, 1) for nibble in range(16)] for rank in range(13)]
PAIRS: Final = [[_subsets(rank, nibble, 2) for nibble in range(16)] for rank in range(13)]
TRIPLES: Final = [[_subsets(rank, nibble, 3) for nibble in range(16)] for rank in range(13)]
# TL-6.3: four 2s are no combination.
FOURS: Final = [
    [_subsets(rank, nibble, 4) if rank < 12 else [] for nibble in range(16)] for rank in range(13)
]


def _slice_sets(part: int, byte: int) -> list[int]:
    found: list[int] = []
    for rank, nibble in ((2 * part, byte & 15), (2 * part + 1, byte >> 4)):
        if rank < 13:
            for table in (SINGLES, PAIRS, TRIPLES, FOURS):
                found += table[rank][nibble]
    return found


#: SETS[slice][byte]: all sets of one rank in two neighbouring ranks of a hand.
SETS: Final = [[_slice_sets(part, byte) for byte in range(256)] for part in range(SLICES)]

_KINDS: Final = {
    **{cards: SINGLE for rank in range(12) for cards in SINGLES[rank][15]},
    **{cards: PAIR for rank in range(12) for cards in PAIRS[rank][15]},
    **{cards: TRIPLE for rank in range(13) for cards in TRIPLES[rank][15]},
    **{cards: FOUR for rank in range(12) for cards in FOURS[rank][15]},
    **dict.fromkeys(SINGLES[12][15], HEO),
    **dict.fromkeys(PAIRS[12][15], HEO_PAIR),
}


def kind_of(cards: int) -> int:
    """The kind of a combination."""
    kind = _KINDS.get(cards, NONE)
    if kind:
        return kind
    span = (cards.bit_length() - 1 >> 2) - ((cards & -cards).bit_length() - 1 >> 2) + 1
    return STRAIGHT if span == cards.bit_count() else PAIR_RUN


def is_combination(cards: int) -> bool:
    """TL-6.1, for any set: whether a seat that held just these cards could lead them all."""
    return cards in leads(cards)


def leads(hand: int) -> list[int]:
    """Every combination in a hand: sets of one rank, then straights, then runs of pairs."""
    found = [
        *SETS[0][hand & 255],
        *SETS[1][hand >> 8 & 255],
        *SETS[2][hand >> 16 & 255],
        *SETS[3][hand >> 24 & 255],
        *SETS[4][hand >> 32 & 255],
        *SETS[5][hand >> 40 & 255],
        *SETS[6][hand >> 48],
    ]
    runs = straights(hand, 3, 12, 0)
    if runs:  # without three neighbouring ranks there are no three neighbouring pairs either
        found += runs
        found += pair_runs(hand, 3, 0)
    return found


def higher_sets(hand: int, table: list[list[list[int]]], floor: int) -> list[int]:
    """Sets of one rank greater than `floor`, which is such a set itself."""
    rank = floor.bit_length() - 1 >> 2
    rest = hand >> 4 * rank
    found = [cards for cards in table[rank][rest & 15] if cards > floor]
    rest >>= 4
    while rest:
        rank += 1
        found += table[rank][rest & 15]
        rest >>= 4
    return found


def fours(hand: int, floor: int) -> list[int]:
    """Fours of a kind greater than `floor`."""
    both = hand & hand >> 1
    found = []
    ranks = both & both >> 2 & LOWEST
    while ranks:
        low = ranks & -ranks
        ranks ^= low
        if low > floor:
            found.append(15 * low)
    return found


def straights(hand: int, shortest: int, longest: int, floor: int) -> list[int]:
    """Straights of these lengths; of the shortest only those greater than `floor`."""
    held = hand | hand >> 1
    held = (held | held >> 2) & LOWEST
    return _products(hand, SINGLES, held, shortest, longest, floor)


def pair_runs(hand: int, shortest: int, floor: int) -> list[int]:
    """Runs of at least so many pairs; of the shortest only those greater than `floor`."""
    # Two cards of a rank: both lower suits, both upper suits, or one of each.
    either = hand | hand >> 1
    both = hand & hand >> 1
    held = (both | both >> 2 | either & either >> 2) & LOWEST
    return _products(hand, PAIRS, held, shortest, 6, floor)


def _products(
    hand: int, table: list[list[list[int]]], held: int, shortest: int, longest: int, floor: int
) -> list[int]:
    """One set of `table` from each of several neighbouring ranks, all of them marked in `held`."""
    found: list[int] = []
    starts = held & held >> 4 & held >> 8  # no run is shorter than three
    if not starts:
        return found
    for step in range(3, shortest):
        starts &= held >> 4 * step
    hand &= BELOW_TWO
    while starts:
        low = starts & -starts
        starts ^= low
        shift = low.bit_length() - 1
        rank = shift >> 2
        rest = hand >> shift
        runs = table[rank][rest & 15]
        length = 1
        while length < longest:
            rest >>= 4
            rank += 1
            sets = table[rank][rest & 15]
            if not sets:
                break
            runs = [run | one for run in runs for one in sets]
            length += 1
            if length > shortest:
                found += runs
            elif length == shortest:
                found += [run for run in runs if run > floor]
    return found
