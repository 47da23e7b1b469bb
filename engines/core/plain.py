"""Plain JSON values: what crosses the engine door, in and out."""

import marshal
from typing import Any, TypeGuard

# The shapes of actions, events, views and records are documented game by game in docs/wire.md;
# a type that spelled them all out would say no more than that page does.
JsonObject = dict[str, Any]

#: Integers beyond this lose digits in other languages' JSON; no rule needs them.
MAX_INTEGER = 2**53 - 1


def is_integer(value: object) -> TypeGuard[int]:
    """True for a JSON integer: Python's bool is an int, JSON's true is not."""
    return type(value) is int


def short(value: object) -> str:
    """A piece of somebody's input for an error message, never long and never an error itself."""
    if isinstance(value, str):
        return repr(value[:24])
    if value is None or isinstance(value, (bool, float)):
        return repr(value)
    if isinstance(value, int):
        return repr(value) if -MAX_INTEGER <= value <= MAX_INTEGER else "a huge number"
    return f"a {type(value).__name__}"


def freeze(value: Any) -> bytes:
    """A plain value as bytes that only `thaw` reads, in this process only."""
    return marshal.dumps(value)


def thaw(frozen: bytes) -> Any:
    """A new copy of a frozen value. `thaw(freeze(x))` copies five times faster than Python code."""
    return marshal.loads(frozen)
