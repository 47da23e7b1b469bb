"""`python -m cluster`, as somebody who tries several nodes on one machine starts it."""

import asyncio
import os
import signal
import stat
import sys
from asyncio.subprocess import PIPE, STDOUT, Process
from collections.abc import AsyncIterator
from pathlib import Path

import aiohttp
import pytest_asyncio

SECONDS = 60


@pytest_asyncio.fixture
async def running(tmp_path: Path, database_url: str) -> AsyncIterator[tuple[Process, str]]:
    """The command with one node, and where it said to be."""
    settings = {**os.environ, "DATABASE_URL": database_url, "SERAI_DATA": str(tmp_path)}
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "cluster", "--nodes", "1", "--workers", "0", "--port", "0"),
        env=settings,
        stdout=PIPE,
        stderr=STDOUT,
    )
    try:
        said = await heard(process, "Serai is at ")
        yield process, said.split()[3].rstrip(";")
    finally:
        process.terminate()
        await process.communicate()
    assert process.returncode == 0


async def heard(process: Process, words: str) -> str:
    """The next line that begins with these words."""
    assert process.stdout is not None
    async with asyncio.timeout(SECONDS):
        while line := (await process.stdout.readline()).decode():
            if line.startswith(words):
                return line
    raise AssertionError(f"it ended without a word of {words!r}")


def child(process: Process, program: str) -> int:
    """The process of a program that the command runs."""
    children = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()
    (found,) = [one for one in children if program in Path(f"/proc/{one}/comm").read_text()]
    return int(found)


async def test_what_falls_is_started_again_and_only_the_owner_reads_its_log(
    running: tuple[Process, str], tmp_path: Path
) -> None:
    process, url = running
    for program, name in (("valkey", "Redis"), ("caddy", "Caddy")):
        os.kill(child(process, program), signal.SIGKILL)
        await heard(process, f"cluster: {name} is process ")
    async with aiohttp.ClientSession() as http, http.get(f"{url}/readyz") as answer:
        assert answer.status == 200
    logs = list((tmp_path / "cluster").glob("*.log"))
    assert {log.name for log in logs} >= {"node-1.log", "caddy.log", "redis.log"}
    assert all(stat.S_IMODE(log.stat().st_mode) == 0o600 for log in logs)
