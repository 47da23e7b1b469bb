"""Which system calls a bot may make: a seccomp filter, assembled for the machines we know.

Memory without execution, the clock, random numbers, an end, and reading and writing its one socket.
Some calls fail politely, because CPython makes them by itself; any other ends the process.
"""

import struct
from dataclasses import dataclass

#: The one open file of a bot.
SOCKET = 3

KILL, EPERM, ALLOW = 0x80000000, 0x00050001, 0x7FFF0000
X32_BIT = 0x40000000

# struct seccomp_data: the number, the machine, the instruction pointer, six arguments of 64 bits.
_NUMBER, _ARCH, _ARGUMENTS = 0, 4, 16
_LOAD, _AND, _EQUAL, _AT_LEAST, _RETURN = 0x20, 0x54, 0x15, 0x35, 0x06

_PROT_EXEC = 4
_MAP_SHARED, _MAP_PRIVATE, _MAP_ANONYMOUS = 1, 2, 0x20
_MADV_DONTNEED = 4
_FUTEX_KINDS, _FUTEX_WAIT_AND_WAKE = 0x7F, (0, 1, 9, 10)
_CLOCKS = tuple(range(12))


@dataclass(frozen=True)
class Condition:
    """Allowed if the low half of this argument, under the mask, is one of these values.

    The kernel itself reads only 32 bits of every argument that is looked at here.
    """

    argument: int
    mask: int
    values: tuple[int, ...]
    otherwise: int


_OWN_SOCKET = Condition(0, 0xFFFFFFFF, (SOCKET,), EPERM)
CONDITIONS = {
    "read": (_OWN_SOCKET,),
    "write": (_OWN_SOCKET,),
    "mmap": (
        Condition(2, _PROT_EXEC, (0,), KILL),
        Condition(
            3,
            _MAP_SHARED | _MAP_PRIVATE | _MAP_ANONYMOUS,
            (_MAP_PRIVATE | _MAP_ANONYMOUS,),
            KILL,
        ),
    ),
    "mprotect": (Condition(2, _PROT_EXEC, (0,), KILL),),
    "madvise": (Condition(2, 0xFFFFFFFF, (_MADV_DONTNEED,), EPERM),),
    "futex": (Condition(1, _FUTEX_KINDS, _FUTEX_WAIT_AND_WAKE, KILL),),
    "clock_gettime": (Condition(0, 0xFFFFFFFF, _CLOCKS, EPERM),),
    "clock_getres": (Condition(0, 0xFFFFFFFF, _CLOCKS, EPERM),),
}


@dataclass(frozen=True)
class Machine:
    """A processor's numbers for the calls that are allowed, and for those that fail politely."""

    audit: int
    allowed: dict[str, int]
    polite: dict[str, int]
    x32: bool = False


MACHINES = {
    "x86_64": Machine(
        0xC000003E,
        {
            "read": 0, "write": 1, "futex": 202, "mmap": 9, "munmap": 11, "brk": 12,
            "mprotect": 10, "mremap": 25, "madvise": 28, "clock_gettime": 228,
            "clock_getres": 229, "gettimeofday": 96, "time": 201, "getrandom": 318,
            "sched_yield": 24, "exit": 60, "exit_group": 231, "rt_sigreturn": 15,
        },
        {
            "open": 2, "openat": 257, "openat2": 437, "creat": 85, "stat": 4, "fstat": 5,
            "lstat": 6, "newfstatat": 262, "statx": 332, "access": 21, "faccessat": 269,
            "faccessat2": 439, "readlink": 89, "readlinkat": 267, "getcwd": 79, "getdents64": 217,
            "close": 3, "close_range": 436, "ioctl": 16, "fcntl": 72, "lseek": 8, "pread64": 17,
            "readv": 19, "writev": 20, "dup": 32, "fsync": 74,
            "getpid": 39, "gettid": 186, "getppid": 110, "getuid": 102, "geteuid": 107,
            "getgid": 104, "getegid": 108, "rt_sigaction": 13, "rt_sigprocmask": 14,
            "sigaltstack": 131, "nanosleep": 35, "clock_nanosleep": 230, "uname": 63,
            "sysinfo": 99, "getrusage": 98, "times": 100, "sched_getaffinity": 204,
        },
        x32=True,
    ),
    "aarch64": Machine(
        0xC00000B7,
        {
            "read": 63, "write": 64, "futex": 98, "mmap": 222, "munmap": 215, "brk": 214,
            "mprotect": 226, "mremap": 216, "madvise": 233, "clock_gettime": 113,
            "clock_getres": 114, "gettimeofday": 169, "getrandom": 278,
            "sched_yield": 124, "exit": 93, "exit_group": 94, "rt_sigreturn": 139,
        },
        {
            "openat": 56, "openat2": 437, "fstat": 80, "newfstatat": 79, "statx": 291,
            "faccessat": 48, "faccessat2": 439, "readlinkat": 78, "getcwd": 17, "getdents64": 61,
            "close": 57, "close_range": 436, "ioctl": 29, "fcntl": 25, "lseek": 62, "pread64": 67,
            "readv": 65, "writev": 66, "dup": 23, "fsync": 82,
            "getpid": 172, "gettid": 178, "getppid": 173, "getuid": 174, "geteuid": 175,
            "getgid": 176, "getegid": 177, "rt_sigaction": 134, "rt_sigprocmask": 135,
            "sigaltstack": 132, "nanosleep": 101, "clock_nanosleep": 115, "uname": 160,
            "sysinfo": 179, "getrusage": 165, "times": 153, "sched_getaffinity": 123,
        },
    ),
}  # fmt: skip


def assemble(machine: Machine) -> bytes:
    """The filter's program. A jump counts the instructions that it leaves out."""
    code = [
        _line(_LOAD, _ARCH),
        _line(_EQUAL, machine.audit, 1, 0),
        _line(_RETURN, KILL),
        _line(_LOAD, _NUMBER),
    ]
    if machine.x32:
        code += [_line(_AT_LEAST, X32_BIT, 0, 1), _line(_RETURN, KILL)]
    for name, number in machine.allowed.items():
        verdict = _verdict(CONDITIONS.get(name, ()))
        code += [_line(_EQUAL, number, 0, len(verdict)), *verdict]
    for number in machine.polite.values():
        code += [_line(_EQUAL, number, 0, 1), _line(_RETURN, EPERM)]
    code.append(_line(_RETURN, KILL))
    return b"".join(code)


def _verdict(conditions: tuple[Condition, ...]) -> list[bytes]:
    code: list[bytes] = []
    for one in conditions:
        code += [_line(_LOAD, _ARGUMENTS + 8 * one.argument), _line(_AND, one.mask)]
        last = len(one.values) - 1
        code += [_line(_EQUAL, value, last - at + 1, 0) for at, value in enumerate(one.values)]
        code.append(_line(_RETURN, one.otherwise))
    return [*code, _line(_RETURN, ALLOW)]


def _line(code: int, value: int, if_true: int = 0, if_false: int = 0) -> bytes:
    return struct.pack("=HBBI", code, if_true, if_false, value)
