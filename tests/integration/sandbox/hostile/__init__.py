"""Hostile bots: each tries one thing that must not work.

A bot that gets through says BREACH in its answer or its log, or harms one of the things that a
`Range` (see `range.py`) puts in its way: a file, ports, a process, another bot. FILE, SPOT, PORT,
LOCAL, VICTIM and SERVER stand for these. With the policy most are refused when they are loaded;
without it they have the whole of Python, and the walls of the kernel are alone.
"""

from tests.integration.sandbox.hostile.answers import ANSWERS
from tests.integration.sandbox.hostile.calls import CALLS
from tests.integration.sandbox.hostile.errors import ERRORS
from tests.integration.sandbox.hostile.files import FILES
from tests.integration.sandbox.hostile.forgery import FORGERY
from tests.integration.sandbox.hostile.frames import FRAMES
from tests.integration.sandbox.hostile.kernel import KERNEL
from tests.integration.sandbox.hostile.language import LANGUAGE
from tests.integration.sandbox.hostile.network import NETWORK
from tests.integration.sandbox.hostile.objects import HOOKS, OBJECTS
from tests.integration.sandbox.hostile.processes import PROCESSES
from tests.integration.sandbox.hostile.protocol import PROTOCOL
from tests.integration.sandbox.hostile.resources import RESOURCES

HOSTILE: dict[str, str] = {
    **FILES, **NETWORK, **PROCESSES, **KERNEL, **RESOURCES, **ANSWERS, **PROTOCOL,
    **LANGUAGE, **FRAMES, **CALLS, **OBJECTS, **HOOKS, **FORGERY,
    **ERRORS,
}  # fmt: skip

#: Those that may be tried with a wall missing: they get through then, and what they do is harmless
#: to everybody but the range. The others must never run where they are not held.
HARMLESS = (
    "reads a file", "reads a file by descriptor", "writes a file", "lists a directory",
    "looks whether a file is there", "reads its memory map", "connects by TCP", "sends by UDP",
    "listens", "connects to an abstract socket", "makes a pair of sockets", "makes a pipe", "forks",
    "starts a thread", "kills another process", "makes executable memory", "runs code of its own",
    "shares memory", "makes a file in memory", "reads another's memory", "goes to sleep",
    "takes all memory", "never ends", "imports by a builtin", "climbs by a traceback",
)  # fmt: skip

#: What the programs above import, for runs without the policy.
PRELOAD = (
    "builtins", "ctypes", "mmap", "os", "resource", "select", "signal", "socket", "subprocess",
    "sys", "threading", "time", "abc", "enum", "operator", "statistics", "encodings.idna",
    "encodings.rot_13", "ast", "atexit", "code", "collections", "copy", "dataclasses", "decimal",
    "functools", "gc", "importlib", "itertools", "json", "random", "re",
)  # fmt: skip
