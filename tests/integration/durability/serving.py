"""A whole server as its users know it: `serai serve` in a process, that can be killed and started.

It keeps its data directory and its port, so that clients find it where it was.
"""

import asyncio
import json
import os
import signal
import sys
from asyncio.subprocess import PIPE, STDOUT, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any, Protocol

import aiohttp

from server.storage.cluster import Cluster
from server.storage.embedded import EmbeddedPostgres

ROOT = Path(__file__).parents[3]
READY = "Serai is at "
START_SECONDS = 60.0


class Guest(Protocol):
    async def disconnect(self) -> None: ...


class Serving:
    """`settings` are environment variables: SERAI_TIME_FACTOR and the like."""

    def __init__(self, data: Path, **settings: str) -> None:
        self.data = data
        self.settings = settings
        self.port = 0
        self.output: list[str] = []
        #: For everything that tests ask of it; and who has to go home when it is closed.
        self.http = aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=0))
        self.guests: list[Guest] = []
        self._process: Process | None = None
        self._reading: asyncio.Task[None] | None = None
        self._ready = asyncio.Event()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def database_url(self) -> str:
        given = self.settings.get("DATABASE_URL")
        return given or EmbeddedPostgres(self.data / "postgres").url

    async def start(self) -> None:
        await self.launch()
        await self.ready()

    async def launch(self) -> None:
        """Start it without waiting until it serves."""
        self._ready.clear()
        environment = {
            **os.environ,
            "SERAI_DATA": str(self.data),
            "SERAI_PORT": str(self.port),
            "SERAI_BOT_DELAY": "0",
            "SERAI_WORKERS": "0",
            "SERAI_LIMITS_FACTOR": "1000",
            **self.settings,
        }
        self._process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "server", "serve"),
            cwd=ROOT,
            env=environment,
            stdout=PIPE,
            stderr=STDOUT,
        )
        self._reading = asyncio.create_task(self._read(self._process))

    async def ready(self) -> None:
        assert self._process is not None
        ended = asyncio.create_task(self._process.wait())
        ready = asyncio.create_task(self._ready.wait())
        waiting = (ended, ready)
        await asyncio.wait(waiting, timeout=START_SECONDS, return_when="FIRST_COMPLETED")
        for one in waiting:
            one.cancel()
        assert self._ready.is_set(), "the server does not start: " + "\n".join(self.output[-30:])

    async def kill(self) -> None:
        """kill -9: no goodbye of any kind."""
        await self._end(signal.SIGKILL)

    async def stop(self) -> int:
        """SIGTERM; returns the exit status."""
        return await self._end(signal.SIGTERM)

    async def restart(self) -> None:
        await self.kill()
        await self.start()

    async def terminate(self) -> None:
        """SIGTERM, without waiting for the end."""
        assert self._process is not None
        self._process.send_signal(signal.SIGTERM)

    async def ended(self, seconds: float = 30.0) -> int:
        assert self._process is not None
        status = await asyncio.wait_for(self._process.wait(), seconds)
        if self._reading is not None:
            await self._reading
        return status

    async def _end(self, number: signal.Signals) -> int:
        assert self._process is not None
        with suppress(ProcessLookupError):
            self._process.send_signal(number)
        return await self.ended()

    async def _read(self, process: Process) -> None:
        assert process.stdout is not None
        async for raw in process.stdout:
            line = raw.decode("utf-8", "replace").rstrip()
            self.output.append(line)
            if line.startswith(READY):
                self.port = int(line.rsplit(":", 1)[1])
                self._ready.set()

    def faults(self) -> list[str]:
        """Lines of the log that tell of something nobody thought of."""
        signs = ("Traceback", "[error", "[critical", "never retrieved", "never awaited")
        return [line for line in self.output if any(sign in line for sign in signs)]

    def database_processes(self) -> list[int]:
        """The postmaster and its backends, whoever started them."""
        cluster = Cluster(self.data / "postgres")
        if cluster.data.exists():
            cluster.uid = cluster.data.stat().st_uid
        return cluster.processes()

    def postmaster(self) -> int:
        text = (self.data / "postgres" / "cluster" / "postmaster.pid").read_text()
        return int(text.split("\n", 1)[0])

    async def status_of(self, path: str) -> int:
        async with self.http.get(self.url + path) as answer:
            return answer.status

    async def get(self, path: str, token: str | None = None) -> tuple[int, Any]:
        """Status and JSON of a REST answer."""
        status, text = await self.text(path, token)
        return status, json.loads(text)

    async def text(self, path: str, token: str | None = None) -> tuple[int, str]:
        headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        async with self.http.get(f"{self.url}/api/v1/{path}", headers=headers) as answer:
            return answer.status, await answer.text()

    async def close(self) -> None:
        for guest in self.guests:
            await guest.disconnect()
        await self.http.close()
        await self.kill()


@asynccontextmanager
async def serving(data: Path, **settings: str) -> AsyncIterator[Serving]:
    """A server that is up, and is gone afterwards however the test went."""
    server = Serving(data, **settings)
    try:
        await server.start()
        yield server
    finally:
        await server.close()
