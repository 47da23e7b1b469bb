"""What everybody can tell from the course of a deal about cards that nobody shows.

A hand's hidden cards fill *slots*: a slot opens when a seat is dealt a card or draws one, and it
closes when the seat shows a card that it did not have from the row or the table. Two things are
certain about a slot. It holds a card of its own *generation*: one of those that the stock was made
of when it opened (0: the deck; 1, 2, …: the reshuffles). And since the lowest jokers are used first
(JO-5.8), a seat that used X3 had no X2 then: only a slot that opened later can hold it.
"""

from random import Random

from engines.core.cards import cards_in
from engines.core.plain import JsonObject
from engines.jolly.actions import decode
from engines.jolly.cards import ALL_CARDS, NATURALS, PACK
from engines.jolly.deal import JollyDeal
from engines.jolly.moves import CARD_FIELD, DRAW, EXTEND, MELD
from engines.jolly.new_melds import NEW_MELDS
from engines.jolly.rules import Rules

#: A bit beyond all cards: it stands in for the hands, so that none of them is ever empty.
VEIL = 1 << PACK.size


class Slot:
    def __init__(self, generation: int) -> None:
        self.generation = generation
        #: Jokers that are not in it.
        self.lacking = 0


class Trace:
    """A deal that is played again without its hands and stock: all that is public is right in it,
    whatever is not is yet to be guessed."""

    def __init__(self, seats: int, dealer: int, rules: Rules, rng: Random) -> None:
        deck = list(range(PACK.size))
        rng.shuffle(deck)
        self.deal = JollyDeal.start(deck, seats, dealer, rules)
        #: By seat, those that opened first before the others.
        self.slots = [[Slot(0) for _ in cards_in(hand)] for hand in self.deal.hands]
        self.deal.hands = [VEIL] * seats
        #: The cards of each generation.
        self.generations = [ALL_CARDS]
        #: The slot that this turn's draw opened.
        self.drawn: Slot | None = None

    def follow(self, seat: int, action: JsonObject) -> None:
        deal = self.deal
        move = decode(deal, seat, action)
        self._show(seat, _shown(move))
        deal.play(move)
        if deal.reshuffles == len(self.generations):
            self.generations = [cards & ~deal.recycled for cards in self.generations]
            self.generations.append(deal.recycled)
        if move == DRAW:
            self.drawn = Slot(deal.reshuffles)
            self.slots[seat].append(self.drawn)
        elif move < DRAW:
            self.drawn = None

    def _show(self, seat: int, cards: int) -> None:
        """Close the slots of cards that are seen now. Whether an earlier or a later slot closes is
        open; the later ones stay because they can hold more."""
        slots = self.slots[seat]
        for card in cards_in(cards & ~self.deal.known[seat]):
            for slot in slots:
                if self.may_hold(slot) >> card & 1:
                    slots.remove(slot)
                    break
        jokers = cards >> NATURALS
        if jokers:
            lower = (1 << jokers.bit_length()) - 1
            for slot in slots:
                slot.lacking |= (lower & ~jokers) << NATURALS

    def may_hold(self, slot: Slot) -> int:
        """The cards that may be in this slot."""
        return self.generations[slot.generation] & ~slot.lacking


def _shown(move: int) -> int:
    """The cards that a move brings from the hand to where all see them."""
    if move < DRAW:
        return 1 << move
    if move >= MELD:
        return NEW_MELDS[move].mask
    return 1 << (move & CARD_FIELD) if move >= EXTEND else 0
