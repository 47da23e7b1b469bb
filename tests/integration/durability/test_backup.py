"""Backup, wipe, restore: people come back to the match they were playing."""

import asyncio
import os
import shutil
import stat
import sys
import tarfile
from asyncio.subprocess import PIPE
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

from tests.integration.conftest import run_sql
from tests.integration.durability.player import Player, begin, sit_down
from tests.integration.durability.promises import promises_are_kept
from tests.integration.durability.serving import ROOT, Serving, serving

NewDatabase = Callable[[str], Awaitable[str]]
SECRET = "for tests only, and long enough for that"


async def serai(*words: str, **settings: str) -> tuple[int, str]:
    """The command as a process of its own: status and all that it said."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "server", *words),
        cwd=ROOT,
        env={**os.environ, **settings},
        stdout=PIPE,
        stderr=PIPE,
    )
    out, err = await process.communicate()
    return process.returncode or 0, (out + err).decode()


async def playing(server: Serving) -> list[Player]:
    players = await sit_down(server, "santase", 2, Random(7))
    await begin(players)
    tasks = [asyncio.create_task(player.play()) for player in players]
    await players[0].until(lambda: len(players[0].acknowledged) >= 5)
    for player in players:
        player.stop_playing()
    await asyncio.gather(*tasks)
    return players


async def play_on(server: Serving, players: list[Player]) -> None:
    for player in players:
        player.enough.clear()
        await player.come_back()
    await asyncio.gather(*(player.play() for player in players))
    await promises_are_kept(server, players)


async def test_a_match_goes_on_after_backup_wipe_and_restore(tmp_path: Path) -> None:
    """With the embedded database, from a backup that was taken while the server ran."""
    data, file = tmp_path / "data", tmp_path / "serai.backup"
    async with serving(data, SERAI_SECRET=SECRET) as server:
        players = await playing(server)
        status, said = await serai("backup", str(file), SERAI_DATA=str(data))
        assert (status, said.startswith("written: ")) == (0, True), said
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
        status, said = await serai("restore", str(file), SERAI_DATA=str(data))
        assert (status, "another server" in said) == (1, True), said
        await server.stop()
        shutil.rmtree(data)
        status, said = await serai("restore", str(file), SERAI_DATA=str(data))
        assert (status, "put back: " in said) == (0, True), said
        await server.start()
        await play_on(server, players)


async def test_a_backup_goes_into_another_database_whole_or_not_at_all(
    tmp_path: Path, database_url: str, new_database: NewDatabase
) -> None:
    file, data = tmp_path / "serai.backup", str(tmp_path / "data")
    async with serving(tmp_path / "data", DATABASE_URL=database_url, SERAI_SECRET=SECRET) as server:
        players = await playing(server)
        where = {"SERAI_DATA": data, "DATABASE_URL": database_url}
        assert (await serai("backup", str(file), **where))[0] == 0
        status, said = await serai("restore", str(file), "--replace", **where)
        assert (status, "stop it first" in said) == (1, True), said
        await server.stop()

        where["DATABASE_URL"] = other = await new_database("template0")
        broken = tmp_path / "broken.backup"
        without_a_table(file, broken)
        status, said = await serai("restore", str(broken), **where)
        assert (status, "matches" in said) == (1, True), said
        assert (await serai("restore", str(file), **where))[0] == 0, "nothing was left of it"
        status, said = await serai("restore", str(file), **where)
        assert (status, "--replace" in said) == (1, True), said
        await run_sql(other, "DELETE FROM match_actions")
        assert (await serai("restore", str(file), "--replace", **where))[0] == 0

        server.settings["DATABASE_URL"] = other
        await server.start()
        await play_on(server, players)
        assert server.faults() == []


def without_a_table(file: Path, broken: Path) -> None:
    with tarfile.open(file) as whole, tarfile.open(broken, "w:gz") as rest:
        for entry in whole:
            if entry.name != "tables/matches.copy":
                rest.addfile(entry, whole.extractfile(entry))


async def test_what_is_no_backup_is_refused(tmp_path: Path, database_url: str) -> None:
    where = {"SERAI_DATA": str(tmp_path / "data"), "DATABASE_URL": database_url}
    nonsense = tmp_path / "nonsense"
    nonsense.write_text("not a backup")
    for file in (nonsense, tmp_path / "missing"):
        status, said = await serai("restore", str(file), "--replace", **where)
        assert status == 1
        assert "Traceback" not in said
