"""Tiến lên's house bots: the three styles of TL-12, the last one with a plan for its hand."""

from collections.abc import Callable
from random import Random

from bots.house.player import HousePlayer
from bots.house.tienlen.hard import DefensiveStyle
from bots.house.tienlen.simple import GreedyStyle, RandomStyle

LEVELS: dict[str, Callable[[Random], HousePlayer]] = {
    "easy": RandomStyle,
    "medium": GreedyStyle,
    "hard": DefensiveStyle,
}
