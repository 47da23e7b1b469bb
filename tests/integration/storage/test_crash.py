"""kill -9, of server and database: nothing that was promised is lost, nothing is left running."""

import os
import signal
from asyncio.subprocess import Process
from pathlib import Path

from server.storage.database import Database
from server.storage.embedded import EmbeddedPostgres
from tests.integration.storage.app import MATCH
from tests.integration.storage.matches import written
from tests.integration.storage.processes import gone, line, running

APP = "tests.integration.storage.app"


async def promises_of_killed(app: Process) -> int:
    """How many more lines it printed, whole ones, before it was killed."""
    rest, _ = await app.communicate()
    return bytes(rest).count(b"\n")


async def rows(directory: Path) -> list[int]:
    """What a new server finds, started while the old one may still be going down."""
    postgres = EmbeddedPostgres(directory)
    await postgres.start()
    database = Database()
    try:
        await database.connect(postgres.url)
        return await written(database, MATCH)
    finally:
        await database.close()
        await postgres.stop()


async def test_a_killed_server_leaves_no_database_running(tmp_path: Path) -> None:
    async with running(APP, str(tmp_path)) as app:
        word, pid = (await line(app)).split()
        assert word == "ready"
        app.kill()
        await gone(int(pid))
    again = EmbeddedPostgres(tmp_path)
    await again.start()
    await again.stop()


async def test_a_killed_server_finds_every_action_it_has_acknowledged(tmp_path: Path) -> None:
    async with running(APP, str(tmp_path)) as app:
        await line(app)
        for _ in range(50):
            await line(app)
        app.kill()
        promised = 50 + await promises_of_killed(app)
    found = await rows(tmp_path)
    assert found[:promised] == list(range(1, promised + 1))
    assert found == list(range(1, len(found) + 1))


async def test_a_power_cut_of_server_and_database_loses_nothing(tmp_path: Path) -> None:
    async with running(APP, str(tmp_path)) as app:
        pid = int((await line(app)).split()[1])
        for _ in range(50):
            await line(app)
        os.kill(pid, signal.SIGKILL)
        app.kill()
        promised = 50 + await promises_of_killed(app)
        await gone(pid)
    found = await rows(tmp_path)
    assert found[:promised] == list(range(1, promised + 1))
