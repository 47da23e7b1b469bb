"""The image's own command, run in a directory that holds what the image holds and nothing else."""

import asyncio
import json
import os
import re
import shutil
import subprocess
import sys
from asyncio.subprocess import PIPE, STDOUT
from pathlib import Path

import aiohttp
import pytest

ROOT = Path(__file__).parents[3]
DOCKERFILE = (ROOT / "Dockerfile").read_text("utf-8")


def copied() -> list[str]:
    """What the last stage takes from the tree."""
    last = DOCKERFILE[DOCKERFILE.rindex("\nFROM") :]
    return [one.split()[0] for one in re.findall(r"^COPY (?!--from)(.*)$", last, re.MULTILINE)]


def the_images_command(directory: Path, app: Path) -> Path:
    """`serai`, written by the image's own line, for a house that lies elsewhere than in /app."""
    line = re.search(r"^RUN (printf .*) > /usr/local/bin/serai", DOCKERFILE, re.MULTILINE)
    assert line is not None
    script = subprocess.run(["/bin/sh", "-c", line[1]], check=True, capture_output=True, text=True)
    assert "PYTHONPATH=/app " in script.stdout
    serai = directory / "serai"
    serai.write_text(script.stdout.replace("PYTHONPATH=/app ", f"PYTHONPATH={app} "))
    serai.chmod(0o755)
    return serai


async def test_the_server_starts_from_what_the_image_holds(
    tmp_path: Path, database_url: str
) -> None:
    app, data = tmp_path / "app", tmp_path / "data"
    for name in copied():
        ignored = shutil.ignore_patterns("__pycache__")
        shutil.copytree(ROOT / name, app / name, ignore=ignored)
    command = re.search(r'^ENTRYPOINT \["serai"\]\nCMD \["(\w+)"\]', DOCKERFILE, re.MULTILINE)
    assert command is not None
    serai = the_images_command(tmp_path, app)
    environment = {
        "PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}",
        "DATABASE_URL": database_url,
        "SERAI_DATA": str(data),
        "SERAI_ENV": "production",
        "SERAI_PORT": "0",
        "PYTHONUNBUFFERED": "1",
    }
    process = await asyncio.create_subprocess_exec(
        serai, command[1], cwd=tmp_path, env=environment, stdout=PIPE, stderr=STDOUT
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
            with pytest.raises(aiohttp.WSServerHandshakeError):
                await http.ws_connect(
                    f"{url}/socket.io/?EIO=4&transport=websocket", origin="https://evil.example"
                )
    finally:
        process.terminate()
        last_words, _ = await process.communicate()
    assert process.returncode == 0
    (refused,) = [line for line in last_words.decode().splitlines() if "evil.example" in line]
    assert json.loads(refused)["level"] == "error", "what libraries say is JSON as well"
