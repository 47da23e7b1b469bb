"""Which card to throw (JO-13.5): dear ones, not those that may still make a meld, and not what the
next seat could use."""

from bots.house.jolly.closing import closing_chance
from bots.house.jolly.melded import in_melds
from bots.house.jolly.player import naturals_or_all
from bots.house.jolly.position import Position, fitting
from bots.house.jolly.relations import COMPLETING, RELATED, penalty_of
from engines.core.cards import cards_in

#: How much a point of penalty counts, a mate in hand, each card that completes a meld with it, and
#: a card of a complete meld.
POINT = 0.4
MATE = 2.0
OUT = 0.7
MELDED = 20.0
#: How bad it is to throw what fits the table, or goes with what the next seat is known to hold.
#: A seat with one card closes with any card that fits.
FITS = 4.0
KNOWN_MATE = 2.0
CLOSES = 40.0
#: What it is worth to be sure to close in the next turn.
CHANCE = 40.0


class Discarding:
    """The choice for one position; `card` is the answer."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.hand = naturals_or_all(position.hand)
        self.melded = in_melds(position.hand, 0)
        self.live = position.unseen()
        self.fits = fitting(position.shapes)
        cards = cards_in(self.hand)
        self.card = cards[0]
        if position.hand & self.hand and len(cards) > 1:
            self.card = max(cards, key=self.worth)

    def worth(self, card: int) -> float:
        chance = 0.0
        if self.position.opened:
            chance = closing_chance(self.position, self.position.hand & ~(1 << card))
        return self.relief(card) - self.danger(card) + CHANCE * chance

    def relief(self, card: int) -> float:
        """What is gained by being rid of it."""
        relief = POINT * penalty_of(card)
        if self.melded >> card & 1:
            relief -= MELDED
        for mate in cards_in(RELATED[card] & self.hand):
            outs = COMPLETING[1 << card | 1 << mate] & self.live
            relief -= MATE + OUT * outs.bit_count()
        return relief

    def danger(self, card: int) -> float:
        """What the next seat could do with it."""
        position = self.position
        if not position.next_opened:
            return 0.0
        if self.fits >> card & 1:
            return CLOSES if position.counts[position.next] == 1 else FITS
        return KNOWN_MATE if RELATED[card] & position.next_known else 0.0
