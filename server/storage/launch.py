"""Becomes a program of PostgreSQL: `python -I -S launch.py PARENT UID GID PROGRAM ARGUMENT…`.

A script of its own, not code run between fork and exec: the server has threads, and a forked copy
of a process with threads may hang on a lock that nobody will ever release.
"""

import ctypes
import os
import signal
import sys

PR_SET_PDEATHSIG = 1


def main(parent: int, uid: int, gid: int, program: list[str]) -> None:
    os.umask(0o077)
    if os.geteuid() != uid:
        os.setgroups([])
        os.setgid(gid)
        os.setuid(uid)
    _end_with(parent)
    # PostgreSQL needs no variable of ours, and some of them are secrets.
    os.execve(program[0], program, {"LC_ALL": "C", "TZ": "UTC"})


def _end_with(parent: int) -> None:
    """Asks for a fast shutdown when the server is gone, however it went.

    After the change of uid, which clears it. Only Linux has this: elsewhere, after a kill -9, the
    next start is told that the database is in use, and by which process.
    """
    if sys.platform != "linux":
        return
    ctypes.CDLL(None, use_errno=True).prctl(PR_SET_PDEATHSIG, signal.SIGINT)
    if os.getppid() != parent:  # it went before we asked
        sys.exit("the server has gone")


if __name__ == "__main__":
    try:
        main(int(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]), sys.argv[4:])
    except OSError as error:
        sys.exit(f"cannot run {sys.argv[4]} as user {sys.argv[2]}: {error.strerror}")
