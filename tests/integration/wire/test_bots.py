"""House bots of every level at a table with a person."""

import pytest

from bots.house import LEVELS
from tests.integration.wire.house import House
from tests.integration.wire.play import plain


@pytest.mark.parametrize("level", LEVELS)
async def test_a_house_bot_of_each_level_plays_its_turns(house: House, level: str) -> None:
    table = await house.table("santase", 1)
    host = table.host
    await host.ask("add_bot", table=table.id, seat=1, bot=f"house:{level}")
    await host.ask("player_ready", table=table.id)
    await host.ask("start_game", table=table.id)
    update = await host.update(0)
    decided = 0
    while decided < 3:
        if update["view"]["actors"] == [0]:
            action = plain(update["view"])
            await host.ask("act", table=table.id, seq=update["seq"], action=action)
        else:
            decided += 1
        update = await host.update(update["seq"] + 1)
    assert not host.heard("turn_timeout"), "the clock never had to play for it"
