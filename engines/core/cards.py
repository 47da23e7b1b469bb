"""Card codes and card sets.

Every game numbers its cards 0, 1, 2 … in its own canonical order. A set of cards is an int with
one bit a card, so that the lowest bit is the first card in canonical order.
"""

from collections.abc import Iterable

SUITS = "CDHS"
SUIT_NAMES = ("clubs", "diamonds", "hearts", "spades")


class Pack:
    """The cards of one game in canonical order: codes both ways."""

    def __init__(self, codes: Iterable[str]) -> None:
        self.codes = list(codes)
        self.index = {code: card for card, code in enumerate(self.codes)}
        self.size = len(self.codes)

    def names(self, mask: int) -> list[str]:
        """The codes of a set, in canonical order."""
        codes = self.codes
        names = []
        while mask:
            low = mask & -mask
            names.append(codes[low.bit_length() - 1])
            mask ^= low
        return names

    def mask(self, codes: Iterable[str]) -> int:
        """The set of these codes (which are known to be cards of this pack)."""
        mask = 0
        for code in codes:
            mask |= 1 << self.index[code]
        return mask

    def card(self, code: object) -> int:
        """The card with this code, or -1 for anything that is not one."""
        return self.index.get(code, -1) if isinstance(code, str) else -1


def cards_in(mask: int) -> list[int]:
    """The cards of a set, in canonical order."""
    cards = []
    while mask:
        low = mask & -mask
        cards.append(low.bit_length() - 1)
        mask ^= low
    return cards


def mask_of(cards: Iterable[int]) -> int:
    """The set of these cards."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask
