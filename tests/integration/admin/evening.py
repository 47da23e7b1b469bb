"""A public evening: a hundred tables where house bots play, and a server that can be restarted."""

import asyncio
from pathlib import Path
from urllib.parse import urlsplit

from tests.integration.admin.desk import Desk
from tests.integration.durability.test_backup import serai
from tests.integration.wire.house import House
from tests.integration.wire.player import Json, Player
from tests.integration.wire.process import SECRET, ServerProcess

TABLES, HOSTS = 100, 4
#: Bots that take their time: a match lasts longer than the evening.
SETTINGS = {"SERAI_LIMITS_FACTOR": "20", "SERAI_BOT_DELAY": "10"}


class Evening:
    def __init__(self, database_url: str, data: Path) -> None:
        self.database_url, self.data = database_url, data
        self.server = ServerProcess(database_url, data, **SETTINGS)
        self._port = str(urlsplit(self.server.url).port)

    async def open_tables(self, house: House) -> None:
        hosts = await house.guests(HOSTS)
        await asyncio.gather(*(self._host(host) for host in hosts))

    async def _host(self, host: Player) -> None:
        for _ in range(TABLES // HOSTS):
            made = await host.ask("create_table", game="santase", seat=None)
            table = made["table"]["id"]
            for seat in (0, 1):
                await host.ask("add_bot", table=table, seat=seat, bot="house:easy")
            await host.ask("start_game", table=table)

    def start(self) -> None:
        """Again, at the same address: people's pages find it where it was."""
        settings = {**SETTINGS, "SERAI_PORT": self._port}
        self.server = ServerProcess(self.database_url, self.data, **settings)

    async def command(self, *words: str) -> str:
        """What `serai …` says at the machine."""
        where = {"SERAI_DATA": str(self.data), "DATABASE_URL": self.database_url}
        status, said = await serai(*words, SERAI_SECRET=SECRET, **where)
        assert status == 0, said
        return said

    def close(self) -> None:
        self.server.kill()


async def all_tables(desk: Desk, query: str = "") -> list[Json]:
    """Every page of the list."""
    found: list[Json] = []
    cursor = ""
    while True:
        page = await desk.get(f"tables?limit=40{query}{cursor}")
        found += page["items"]
        if page["next"] is None:
            return found
        cursor = f"&cursor={page['next']}"


async def matches_of_bots(desk: Desk) -> set[str]:
    """The matches that the hundred tables play."""
    tables = [one["table"] for one in await all_tables(desk, "&state=playing&visibility=public")]
    return {one["match"] for one in tables}


async def until_moves(desk: Desk, more: int = 1) -> None:
    """Wait until the tables have moved on."""
    before = (await desk.get("health"))["journal"]["entries"]
    async with asyncio.timeout(30):
        while True:
            if (await desk.get("health"))["journal"]["entries"] >= before + more:
                return
            await asyncio.sleep(0.1)
