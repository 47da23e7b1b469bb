"""What the editor shows: the functions of a bot, the types of each game, and bots to start from."""

import ast
from dataclasses import fields
from functools import cache
from importlib.resources import files
from typing import get_args

from bots.sandbox import MODULES, BotLimits
from server.bots.shapes import (
    ApiField,
    ApiFunction,
    ApiGame,
    ApiType,
    BotApi,
    BotExample,
    BotExamples,
)
from server.wire import stubs
from server.wire.told import GameName

FUNCTIONS = [
    ApiFunction(
        "get_next_move",
        "get_next_move(state)",
        True,
        "Returns one of state['legal_actions']. Anything else, an exception or no answer in time "
        "is a strike: the default action is played, and three strikes disqualify.",
    ),
    ApiFunction(
        "on_match_start",
        "on_match_start(info)",
        False,
        "A match begins: info has game, seat, seats and options.",
    ),
    ApiFunction(
        "on_event",
        "on_event(event)",
        False,
        "Something has happened, as your seat may see it: in order, before the next move.",
    ),
    ApiFunction(
        "on_match_end",
        "on_match_end(outcome)",
        False,
        "The match is over: outcome has reason, scores, ranking, winners and deals.",
    ),
]


GAME_NAMES: tuple[GameName, ...] = get_args(GameName)


@cache
def bot_api() -> BotApi:
    extra = [ApiField(name, kind, text) for name, (kind, text) in stubs.STATE_EXTRA.items()]
    return BotApi(
        functions=FUNCTIONS,
        state=extra,
        imports=sorted(MODULES),
        limits={
            one.name: float(getattr(BotLimits(), one.name))
            for one in fields(BotLimits)
            if isinstance(getattr(BotLimits(), one.name), (int, float))
        },
        games=[_game(game) for game in GAME_NAMES],
    )


def _game(game: GameName) -> ApiGame:
    types = [
        ApiType(
            shape.name,
            shape.text or shape.alias,
            [
                ApiField(one.name, one.type if one.required else f"{one.type}, or absent", one.text)
                for one in shape.fields
            ],
        )
        for shape in stubs.shapes(game)
    ]
    return ApiGame(
        game=game,
        state=f"{game.title()}State",
        types=types,
        stub=stubs.module(game),
    )


@cache
def bot_examples() -> BotExamples:
    """All of bots/examples, by game and by how much there is to read."""
    found = []
    for file in files("bots.examples").iterdir():
        name = file.name.removesuffix(".py")
        for game in GAME_NAMES:
            if name.startswith(f"{game}_"):
                source = file.read_text("utf-8")
                title = (ast.get_docstring(ast.parse(source)) or name).splitlines()[0]
                found.append(BotExample(name, title, game, source))
    order = list(GAME_NAMES)
    return BotExamples(sorted(found, key=lambda one: (order.index(one.game), len(one.source))))
