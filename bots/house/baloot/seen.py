"""What a seat knows while cards are played: the public part of the deal, its own hand, and how
likely each other seat holds each card."""

from bots.seat import JsonObject
from engines.baloot.cards import NO_TRUMP, PACK, POINTS, RANK
from engines.baloot.deal import BalootDeal
from engines.baloot.knowledge import ALL, may_hold
from engines.baloot.sample import public_part
from engines.baloot.session import BalootSession
from engines.core.cards import cards_in, mask_of

#: The cards of each suit; none for NO_TRUMP.
SUIT = [255 << 8 * suit for suit in range(4)] + [0]


def _above(card: int, trump: int) -> int:
    rank = RANK[trump]
    return mask_of(other for other in cards_in(SUIT[card >> 3]) if rank[other] > rank[card])


#: ABOVE[trump][card]: the cards of its own suit that beat it.
ABOVE = [[_above(card, trump) for card in range(32)] for trump in range(5)]


class Seen:
    """One moment of the play, as one seat sees it."""

    def __init__(self, deal: BalootDeal, seat: int, hand: int, known: list[int]) -> None:
        """Of `deal` only what is public is looked at. `known` are cards that are known to be in
        the hands of the others."""
        self.deal = deal
        self.seat = seat
        self.next, self.partner, self.last = (seat + 1) & 3, seat ^ 2, (seat + 3) & 3
        self.hand = hand
        self.known = known
        self.trump = deal.trump
        self.points = POINTS[deal.trump]
        self.rank = RANK[deal.trump]
        self.above = ABOVE[deal.trump]
        self.buyers = deal.buyer & 1 == seat & 1
        #: The cards in the hands of the others.
        self.unseen = ALL & ~(mask_of(deal.played) | hand)
        laid = len(deal.played) & 3
        self.trick = deal.played[-laid:] if laid else []
        self.tricks_left = 8 - len(deal.played) // 4
        #: How many of a seat's cards are not known, and which they may be.
        self.room = [self.tricks_left - held.bit_count() for held in known]
        for place in range(laid):
            self.room[(deal.leader() + place) & 3] -= 1
        self.allowed = may_hold(deal)
        self.room[seat] = self.allowed[seat] = 0
        self.likely = self._likely()

    def _likely(self) -> list[list[float]]:
        """For each seat how likely it holds each card."""
        likely = [[0.0] * 32 for _ in range(4)]
        certain = 0
        for seat, held in enumerate(self.known):
            certain |= held
            for card in cards_in(held):
                likely[seat][card] = 1.0
        for card in cards_in(self.unseen & ~certain):
            seats = [seat for seat in range(4) if self.allowed[seat] >> card & 1]
            room = sum(self.room[seat] for seat in seats)
            for seat in seats:
                likely[seat][card] = self.room[seat] / room if room else 0.0
        return likely

    def possible(self, seat: int) -> int:
        """The cards that another seat may hold."""
        certain = 0
        for held in self.known:
            certain |= held
        return self.unseen & (self.allowed[seat] & ~certain | self.known[seat])

    def lacks(self, seat: int, cards: int) -> float:
        """The chance that a seat holds none of these."""
        likely = self.likely[seat]
        none = 1.0
        for card in cards_in(cards & self.unseen):
            none *= 1.0 - likely[card]
        return none

    def opponents_may_hold(self, cards: int) -> bool:
        """Whether one of these may be in an opponent's hand."""
        return self.lacks(self.next, cards) * self.lacks(self.last, cards) < 1.0

    def ruffs(self, seat: int, suit: int) -> float:
        """The chance that a seat has none of a side suit, but a trump."""
        if self.trump == NO_TRUMP:
            return 0.0
        return self.lacks(seat, SUIT[suit]) * (1.0 - self.lacks(seat, SUIT[self.trump]))

    def unruffed(self, suit: int) -> float:
        """The chance that neither opponent ruffs this side suit."""
        return (1.0 - self.ruffs(self.next, suit)) * (1.0 - self.ruffs(self.last, suit))

    def beats(self, seat: int, led: int, best: int) -> float:
        """The chance that a seat can beat this card, the best of a trick so far."""
        higher = 1.0 - self.lacks(seat, self.above[best])
        if best >> 3 == led:
            return higher if led == self.trump else min(higher + self.ruffs(seat, led), 1.0)
        return higher * self.lacks(seat, SUIT[led])

    def out_above(self, card: int) -> int:
        """The cards in other hands that are higher in the same suit."""
        return self.above[card] & self.unseen


def seen_in(view: JsonObject) -> Seen:
    session = BalootSession(4, view["options"])
    session.restore(view["scores"][:2], view["dealer"], False)
    deal = public_part(session, view)
    seat: int = view["seat"]
    known = [0, 0, 0, 0]
    known[deal.taker] |= 1 << deal.public
    for project in view["projects"]:
        known[project["seat"]] |= PACK.mask(project["cards"])
    if view["sawa"] is not None:
        known[view["sawa"]["seat"]] = PACK.mask(view["sawa"]["hand"])
    played = mask_of(deal.played)
    known = [0 if other == seat else held & ~played for other, held in enumerate(known)]
    return Seen(deal, seat, PACK.mask(view["hand"]), known)
