"""Shapes of melds (JO-5, JO-6, JO-7): what each is worth and what fits it.

A *shape* is what a meld covers, whoever laid it and whichever of its cards are jokers: rank and
size of a set, or suit and ends of a run. It is one int, so that all answers come from tables:

    2*rank + size - 3                         set
    RUN + suit<<8 + low<<4 + high             run over the positions low … high (JO-5.3)
"""

from engines.jolly.cards import SUIT_BITS
from engines.jolly.moves import AT_HIGH, AT_LOW, AT_SET

RUN = 1 << 10
SHAPES = 2 * RUN
#: Positions of the ace in a run.
LOW_ACE = 1
HIGH_ACE = 14
OPENING = 30  # JO-6.3


def set_shape(rank: int, size: int) -> int:
    return 2 * rank + size - 3


def run_shape(suit: int, low: int, high: int) -> int:
    return RUN + (suit << 8) + (low << 4) + high


def rank_mask(rank: int) -> int:
    """The four naturals of a rank."""
    return sum(1 << SUIT_BITS * suit + rank for suit in range(4))


def card_at(suit: int, position: int) -> int:
    """The natural that belongs on this position of a run."""
    return 13 * suit + (12 if position == LOW_ACE else position - 2)


#: Meld value of each shape (JO-6.1, JO-6.2): a joker counts as what it stands for.
VALUE = [0] * SHAPES
#: The lowest position of a run; 0 for a set.
LOW = [0] * SHAPES
#: The naturals that could be added, the extensions with them (`way + card`), and the open ways.
FITTING = [0] * SHAPES
EXTENSIONS: list[list[int]] = [[] for _ in range(SHAPES)]
WAYS: list[list[int]] = [[] for _ in range(SHAPES)]


def _position_value(position: int) -> int:
    return 10 if position >= 10 else 5


def _fill_set(rank: int) -> None:
    three, four = set_shape(rank, 3), set_shape(rank, 4)
    each = 10 if rank >= 8 else 5
    VALUE[three], VALUE[four] = (25, 35) if rank == 12 else (3 * each, 4 * each)
    FITTING[three] = rank_mask(rank)
    EXTENSIONS[three] = [AT_SET + 13 * suit + rank for suit in range(4)]
    WAYS[three] = [AT_SET]


def _fill_run(suit: int, low: int, high: int) -> None:
    shape = run_shape(suit, low, high)
    LOW[shape] = low
    VALUE[shape] = sum(_position_value(position) for position in range(low, high + 1))
    for way, position, first, last in (
        (AT_LOW, low - 1, low - 1, high),
        (AT_HIGH, high + 1, low, high + 1),
    ):
        # JO-5.3: nothing below 1 or above 14, and never both aces.
        if first >= LOW_ACE and last <= HIGH_ACE and (first, last) != (LOW_ACE, HIGH_ACE):
            card = card_at(suit, position)
            FITTING[shape] |= 1 << card
            EXTENSIONS[shape].append(way + card)
            WAYS[shape].append(way)


for _rank in range(13):
    _fill_set(_rank)
for _suit in range(4):
    for _low in range(LOW_ACE, HIGH_ACE - 1):
        for _high in range(_low + 2, HIGH_ACE + 1):
            if (_low, _high) != (LOW_ACE, HIGH_ACE):
                _fill_run(_suit, _low, _high)
