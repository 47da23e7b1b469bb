"""A program that runs beside us: started, asked whether it is ready, ended."""

import asyncio
import os
import shutil
import signal
import socket
import sys
from asyncio.subprocess import DEVNULL, Process
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from types import MappingProxyType

START_SECONDS = 60.0
END_SECONDS = 10.0
POLL_SECONDS = 0.02
BOUND = str(Path(__file__).with_name("bound.py"))
NO_SETTINGS: Mapping[str, str] = MappingProxyType({})


class Program:
    def __init__(
        self,
        name: str,
        command: Sequence[str],
        log: Path,
        settings: Mapping[str, str] = NO_SETTINGS,
    ) -> None:
        """`command` begins with the path of a program; it ends with us, however we end.
        `settings` are environment variables besides ours."""
        self.name = name
        self.command = command
        self.log = log
        self.environment = {**os.environ, **settings}
        self._process: Process | None = None

    @property
    def pid(self) -> int | None:
        """Its process, while it runs."""
        if self._process is None or self._process.returncode is not None:
            return None
        return self._process.pid

    async def is_ready(self) -> bool:
        """Asked after its start until it is so."""
        return True

    async def run(self) -> None:
        """Start it; returns when it is ready."""
        # A node's log has the first administrator's password.
        self.log.touch(0o600)
        with self.log.open("ab") as output:
            self._process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-I", "-S", BOUND, str(os.getpid())),
                *self.command,
                stdin=DEVNULL,
                stdout=output,
                stderr=output,
                env=self.environment,
                # Ctrl-C in a terminal is for us: we end them in order.
                start_new_session=True,
            )
        async with asyncio.timeout(START_SECONDS):
            while not await self.is_ready():
                if self._process.returncode is not None:
                    raise RuntimeError(f"{self.name} does not start: {self.last_words()}")
                await asyncio.sleep(POLL_SECONDS)

    def last_words(self) -> str:
        return self.log.read_text("utf-8", "replace")[-2000:]

    def send(self, number: signal.Signals) -> None:
        if self._process is not None:
            with suppress(ProcessLookupError):
                self._process.send_signal(number)

    async def ended(self) -> int:
        """Waits for its end; returns the exit status."""
        assert self._process is not None
        return await self._process.wait()

    async def end(self, number: signal.Signals = signal.SIGTERM) -> None:
        if self._process is None:
            return
        self.send(number)
        try:
            await asyncio.wait_for(self._process.wait(), END_SECONDS)
        except TimeoutError:
            self.send(signal.SIGKILL)
            await self._process.wait()
        self._process = None


def installed(name: str) -> str | None:
    """A program of this environment, else one of the system."""
    here = Path(sys.executable).parent / name
    return str(here) if os.access(here, os.X_OK) else shutil.which(name)


def free_port() -> int:
    """A port that nobody has at the moment."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port
