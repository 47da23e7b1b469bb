"""A match record from a file, played again: what `serai verify` and `serai replay` begin with."""

import json
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from engines import IllegalAction, Match, replay

MOST_BYTES = 32 * 1024 * 1024


class NotReplayed(Exception):
    """Why the file is no record, or no true one."""


@dataclass(frozen=True)
class Replayed:
    record: dict[str, Any]
    match: Match


def replayed(path: str) -> Replayed:
    """The record in this file (`-` for standard input) and the match that it makes."""
    try:
        record = _read(path)
        return Replayed(record, replay(record))
    except OSError as error:
        raise NotReplayed(f"cannot read {path}: {error.strerror}") from None
    except ValueError as error:  # not JSON, or an OptionError
        raise NotReplayed(str(error)) from None
    except IllegalAction as error:
        raise NotReplayed(f"an action is illegal: {error}") from None


def _read(path: str) -> Any:
    if path == "-":
        text = sys.stdin.read(MOST_BYTES + 1)
    else:
        with Path(path).open(encoding="utf-8") as file:
            text = file.read(MOST_BYTES + 1)
    if len(text) > MOST_BYTES:
        raise ValueError("the file is larger than any match")
    try:
        data = json.loads(text)
    except RecursionError:
        raise ValueError("the file is not a record") from None
    # A replay as the server hands it out has its record inside.
    return data["record"] if isinstance(data, dict) and "record" in data else data
