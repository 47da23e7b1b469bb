"""Baloot's house bots: modest (BL-13's least), sound, and one that counts."""

from collections.abc import Callable
from random import Random

from bots.house.baloot.easy import Modest
from bots.house.baloot.hard import Counting
from bots.house.baloot.medium import Sound
from bots.house.player import HousePlayer

LEVELS: dict[str, Callable[[Random], HousePlayer]] = {
    "easy": Modest,
    "medium": Sound,
    "hard": Counting,
}
