"""The files and processes of an embedded PostgreSQL: whose they are, and what a crash left of them.

Layout below the directory: `cluster/` (PostgreSQL's own), `postgres.log`, `lock`, and `programs/`
where a copy of the programs was needed. All of this blocks: call it off the event loop.
"""

import fcntl
import hashlib
import os
import pwd
import shutil
import signal
import sys
import time
from contextlib import suppress
from pathlib import Path

from server.storage.binaries import MAJOR, programs
from server.storage.errors import EmbeddedError

LINUX = sys.platform == "linux"
#: Whom PostgreSQL runs as if we are root, which it refuses to be. In no password file, so nobody
#: else is this user: not the bots' sandbox either, which may be `nobody`.
DATABASE_USER = 65533
#: initdb wants a user that has a name.
NAMED_USER = "nobody"
#: Where programs are copied to if the data directory too is closed to the user above.
SHARED_PLACE = Path("/var/cache/serai")
SOCKET = ".s.PGSQL.5432"
LONGEST_SOCKET_PATH = 103
LARGEST_LOG = 1024 * 1024
#: Seconds that a server of a dead parent may take to shut down before it is killed.
LEFTOVER_PATIENCE = 30.0


class Cluster:
    def __init__(self, directory: Path) -> None:
        self.directory = directory.absolute()
        self.data = self.directory / "cluster"
        self.unfinished = self.directory / "cluster.new"
        self.log = self.directory / "postgres.log"
        self.uid = os.geteuid() or DATABASE_USER
        self.gid = os.getegid() if os.geteuid() else DATABASE_USER
        key = hashlib.sha256(os.fsencode(self.directory.resolve())).hexdigest()[:12]
        #: In the title of each of its processes.
        self.name = f"serai-{key}"
        self.programs = Path()
        self._lock = -1
        self._log_begin = 0

    @property
    def sockets(self) -> Path:
        """The directory of the socket."""
        return _place_of_sockets() / f"{self.name}-{self.uid}"

    @property
    def made(self) -> bool:
        return (self.data / "PG_VERSION").exists()

    def prepare(self) -> None:
        """Everything before a program can run: permissions, the lock, what a crash left."""
        as_root = os.geteuid() == 0
        try:
            self.directory.mkdir(parents=True, exist_ok=True)
            # As root, open enough for the other user to reach a copy of the programs.
            self.directory.chmod(0o711 if as_root else 0o700)
            self._take_lock()
            if self.made:
                self._check()
            self._make_place_of_sockets()
            self.end_leftovers()
            places = (self.directory / "programs", SHARED_PLACE)
            self.programs = programs(self.uid, places)
            self.trim_log()
        except OSError as error:
            raise EmbeddedError(
                f"cannot use {error.filename or self.directory}: {error.strerror}"
            ) from error

    def begin_making(self) -> tuple[int, int]:
        """An empty directory for initdb; the user and group to run it as."""
        shutil.rmtree(self.unfinished, ignore_errors=True)
        self.unfinished.mkdir(mode=0o700)
        if os.geteuid() != 0:
            return self.uid, self.gid
        try:
            named = pwd.getpwnam(NAMED_USER)
        except KeyError:
            raise EmbeddedError(
                f"PostgreSQL refuses to run as root, and there is no user {NAMED_USER} here;"
                " start as an ordinary user, or set DATABASE_URL"
            ) from None
        os.chown(self.unfinished, named.pw_uid, named.pw_gid)
        return named.pw_uid, named.pw_gid

    def finish_making(self) -> None:
        """What initdb made becomes the cluster, all of it or nothing."""
        if os.geteuid() == 0:
            self._give(self.unfinished)
        shutil.rmtree(self.data, ignore_errors=True)  # without PG_VERSION: nothing of value
        self.unfinished.rename(self.data)
        directory = os.open(self.directory, os.O_RDONLY)
        os.fsync(directory)
        os.close(directory)

    def says_ready(self, pid: int) -> bool:
        """Does postmaster.pid, which the server keeps, say that this process takes connections?"""
        lines = self._pid_file()
        return len(lines) > 7 and lines[0] == str(pid) and lines[7].strip() == "ready"

    def end_leftovers(self) -> None:
        """Ends what runs on without a parent. We hold the lock, so it serves nobody.

        Then the files with its number are old, even if a process has that number today: another
        one, or its own remains where nobody collects them (a container without an init).
        """
        if not LINUX:  # PostgreSQL itself judges by postmaster.pid
            return
        deadline = time.monotonic() + LEFTOVER_PATIENCE
        while left := self.processes():
            postmaster = self._postmaster()
            for pid in left:
                with suppress(ProcessLookupError):
                    if time.monotonic() > deadline:
                        os.kill(pid, signal.SIGKILL)
                    elif pid == postmaster:
                        os.kill(pid, signal.SIGINT)
                    elif postmaster not in left:
                        os.kill(pid, signal.SIGQUIT)
            time.sleep(0.02)
        (self.data / "postmaster.pid").unlink(missing_ok=True)
        for name in (SOCKET, f"{SOCKET}.lock"):
            (self.sockets / name).unlink(missing_ok=True)

    def processes(self) -> list[int]:
        """The processes of this cluster, by their titles, which everybody may read."""
        found = []
        for entry in os.scandir("/proc"):
            if not entry.name.isdecimal():
                continue
            with suppress(OSError):
                if entry.stat().st_uid != self.uid:
                    continue
                title = Path(entry.path, "cmdline").read_bytes()
                program = title.split(b"\0", 1)[0]
                is_postgres = program.endswith(b"/postgres") or program.startswith(b"postgres:")
                if is_postgres and self.name.encode() in title:
                    found.append(int(entry.name))
        return found

    def trim_log(self) -> None:
        """Keeps two files of about a megabyte. The server goes on writing to the first."""
        if self.log.exists() and self.log.stat().st_size > LARGEST_LOG:
            shutil.copyfile(self.log, self.log.with_suffix(".log.1"))
            os.truncate(self.log, 0)

    def open_log(self) -> int:
        """A descriptor for a program to write to. `last_words` are what comes from now on."""
        log = os.open(self.log, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
        self._log_begin = os.fstat(log).st_size
        return log

    def last_words(self) -> str:
        """What the log says to explain the end of the program that was started last."""
        with self.log.open("rb") as log:
            log.seek(self._log_begin)
            lines = log.read().decode("utf-8", "replace").splitlines()
        fatal = [line for line in lines if "FATAL:" in line or "PANIC:" in line]
        return " ".join(fatal[-1:] or lines[-3:]) or "it says nothing"

    def release(self) -> None:
        """Leaves nothing outside the directory, and lets another server have it."""
        if self._lock >= 0:  # else it is not ours
            shutil.rmtree(self.sockets, ignore_errors=True)
            os.close(self._lock)
            self._lock = -1

    def _take_lock(self) -> None:
        lock = os.open(self.directory / "lock", os.O_RDWR | os.O_CREAT, 0o600)
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            holder = os.read(lock, 20).decode().strip()
            os.close(lock)
            raise EmbeddedError(
                f"another server (process {holder}) uses the database in {self.directory}"
            ) from None
        os.truncate(lock, 0)
        os.write(lock, f"{os.getpid()}\n".encode())
        self._lock = lock

    def _check(self) -> None:
        found = (self.data / "PG_VERSION").read_text("ascii").strip()
        if found != MAJOR:
            raise EmbeddedError(
                f"the database in {self.data} is of PostgreSQL {found}, this is {MAJOR};"
                " dump it with the old version and load it into a new one"
            )
        status = self.data.stat()
        if os.geteuid() != 0:
            if status.st_uid != self.uid:
                raise EmbeddedError(
                    f"the database in {self.data} belongs to user {status.st_uid};"
                    " start as that user or as root"
                )
        elif status.st_uid == 0:  # copied or restored by root
            self._give(self.data)
        else:
            self.uid, self.gid = status.st_uid, status.st_gid

    def _give(self, tree: Path) -> None:
        os.chown(tree, self.uid, self.gid)
        for parent, directories, files in os.walk(tree):
            for name in directories + files:
                os.chown(Path(parent, name), self.uid, self.gid, follow_symlinks=False)

    def _make_place_of_sockets(self) -> None:
        """A directory that is closed to others: whoever reaches the socket is let in."""
        with suppress(FileExistsError):
            self.sockets.mkdir(mode=0o700)
            os.chown(self.sockets, self.uid, self.gid)
        status = self.sockets.lstat()
        if status.st_uid != self.uid or status.st_mode & 0o170777 != 0o040700:
            raise EmbeddedError(f"{self.sockets} is not ours; remove it")

    def _pid_file(self) -> list[str]:
        try:
            return (self.data / "postmaster.pid").read_text("utf-8", "replace").split("\n")
        except OSError:
            return []

    def _postmaster(self) -> int | None:
        lines = self._pid_file()
        return int(lines[0]) if lines and lines[0].isdecimal() else None


def _place_of_sockets() -> Path:
    """The path of a socket is short by law (some 107 bytes), that of a data directory is not."""
    runtime = Path(os.environ.get("XDG_RUNTIME_DIR") or "/tmp")
    longest = runtime / "serai-0123456789ab-4294967295" / SOCKET
    usable = os.geteuid() != 0 and runtime.is_dir() and os.access(runtime, os.W_OK | os.X_OK)
    return runtime if usable and len(os.fsencode(longest)) <= LONGEST_SOCKET_PATH else Path("/tmp")
