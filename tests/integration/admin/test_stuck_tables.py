"""A table that nobody can open after an upgrade: seen, and closed like any other."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tests.integration.admin.conftest import SETTINGS
from tests.integration.admin.desk import Desk
from tests.integration.conftest import run_sql
from tests.integration.durability.test_backup import serai
from tests.integration.wire.house import House
from tests.integration.wire.process import SECRET, ServerProcess
from tests.integration.wire.staff import of_role

#: As if a rule book had changed under a match: its journal cannot be replayed any more.
SPOIL = """UPDATE match_actions SET action = '{"type": "nonsense"}'"""


@pytest.fixture
def servers() -> Iterator[list[ServerProcess]]:
    started: list[ServerProcess] = []
    yield started
    for one in started:
        one.kill()


@pytest.fixture
async def stuck(
    servers: list[ServerProcess], database_url: str, tmp_path: Path
) -> AsyncIterator[tuple[House, list[str]]]:
    """A house after its restart, and two tables that it could not open."""
    first = await asyncio.to_thread(ServerProcess, database_url, tmp_path, **SETTINGS)
    servers.append(first)
    house = House(first)
    tables = [await house.playing("santase") for _ in range(2)]
    token = (await of_role(house, "admin")).token
    for table in tables:
        await table.act()
    await asyncio.to_thread(first.stop)
    await house.close()
    await run_sql(database_url, SPOIL)
    second = await asyncio.to_thread(ServerProcess, database_url, tmp_path, **SETTINGS)
    servers.append(second)
    after = House(second)
    chief = await after.visitor()
    chief.token = token
    yield after, [table.id for table in tables]
    await after.close()


async def test_it_is_found_looked_at_and_closed(
    stuck: tuple[House, list[str]], database_url: str, tmp_path: Path
) -> None:
    house, (by_rest, by_command) = stuck
    desk = Desk(house.people[0])
    said = [line for line in house.server.lines if "a table could not be restored" in line]
    assert len(said) == 2, "once each"
    listed = (await desk.get("tables?state=playing"))["items"]
    assert {one["table"]["id"] for one in listed} == {by_rest, by_command}
    look = await desk.get(f"tables/{by_rest}")
    assert (look["table"]["state"], look["update"]) == ("playing", None)
    match = look["table"]["match"]
    await desk.do("POST", f"tables/{by_rest}/close", {"reason": "it stands still"}, 204)
    where = {"SERAI_DATA": str(tmp_path), "DATABASE_URL": database_url, "SERAI_SECRET": SECRET}
    order = ("admin", "close-table", by_command, "--reason", "so does it")
    status, answer = await serai(*order, **where)
    assert (status, "is closed" in answer) == (0, True), answer
    assert (await desk.get("tables"))["items"] == []
    assert (await desk.refused("GET", f"tables/{by_rest}"))["code"] == "table_closed"
    assert (await desk.get(f"matches/{match}"))["outcome"]["reason"] == "void"
    assert (await desk.get("matches?state=playing"))["items"] == []
    guest = await house.guest()
    told = await guest.refused("watch_table", table=by_command)
    assert (told["code"], told["message"]) == ("table_closed", "so does it")
