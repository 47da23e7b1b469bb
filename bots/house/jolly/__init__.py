"""Jolly's house players (JO-13)."""

from collections.abc import Callable
from random import Random

from bots.house.jolly.easy import Easy
from bots.house.jolly.hard import Hard
from bots.house.jolly.medium import Medium
from bots.house.player import HousePlayer

LEVELS: dict[str, Callable[[Random], HousePlayer]] = {
    "easy": Easy,
    "medium": Medium,
    "hard": Hard,
}
