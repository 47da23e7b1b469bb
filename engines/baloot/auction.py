"""What may be said before the play (BL-4, BL-5): the bids of both rounds, the steps of doubling."""

from engines.baloot.cards import (
    ACE,
    ASHKAL,
    DOUBLE,
    FOUR,
    GAHWA,
    HOKUM,
    KAWESH,
    PASS,
    SUN,
    TRIPLE,
)

#: What the seat that is asked at each level may say (BL-5.2).
RAISES = [[], [PASS, DOUBLE], [PASS, TRIPLE], [PASS, FOUR], [PASS, GAHWA]]

SEVENS_AND_EIGHTS = 0x03030303
NINES = 0x04040404


def _bids(second: bool, public_suit: int, stands: bool, ashkal: bool, kawesh: bool) -> list[int]:
    bids = [PASS]
    if not stands:  # BL-4.2: the suit of the public card; BL-4.3: any other; BL-4.4: none
        bids += [HOKUM + suit for suit in range(4) if (suit == public_suit) != second]
    bids.append(SUN)
    if ashkal:
        bids.append(ASHKAL)
    if kawesh:
        bids.append(KAWESH)
    return bids


_BIDS = [
    _bids(second, suit, stands, ashkal, kawesh)
    for second in (False, True)
    for suit in range(4)
    for stands in (False, True)
    for ashkal in (False, True)
    for kawesh in (False, True)
]


def open_bids(second: bool, public: int, stands: bool, ashkal: bool, kawesh: bool) -> list[int]:
    """The bids of a round, with or without a standing Hokum, ashkal and kawesh where allowed."""
    index = 4 * second + (public >> 3)
    return _BIDS[8 * index + 4 * stands + 2 * ashkal + kawesh]


def may_ashkal(second: bool, public: int, position: int) -> bool:
    """BL-4.7: round 1, the last two to speak, and no ace."""
    return not second and position >= 3 and public & 7 != ACE


def is_worthless(hand: int, second: bool, public: int) -> bool:
    """BL-4.9: only 7s, 8s, and 9s whose suit cannot be named trump in this round."""
    nines = NINES & (255 << (public & 24))
    if not second:
        nines ^= NINES
    return not hand & ~(SEVENS_AND_EIGHTS | nines)
