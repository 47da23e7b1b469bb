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


async def test_house_bots_of_one_table_have_names_of_their_own(house: House) -> None:
    table = await house.table("omi", 1)

    async def names() -> list[str]:
        card = await house.server_card(table.host, table.id)
        return [seat["player"]["name"] for seat in card["seats"]]

    for seat, level in ((1, "medium"), (2, "hard"), (3, "medium")):
        await table.host.ask("add_bot", table=table.id, seat=seat, bot=f"house:{level}")
    assert (await names())[1:] == ["House medium", "House hard", "House medium 2"]
    await table.host.ask("remove_player", table=table.id, seat=1)
    await table.host.ask("add_bot", table=table.id, seat=1, bot="house:medium")
    assert (await names())[1] == "House medium"
