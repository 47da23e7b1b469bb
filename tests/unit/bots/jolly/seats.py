"""A level in front of a hand-made position: what it does, in the engine tests' words."""

import json
from random import Random
from typing import Any

from bots.house.jolly import LEVELS
from bots.house.jolly.easy import Easy
from bots.house.jolly.hard import Hard
from bots.house.jolly.medium import Medium
from bots.house.jolly.player import JollyPlayer
from engines import Match
from tests.unit.engines.jolly.hands import words


class SureEasy(Easy):
    """Without errors, to see what it knows."""

    error_rate = 0.0


class SureMedium(Medium):
    error_rate = 0.0


class SureHard(Hard):
    error_rate = 0.0


SURE: dict[str, type[JollyPlayer]] = {"easy": SureEasy, "medium": SureMedium, "hard": SureHard}


def seen(match: Match) -> dict[str, Any]:
    """The actor's view as it comes over the wire."""
    view: dict[str, Any] = json.loads(json.dumps(match.view(match.actors[0])))
    return view


def asked(level: str, match: Match) -> str:
    """What this level does here if it makes no error."""
    return words(SURE[level](Random(1)).choose(seen(match)))


def turn(level: str, match: Match) -> list[str]:
    """What it does until the turn or the deal is over."""
    player = SURE[level](Random(1))
    seat, deal = match.actors[0], match.number
    done = []
    while not match.over and match.number == deal and match.actors[0] == seat:
        action = player.choose(seen(match))
        done.append(words(action))
        match.apply(seat, action)
    return done


def why(match: Match) -> str:
    """The hard level's reason for what it does here."""
    player = SureHard(Random(1))
    view = seen(match)
    return player.why(view, player.choose(view))


def choices(level: str, match: Match, times: int) -> list[str]:
    """What the level does here with each of so many seeds, errors and all."""
    view = seen(match)
    return [words(LEVELS[level](Random(seed)).choose(view)) for seed in range(times)]
