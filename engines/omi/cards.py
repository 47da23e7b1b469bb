"""Omi's cards and moves (OM-2, OM-5): a move is a card 0 … 31, or NAME + suit to name trumps."""

from engines.core.suits import PACK32

PACK = PACK32
NAME = 32
NAMINGS = [NAME, NAME + 1, NAME + 2, NAME + 3]

SEAT_NAMES = ("South", "West", "North", "East")
SUIT_SIGNS = ("♣", "♦", "♥", "♠")
