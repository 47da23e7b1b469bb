"""Processes of Serai itself: nodes that serve, workers that play in the arena."""

import sys
from contextlib import suppress
from pathlib import Path

import aiohttp

from cluster.programs import Program, free_port


class Node(Program):
    """`serai serve` under a name."""

    def __init__(self, name: str, directory: Path, settings: dict[str, str]) -> None:
        directory.mkdir(parents=True, exist_ok=True)
        self.port = free_port()
        own = {
            "SERAI_NODE": name,
            "SERAI_DATA": str(directory / name),
            "SERAI_PORT": str(self.port),
            "SERAI_PROXIES": "127.0.0.1",
            "SERAI_WORKERS": "0",  # they are processes of their own here
        }
        command = (sys.executable, "-m", "server", "serve")
        super().__init__(name, command, directory / f"{name}.log", settings | own)

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.port}"

    async def is_ready(self) -> bool:
        async with aiohttp.ClientSession() as http:
            with suppress(aiohttp.ClientError, OSError):
                async with http.get(f"http://{self.address}/readyz") as answer:
                    return answer.status == 200
        return False


class Worker(Program):
    """`serai worker`."""

    def __init__(self, name: str, directory: Path, settings: dict[str, str]) -> None:
        command = (sys.executable, "-m", "server", "worker")
        own = {"SERAI_DATA": str(directory / name)}
        super().__init__(name, command, directory / f"{name}.log", settings | own)
