"""The styles by game, each loaded when it is first asked for."""

from importlib import import_module

from bots.search.style import Style


def style_of(game: str) -> Style:
    style: Style = import_module(f"bots.search.{game}").STYLE
    return style
