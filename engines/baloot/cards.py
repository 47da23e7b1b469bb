"""Baloot's cards and moves (BL-2): trick ranks and card points as flat tables, moves as numbers.

A move is a card 0 … 31 to play it, or one of the numbers below. A declaration is DECLARE plus the
project's place in `projects.PROJECTS`. An answer to a sawa holds the answering seat, because both
opponents may answer in any order (BL-8.2).
"""

from engines.core.suits import PACK32

PACK = PACK32
CODES = PACK.codes

PASS = 32
HOKUM = 33  # + suit
SUN = 37
ASHKAL = 38
KAWESH = 39
DOUBLE = 40  # the next three are triple, four and gahwa: DOUBLE + level - 1 raises the level
TRIPLE = 41
FOUR = 42
GAHWA = 43
SAWA = 44
ACCEPT = 45  # + seat
REJECT = 49  # + seat
DECLARE = 53  # + project

#: The trump suit of a Sun: none. As a byte of a hand it is always empty.
NO_TRUMP = 4

ACE = 7
#: King and queen in the byte of a suit (BL-6.9).
ROYALS = 0b01100000
LAST_TRICK = 10

# BL-2.2 and BL-2.3, by rank 7 8 9 T J Q K A.
PLAIN_ORDER = "789JQKTA"
TRUMP_ORDER = "78QKTA9J"
PLAIN_POINTS = [0, 0, 0, 10, 2, 3, 4, 11]
TRUMP_POINTS = [0, 0, 14, 10, 20, 3, 4, 11]


def _rank(card: int, trump: int) -> int:
    rank = CODES[card][0]
    if card >> 3 == trump:
        return 8 + TRUMP_ORDER.index(rank)
    return PLAIN_ORDER.index(rank)


def _weakness(trump: int) -> list[int]:
    """BL-11.2: fewer points, then side suit before trump and lower rank, then canonical order."""
    order = sorted(range(32), key=lambda card: (POINTS[trump][card], RANK[trump][card], card))
    return [order.index(card) for card in range(32)]


#: RANK[trump][card]: 0 … 7 in a side suit, 8 … 15 in trumps.
RANK = [[_rank(card, trump) for card in range(32)] for trump in range(5)]

#: POINTS[trump][card] (BL-2.3).
POINTS = [
    [(TRUMP_POINTS if card >> 3 == trump else PLAIN_POINTS)[card & 7] for card in range(32)]
    for trump in range(5)
]

#: POWER[4 * trump + led][card]: what wins the trick (BL-7.6); -1 for a suit that cannot.
POWER = [
    [RANK[trump][card] if card >> 3 in (led, trump) else -1 for card in range(32)]
    for trump in range(5)
    for led in range(4)
]

#: HIGHER[rank]: the trumps that beat the trump of this rank, in the byte of the suit.
HIGHER = [
    sum(1 << other for other in range(8) if RANK[0][other] > RANK[0][rank]) for rank in range(8)
]

#: WEAKNESS[trump][card]: place of the card among all, the weakest first.
WEAKNESS = [_weakness(trump) for trump in range(5)]


def points_of(hand: int, trump: int) -> int:
    """The card points of a set."""
    points = POINTS[trump]
    return sum(points[card] for card in range(32) if hand >> card & 1)
