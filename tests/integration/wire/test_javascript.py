"""The official JavaScript client against a real server: what browsers and outside bots use."""

import asyncio
import fcntl
import json
import os
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.integration.wire.house import House
from tests.integration.wire.player import Json, check_error
from tests.integration.wire.test_matches import OPTIONS

HERE = Path(__file__).parent / "js"


@pytest.fixture(scope="session")
def scripts(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The scripts beside the packages of their lock file, installed once for all workers."""
    base = tmp_path_factory.getbasetemp()
    folder = (base.parent if "PYTEST_XDIST_WORKER" in os.environ else base) / "js"
    folder.mkdir(exist_ok=True)
    with (folder / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (folder / "ready").exists():
            for file in HERE.iterdir():
                if file.is_file():
                    shutil.copy(file, folder)
            subprocess.run(
                ["npm", "ci", "--no-audit", "--no-fund", "--ignore-scripts", "--prefer-offline"],
                cwd=folder,
                check=True,
                capture_output=True,
                timeout=120,
            )
            (folder / "ready").touch()
    return folder


async def run(folder: Path, script: str, *arguments: str) -> Json:
    process = await asyncio.create_subprocess_exec(
        *("node", script, *arguments),
        cwd=folder,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    try:
        async with asyncio.timeout(90):
            out, errors = await process.communicate()
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    assert process.returncode == 0, errors.decode()
    told: Json = json.loads(out)
    return told


@pytest.mark.parametrize("game", OPTIONS)
async def test_the_official_client_plays_a_match_and_a_rematch(
    brisk: House, scripts: Path, game: str
) -> None:
    told = await run(scripts, "match.mjs", brisk.server.url, game, json.dumps(OPTIONS[game]))
    assert told["again"] != told["first"]
    assert told["resumed"] == 1 or told["seq"] < 6


async def test_the_official_client_is_told_what_was_wrong(brisk: House, scripts: Path) -> None:
    told = await run(scripts, "manners.mjs", brisk.server.url)
    assert told["refused"] == [{"code": "unauthorized"}] * 3
    for answer in [*told["answers"].values(), told["unasked"]]:
        assert answer.keys() == {"ok", "error"}
        assert answer["ok"] is False
        assert check_error(answer["error"])["code"] == "bad_request"
