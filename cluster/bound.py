"""Becomes a program that ends with its parent: `python -I -S bound.py PARENT PROGRAM ARGUMENT…`.

A script of its own, not code run between fork and exec: a forked copy of a process with threads may
hang on a lock that nobody will ever release.
"""

import ctypes
import os
import signal
import sys

PR_SET_PDEATHSIG = 1


def main(parent: int, program: list[str]) -> None:
    """However the parent goes. Only Linux has this: elsewhere a kill -9 of it leaves orphans."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
        if os.getppid() != parent:  # it went before we asked
            sys.exit("the cluster has gone")
    os.execv(program[0], program)


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2:])
