"""Instant wins (TL-3.6): which of the thirteen patterns a dealt hand holds, as bits."""

from typing import Final

from engines.tienlen.cards import BELOW_TWO, BLACK, TWO

#: The patterns in the book's order, each with the deals it counts in: always (yes), never (empty),
#: or only with `instant_wins` "cumulative".
TABLE: Final = [
    ("four_threes", "yes", ""),
    ("four_twos", "yes", "yes"),
    ("three_pairs_3s", "yes", ""),
    ("four_pairs_3s", "yes", ""),
    ("three_triples", "yes", ""),
    ("four_triples", "yes", ""),
    ("three_quads", "yes", ""),
    ("five_pairs_triple", "yes", ""),
    ("five_run_pairs_triple", "yes", ""),
    ("five_run_pairs", "cumulative", "yes"),
    ("six_pairs", "cumulative", "yes"),
    ("dragon", "cumulative", "yes"),
    ("one_colour", "cumulative", "yes"),
]
# The same as bits, in the same order.
FOUR_THREES: Final = 1
FOUR_TWOS: Final = 2
THREE_PAIRS_3S: Final = 4
FOUR_PAIRS_3S: Final = 8
THREE_TRIPLES: Final = 16
FOUR_TRIPLES: Final = 32
THREE_QUADS: Final = 64
FIVE_PAIRS_TRIPLE: Final = 128
FIVE_RUN_PAIRS_TRIPLE: Final = 256
FIVE_RUN_PAIRS: Final = 512
SIX_PAIRS: Final = 1024
DRAGON: Final = 2048
ONE_COLOUR: Final = 4096

# The lowest and the highest bit of every rank.
ONES: Final = 0x1111111111111
EIGHTS: Final = 0x8888888888888
TWELVE_EIGHTS: Final = EIGHTS & BELOW_TWO
THREE_EIGHTS: Final = 0x888
FOUR_EIGHTS: Final = 0x8888


def _in_force(column: int, *entries: str) -> int:
    return sum(1 << place for place, row in enumerate(TABLE) if row[column] in entries)


#: The patterns that win in an initial and in a later deal under each value of `instant_wins`.
IN_FORCE: Final = {
    "by_deal": (_in_force(1, "yes"), _in_force(2, "yes")),
    "cumulative": (_in_force(1, "yes", "cumulative"), _in_force(2, "yes")),
    "off": (0, 0),
}


def pattern_names(patterns: int) -> list[str]:
    """The names of these patterns in the book's order."""
    return [row[0] for place, row in enumerate(TABLE) if patterns >> place & 1]


def five_neighbours(marks: int) -> bool:
    """Whether five neighbouring ranks below 2 are marked."""
    marks &= BELOW_TWO
    two = marks & marks >> 4
    return (two & two >> 8 & marks >> 16) != 0


def patterns_of(hand: int) -> int:
    """Every pattern that these 13 cards hold."""
    # The number of cards of each rank, in its own four bits (0 … 4), so that one addition asks all
    # ranks at once whether they have two, or three: the carry lands in the rank's highest bit.
    counts = hand - (hand >> 1 & 0x5555555555555)
    counts = (counts & 0x3333333333333) + (counts >> 2 & 0x3333333333333)
    pairs = counts + 6 * ONES & EIGHTS
    triples = counts + 5 * ONES & EIGHTS
    quads = counts + 4 * ONES & EIGHTS
    found = 0
    if hand & 15 == 15:
        found |= FOUR_THREES
    if hand >> TWO == 15:
        found |= FOUR_TWOS
    if hand & 1 and pairs & THREE_EIGHTS == THREE_EIGHTS:
        found |= THREE_PAIRS_3S
        if pairs & FOUR_EIGHTS == FOUR_EIGHTS:
            found |= FOUR_PAIRS_3S
    if triples.bit_count() >= 3:
        found |= THREE_TRIPLES
        if triples.bit_count() >= 4:
            found |= FOUR_TRIPLES
        if quads.bit_count() >= 3:
            found |= THREE_QUADS
    if five_neighbours(pairs):
        found |= FIVE_RUN_PAIRS
    odd = counts & ONES
    if odd.bit_count() == 1 and counts & odd << 1:  # the odd rank has three cards, not one
        found |= FIVE_PAIRS_TRIPLE
        # The ten other cards are even ranks, so five of these in a row are exactly two cards each.
        if five_neighbours(pairs ^ odd << 3):
            found |= FIVE_RUN_PAIRS_TRIPLE
    if pairs.bit_count() + quads.bit_count() >= 6:  # four of a kind are two pairs
        found |= SIX_PAIRS
    if counts + 7 * ONES & TWELVE_EIGHTS == TWELVE_EIGHTS:
        found |= DRAGON
    if not hand & BLACK or not hand & ~BLACK:
        found |= ONE_COLOUR
    return found
