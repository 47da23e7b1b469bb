"""What a seat sees of a deal, as the small numbers that planning works on.

A hand is a bit mask, a meld on the table is its shape (engines/jolly/shapes.py). A *lay* is a move
without joker numbers, since all jokers are alike (JO-2.3): MELD + form<<6, or an extension whose
card is JOKER. `move` puts the numbers in.
"""

from bots.seat import JsonObject
from engines.jolly.cards import ALL_CARDS, ALL_NATURALS, FIRST_JOKER, NATURALS, PACK
from engines.jolly.moves import AT_LOW, CARD_FIELD, EXTEND, MELD, MELD_FIELD, MELD_SHIFT, WAY_FIELD
from engines.jolly.new_melds import FIRST_TWO, NEW_MELDS
from engines.jolly.shapes import FITTING, RUN, run_shape, set_shape

INDEX = PACK.index
JOKER = NATURALS


class Form:
    """A new meld but for the numbers of its jokers."""

    def __init__(self, lay: int, naturals: int, shape: int) -> None:
        self.lay = lay
        self.naturals = naturals
        self.jokers = 3 - naturals.bit_count()
        self.shape = shape


FORMS = {
    move & ~63: Form(move & ~63, new.mask & ALL_NATURALS, new.shape)
    for move, new in NEW_MELDS.items()
}


class Position:
    """A seat's view in phase `draw` or `play`."""

    def __init__(self, view: JsonObject) -> None:
        options = view["options"]
        self.seat: int = view["seat"]
        self.hand = PACK.mask(view["hand"])
        self.shapes = [shape_of(meld) for meld in view["melds"]]
        self.row = [INDEX[card] for card in view["row"]]
        self.opened: bool = view["opened"][self.seat]
        #: The seat has laid a meld below 30 in this turn (JO-6.4).
        self.pending: int = view["pending"]
        self.most_jokers: int = options["new_meld_jokers"]
        #: With `go_out` "any" a hand may be used up (JO-8.5).
        self.any_out: bool = options["go_out"] == "any"
        self.counts: list[int] = view["counts"]
        seats = len(self.counts)
        #: Who plays next, whether it may take from the row, and what it is known to hold.
        self.next: int = (self.seat + 1) % seats
        self.next_opened: bool = view["opened"][self.next]
        self.next_known = PACK.mask(view["known"][self.next])
        self.melds: list[JsonObject] = view["melds"]

    def unseen(self) -> int:
        """The cards that may still be drawn: those in the stock and in other hands."""
        seen = self.hand
        for card in self.row:
            seen |= 1 << card
        for meld in self.melds:
            seen |= PACK.mask(meld["cards"])
        return ALL_CARDS & ~seen


def shape_of(meld: JsonObject) -> int:
    cards: list[str] = meld["cards"]
    natural = next(INDEX[card] for card in cards if INDEX[card] < NATURALS)
    if meld["kind"] == "set":
        return set_shape(natural % 13, len(cards))
    return run_shape(natural // 13, meld["low"], meld["low"] + len(cards) - 1)


def fitting(shapes: list[int]) -> int:
    """The naturals that fit a meld of the table."""
    cards = 0
    for shape in shapes:
        cards |= FITTING[shape]
    return cards


def extended(shape: int, way: int) -> int:
    return shape - 16 if way == AT_LOW and shape >= RUN else shape + 1


def laid(lay: int, hand: int, shapes: list[int]) -> int:
    """The hand after this lay; the table's shapes are changed in place."""
    if lay >= MELD:
        form = FORMS[lay]
        shapes.append(form.shape)
        return without_jokers(hand & ~form.naturals, form.jokers)
    number = lay >> MELD_SHIFT & MELD_FIELD
    shapes[number] = extended(shapes[number], lay & WAY_FIELD)
    card = lay & CARD_FIELD
    return without_jokers(hand, 1) if card == JOKER else hand & ~(1 << card)


def without_jokers(hand: int, count: int) -> int:
    """The hand without its lowest jokers (JO-5.8)."""
    for _ in range(count):
        jokers = hand & ~ALL_NATURALS
        hand ^= jokers & -jokers
    return hand


def move(lay: int, hand: int) -> int:
    """The engine's move for a lay of this hand."""
    jokers = hand >> NATURALS
    if lay >= MELD:
        needed = FORMS[lay].jokers
        return lay + (FIRST_TWO[jokers] if needed == 2 else FIRST_JOKER[jokers] if needed else 0)
    if lay & CARD_FIELD == JOKER:
        return lay + FIRST_JOKER[jokers]
    return lay


def extend(number: int, way: int, card: int) -> int:
    return EXTEND + (number << MELD_SHIFT) + way + card
