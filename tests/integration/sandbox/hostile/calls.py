"""System calls that few programs ever make, by their numbers on x86-64.

On another machine the numbers mean other calls, which are not allowed either.
"""

from tests.integration.sandbox.hostile.programs import attempt


def _call(number: int, *arguments: object) -> str:
    given = "".join(f", {one}" for one in arguments)
    return attempt(
        "page = ctypes.create_string_buffer(4096)\n"
        f"return call(libc.syscall, ctypes.c_long({number}){given})"
    )


_NUMBERS: dict[str, tuple[int, tuple[object, ...]]] = {
    "writes another's memory": (311, ("VICTIM", "page", 0, "page", 0, 0)),
    "compares itself with another": (312, ("os.getpid()", "VICTIM", 0, 0, 0)),
    "advises another's memory": (440, (3, "page", 0, 4, 0)),
    "makes a thread by hand": (56, (0x10F00, "page", 0, 0, 0)),
    "runs a file by descriptor": (322, (3, "b''", 0, 0, 0x1000)),
    "sends on its socket": (44, (3, "b'BREACH'", 6, 0, 0, 0)),
    "receives on its socket": (45, (3, "page", 100, 2, 0, 0)),
    "asks who is at the other end": (55, (3, 1, 17, "page", "page")),
    "shuts its socket down": (48, (3, 2)),
    "changes its socket": (54, (3, 1, 7, "page", 4)),
    "copies its socket": (33, (3, 1)),
    "writes beside its file": (18, (3, "b'x'", 1, 0)),
    "sends a file": (40, (3, 3, 0, 9)),
    "splices": (275, (3, 0, 3, 0, 9, 0)),
    "makes a counter of events": (290, (0, 0)),
    "makes a poller": (291, (0,)),
    "makes a file of signals": (289, (-1, "page", 8, 0)),
    "makes a timer of its own": (222, (1, 0, "page")),
    "rings in a second": (37, (1,)),
    "goes to sleep until a signal": (34, ()),
    "stops itself": (62, ("os.getpid()", 19)),
    "signals a thread": (234, ("VICTIM", "VICTIM", 9)),
    "signals with a message": (129, ("VICTIM", 9, "page")),
    "waits for children": (61, (-1, 0, 0, 0)),
    "becomes a real-time process": (144, (0, 1, "page")),
    "takes precedence": (141, (0, 0, -20)),
    "sets its slices": (314, (0, "page", 0)),
    "takes precedence on the disk": (251, (1, 0, 0)),
    "pins memory": (149, ("page", 4096)),
    "pins all memory": (151, (3,)),
    "binds memory": (237, ("page", 4096, 0, 0, 0, 0)),
    "moves another's memory": (279, ("VICTIM", 0, 0, 0, 0, 0)),
    "takes a key of memory": (330, (0, 0)),
    "changes its personality": (135, (0x0400000,)),
    "changes its segments": (154, (0, "page", 100)),
    "changes where its thread's data are": (158, (0x1002, "page")),
    "asks for ports": (172, (3,)),
    "reads the kernel's log": (103, (3, "page", 100)),
    "loads a module": (313, (3, "b''", 0)),
    "loads another kernel": (246, (0, 0, 0, 0)),
    "swaps on a file": (167, ("b'FILE'", 0)),
    "counts the disk's users": (179, (0, 0, 0, 0)),
    "writes the accounts": (163, ("b'FILE'",)),
    "changes the root for another": (155, ("b'.'", "b'.'")),
    "opens a tree": (428, (-100, "b'/'", 1)),
    "opens a file system": (430, ("b'tmpfs'", 0)),
    "lists the mounts": (458, ("page", "page", 10, 0)),
    "watches everything": (300, (0, 0)),
    "makes rules of its own": (444, (0, 0, 1)),
    "waits at several places": (449, ("page", 1, 0, "page", 1)),
    "submits to a ring": (426, (3, 1, 1, 0, 0, 0)),
    "makes a shadow stack": (453, (0, 4096, 0)),
    "asks for barriers": (324, (0, 0, 0)),
    "asks for sequences": (334, ("page", 32, 0, 0)),
    "leaves locks behind": (273, ("page", 24)),
    "ends another's memory": (448, (3, 0)),
    "changes its own name": (157, (15, "b'BREACH'")),
    "changes its umask": (95, (0,)),
    "sends by another family": (41, (40, 1, 0)),
    "asks the kernel to compute": (41, (38, 5, 0)),
    "makes a queue of messages": (240, ("b'BREACH'", 0o102, 0o600, 0)),
    "makes semaphores": (64, (0, 1, 0o1600)),
    "adds a key": (248, ("b'user'", "b'BREACH'", "b'x'", 1, -2)),
}

_BY_HAND = {
    # The old page of the kernel's own code, which is called instead of entered.
    "calls the kernel's page": attempt(
        "f = ctypes.CFUNCTYPE(ctypes.c_long, *[ctypes.c_void_p] * 3)(0xFFFFFFFFFF600800)\n"
        "return f(None, None, None)"
    ),
    # Two arguments of floating point leave a 2 where that gate looks for a number: fork.
    "enters by the gate for 32 bits": attempt(
        "start = (ctypes.cast(libc.printf, ctypes.c_void_p).value & ~4095) - 100000\n"
        "gate = ctypes.string_at(start, 1000000).index(bytes.fromhex('cd80'))\n"
        "two = ctypes.c_double, ctypes.c_double\n"
        "return ctypes.CFUNCTYPE(ctypes.c_long, *two)(start + gate)(1.0, 2.0)"
    ),
    "makes memory executable by a key": attempt(
        "page = ctypes.create_string_buffer(8192)\n"
        "start = ctypes.c_size_t((ctypes.addressof(page) + 4095) & ~4095)\n"
        "return call(libc.syscall, 329, start, 4096, 7, -1)"
    ),
    "hides a flag in the upper half": attempt(
        "page = ctypes.create_string_buffer(8192)\n"
        "libc.mprotect.argtypes = [ctypes.c_size_t] * 3\n"
        "return call(libc.mprotect, (ctypes.addressof(page) + 4095) & ~4095, 4096, 1 << 32 | 7)"
    ),
    "takes a lock of the kernel": attempt(
        "return call(libc.syscall, 202, (ctypes.c_int * 1)(0), 6, 0, 0, 0, 0)"
    ),
}

CALLS = {name: _call(number, *given) for name, (number, given) in _NUMBERS.items()} | _BY_HAND
