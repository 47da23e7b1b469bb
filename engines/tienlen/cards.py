"""Tiến lên's cards (TL-2): rank first, then suit, so that the greater number is the stronger card.

A rank is four bits of a mask. Tables are indexed by *slice*, two ranks of a mask in one byte: the
cards of any hand come out of seven lookups instead of a loop over its bits.
"""

from typing import Final

from engines.core.cards import Pack

RANKS: Final = "3456789TJQKA2"
PACK: Final = Pack(rank + suit for rank in RANKS for suit in "SCDH")
ALL: Final = 2**52 - 1
HAND: Final = 13

#: Cards below the 2s; the 2s begin at this bit.
TWO: Final = 48
BELOW_TWO: Final = 2**TWO - 1
BLACK: Final = 0x3333333333333

SLICES: Final = 7
_NAMES: Final = [
    [PACK.names(byte << 8 * part) if byte << 8 * part <= ALL else [] for byte in range(256)]
    for part in range(SLICES)
]

#: TL-2.3: the points of each set of 2s, by its four bits.
_HEO_POINTS: Final = [
    sum(points for suit, points in enumerate((1, 1, 2, 2)) if heo >> suit & 1) for heo in range(16)
]


def names(cards: int) -> list[str]:
    """The codes of a set in canonical order, as a new list."""
    return (
        _NAMES[0][cards & 255]
        + _NAMES[1][cards >> 8 & 255]
        + _NAMES[2][cards >> 16 & 255]
        + _NAMES[3][cards >> 24 & 255]
        + _NAMES[4][cards >> 32 & 255]
        + _NAMES[5][cards >> 40 & 255]
        + _NAMES[6][cards >> 48]
    )


def heo_points(cards: int) -> int:
    """TL-2.3: the points of the 2s among these cards."""
    return _HEO_POINTS[cards >> TWO]
