"""Jolly's cards (JO-2), and hands as lists of cards or codes, read from tables."""

from engines.core.cards import SUITS, Pack, mask_of

RANKS = "23456789TJQKA"
NATURALS = 52
JOKERS = 8
PACK = Pack([rank + suit for suit in SUITS for rank in RANKS] + [f"X{n}" for n in range(JOKERS)])

ALL_CARDS = (1 << PACK.size) - 1
ALL_NATURALS = (1 << NATURALS) - 1
SUIT_BITS = 13
ONE_SUIT = (1 << SUIT_BITS) - 1

# The groups of equal penalty (JO-2.4).
ACES = mask_of(13 * suit + 12 for suit in range(4))
TENS = mask_of(13 * suit + rank for suit in range(4) for rank in range(8, 12))
LOW_CARDS = ALL_NATURALS ^ ACES ^ TENS


def _sets(first: int) -> list[tuple[int, ...]]:
    """The cards of every set of the ten cards from `first` on, indexed by the set."""
    sets: list[tuple[int, ...]] = [()]
    for card in range(first, first + 10):
        sets += [(*lower, card) for lower in sets]
    return sets


def _named(sets: list[tuple[int, ...]]) -> list[tuple[str, ...]]:
    return [tuple([PACK.codes[card] for card in cards]) for cards in sets]


def _with_lowest_joker(cards: tuple[int, ...]) -> tuple[int, ...]:
    naturals = [card for card in cards if card < NATURALS]
    return (*naturals, *cards[len(naturals) : len(naturals) + 1])


# A hand's sixty bits, ten at a time: its cards come out of six small tables, without a loop.
# Tuples, since the garbage collector passes over tuples of numbers and strings.
TEN = (1 << 10) - 1
CARDS_0, CARDS_1, CARDS_2, CARDS_3, CARDS_4, CARDS_5 = map(_sets, range(0, 60, 10))
NAMES_0, NAMES_1, NAMES_2 = _named(CARDS_0), _named(CARDS_1), _named(CARDS_2)
NAMES_3, NAMES_4, NAMES_5 = _named(CARDS_3), _named(CARDS_4), _named(CARDS_5)
DISCARDS_5 = [_with_lowest_joker(cards) for cards in CARDS_5]

#: The number of the lowest joker, by the jokers held: actions use no other (JO-5.8).
FIRST_JOKER = [(jokers & -jokers).bit_length() - 1 for jokers in range(1 << JOKERS)]


def hand_names(hand: int) -> list[str]:
    """The codes of a set of cards in canonical order, as a new list."""
    return [
        *NAMES_0[hand & TEN],
        *NAMES_1[hand >> 10 & TEN],
        *NAMES_2[hand >> 20 & TEN],
        *NAMES_3[hand >> 30 & TEN],
        *NAMES_4[hand >> 40 & TEN],
        *NAMES_5[hand >> 50],
    ]


def discards(hand: int) -> list[int]:
    """The cards that may be discarded: every natural, and of the jokers the lowest (JO-8.1)."""
    return [
        *CARDS_0[hand & TEN],
        *CARDS_1[hand >> 10 & TEN],
        *CARDS_2[hand >> 20 & TEN],
        *CARDS_3[hand >> 30 & TEN],
        *CARDS_4[hand >> 40 & TEN],
        *DISCARDS_5[hand >> 50],
    ]
