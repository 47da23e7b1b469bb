"""A line to PostgreSQL, over real sockets, that a test can cut at the worst moment."""

import asyncio
import shutil
import tempfile
from asyncio import StreamReader, StreamWriter
from contextlib import suppress
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

SOCKET = ".s.PGSQL.5432"
COMMIT = "COMMIT;"


class Line:
    def __init__(self, url: str) -> None:
        self._target = Path(parse_qs(urlsplit(url).query)["host"][0]) / SOCKET
        self._directory = Path(tempfile.mkdtemp(prefix="serai-line-", dir="/tmp"))
        self.url = urlsplit(url)._replace(query=f"host={self._directory}&port=5432").geturl()
        self._server: asyncio.Server | None = None
        self._writers: set[StreamWriter] = set()
        self._calls: set[asyncio.Task[None]] = set()
        self._cut_at = ""
        self._moment = ""
        self.cuts = 0

    def cut_at(self, text: str, moment: str) -> None:
        """What becomes of the next message with this text in it.

        The line breaks "before" it arrives, or "after" that but without its answer; or the line
        holds, "silent" for ever.
        """
        self._cut_at, self._moment = text, moment

    async def open(self) -> None:
        self._server = await asyncio.start_unix_server(self._serve, self._directory / SOCKET)

    async def mend(self) -> None:
        """Open again if it was cut."""
        if self._server is None:
            await self.open()

    async def cut(self) -> None:
        """Nobody gets through any more, and who is connected is thrown out."""
        if self._server is not None:
            self._server.close()
            self._server = None
        for writer in list(self._writers):
            writer.transport.abort()
        await asyncio.gather(*self._calls)
        (self._directory / SOCKET).unlink(missing_ok=True)

    async def close(self) -> None:
        await self.cut()
        shutil.rmtree(self._directory)

    def _serve(self, reader: StreamReader, writer: StreamWriter) -> None:
        call = asyncio.ensure_future(self._call(reader, writer))
        self._calls.add(call)
        call.add_done_callback(self._calls.discard)

    async def _call(self, reader: StreamReader, writer: StreamWriter) -> None:
        far_reader, far_writer = await asyncio.open_unix_connection(self._target)
        writers = {writer, far_writer}
        if self._server is None:  # cut while it was being put through
            for one in writers:
                one.transport.abort()
            return
        self._writers |= writers
        answers = asyncio.ensure_future(_copy(far_reader, writer))
        with suppress(ConnectionError):
            while asked := await reader.read(65536):
                if not self._cut_at or self._cut_at.encode() not in asked:
                    far_writer.write(asked)
                    continue
                self._cut_at = ""
                self.cuts += 1
                answers.cancel()
                await asyncio.wait([answers])
                if self._moment != "before":
                    far_writer.write(asked)
                    await far_reader.read(65536)
                if self._moment != "silent":
                    break
        for one in writers:
            one.transport.abort()
        await asyncio.wait([answers])
        self._writers -= writers


async def _copy(reader: StreamReader, writer: StreamWriter) -> None:
    with suppress(ConnectionError):
        while told := await reader.read(65536):
            writer.write(told)
    writer.transport.abort()
