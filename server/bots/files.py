"""Bots as files on this machine, for the commands that need no server."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from bots.sandbox import Diagnostic, Sandbox

#: As for uploads.
MOST_BYTES = 100 * 1024


class Refused(Exception):
    """What cannot be done, in a sentence for the person at the terminal."""


def is_file(name: str) -> bool:
    """Whether a contestant is meant to be a file, and not a house bot."""
    return name.endswith(".py") or "/" in name


def read_source(path: Path) -> str:
    try:
        with path.open("rb") as file:
            text = file.read(MOST_BYTES + 1)
    except OSError as error:
        raise Refused(f"{path}: {error.strerror}") from None
    if len(text) > MOST_BYTES:
        raise Refused(f"{path}: a bot has {MOST_BYTES // 1024} KiB at most")
    try:
        return text.decode("utf-8")
    except UnicodeDecodeError:
        raise Refused(f"{path}: not a text in UTF-8") from None


@asynccontextmanager
async def open_sandbox() -> AsyncIterator[Sandbox]:
    """The sandbox of this process, where it holds."""
    sandbox = Sandbox()
    report = await sandbox.start()
    try:
        if not report.safe:
            raise Refused(f"bots cannot run on this machine: {report.reason}")
        yield sandbox
    finally:
        await sandbox.close()


def errors_of(found: list[Diagnostic]) -> list[Diagnostic]:
    return [one for one in found if one.severity == "error"]
