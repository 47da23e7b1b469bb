"""`serai worker`: plays board sets of the arena. Any number of them, on any machine."""

import argparse
import asyncio
import ctypes
import logging
import os
import signal
import socket
import sys
from contextlib import suppress
from uuid import UUID, uuid4

import structlog
import uvloop

from bots.sandbox import Sandbox
from bots.sandbox.inside.background import session_steps_back
from server.arena.leader import Leader
from server.arena.playing import SetPlayer
from server.arena.queue import JobServer
from server.arena.uploaded import UploadedBots
from server.config import SettingError, Settings, settings_from
from server.logs import set_up_logs
from server.storage.database import Database
from server.storage.embedded import EmbeddedPostgres
from server.storage.errors import DatabaseAway

log = structlog.get_logger()

#: Seconds between two signs of life, and after which a worker is gone.
SEEN_SECONDS = 5.0
GONE_SECONDS = 30.0
#: For the sets that are being played when a worker is asked to stop; others play them again.
STOP_SECONDS = 5.0
AGAIN_SECONDS = 1.0
#: Behind everything that people wait for.
NICENESS = 19
#: Linux: the signal that a process gets when its parent dies.
PR_SET_PDEATHSIG = 1

SEEN = """
    INSERT INTO workers (id, host, pid, sets, status) VALUES ($1, $2, $3, $4, $5)
    ON CONFLICT (id) DO UPDATE
    SET seen_at = now(), sets = excluded.sets, status = excluded.status"""
FORGET = "DELETE FROM workers WHERE id = $1 OR seen_at < now() - interval '1 hour'"


def add_command(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser("worker", help="play board sets of the arena")
    parser.add_argument("--low-priority", action="store_true", help="only when nobody else works")
    parser.add_argument("--parent", type=int, help="end together with this process")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    if arguments.parent is not None:
        _end_with(arguments.parent)
    if arguments.low_priority:
        _step_back()
    try:
        settings = settings_from()
    except SettingError as error:
        print(error, file=sys.stderr)
        return 2
    set_up_logs(settings)
    # It tells with whole tracebacks what we say in a line (see `_play` and `_serve`).
    logging.getLogger("pgqueuer").setLevel(logging.CRITICAL)
    try:
        uvloop.run(work(settings))
    except DatabaseAway as error:
        print(f"database: {error}", file=sys.stderr)
        return 1
    return 0


async def work(settings: Settings) -> None:
    """Until a signal comes."""
    stop = asyncio.Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(number, stop.set)
    database = Database()
    await database.connect(database_address(settings))
    worker = Worker(settings, database)
    try:
        await worker.run(stop)
    finally:
        with suppress(Exception):
            await asyncio.wait_for(database.close(), AGAIN_SECONDS)


def database_address(settings: Settings) -> str:
    """The database of the settings, or the embedded one that a server on this machine runs."""
    return settings.database_url or EmbeddedPostgres(settings.data / "postgres").url


class Worker:
    def __init__(
        self, settings: Settings, database: Database, sandbox: Sandbox | None = None
    ) -> None:
        self.id = uuid4()
        self._settings = settings
        self._database = database
        self._sandbox = sandbox or Sandbox(allow_unsafe=settings.allow_unsafe_bots)
        uploaded = UploadedBots(database, self._sandbox)
        self._player = SetPlayer(database, str(self.id), uploaded.entrant)
        self._jobs: JobServer | None = None
        self._playing: set[UUID] = set()
        self._sets = 0
        #: Why it plays nothing.
        self._idle: str | None = None

    async def run(self, stop: asyncio.Event) -> None:
        report = await self._sandbox.start()
        if not report.safe and not self._settings.allow_unsafe_bots:
            self._idle = report.reason
        seen = asyncio.ensure_future(self._keep_seen())
        try:
            if self._idle is None:
                log.info("a worker of the arena is here", worker=str(self.id))
                await self._work(stop)
            else:  # it would fail what others can play, and ask for more of it
                log.error("the sandbox does not hold: no board sets", reason=self._idle)
                await stop.wait()
        finally:
            seen.cancel()
            await asyncio.wait([seen])
            await self._sandbox.close()
            with suppress(Exception):
                async with self._database.connection() as connection:
                    await connection.execute(FORGET, self.id)

    async def _work(self, stop: asyncio.Event) -> None:
        leader = asyncio.ensure_future(Leader(self._database, self._settings.time_factor).run())
        serving = asyncio.ensure_future(self._serve(stop))
        try:
            await stop.wait()
            leader.cancel()
            if self._jobs is not None:
                self._jobs.stop()
            await asyncio.wait([serving], timeout=STOP_SECONDS)
        finally:
            leader.cancel()
            serving.cancel()
            await asyncio.gather(leader, serving, return_exceptions=True)

    async def _serve(self, stop: asyncio.Event) -> None:
        """Takes jobs; with a new connection when the old one is lost."""
        while not stop.is_set():
            try:
                connection = await self._database.open()
                await connection.execute("SET synchronous_commit TO off")
                self._jobs = JobServer(connection, self._play, self._settings.time_factor)
                try:
                    await self._jobs.run()
                finally:
                    connection.terminate()
            except Exception as error:
                log.warning("the queue is away", reason=_why(error))
                await asyncio.sleep(AGAIN_SECONDS)

    async def _play(self, set_id: UUID) -> None:
        self._playing.add(set_id)
        try:
            if await self._player.play(set_id):
                self._sets += 1
        except Exception as error:
            log.warning(
                "a board set failed and is tried again", set=str(set_id), reason=_why(error)
            )
            raise
        finally:
            self._playing.discard(set_id)

    async def _keep_seen(self) -> None:
        while True:
            status = {"playing": [str(one) for one in self._playing], "idle": self._idle}
            try:
                async with self._database.connection() as connection:
                    await connection.execute(
                        SEEN, self.id, socket.gethostname(), os.getpid(), self._sets, status
                    )
            except Exception as error:
                log.warning("no sign of life could be given", reason=_why(error))
            await asyncio.sleep(SEEN_SECONDS * self._settings.time_factor)


def _why(error: BaseException) -> str:
    """In a line, whatever it is wrapped in."""
    while isinstance(error, BaseExceptionGroup) and error.exceptions:
        error = error.exceptions[0]
    return repr(error)[:200]


def _step_back() -> None:
    """Computes only what nobody else wants to compute."""
    os.nice(NICENESS)
    if hasattr(os, "SCHED_IDLE"):
        with suppress(OSError):
            os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
            os.setsid()  # refused to whoever starts one by hand, whose session is his own
            session_steps_back()


def _end_with(parent: int) -> None:
    if sys.platform == "linux":
        # Not a polite signal: at the lowest priority, on a busy machine, goodbyes take minutes, and
        # what it was playing is played again by others anyway.
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
        if os.getppid() != parent:  # it died before we asked
            sys.exit(1)
