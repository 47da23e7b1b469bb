"""How long a process waited for a processor: time that is not its own.

Bots stand behind everybody else (see `inside/background.py`). On a busy machine they wait in the
kernel's queue, wanting to compute; their clock stands still meanwhile.
"""

import os
from functools import cache
from pathlib import Path

_NANOSECONDS = 1e9


class Queueing:
    """Of one process, by its pidfd. Where the kernel does not tell, nobody ever waits."""

    def __init__(self, pidfd: int) -> None:
        self._times = self._state = -1
        try:
            pid = pid_of(pidfd)
            self._times = os.open(f"/proc/{pid}/schedstat", os.O_RDONLY)
            self._state = os.open(f"/proc/{pid}/stat", os.O_RDONLY)
        except (OSError, ValueError, IndexError):
            self.close()
        if not _kernel_counts():
            self.close()

    def times(self) -> tuple[float, float]:
        """Seconds on a processor in all its life so far, and of waiting for one, but for a wait
        that is not over yet."""
        try:
            ran, waited, *_ = os.pread(self._times, 100, 0).split()
            return int(ran) / _NANOSECONDS, int(waited) / _NANOSECONDS
        except (OSError, ValueError):
            return 0.0, 0.0

    def wants_to_run(self) -> bool:
        """Whether it computes now, or waits for that, or for memory that was put aside."""
        try:
            # Behind its name, which may hold anything.
            return os.pread(self._state, 500, 0).rpartition(b") ")[2][:1] in (b"R", b"D")
        except OSError:
            return False

    def close(self) -> None:
        for file in (self._times, self._state):
            if file >= 0:
                os.close(file)
        self._times = self._state = -1


@cache
def _kernel_counts() -> bool:
    """One that does not says so by zeros, of us too, who have run for long."""
    try:
        return int(Path("/proc/self/schedstat").read_bytes().split()[0]) > 0
    except (OSError, ValueError, IndexError):
        return False


def pid_of(pidfd: int) -> int:
    """As this process sees it: the zygote may count in a namespace of its own."""
    file = os.open(f"/proc/self/fdinfo/{pidfd}", os.O_RDONLY)
    try:
        return int(os.read(file, 500).partition(b"Pid:")[2].split()[0])
    finally:
        os.close(file)
