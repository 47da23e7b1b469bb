"""Bots as files on this machine, for the commands that need no server."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from bots.sandbox import BotLimits, Diagnostic, Program, Sandbox


class Refused(Exception):
    """What cannot be done, in a sentence for the person at the terminal."""


def is_file(name: str) -> bool:
    """Whether a contestant is meant to be a file, and not a house bot."""
    return name.endswith(".py") or "/" in name


def read_source(path: Path) -> str:
    """As it is: the check says whether it is text, and short enough. No more is read than tells."""
    try:
        with path.open("rb") as file:
            return file.read(BotLimits.source + 1).decode("utf-8", "surrogateescape")
    except OSError as error:
        raise Refused(f"{path}: {error.strerror}") from None


def program_of(path: Path, source: str) -> Program:
    """Under the name of its file, or what there is of it: a file's name may be any bytes."""
    return Program(path.stem.encode("utf-8", "replace").decode(), 0, source)


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
