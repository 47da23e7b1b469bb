"""Words that the house does not want are in no name that others see: at every door for names."""

from typing import Any

import pytest

from tests.integration.wire.house import House
from tests.integration.wire.staff import PASSWORD, registered

RUDE = "asshole"


async def test_nobody_is_called_so(house: House) -> None:
    visitor, player, guest = await house.visitor(), await registered(house), await house.guest()
    account = {"name": RUDE, "email": "rude@example.org", "password": PASSWORD}
    for one, method, path, body in (
        (visitor, "POST", "auth/guest", {"name": f"The {RUDE}"}),
        (visitor, "POST", "auth/register", account),
        (player, "PATCH", "me", {"name": RUDE}),
        (guest, "POST", "me/register", account),
        (player, "POST", "tokens", {"name": RUDE, "scopes": ["play"]}),
    ):
        status, problem = await one.rest(method, path, body)
        assert (status, problem["code"]) == (400, "bad_request"), path
        assert problem["detail"] == "`name`: not in these words, please"


@pytest.mark.parametrize(
    ("field", "wish"),
    [("name", {"name": RUDE}), ("description", {"name": "Polite", "description": f"an {RUDE}"})],
)
async def test_no_bot_is_called_so_nor_described_so(
    house: House, field: str, wish: dict[str, Any]
) -> None:
    player = await registered(house)
    status, problem = await player.rest("POST", "bots", {"games": ["omi"], **wish})
    assert (status, problem["detail"]) == (400, f"`{field}`: not in these words, please")
    bot = (await player.rest("POST", "bots", {"name": "Robot", "games": ["omi"]}))[1]["id"]
    status, problem = await player.rest("PATCH", f"bots/{bot}", {field: RUDE})
    assert (status, problem["detail"]) == (400, f"`{field}`: not in these words, please")


async def test_no_table_and_no_tournament_is_called_so(house: House) -> None:
    guest, player = await house.guest(), await registered(house)
    refusal = await guest.refused("create_table", game="omi", name=f"No {RUDE}s but one {RUDE}")
    assert (refusal["code"], "`name`" in refusal["message"]) == ("bad_request", True)
    wish = {"name": RUDE, "game": "omi", "entrants": ["house:easy", "house:hard"], "boards": 1}
    status, problem = await player.rest("POST", "arena/tournaments", {**wish, "system": "swiss"})
    assert (status, problem["detail"]) == (400, "`name`: not in these words, please")


async def test_what_everybody_reads_is_text_alone(house: House) -> None:
    guest, player = await house.guest(), await registered(house)
    evil = " \x1b[31mRed\r\u202e <b>\n one "
    for name in (evil, "Red \x9b31m", "One\x85two", "\x80"):
        assert (await guest.refused("create_table", game="omi", name=name))["code"] == "bad_request"
    robot = {"name": "Robot", "games": ["omi"], "description": evil}
    _, bot = await player.rest("POST", "bots", robot)
    assert bot["description"] == "[31mRed <b>\n one"
    change = {"description": "\x9b2J\u2066fine"}
    _, bot = await player.rest("PATCH", f"bots/{bot['id']}", change)
    assert bot["description"] == "2Jfine"
