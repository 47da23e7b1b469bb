"""The rules of five card games behind one door. Pure: no IO, no clock, no logging."""

from engines.catalogue import catalogue
from engines.core.errors import IllegalAction, OptionError
from engines.core.game import GameInfo
from engines.core.match import Match
from engines.door import new_match, replay, sample

__all__ = [
    "GameInfo",
    "IllegalAction",
    "Match",
    "OptionError",
    "catalogue",
    "new_match",
    "replay",
    "sample",
]
