"""Dealing the cards that a viewer does not see, all deals that agree with his view equally likely.

They lie in a pile of won tricks whose points he knows, in other won tricks, in a hand, or elsewhere
(the stock, say). The pile is the hard one: its cards must add up. For each card the number of deals
with it in the pile and without it is known in advance, so no choice leads into a dead end. These
numbers, one for each sum of points, are kept as the digits of one int: adding a card's points to
all sums is a shift.
"""

from math import comb
from random import Random

from engines.core.cards import cards_in

#: Bits of a digit, more than all deals of 24 cards to four places can fill.
DIGIT = 48
LOWEST = 2**DIGIT - 1


class Unseen:
    #: Cards known to have been played, cards that the hand cannot hold, and all others.
    played: list[int]
    barred: list[int]
    free: list[int]
    #: How many cards the hand has, and how many lie elsewhere.
    in_hand: int
    elsewhere: int

    def __init__(self, cards: int, played: int, barred: int, in_hand: int, elsewhere: int) -> None:
        """The sets `played` and `barred` may also have cards that are not unseen."""
        self.played = cards_in(cards & played)
        self.barred = cards_in(cards & barred & ~played)
        self.free = cards_in(cards & ~played & ~barred)
        self.in_hand = in_hand
        self.elsewhere = elsewhere

    def deal(self, size: int, points: int, worth: list[int], rng: Random) -> list[list[int]]:
        """The pile, `size` cards that are worth `points` together; the other won tricks; the
        hand; and what lies elsewhere, in random order."""
        pile = self._pile(size, points, worth, rng)
        free = [card for card in self.free if card not in pile]
        rng.shuffle(free)
        hand = free[: self.in_hand]
        rest = free[self.in_hand :] + [card for card in self.barred if card not in pile]
        rng.shuffle(rest)
        tricks = rest[self.elsewhere :] + [card for card in self.played if card not in pile]
        return [pile, tricks, hand, rest[: self.elsewhere]]

    def _pile(self, size: int, points: int, worth: list[int], rng: Random) -> list[int]:
        rows = self._ways(size, worth)
        pile = []
        for card in self.played + self.barred + self.free:
            row = rows.pop()
            value = worth[card]
            without = row[size] >> DIGIT * points & LOWEST
            taken = 0
            if size and points >= value:
                taken = row[size - 1] >> DIGIT * (points - value) & LOWEST
            if not without + taken:
                raise ValueError("no deal agrees with this view")
            if rng.random() * (without + taken) < taken:
                pile.append(card)
                size -= 1
                points -= value
        return pile

    def _ways(self, size: int, worth: list[int]) -> list[list[int]]:
        """A row for each card, the first card's last. The digit of p points in `row[n]` counts the
        deals in which the cards after it give n cards with p points to the pile."""
        rows: list[list[int]] = []
        row = [1] + [0] * size
        for card in reversed(self.free):
            rows.append(row)
            row = _one_more(row, worth[card])
        _fill(row, self.in_hand, len(self.free))
        for card in reversed(self.barred):
            rows.append(row)
            row = _one_more(row, worth[card])
        _fill(row, self.elsewhere, len(self.free) + len(self.barred) - self.in_hand)
        for card in reversed(self.played):
            rows.append(row)
            row = _one_more(row, worth[card])
        return rows


def _one_more(row: list[int], value: int) -> list[int]:
    """The row with one more card to choose from."""
    shift = DIGIT * value
    return [row[0]] + [row[n] + (row[n - 1] << shift) for n in range(1, len(row))]


def _fill(row: list[int], room: int, cards: int) -> None:
    """Multiply by the ways to fill a room from those of the cards that are not in the pile."""
    for n in range(len(row)):
        row[n] *= comb(cards - n, room) if n <= cards else 0
