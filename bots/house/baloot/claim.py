"""Sawa (BL-8): whether a hand on lead wins all tricks that are left, whatever the others hold."""

from typing import NamedTuple

from bots.house.baloot.seen import ABOVE, SUIT, Seen, seen_in
from bots.seat import JsonObject
from engines.baloot.cards import RANK
from engines.core.cards import cards_in


class Holder(NamedTuple):
    """Another hand: the cards it may hold, and how many it does hold."""

    possible: int
    size: int

    def most(self, cards: int) -> int:
        """How many of these it can hold at most."""
        return min((self.possible & cards).bit_count(), self.size)


def certain_tricks(hand: int, trump: int, closed: bool, others: list[Holder]) -> list[int]:
    """The cards of the hand in an order that wins all tricks, or none if that is not certain.
    `closed` forbids to lead trumps (BL-7.5)."""
    out = 0
    for holder in others:
        if holder.size:
            out |= holder.possible
    # Trumps first, until nobody else has any.
    if out & SUIT[trump] and (closed or not _runs(hand, trump, trump, out, others)):
        return []
    order: list[int] = []
    # If trumps may not be led, nobody else has any here, and they can wait.
    for suit in sorted(range(4), key=lambda suit: (suit != trump) is not closed):
        if hand & SUIT[suit]:
            if not _runs(hand, suit, trump, out, others):
                return []
            cards = cards_in(hand & SUIT[suit])
            order += sorted(cards, key=RANK[trump].__getitem__, reverse=True)
    return order


def _runs(hand: int, suit: int, trump: int, out: int, others: list[Holder]) -> bool:
    """Whether a suit that is led from the top loses no trick. Of trumps, none may be left out."""
    mine = cards_in(hand & SUIT[suit])
    tops = sum(not ABOVE[trump][card] & out for card in mine)
    longest = max(holder.most(SUIT[suit]) for holder in others)
    return tops >= longest or (tops == len(mine) and suit != trump)


def claim_holds(view: JsonObject) -> bool:
    """Whether the seat that answers a claim can prove it from what it knows."""
    seen = seen_in(view)
    claimant: int = view["sawa"]["seat"]
    others = [Holder(seen.hand, seen.tricks_left)]
    others += [
        Holder(seen.possible(seat), seen.tricks_left) for seat in (seen.partner, claimant ^ 2)
    ]
    return bool(certain_tricks(seen.known[claimant], seen.trump, seen.deal.closed, others))


def own_run(seen: Seen) -> list[int]:
    """The cards of a seat on lead in an order that surely wins all tricks, or none."""
    others = [
        Holder(seen.possible(seat), seen.tricks_left)
        for seat in (seen.next, seen.partner, seen.last)
    ]
    return certain_tricks(seen.hand, seen.trump, seen.deal.closed, others)
