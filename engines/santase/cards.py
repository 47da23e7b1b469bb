"""Santase's cards and moves (SA-2, SA-5), and tables that answer a question of six bits a suit.

A card is 6 * suit + rank. A move is a card 0 … 23, MARRIAGE + card for a lead that declares the
pair, or one of the four words below.
"""

from engines.core.cards import SUITS, Pack, cards_in

RANKS = "9JQKTA"
PACK = Pack(rank + suit for suit in SUITS for rank in RANKS)
CODES = PACK.codes
ALL = 2**24 - 1

MARRIAGE = 24
DECLARE, CLOSE, EXCHANGE, PASS = 48, 49, 50, 51

#: Points of each card (SA-2.3).
POINTS = [0, 2, 3, 4, 10, 11] * 4
#: The queen and the king of a suit of six bits.
PAIR = 0b001100
#: Cards in the stock after the deal, without the trump card under it (SA-3.1).
STOCK = 11

#: SUIT_CARDS[suit][bits]: the cards of that suit whose bits are set, lowest first.
SUIT_CARDS = [
    [[6 * suit + rank for rank in cards_in(bits)] for bits in range(64)] for suit in range(4)
]
#: The same as codes.
SUIT_CODES = [[[CODES[card] for card in cards] for cards in suit] for suit in SUIT_CARDS]


def _leads(cards: list[int]) -> list[int]:
    """SA-5.3: each card first without, then with marriage."""
    pair = [card for card in cards if PAIR >> card % 6 & 1]
    return sorted(
        cards + [MARRIAGE + card for card in pair if len(pair) == 2],
        key=lambda move: (move % MARRIAGE, move),
    )


#: SUIT_LEADS[suit][bits]: the leads that suit offers, marriages among them.
SUIT_LEADS = [[_leads(cards) for cards in suit] for suit in SUIT_CARDS]

#: HIGHER[card]: the six bits of the ranks above it (SA-2.2).
HIGHER = [63 & -2 << card % 6 for card in range(24)]
#: BEATERS[trump][card]: the set of cards that win the trick when that card was led (SA-7.4).
BEATERS = [
    [
        HIGHER[card] << 6 * (card // 6) | (63 << 6 * trump if card // 6 != trump else 0)
        for card in range(24)
    ]
    for trump in range(4)
]


def hand_cards(hand: int) -> list[int]:
    """All cards of a hand in canonical order, as a new list."""
    return [
        *SUIT_CARDS[0][hand & 63],
        *SUIT_CARDS[1][hand >> 6 & 63],
        *SUIT_CARDS[2][hand >> 12 & 63],
        *SUIT_CARDS[3][hand >> 18],
    ]


def words_and_leads(words: list[int], hand: int) -> list[int]:
    """What may be said, then all leads that a hand offers (SA-5.3), as a new list."""
    return [
        *words,
        *SUIT_LEADS[0][hand & 63],
        *SUIT_LEADS[1][hand >> 6 & 63],
        *SUIT_LEADS[2][hand >> 12 & 63],
        *SUIT_LEADS[3][hand >> 18],
    ]


def hand_codes(hand: int) -> list[str]:
    """The codes of a hand in canonical order, as a new list."""
    return [
        *SUIT_CODES[0][hand & 63],
        *SUIT_CODES[1][hand >> 6 & 63],
        *SUIT_CODES[2][hand >> 12 & 63],
        *SUIT_CODES[3][hand >> 18],
    ]
