"""A table where a person plays against bots."""

from typing import Any

from tests.integration.wire.play import brisk
from tests.integration.wire.player import Json, Player

#: Names the cards it sees, which nobody else may read.
CHATTY = """
def get_next_move(state):
    print("HAND", state["hand"])
    return state["legal_actions"][0]
"""
CHEAT = """
def get_next_move(state):
    print("mine:", state["hand"][0])
    return {"type": "win"}
"""


async def table_with(host: Player, *bots: str, game: str = "santase", **wishes: Any) -> str:
    """The host in seat 0, these bots in the others; private and without a clock."""
    options = {"santase": {"target": 7}}.get(game, {})
    made = await host.ask(
        "create_table",
        game=game,
        **{"visibility": "private", "turn_seconds": None, "options": options, **wishes},
    )
    table: str = made["table"]["id"]
    for seat, bot in enumerate(bots, 1):
        await host.ask("add_bot", table=table, seat=seat, bot=bot)
    return table


async def begin(host: Player, table: str) -> Json:
    await host.ask("player_ready", table=table)
    await host.ask("start_game", table=table)
    return await host.hear("game_started")


async def play_on(host: Player, table: str, after: int = -1) -> Json:
    """The host plays until the end; what was told of it."""
    seq = after + 1
    while True:
        update = await host.update(seq)
        view = update["view"]
        if not view["actors"]:
            return await host.hear("game_ended")
        if view["actors"] == [0]:
            await host.ask("act", table=table, seq=seq, action=brisk(view))
        seq += 1
