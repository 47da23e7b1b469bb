"""How a hostile bot is put together: what it imports, and what it tries when it is asked."""

_IMPORTS = """
import ctypes, mmap, os, resource, select, signal, socket, subprocess, sys, threading, time
libc = ctypes.CDLL(None, use_errno=True)
def call(function, *arguments):
    result = function(*arguments)
    if result in (-1, 0xFFFFFFFFFFFFFFFF):
        raise OSError(ctypes.get_errno(), "no")
    return result
"""


def attempt(body: str) -> str:
    """A bot that tries this when it is asked; whatever gets through is a breach."""
    lines = "\n".join(f"    {line}" for line in body.strip().splitlines())
    return (
        f"{_IMPORTS}\ndef attempt():\n{lines}\n\ndef get_next_move(state):\n"
        "    return 'BREACH %r' % (attempt(),)\n"
    )


def plain(body: str) -> str:
    """A bot without any import, which tries this in the language alone."""
    lines = "\n".join(f"    {line}" for line in body.strip().splitlines())
    return f"def get_next_move(state):\n{lines}\n"
