"""The built-in players: `house:easy`, `house:medium`, `house:hard`, `house:expert`."""

from collections.abc import Callable
from importlib import import_module
from random import Random
from typing import TYPE_CHECKING

from bots.house.player import HousePlayer
from bots.house.reason import Reason
from bots.seat import JsonObject, SeatPlayer

if TYPE_CHECKING:
    from bots.thinkers import Thinkers

LEVELS = ("easy", "medium", "hard", "expert")

#: Makes a player for one seat of one match.
Maker = Callable[[Random], HousePlayer]


def is_house(bot: str) -> bool:
    return bot.startswith("house:") and bot.removeprefix("house:") in LEVELS


def house_player(
    bot: str, game: str, rng: Random, thinkers: "Thinkers | None" = None
) -> SeatPlayer:
    """A player of this level, whose choices follow from `rng`. An expert thinks in the processes
    of `thinkers`; without them in this one, which is of no use to an event loop."""
    level = _level(bot)
    if level == "expert" and thinkers is not None:
        return thinkers.player(game, rng)
    return house_maker(bot, game)(rng)


def house_maker(bot: str, game: str) -> Maker:
    """Makes players of this level that think in this process."""
    level = _level(bot)
    if level == "expert":
        expert: Callable[[str, Random], HousePlayer] = import_module("bots.search.expert").Expert
        return lambda rng: expert(game, rng)
    return levels_of(game)[level]


def levels_of(game: str) -> dict[str, Maker]:
    """The levels of a game that need no search, loaded when they are first asked for."""
    levels: dict[str, Maker] = import_module(f"bots.house.{game}").LEVELS
    return levels


def hint(
    game: str, view: JsonObject, seen: list[JsonObject], rng: Random
) -> tuple[JsonObject, Reason]:
    """What `hard` would play here after all that its seat has `seen`, and why in one sentence."""
    hard = levels_of(game)["hard"](rng)
    hard.error_rate = 0.0
    hard.see(seen)
    action = hard.choose(view)
    return action, hard.why(view, action)


def _level(bot: str) -> str:
    if not is_house(bot):
        raise ValueError(f"there is no house bot {bot[:40]!r}")
    return bot.removeprefix("house:")
