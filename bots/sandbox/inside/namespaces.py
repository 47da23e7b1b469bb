"""Namespaces for a zygote, where the machine allows them: a bonus, not what is relied on.

Its bots then see no other process, no network, and an empty file system. What cannot be had is left
out; `entered` says what was had.
"""

import os
import signal

from .attempt import succeeds
from .system import PR_SET_PDEATHSIG, leave_root_for_here, mount, prctl, unshare

_NEWNS, _NEWCGROUP, _NEWUTS, _NEWIPC = 0x00020000, 0x02000000, 0x04000000, 0x08000000
_NEWUSER, _NEWPID, _NEWNET = 0x10000000, 0x20000000, 0x40000000
_MS_RDONLY, _MS_NOSUID, _MS_NODEV, _MS_NOEXEC = 1, 2, 4, 8
_MS_REC, _MS_PRIVATE = 0x4000, 0x40000


def enter() -> list[str]:
    """Everything but the empty file system, which has to wait until all is imported.

    Goes on in a new process, the first of its own process namespace: when it ends, the kernel ends
    every bot in it.
    """
    if not succeeds(_unshare_all):
        return []
    _unshare_all()
    _go_on_in_a_child()
    return ["processes", "network", "ipc", "host name", "cgroups"]


def _unshare_all() -> None:
    uid, gid = os.getuid(), os.getgid()
    everything = _NEWNS | _NEWCGROUP | _NEWUTS | _NEWIPC | _NEWPID | _NEWNET
    unshare(everything if uid == 0 else everything | _NEWUSER)
    if uid != 0:
        _write("/proc/self/setgroups", "deny")
        _write("/proc/self/uid_map", f"{uid} {uid} 1")
        _write("/proc/self/gid_map", f"{gid} {gid} 1")


def leave_files() -> list[str]:
    """An empty, read-only root."""
    try:
        mount(b"none", b"/", _MS_REC | _MS_PRIVATE)
        mount(b"tmpfs", b"/tmp", _MS_NOSUID | _MS_NODEV | _MS_NOEXEC | _MS_RDONLY, b"size=4k")
        os.chdir("/tmp")
        leave_root_for_here()
    except OSError:
        os.chdir("/")
        return []
    return ["files"]


def _go_on_in_a_child() -> None:
    child = os.fork()
    if child == 0:
        prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
        return
    # Nothing but the child may hold the server's socket: its end is how the other learns of ours.
    os.closerange(0, 1 << 10)
    _, status = os.waitpid(child, 0)
    os._exit(os.waitstatus_to_exitcode(status) & 0xFF)


def _write(path: str, text: str) -> None:
    with open(path, "w", encoding="ascii") as file:
        file.write(text)
