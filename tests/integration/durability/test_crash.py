"""kill -9 of the server while people play: what was acknowledged is there, once; play goes on."""

import asyncio
from pathlib import Path
from random import Random

from tests.integration.durability.client import Json
from tests.integration.durability.player import Player, begin, sit_down
from tests.integration.durability.promises import (
    no_database_is_left,
    promises_are_kept,
    some_more_acknowledged,
)
from tests.integration.durability.serving import serving

TABLES: list[tuple[str, int, Json]] = [
    ("omi", 4, {"target": 5}),
    ("tienlen", 4, {"games": 1, "instant_wins": "off"}),
    ("jolly", 2, {}),
    ("baloot", 4, {"target": 60}),
    ("santase", 2, {}),
]


async def test_play_goes_on_after_three_kills_and_every_promise_is_kept(tmp_path: Path) -> None:
    rng = Random(7)
    async with serving(tmp_path) as server:
        tables: dict[str, list[Player]] = {}
        for game, count, options in TABLES:
            tables[game] = await sit_down(server, game, count, rng, options=options)
            await begin(tables[game])
        everybody = [player for players in tables.values() for player in players]
        playing = {player: asyncio.create_task(player.play()) for player in everybody}
        for _ in range(3):
            await some_more_acknowledged(everybody, rng.randrange(20, 80))
            await server.kill()
            await server.start()
        endless = tables["jolly"]
        await asyncio.gather(*(playing[one] for one in everybody if one not in endless))
        for player in endless:
            player.stop_playing()
        await asyncio.gather(*(playing[one] for one in endless))
        for players in tables.values():
            await promises_are_kept(server, players)
        assert sum(player.resent for player in everybody) > 0
        assert server.faults() == []
        await server.kill()
        await no_database_is_left(server)
