"""New melds (JO-5.4): the 518 forms they come in (JO-5.10), and those that a hand can lay.

A *form* says which naturals a new meld has and where they go; jokers fill the other places. With
the numbers of the jokers it makes a move: MELD + form<<6 + jokers, where `jokers` is 0, the number
of the one joker, or first + 8*second.
"""

from engines.core.cards import cards_in
from engines.jolly.cards import FIRST_JOKER, JOKERS, NATURALS, ONE_SUIT, PACK
from engines.jolly.moves import MELD
from engines.jolly.shapes import card_at, rank_mask, run_shape, set_shape


class NewMeld:
    """All about one `meld` move."""

    def __init__(self, move: int, cards: tuple[int, ...], shape: int, low: int) -> None:
        self.move = move
        #: In table order.
        self.cards = cards
        self.shape = shape
        #: The run's lowest position; 0 for a set.
        self.low = low
        self.mask = 0
        for card in cards:
            self.mask |= 1 << card
        self.jokers = (self.mask >> NATURALS).bit_count()


#: By move, and by cards and low (`mask | low << 60`), which is what an action says.
NEW_MELDS: dict[int, NewMeld] = {}
BY_CARDS: dict[int, int] = {}


def joker_choices(count: int) -> list[tuple[int, list[int]]]:
    """Each choice of this many jokers: its number in the move, and the cards."""
    if count == 0:
        return [(0, [])]
    if count == 1:
        return [(first, [NATURALS + first]) for first in range(8)]
    return [
        (first + 8 * second, [NATURALS + first, NATURALS + second])
        for second in range(8)
        for first in range(second)
    ]


def by_cards(mask: int, low: int) -> int:
    return mask | low << PACK.size


def _add_form(base: int, naturals: list[int], places: list[int], shape: int, low: int) -> None:
    """Enter a form with every choice of jokers; `places` are the naturals' places of the three."""
    for jokers, cards in joker_choices(3 - len(naturals)):
        rest = cards[:]
        laid = [
            naturals[places.index(place)] if place in places else rest.pop(0) for place in range(3)
        ]
        new = NewMeld(base + jokers, tuple(laid), shape, low)
        NEW_MELDS[new.move] = new
        BY_CARDS[by_cards(new.mask, low)] = new.move


def _add_all_forms() -> tuple[dict[int, int], list[list[list[int]]]]:
    base = MELD
    sets: dict[int, int] = {}
    for rank in range(13):
        for pattern in range(1, 15):
            cards = [13 * suit + rank for suit in cards_in(pattern)]
            _add_form(base, cards, list(range(len(cards))), set_shape(rank, 3), 0)
            sets[sum(1 << card for card in cards)] = base
            base += 64
    runs = [[[0] * 8 for _ in range(13)] for _ in range(4)]
    for suit in range(4):
        for low in range(1, 13):
            for pattern in range(1, 8):
                places = cards_in(pattern)
                cards = [card_at(suit, low + place) for place in places]
                _add_form(base, cards, places, run_shape(suit, low, low + 2), low)
                runs[suit][low][pattern] = base
                base += 64
    return sets, runs


#: The moves without their jokers: of sets by their naturals, of runs by suit, low and the places
#: of the naturals.
SET_MOVES, RUN_MOVES = _add_all_forms()

#: For the naturals of one rank: the sets of three of them, and those of two and a joker.
RankMelds = tuple[tuple[int, ...], tuple[int, ...]]
RANK_MELDS: dict[int, RankMelds] = {}


def _subsets(mask: int) -> list[int]:
    """Every set within this one but the empty one, in numerical order."""
    subset, found = mask, []
    while subset:
        found.append(subset)
        subset = (subset - 1) & mask
    return found[::-1]


for _rank in range(13):
    for _held in _subsets(rank_mask(_rank)):
        RANK_MELDS[_held] = (
            tuple([SET_MOVES[part] for part in _subsets(_held) if part.bit_count() == 3]),
            tuple([SET_MOVES[part] for part in _subsets(_held) if part.bit_count() == 2]),
        )

#: What the naturals on neighbouring positions of a suit make: runs without a joker, runs with one,
#: and what one natural and two jokers make, sets too.
RunMelds = tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]


def _run_melds(suit: int, first: int) -> list[RunMelds]:
    """By the naturals on the eight positions from `first` on: the melds of the six runs of three
    among these. The sets of each natural are counted once, at the position 2 … 8 or 9 … 14."""
    table: list[RunMelds] = []
    alone = range(2, 9) if first == 1 else range(9, 15)
    for held in range(256):
        none: list[int] = []
        one: list[int] = []
        two = [
            SET_MOVES[1 << card_at(suit, position)]
            for position in alone
            if held >> position - first & 1
        ]
        for place in range(6):
            for pattern in _subsets(held >> place & 7):
                jokers = 3 - pattern.bit_count()
                (none, one, two)[jokers].append(RUN_MOVES[suit][first + place][pattern])
        table.append((tuple(none), tuple(one), tuple(two)))
    return table


# Runs that begin at 1 … 6 lie within the positions 1 … 8, those at 7 … 12 within 7 … 14.
LOW_CLUBS, LOW_DIAMONDS, LOW_HEARTS, LOW_SPADES = (_run_melds(suit, 1) for suit in range(4))
HIGH_CLUBS, HIGH_DIAMONDS, HIGH_HEARTS, HIGH_SPADES = (_run_melds(suit, 7) for suit in range(4))

#: What two jokers add to a move, by the jokers held: the lowest two (JO-5.8).
FIRST_TWO = [
    FIRST_JOKER[jokers] + 8 * FIRST_JOKER[jokers & jokers - 1] for jokers in range(1 << JOKERS)
]

#: Times the bit of a rank in clubs: the rank in all suits.
ALL_SUITS = 1 | 1 << 13 | 1 << 26 | 1 << 39


def new_melds(hand: int, most_jokers: int) -> list[int]:
    """Every new meld of a hand: those of naturals, then with one joker, then with two; in each
    part sets of several naturals, then by suit what lies low, then what lies high."""
    c = hand & ONE_SUIT
    d = hand >> 13 & ONE_SUIT
    h = hand >> 26 & ONE_SUIT
    s = hand >> 39 & ONE_SUIT
    # Bit p-1 of a suit's positions is position p; the ace has two.
    positions = c << 1 | c >> 12
    c1, c2 = LOW_CLUBS[positions & 255], HIGH_CLUBS[positions >> 6]
    positions = d << 1 | d >> 12
    d1, d2 = LOW_DIAMONDS[positions & 255], HIGH_DIAMONDS[positions >> 6]
    positions = h << 1 | h >> 12
    h1, h2 = LOW_HEARTS[positions & 255], HIGH_HEARTS[positions >> 6]
    positions = s << 1 | s >> 12
    s1, s2 = LOW_SPADES[positions & 255], HIGH_SPADES[positions >> 6]

    moves: list[int] = []
    jokers = hand >> NATURALS
    if not jokers:
        threes = c & d & (h | s) | h & s & (c | d)
        while threes:
            rank = threes & -threes
            moves += RANK_MELDS[hand & rank * ALL_SUITS][0]
            threes ^= rank
        return [*moves, *c1[0], *c2[0], *d1[0], *d2[0], *h1[0], *h2[0], *s1[0], *s2[0]]

    one: list[int] = []
    pairs = c & d | h & s | (c | d) & (h | s)
    while pairs:
        rank = pairs & -pairs
        melds = RANK_MELDS[hand & rank * ALL_SUITS]
        moves += melds[0]
        one += melds[1]
        pairs ^= rank
    moves = [*moves, *c1[0], *c2[0], *d1[0], *d2[0], *h1[0], *h2[0], *s1[0], *s2[0]]
    one = [*one, *c1[1], *c2[1], *d1[1], *d2[1], *h1[1], *h2[1], *s1[1], *s2[1]]
    first = FIRST_JOKER[jokers]
    moves += [move + first for move in one]
    if most_jokers == 2 and jokers & (jokers - 1):
        two = [*c1[2], *c2[2], *d1[2], *d2[2], *h1[2], *h2[2], *s1[2], *s2[2]]
        both = FIRST_TWO[jokers]
        moves += [move + both for move in two]
    return moves
