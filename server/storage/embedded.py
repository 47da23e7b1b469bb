"""The embedded PostgreSQL: a child process that lives as long as we do and no longer.

`start()` makes the cluster on the first run, ends what a crash left, and returns when connections
are taken. A server that dies is started again, so that the pools find it at the same address.
"""

import asyncio
import os
import signal
import sys
from asyncio.subprocess import DEVNULL, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from urllib.parse import quote

import structlog

from server.config import Settings
from server.storage import launch
from server.storage.cluster import LINUX, Cluster
from server.storage.errors import EmbeddedError

log = structlog.get_logger()

USER = "serai"
DATABASE = "postgres"
#: Settings are given on the command line, so that an old cluster gets those of today.
OPTIONS = {
    "listen_addresses": "",
    "unix_socket_permissions": "0700",
    # What is acknowledged is on the disk.
    "fsync": "on",
    "synchronous_commit": "on",
    "full_page_writes": "on",
    # One small server: few connections, short statements, no helpers that only large ones need.
    "shared_buffers": "64MB",
    "huge_pages": "off",
    "jit": "off",
    "io_method": "sync",
    "max_parallel_workers_per_gather": "0",
    "max_logical_replication_workers": "0",
    "max_wal_size": "512MB",
    # A log of the server's own troubles. No statements and no details: those hold people's data.
    "log_min_messages": "warning",
    "log_min_error_statement": "panic",
    "log_error_verbosity": "terse",
    "log_checkpoints": "off",
    "log_timezone": "UTC",
    "timezone": "UTC",
}
#: Enough for one server.
CONNECTIONS = 60
INITDB = [
    f"--username={USER}",
    "--auth=trust",  # whoever can enter the socket's directory
    "--encoding=UTF8",
    # PostgreSQL's own Unicode rules: the same on every system, whatever locales it has.
    "--locale=C",
    "--locale-provider=builtin",
    "--builtin-locale=C.UTF-8",
    "--data-checksums",
    "--no-instructions",
]
READY_POLL = 0.005
LOG_CHECK = 10.0
#: Seconds for each way to ask it to end, from polite to final. What is committed is safe with any;
#: a server that stops has ten seconds in all, and this is the last of them.
ENDINGS = ((signal.SIGINT, 2.5), (signal.SIGQUIT, 0.5), (signal.SIGKILL, 5.0))
LONGEST_PAUSE = 5.0


class EmbeddedPostgres:
    """A PostgreSQL in a directory of its own. One event loop thread starts it and outlives it."""

    def __init__(self, directory: Path, connections: int = CONNECTIONS) -> None:
        self._cluster = Cluster(directory)
        self._connections = connections
        self._process: Process | None = None
        self._watcher: asyncio.Task[None] | None = None

    @property
    def url(self) -> str:
        sockets = quote(str(self._cluster.sockets))
        return f"postgresql://{USER}@/{DATABASE}?host={sockets}&port=5432"

    @property
    def pid(self) -> int | None:
        """The server's process, while there is one."""
        if self._process is None or self._process.returncode is not None:
            return None
        return self._process.pid

    async def start(self) -> None:
        if self._watcher is not None:
            raise EmbeddedError("the database runs already")
        try:
            await asyncio.to_thread(self._cluster.prepare)
            if not self._cluster.made:
                await self._make()
            await self._launch()
        except BaseException:
            await self._end()
            raise
        self._watcher = asyncio.create_task(self._watch(), name="embedded PostgreSQL")

    async def stop(self) -> None:
        """Ends it after all transactions that are committed, and none that is not."""
        if self._watcher is not None:
            self._watcher.cancel()
            await asyncio.wait([self._watcher])
            self._watcher = None
        await self._end()

    async def _make(self) -> None:
        log.info("making the database", directory=str(self._cluster.data))
        uid, gid = await asyncio.to_thread(self._cluster.begin_making)
        process = await self._run("initdb", self._cluster.unfinished, INITDB, uid, gid)
        if await process.wait() != 0:
            raise EmbeddedError(f"cannot make the database: {self._cluster.last_words()}")
        await asyncio.to_thread(self._cluster.finish_making)

    async def _launch(self) -> None:
        cluster = self._cluster
        options = OPTIONS | {
            "unix_socket_directories": str(cluster.sockets),
            "cluster_name": cluster.name,
            "max_connections": str(self._connections),
        }
        arguments = [word for name in options for word in ("-c", f"{name}={options[name]}")]
        process = await self._run("postgres", cluster.data, arguments, cluster.uid, cluster.gid)
        self._process = process
        while not cluster.says_ready(process.pid):
            if process.returncode is not None:
                raise EmbeddedError(f"the database does not start: {cluster.last_words()}")
            await asyncio.sleep(READY_POLL)

    async def _run(
        self, program: str, data: Path, arguments: list[str], uid: int, gid: int
    ) -> Process:
        """Runs a program of PostgreSQL on a data directory, as that user, until we are gone."""
        path, passed = str(data), []
        if uid != os.geteuid() and LINUX:
            # The other user may not be let through the directories above (/root, pytest's), but we
            # hand him this one, open. Nothing has to be opened to others on the way to it.
            descriptor = os.open(data, os.O_RDONLY | os.O_DIRECTORY)
            path, passed = f"/proc/self/fd/{descriptor}", [descriptor]
        output = self._cluster.open_log()
        whom = (str(os.getpid()), str(uid), str(gid))
        try:
            return await asyncio.create_subprocess_exec(
                *(sys.executable, "-I", "-S", launch.__file__, *whom),
                *(str(self._cluster.programs / program), "-D", path, *arguments),
                stdin=DEVNULL,
                stdout=output,
                stderr=output,
                cwd="/",
                pass_fds=passed,
                # Ctrl-C in a terminal is for us: we write what is waiting, then stop it.
                start_new_session=True,
            )
        finally:
            os.close(output)
            for descriptor in passed:
                os.close(descriptor)

    async def _watch(self) -> None:
        while True:
            assert self._process is not None
            try:
                status = await asyncio.wait_for(self._process.wait(), LOG_CHECK)
            except TimeoutError:
                with suppress(OSError):  # a full disk must not end the watch
                    await asyncio.to_thread(self._cluster.trim_log)
            else:
                log.error("the database ended by itself and is started again", status=status)
                await self._launch_again()

    async def _launch_again(self) -> None:
        pause = 0.1
        while True:
            try:
                await asyncio.to_thread(self._cluster.end_leftovers)
                await self._launch()
            except (EmbeddedError, OSError) as error:
                log.error("the database does not start", error=str(error), pause=pause)
                await asyncio.sleep(pause)
                pause = min(pause * 2, LONGEST_PAUSE)
            else:
                log.info("the database is back")
                return

    async def _end(self) -> None:
        process, self._process = self._process, None
        for request, patience in ENDINGS:
            if process is None or process.returncode is not None:
                break
            with suppress(ProcessLookupError):
                process.send_signal(request)
            with suppress(TimeoutError):
                await asyncio.wait_for(process.wait(), patience)
        await asyncio.to_thread(self._cluster.release)


@asynccontextmanager
async def database_url(settings: Settings) -> AsyncIterator[str]:
    """The address of the database: the one that is set, or an embedded one that runs meanwhile."""
    if settings.database_url is not None:
        yield settings.database_url
        return
    embedded = EmbeddedPostgres(settings.data / "postgres")
    await embedded.start()
    try:
        yield embedded.url
    finally:
        await embedded.stop()
