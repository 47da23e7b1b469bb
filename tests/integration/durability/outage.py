"""Databases that do not answer."""

import os
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from tests.integration.durability.serving import Serving


@asynccontextmanager
async def frozen(server: Serving) -> AsyncIterator[None]:
    """The postmaster and all its backends stand still, as on a disk that hangs."""
    stopped: list[int] = []
    while left := [pid for pid in server.database_processes() if pid not in stopped]:
        for pid in left:  # the postmaster may have been forking another meanwhile
            with suppress(ProcessLookupError):  # one that was about to end anyway
                os.kill(pid, signal.SIGSTOP)
            stopped.append(pid)
    try:
        yield
    finally:
        for pid in stopped:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGCONT)
