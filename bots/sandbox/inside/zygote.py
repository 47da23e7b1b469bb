"""The zygote: an interpreter with everything loaded that bots may import, which forks them.

It gets one end of a socket for each bot from the server, forks a child that locks itself in, and
sends the child's pidfd back. When a child ends it says how. When the server goes, it goes, and the
kernel ends its bots.
"""

import gc
import json
import os
import select
import signal
import socket
import sys
from contextlib import suppress
from dataclasses import dataclass, field
from importlib import import_module
from time import clock_gettime, monotonic
from typing import Any

from . import host, namespaces
from .background import session_steps_back
from .library import use_guards
from .lockdown import Lockdown, Walls

#: Seconds between two looks at the bots' processor time, and milliseconds worth telling.
_LOOK, _WORTH_TELLING = 0.5, 250


@dataclass(frozen=True)
class Settings:
    memory: int
    cpu_seconds: int
    walls: Walls = field(default_factory=Walls)
    #: Modules for bots that are let loose without the policy, in tests.
    preload: tuple[str, ...] = ()

    @classmethod
    def read(cls, text: str) -> "Settings":
        given: dict[str, Any] = json.loads(text)
        walls = Walls(**given.pop("walls"))
        return cls(walls=walls, preload=tuple(given.pop("preload")), **given)


@dataclass
class Child:
    number: int
    pid: int
    #: Milliseconds of processor time that the server knows of.
    told: int = 0


class Zygote:
    def __init__(self, control: socket.socket, lockdown: Lockdown) -> None:
        self._control = control
        self._lockdown = lockdown
        self._poll = select.epoll()
        self._poll.register(control, select.EPOLLIN)
        #: By pidfd.
        self._children: dict[int, Child] = {}
        self._looked = 0.0

    def run(self) -> None:
        control = self._control.fileno()
        while True:
            for fd, _ in self._poll.poll(_LOOK if self._children else None):
                if fd != control:
                    self._bury(fd)
                elif not self._obey():
                    return
            if monotonic() - self._looked > _LOOK:
                self._look()

    def _obey(self) -> bool:
        try:
            order, fds, _, _ = socket.recv_fds(self._control, 64, 1)
        except ConnectionError:
            return False
        if not order:
            return False
        number = int(order)
        (fd,) = fds
        child = os.fork()
        if child == 0:
            self._become_a_bot(fd, number)
        os.close(fd)
        pidfd = os.pidfd_open(child)
        self._children[pidfd] = Child(number, child)
        self._poll.register(pidfd, select.EPOLLIN)
        socket.send_fds(self._control, [b"%d" % number], [pidfd])
        return True

    def _become_a_bot(self, fd: int, number: int) -> None:
        try:
            self._lockdown.put_up(fd, number)
        except BaseException as error:
            # It has no way to speak any more; the number is an exit code that the server knows.
            os._exit(40 if isinstance(error, OSError) else 41)
        try:
            host.serve()
        finally:
            os._exit(0)

    def _bury(self, pidfd: int) -> None:
        child = self._children.pop(pidfd)
        self._poll.unregister(pidfd)
        os.close(pidfd)
        _, status = os.waitpid(child.pid, 0)
        self._say(b"%d %d" % (child.number, os.waitstatus_to_exitcode(status)))

    def _look(self) -> None:
        """Tells the server how much processor time its bots have used: one that runs while it is
        not asked takes it from the others."""
        self._looked = monotonic()
        for child in self._children.values():
            with suppress(OSError):  # it has just ended
                used = int(clock_gettime(_processor_clock(child.pid)) * 1e3)
                if used > child.told + _WORTH_TELLING:
                    child.told = used
                    self._say(b"%d used %d" % (child.number, used))

    def _say(self, message: bytes) -> None:
        with suppress(ConnectionError):  # the server goes: the next order will be its last
            self._control.send(message)


def _processor_clock(pid: int) -> int:
    """The clock that counts the processor time of a process, as the kernel numbers clocks."""
    return (~pid << 3) | 2


def main(control_fd: int, settings_text: str) -> None:
    settings = Settings.read(settings_text)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C in a terminal is the server's to handle
    session_steps_back()
    entered = namespaces.enter() if settings.walls.namespaces else []
    control = socket.socket(fileno=control_fd)
    os.set_inheritable(control_fd, False)
    for name in settings.preload:
        import_module(name)
    use_guards()
    host.warm_up()
    lockdown = Lockdown(settings.walls, settings.memory, settings.cpu_seconds)
    lockdown.measure()
    if entered:
        entered += namespaces.leave_files()
    else:
        os.chdir("/")
    os.environ.clear()
    zygote = Zygote(control, lockdown)
    ready = {
        "landlock": lockdown.landlock,
        "seccomp": lockdown.seccomp,
        "uid": lockdown.uid,
        "namespaces": entered,
        "python": sys.version.split()[0],
    }
    gc.collect()
    gc.freeze()
    with suppress(ConnectionError):  # the server has gone, and so do we
        control.send(json.dumps(ready).encode())
        zygote.run()
