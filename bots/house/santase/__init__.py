"""Santase's house players."""

from collections.abc import Callable
from random import Random

from bots.house.player import HousePlayer
from bots.house.santase.easy import Easy
from bots.house.santase.hard import Hard
from bots.house.santase.medium import Medium

LEVELS: dict[str, Callable[[Random], HousePlayer]] = {
    "easy": Easy,
    "medium": Medium,
    "hard": Hard,
}
