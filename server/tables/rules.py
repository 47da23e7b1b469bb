"""What a game asks of its table: grace for the absent, pauses, thinking time (not its rules)."""

from random import Random
from typing import Any

from engines import Match

View = dict[str, Any]

#: Seconds without a socket until a house bot plays for a person; in Santase the match is lost.
PRESENCE_GRACE = {"omi": 30.0, "tienlen": 30.0, "jolly": 30.0, "baloot": 15.0, "santase": 30.0}
FORFEITS = {"santase"}
#: Games whose pause between deals rests while somebody's line is gone (SA-14.5).
PAUSE_WAITS_FOR_ALL = {"santase"}
TURN_SECONDS = (5, 10, 15, 30, 60)
#: SA-14.1: nobody loses his 66 by a hasty click.
SANTASE_GRACE_SECONDS = 2.6
#: BL-11.3
SAWA_SECONDS = 15.0
DECLARATION_SECONDS = 2.0
JOLLY_THINKING = {"house:easy": 1.0, "house:medium": 1.5, "house:hard": 2.0, "house:expert": 2.0}


def turn_time(game: str, phase: str, turn_seconds: int) -> float:
    """Seconds that the actors of this moment have."""
    return SAWA_SECONDS if shares_the_clock(game, phase) else float(turn_seconds)


def shares_the_clock(game: str, phase: str) -> bool:
    """Whether all actors of this phase answer within the same span, not one after the other."""
    return game == "baloot" and phase == "sawa"


def finished_trick(match: Match) -> object:
    """The trick after which a person on lead must wait before a `play` is taken (SA-14.1)."""
    if match.game.name == "santase" and match.phase == "lead":
        return match.view(None)["last_trick"]
    return None


def thinking_seconds(view: View, bot: str, rng: Random) -> float:
    """How long a bot at a table with people pretends to think (OM-11.6, JO-13.1 and alike)."""
    if view["game"] == "jolly":
        return JOLLY_THINKING.get(bot, 1.0) if view["phase"] == "draw" else 0.4
    if view["game"] == "omi" and view["phase"] == "play" and not view["trick"]:
        return 0.8
    return 0.7 + 0.4 * rng.random()
