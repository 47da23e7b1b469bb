"""What a player who counts knows in the middle of a deal, as integers."""

from collections.abc import Iterator
from random import Random

from bots.seat import JsonObject
from engines.core.cards import SUITS, cards_in, mask_of
from engines.santase.cards import ALL, PACK, POINTS
from engines.santase.past import Past

#: What a card is worth on average: for tricks that nobody remembers.
MEAN_POINTS = 5


class Count:
    """A view through the eyes of a player who counts. Side 0 is this player, side 1 the other."""

    def __init__(self, view: JsonObject) -> None:
        """`view` with its history as `Memory.recall` gives it back."""
        me: int = view["seat"]
        them = me ^ 1
        index = PACK.index
        past = Past(view)
        self.hand = PACK.mask(view["hand"])
        self.trump = SUITS.index(view["trump"])
        self.trump_card = -1 if view["trump_card"] is None else index[view["trump_card"]]
        self.stock: int = view["stock"]
        closer = view["closed_by"]
        #: The side that closed, or -1.
        self.closer = -1 if closer is None else closer ^ me
        self.strict = closer is not None or not self.stock
        #: The card on the table, or -1.
        self.led = -1 if view["table"] is None else index[view["table"]]
        self.mine: int = view["points"]
        #: Exact for a player who has seen every trick.
        self.theirs = past.points[them] + MEAN_POINTS * past.face_down[them]
        #: Cards that they hold for certain.
        self.known = PACK.mask(view["known"][them])
        seen = past.seen | self.hand | self.known
        if self.trump_card >= 0:
            seen |= 1 << self.trump_card
        #: Cards that they may hold besides, and how many of these they do.
        self.possible = ALL & ~seen & ~past.voids[them]
        #: All that they may hold, now or when they have drawn.
        self.out = self.known | self.possible
        self.room: int = view["counts"][them] - self.known.bit_count()
        options = view["options"]
        self.bonus: int = options["last_trick_bonus"]
        #: Game points that end the match, mine and theirs: more are of no use.
        self.needs: list[int] = [options["target"] - view["scores"][seat] for seat in (me, them)]

    @property
    def certain(self) -> bool:
        """Their hand is known to the last card."""
        return self.possible.bit_count() == self.room

    def hands(self, rng: Random, most: int) -> Iterator[int]:
        """Guesses of their hand; just the one where there is nothing to guess."""
        if self.certain:
            yield self.known | self.possible
            return
        possible = cards_in(self.possible)
        for _ in range(most):
            yield self.known | mask_of(rng.sample(possible, self.room))


def worth(cards: int) -> int:
    """The points of a set of cards."""
    return sum(POINTS[card] for card in cards_in(cards))
