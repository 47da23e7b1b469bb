"""A meld on the table: who laid it, its cards in table order, its jokers (JO-5.7, JO-7.5)."""

from engines.core.plain import JsonObject
from engines.jolly.cards import NATURALS
from engines.jolly.moves import AT_LOW
from engines.jolly.shapes import LOW, RUN, card_at, rank_mask


class Meld:
    """It never changes: where a card comes in, a new meld takes its place."""

    def __init__(self, owner: int, shape: int, cards: tuple[int, ...]) -> None:
        self.owner = owner
        self.shape = shape
        #: In table order.
        self.cards = cards
        #: What views show of it, once one has: a meld is shown far oftener than it is made.
        self.shown: JsonObject | None = None

    def extended(self, card: int, way: int) -> "Meld":
        if way == AT_LOW:
            return Meld(self.owner, self.shape - 16, (card, *self.cards))
        return Meld(self.owner, self.shape + 1, (*self.cards, card))

    def swapped(self, card: int) -> "Meld":
        """With this natural in the place of a joker."""
        place = self.joker_for(card)
        cards = (*self.cards[:place], card, *self.cards[place + 1 :])
        return Meld(self.owner, self.shape, cards)

    def joker_for(self, card: int) -> int:
        """The place of the joker that stands for this natural, in a set the lowest-numbered one
        (JO-7.5); -1 if there is none."""
        found = -1
        for place, joker in enumerate(self.cards):
            if joker < NATURALS or not self._belonging(place) >> card & 1:
                continue
            if found < 0 or joker < self.cards[found]:
                found = place
        return found

    def exchangeable(self) -> int:
        """The naturals that a joker of this meld stands for."""
        cards = 0
        for place, card in enumerate(self.cards):
            if card >= NATURALS:
                cards |= self._belonging(place)
        return cards

    def _belonging(self, place: int) -> int:
        """The naturals that belong at this place; in a set all of its rank (JO-5.1)."""
        shape = self.shape
        if shape < RUN:
            return rank_mask(shape >> 1)
        return 1 << card_at(shape >> 8 & 3, LOW[shape] + place)
