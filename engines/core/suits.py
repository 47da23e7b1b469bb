"""Hands of a 32-card pack: four suits of eight ranks, one byte of the mask a suit.

Omi and Baloot share these tables: the cards of any hand come out of them without a loop over bits.
"""

from engines.core.cards import SUITS, Pack, cards_in

RANKS = "789TJQKA"
PACK32 = Pack(rank + suit for suit in SUITS for rank in RANKS)

#: SUIT_CARDS[suit][byte]: the cards of that suit whose bits are set in the byte, lowest first.
SUIT_CARDS = [
    [[8 * suit + rank for rank in cards_in(byte)] for byte in range(256)] for suit in range(4)
]


def suit_byte(hand: int, suit: int) -> int:
    """The eight bits of one suit."""
    return hand >> (8 * suit) & 255


def hand_cards(hand: int) -> list[int]:
    """All cards of a hand in canonical order, as a new list."""
    return [
        *SUIT_CARDS[0][hand & 255],
        *SUIT_CARDS[1][hand >> 8 & 255],
        *SUIT_CARDS[2][hand >> 16 & 255],
        *SUIT_CARDS[3][hand >> 24],
    ]


#: The same tables with codes in place of cards.
SUIT_CODES = [[[PACK32.codes[card] for card in cards] for cards in suit] for suit in SUIT_CARDS]


def hand_codes(hand: int) -> list[str]:
    """The codes of a hand in canonical order, as a new list."""
    return [
        *SUIT_CODES[0][hand & 255],
        *SUIT_CODES[1][hand >> 8 & 255],
        *SUIT_CODES[2][hand >> 16 & 255],
        *SUIT_CODES[3][hand >> 24],
    ]
