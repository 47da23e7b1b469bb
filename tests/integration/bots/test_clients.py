"""The example clients of docs/clients, started as anybody would start them."""

import asyncio
import os
import shutil
import sys
from pathlib import Path

import pytest

from tests.integration.bots.conftest import BotHouse
from tests.integration.bots.seated import play_on, table_with
from tests.integration.wire.test_javascript import scripts

__all__ = ["scripts"]  # the fixture with socket.io-client in it

CLIENTS = Path(__file__).parents[3] / "docs" / "clients"


@pytest.mark.parametrize("language", ["python", "javascript"])
async def test_an_example_client_plays_a_match_with_a_person(
    house: BotHouse, scripts: Path, language: str
) -> None:
    anna = await house.author()
    wish = {"name": f"{language[0]} {anna.name[2:]}", "scopes": ["play"]}
    made = await anna.done("POST", "tokens", wish, status=201)
    table = await table_with(anna)
    if language == "python":
        command = [sys.executable, str(CLIENTS / "python" / "bot.py")]
    else:
        shutil.copy(CLIENTS / "javascript" / "bot.mjs", scripts)
        command = ["node", str(scripts / "bot.mjs")]
    process = await asyncio.create_subprocess_exec(
        *(*command, house.server.url, table),
        env={**os.environ, "SERAI_TOKEN": made["token"]},
        stdout=asyncio.subprocess.PIPE,
    )
    try:
        card = await anna.card(lambda card: card["seats"][1]["ready"])
        assert card["seats"][1]["player"] == {**made["card"]["account"], "kind": "bot"}
        await anna.ask("player_ready", table=table)
        await anna.hear("game_started")
        ended = await play_on(anna, table)
        async with asyncio.timeout(20):
            printed, _ = await process.communicate()
        assert process.returncode == 0
        assert str(ended["outcome"]["winners"]) in printed.decode()
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
