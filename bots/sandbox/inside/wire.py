"""Frames between the server and a bot: four bytes of length, then that many bytes of JSON.

Only `os.read` and `os.write`: a bot's process may make few system calls.
"""

import os

from .syscalls import SOCKET

_CHUNK = 1 << 16


def read_frame() -> bytes | None:
    """The next frame; None when the server has gone."""
    data = os.read(SOCKET, _CHUNK)
    while len(data) < 4:
        more = os.read(SOCKET, _CHUNK)
        if not more:
            return None
        data += more
    missing = int.from_bytes(data[:4], "little") - (len(data) - 4)
    if missing == 0:
        return data[4:]
    parts = [data[4:]]
    while missing > 0:
        part = os.read(SOCKET, min(missing, _CHUNK))
        if not part:
            return None
        parts.append(part)
        missing -= len(part)
    return b"".join(parts)


def write_frame(body: bytes) -> None:
    data = memoryview(len(body).to_bytes(4, "little") + body)
    while data:
        data = data[os.write(SOCKET, data) :]
