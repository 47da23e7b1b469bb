"""The five games side by side."""

from typing import Any

from engines import baloot, jolly, omi, santase, tienlen
from engines.core.game import Game, GameInfo

GAMES: dict[str, Game[Any, Any]] = {
    game.name: game for game in (omi.GAME, tienlen.GAME, jolly.GAME, baloot.GAME, santase.GAME)
}
#: Made once: nothing in it changes, and it is looked at on every path.
_INFOS = {name: game.info() for name, game in GAMES.items()}


def catalogue() -> dict[str, GameInfo]:
    """Every game by name, with what a lobby needs to offer it."""
    return dict(_INFOS)
