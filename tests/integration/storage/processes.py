"""Waiting for processes: for what they print, and for their end, without asking again and again."""

import asyncio
import contextlib
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

ROOT = Path(__file__).parents[3]


async def gone(pid: int, seconds: float = 30.0) -> None:
    """Returns when a process, not only one of ours, has ended."""
    try:
        descriptor = os.pidfd_open(pid)
    except ProcessLookupError:
        return
    ended = asyncio.Event()
    loop = asyncio.get_running_loop()
    loop.add_reader(descriptor, ended.set)
    try:
        await asyncio.wait_for(ended.wait(), seconds)
    finally:
        loop.remove_reader(descriptor)
        os.close(descriptor)


@asynccontextmanager
async def running(module: str, *arguments: str) -> AsyncIterator[Process]:
    """A process of Python that runs a module of ours."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", module, *arguments), stdout=PIPE, cwd=ROOT
    )
    try:
        yield process
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.communicate()


async def line(process: Process) -> str:
    assert process.stdout is not None
    read = await asyncio.wait_for(process.stdout.readline(), 60)
    assert read, "the process ended"
    return read.decode().strip()
