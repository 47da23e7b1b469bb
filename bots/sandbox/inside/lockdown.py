"""The walls around a bot's process, put up in an order in which none takes another down.

Runs in the forked child, before any text of a user has arrived. An error here ends the child.
"""

import os
import resource
import signal
from dataclasses import dataclass
from functools import partial

from .attempt import succeeds
from .background import step_back
from .landlock import ruleset
from .syscalls import MACHINES, SOCKET, assemble
from .system import (
    MACHINE,
    PR_SET_DUMPABLE,
    PR_SET_NO_NEW_PRIVS,
    PR_SET_PDEATHSIG,
    SeccompFilter,
    close_range,
    drop_capabilities,
    landlock_restrict,
    landlock_version,
    prctl,
)

_LAST_FD = 0xFFFFFFFF
#: Users of their own for bots: numbers that no account has, else those that systemd keeps for such
#: use, else nobody.
_UIDS = ((2_000_000_000, 100_000_000), (61_184, 4_000), (65_534, 1))


@dataclass(frozen=True)
class Walls:
    """Which of the walls are wanted; all but in tests that prove what each is for."""

    seccomp: bool = True
    landlock: bool = True
    uid: bool = True
    namespaces: bool = True


class Lockdown:
    """Made once in the zygote, so that the child has little to do."""

    def __init__(self, walls: Walls, memory: int, cpu_seconds: int) -> None:
        self.zygote = os.getpid()
        self.landlock = landlock_version() if walls.landlock else 0
        self._ruleset = ruleset(self.landlock) if self.landlock else b""
        self._filter: SeccompFilter | None = None
        if walls.seccomp and MACHINE is not None:
            self._filter = SeccompFilter(assemble(MACHINES[MACHINE]))
        self.seccomp = self._filter is not None
        self._uids = _free_uids() if walls.uid else None
        self.uid = self._uids is not None
        self._memory = memory
        self._cpu_seconds = cpu_seconds
        self._limits: list[tuple[int, tuple[int, int]]] = []

    def measure(self) -> None:
        """What the zygote has now is the baseline; bots get their memory on top of it."""
        with open("/proc/self/statm", encoding="ascii") as file:
            pages = [int(number) for number in file.read().split()]
        page = resource.getpagesize()
        total, data = pages[0] * page + self._memory, pages[5] * page + self._memory
        self._limits = [
            (resource.RLIMIT_AS, (total, total)),
            (resource.RLIMIT_DATA, (data, data)),
            # The first ends a bot with a signal that tells why, the second for certain.
            (resource.RLIMIT_CPU, (self._cpu_seconds, self._cpu_seconds + 1)),
            (resource.RLIMIT_FSIZE, (0, 0)),
            (resource.RLIMIT_NPROC, (0, 0)),
            (resource.RLIMIT_CORE, (0, 0)),
            (resource.RLIMIT_MEMLOCK, (0, 0)),
            (resource.RLIMIT_NOFILE, (SOCKET + 1, SOCKET + 1)),
        ]

    def put_up(self, fd: int, number: int) -> None:
        """All walls. `fd` becomes the bot's socket, `number` tells its user from other bots'."""
        if fd != SOCKET:
            os.dup2(fd, SOCKET, inheritable=False)
        close_range(0, SOCKET - 1)
        close_range(SOCKET + 1, _LAST_FD)
        if self._uids is not None:
            first, count = self._uids
            _become(first + number % count)
        step_back()
        drop_capabilities()
        prctl(PR_SET_PDEATHSIG, signal.SIGKILL)  # after the change of uid, which clears it
        if os.getppid() != self.zygote:
            os._exit(1)
        prctl(PR_SET_DUMPABLE, 0)
        prctl(PR_SET_NO_NEW_PRIVS, 1)
        for which, limit in self._limits:
            resource.setrlimit(which, limit)
        if self.landlock:
            landlock_restrict(self._ruleset)
        if self._filter is not None:
            self._filter.put_on()


def _free_uids() -> tuple[int, int] | None:
    """Whether this process may become other users, and which ones exist here."""
    if os.geteuid() != 0:
        return None
    with open("/proc/self/uid_map", encoding="ascii") as file:
        mapped = [tuple(int(number) for number in line.split()) for line in file]
    for first, count in _UIDS:
        if any(start <= first and first + count <= start + size for start, _, size in mapped):
            return (first, count) if succeeds(partial(_become, first)) else None
    return None


def _become(uid: int) -> None:
    os.setgroups([])
    os.setresgid(uid, uid, uid)
    os.setresuid(uid, uid, uid)
