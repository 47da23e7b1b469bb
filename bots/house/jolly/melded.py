"""The cards of a hand that lie in a complete meld of it."""

from bots.house.jolly.position import FORMS
from engines.jolly.cards import ALL_NATURALS
from engines.jolly.new_melds import new_melds


def in_melds(hand: int, most_jokers: int) -> int:
    """The naturals that some new meld of this hand holds; with `most_jokers` 0, of naturals."""
    cards = 0
    for move in new_melds(hand if most_jokers else hand & ALL_NATURALS, most_jokers):
        cards |= FORMS[move & ~63].naturals
    return cards
