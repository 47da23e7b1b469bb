"""The image's own command, run in a directory that holds what the image holds and nothing else."""

import asyncio
import os
import re
import shutil
import sys
from asyncio.subprocess import PIPE, STDOUT
from pathlib import Path

import aiohttp

ROOT = Path(__file__).parents[3]
DOCKERFILE = (ROOT / "Dockerfile").read_text("utf-8")


def copied() -> list[str]:
    """What the last stage takes from the tree."""
    last = DOCKERFILE[DOCKERFILE.rindex("\nFROM") :]
    return [one.split()[0] for one in re.findall(r"^COPY (?!--from)(.*)$", last, re.MULTILINE)]


async def test_the_server_starts_from_what_the_image_holds(
    tmp_path: Path, database_url: str
) -> None:
    app, data = tmp_path / "app", tmp_path / "data"
    for name in copied():
        ignored = shutil.ignore_patterns("__pycache__")
        shutil.copytree(ROOT / name, app / name, ignore=ignored)
    command = re.search(
        r'^ENTRYPOINT \["python", (.*)\]\nCMD \["(\w+)"\]', DOCKERFILE, re.MULTILINE
    )
    assert command is not None
    words = [*re.findall(r'"([^"]+)"', command[1]), command[2]]
    environment = {
        "PATH": os.environ["PATH"],
        "DATABASE_URL": database_url,
        "SERAI_DATA": str(data),
        "SERAI_ENV": "production",
        "SERAI_PORT": "0",
        "PYTHONUNBUFFERED": "1",
    }
    process = await asyncio.create_subprocess_exec(
        sys.executable, *words, cwd=app, env=environment, stdout=PIPE, stderr=STDOUT
    )
    assert process.stdout is not None
    try:
        said = ""
        while "Serai is at" not in said:
            line = await process.stdout.readline()
            assert line, said
            said += line.decode()
        url = said.rsplit("Serai is at ", 1)[1].strip()
        async with aiohttp.ClientSession() as http:
            for path in ("/readyz", "/api/v1/games/omi/rules", "/"):
                async with http.get(url + path) as answer:
                    assert answer.status == 200, path
    finally:
        process.terminate()
        await process.wait()
    assert process.returncode == 0
