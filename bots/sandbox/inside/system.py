"""The kernel's calls that Python has no names for, by ctypes: each raises OSError if it fails."""

import ctypes
import os
import platform

_libc = ctypes.CDLL(None, use_errno=True)
_libc.syscall.restype = ctypes.c_long

PR_SET_PDEATHSIG, PR_SET_DUMPABLE, PR_SET_SECCOMP, PR_SET_NO_NEW_PRIVS = 1, 4, 22, 38
SECCOMP_MODE_FILTER = 2

#: Numbers that differ between the machines we know; the rest of what we call has one number.
MACHINE = {"x86_64": "x86_64", "aarch64": "aarch64", "arm64": "aarch64"}.get(platform.machine())
_NUMBERS = {
    "x86_64": {"capset": 126, "pivot_root": 155},
    "aarch64": {"capset": 91, "pivot_root": 41},
}
_LANDLOCK_CREATE_RULESET, _LANDLOCK_RESTRICT_SELF, _CLOSE_RANGE = 444, 446, 436
_CAPABILITY_VERSION_3 = 0x20080522


def _done(result: int, what: str) -> int:
    if result < 0:
        number = ctypes.get_errno()
        raise OSError(number, f"{what}: {os.strerror(number)}")
    return result


def _syscall(what: str, number: int, *arguments: object) -> int:
    return _done(_libc.syscall(ctypes.c_long(number), *arguments), what)


def prctl(option: int, argument: int) -> None:
    zero = ctypes.c_ulong(0)
    _done(_libc.prctl(option, ctypes.c_ulong(argument), zero, zero, zero), f"prctl {option}")


def close_range(first: int, last: int) -> None:
    _syscall("close_range", _CLOSE_RANGE, ctypes.c_uint(first), ctypes.c_uint(last), 0)


def drop_capabilities() -> None:
    """All of them, in every set that a process can clear for itself."""
    assert MACHINE is not None
    header = (ctypes.c_uint32 * 2)(_CAPABILITY_VERSION_3, 0)
    nothing = (ctypes.c_uint32 * 6)()
    _syscall("capset", _NUMBERS[MACHINE]["capset"], header, nothing)


class _Program(ctypes.Structure):
    _fields_ = (("length", ctypes.c_ushort), ("instructions", ctypes.c_char_p))


class SeccompFilter:
    """A filter, ready to be put on: see `syscalls.py` for what it says."""

    def __init__(self, program: bytes) -> None:
        self._program = _Program(len(program) // 8, program)

    def put_on(self) -> None:
        _done(
            _libc.prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, ctypes.byref(self._program), 0, 0),
            "seccomp",
        )


def landlock_version() -> int:
    """0 if this kernel has none, or has it switched off."""
    try:
        return _syscall("landlock", _LANDLOCK_CREATE_RULESET, None, ctypes.c_size_t(0), 1)
    except OSError:
        return 0


def landlock_restrict(ruleset: bytes) -> None:
    """Handles what the ruleset names, and allows none of it."""
    size = ctypes.c_size_t(len(ruleset))
    fd = _syscall("landlock", _LANDLOCK_CREATE_RULESET, ctypes.c_char_p(ruleset), size, 0)
    try:
        _syscall("landlock", _LANDLOCK_RESTRICT_SELF, fd, 0)
    finally:
        os.close(fd)


def unshare(flags: int) -> None:
    _done(_libc.unshare(flags), "unshare")


def mount(kind: bytes, target: bytes, flags: int, options: bytes | None = None) -> None:
    _done(_libc.mount(b"none", target, kind, ctypes.c_ulong(flags), options), "mount")


def leave_root_for_here() -> None:
    """The working directory becomes the root, and the old root is gone."""
    assert MACHINE is not None
    _syscall("pivot_root", _NUMBERS[MACHINE]["pivot_root"], b".", b".")
    _done(_libc.umount2(b".", 2), "umount")
    os.chdir("/")
