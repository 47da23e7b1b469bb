"""The built-in players: `house:easy`, `house:medium`, `house:hard`, `house:expert`."""

from random import Random

from bots.house.cautious import Cautious
from bots.seat import SeatPlayer

LEVELS = ("easy", "medium", "hard", "expert")


def is_house(bot: str) -> bool:
    return bot.startswith("house:") and bot.removeprefix("house:") in LEVELS


def house_player(bot: str, rng: Random) -> SeatPlayer:
    """A player of this level, whose choices follow from `rng`."""
    if not is_house(bot):
        raise ValueError(f"there is no house bot {bot[:40]!r}")
    return Cautious(rng)
