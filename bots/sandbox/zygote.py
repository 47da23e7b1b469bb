"""The server's side of a zygote: starts it, has it fork bots, hears how they ended."""

import asyncio
import importlib.util
import json
import os
import socket
import subprocess
import sys
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from time import monotonic
from typing import Any

import structlog

from bots.sandbox.limits import BotLimits

log = structlog.get_logger()

_HERE = Path(__file__).parent
_STARTING_SECONDS = 20.0
_SPAWNING_SECONDS = 10.0
#: As `-I` with `-S`, but for the one variable of an environment that is otherwise empty: a set of
#: texts has the same order in every zygote, so that a game played again is the same game.
_ISOLATED = ("-P", "-s", "-S", "-X", "utf8")
_ENVIRONMENT = {"PYTHONHASHSEED": "0"}
#: A zygote lives a day: what its bots share must not live for ever.
LIFE_SECONDS = 24 * 3600.0


@dataclass(frozen=True)
class Walls:
    """Which walls are put up: all of them, but in tests that prove what each is for."""

    seccomp: bool = True
    landlock: bool = True
    uid: bool = True
    namespaces: bool = True


class ZygoteLost(Exception):
    """The zygote has gone, and its bots with it: no fault of theirs."""


@dataclass
class Spawned:
    """A process behind all walls."""

    zygote: "Zygote"
    sock: socket.socket
    #: How it ended: an exit code, or a signal's negative number. Never cancelled, never failed.
    ended: asyncio.Future[int]
    pidfd: int = -1
    #: Is told now and then how many seconds of processor time it has used.
    on_usage: Callable[[float], None] | None = None

    @property
    def usable(self) -> bool:
        """Still there, and of a zygote that is not about to go."""
        return not (self.ended.done() or self.zygote.old or self.zygote.lost)

    def discard(self) -> None:
        """It ends, because nobody holds the other end of its socket."""
        self.sock.close()
        os.close(self.pidfd)


class Zygote:
    """One running zygote. Made by `start`."""

    def __init__(self, limits: BotLimits, walls: Walls, preload: tuple[str, ...]) -> None:
        self._settings = {
            "memory": limits.memory,
            "cpu_seconds": int(limits.match_seconds + limits.load_seconds) + 2,
            "walls": asdict(walls),
            "preload": preload,
        }
        #: Also our own modules can be loaded beforehand, in tests and benchmarks.
        self._places = [str(_HERE.parents[1])] if preload else []
        self.facts: dict[str, Any] = {}
        self.lost = False
        self.retired = False
        self.born = monotonic()
        self._numbers = 0
        self._control: socket.socket | None = None
        self._process: subprocess.Popen[bytes] | None = None
        self._forks: dict[int, asyncio.Future[int]] = {}
        self._living: dict[int, Spawned] = {}

    @property
    def bots(self) -> int:
        return len(self._living)

    @property
    def old(self) -> bool:
        return monotonic() - self.born > LIFE_SECONDS

    async def start(self) -> None:
        """Raises OSError or TimeoutError if it does not come up."""
        control = self._execute()
        loop = asyncio.get_running_loop()
        async with asyncio.timeout(_STARTING_SECONDS):
            hello = await loop.sock_recv(control, 4096)
        if not hello:
            raise OSError("the zygote ended while it started")
        self.facts = json.loads(hello)
        loop.add_reader(control, self._hear)

    def _execute(self) -> socket.socket:
        """A fresh interpreter that has nothing of ours but the other end of this socket."""
        ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        ours.setblocking(False)
        self._control = ours
        with theirs:
            self._process = subprocess.Popen(
                [
                    sys.executable, *_ISOLATED, str(_HERE / "inside" / "boot.py"),
                    str(theirs.fileno()), json.dumps(self._settings),
                    str(_HERE), str(_place_of("RestrictedPython")), *self._places,
                ],
                env=_ENVIRONMENT, cwd="/", pass_fds=[theirs.fileno()],
                stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, start_new_session=True,
            )  # fmt: skip
        return ours

    async def spawn(self) -> Spawned:
        """A new process behind all walls, which waits for a program."""
        if self._control is None or self.lost:
            raise ZygoteLost
        self._numbers += 1
        number = self._numbers
        loop = asyncio.get_running_loop()
        forked: asyncio.Future[int] = loop.create_future()
        try:
            ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_STREAM)
        except OSError as error:  # too many open files
            raise ZygoteLost from error
        spawned = Spawned(self, ours, loop.create_future())
        self._forks[number], self._living[number] = forked, spawned
        try:
            with theirs:
                socket.send_fds(self._control, [b"%d" % number], [theirs.fileno()])
            ours.setblocking(False)
            async with asyncio.timeout(_SPAWNING_SECONDS):
                spawned.pidfd = await forked
        except BaseException as error:
            ours.close()
            self._forks.pop(number, None)
            if forked.done() and not forked.cancelled() and forked.exception() is None:
                os.close(forked.result())
            if isinstance(error, (OSError, TimeoutError)):
                self._lose()
                raise ZygoteLost from error
            raise
        return spawned

    def _hear(self) -> None:
        """`number` with a pidfd: forked; `number used milliseconds`; `number code`: ended."""
        assert self._control is not None
        try:
            while True:
                said, fds, _, _ = socket.recv_fds(self._control, 64, 1)
                if not said:
                    self._lose()
                    return
                self._note(said.split(), fds)
        except BlockingIOError:
            return
        except OSError:
            self._lose()

    def _note(self, words: list[bytes], fds: list[int]) -> None:
        number = int(words[0])
        if fds:
            forked = self._forks.pop(number, None)
            if forked is None or forked.done():
                os.close(fds[0])  # nobody waits for it any more; its socket is closed, so it ends
            else:
                forked.set_result(fds[0])
            return
        if len(words) > 2:
            spawned = self._living.get(number)
            if spawned is not None and spawned.on_usage is not None:
                spawned.on_usage(int(words[2]) / 1e3)
            return
        spawned = self._living.pop(number, None)
        if spawned is not None:
            spawned.ended.set_result(int(words[1]))
        if self.retired and not self._living:
            self._lose()

    def retire(self) -> None:
        """No new bots; the end comes with that of the last."""
        self.retired = True
        if not self._living:
            self._lose()

    def _lose(self) -> None:
        if self.lost:
            return
        self.lost = True
        if self._control is not None:
            asyncio.get_running_loop().remove_reader(self._control)
            self._control.close()
        for forked in self._forks.values():
            if not forked.done():
                forked.set_exception(ZygoteLost())
        for spawned in self._living.values():
            spawned.ended.set_result(LOST)
        self._forks.clear()
        self._living.clear()

    def close(self) -> None:
        """Its bots end with it."""
        self._lose()
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None


#: In place of an exit code: the zygote went first.
LOST = 1 << 16


def _place_of(package: str) -> Path:
    """Where a package is installed, without importing it."""
    spec = importlib.util.find_spec(package)
    if spec is None or spec.origin is None:
        raise OSError(f"{package} is not installed")
    return Path(spec.origin).parents[1]
