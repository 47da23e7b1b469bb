"""Landlock's second wall: no file, no TCP port, no signal, no abstract socket of another."""

import struct

# What each version of Landlock can handle; all of it is handled, and nothing allowed.
_FILES = {1: (1 << 13) - 1, 2: (1 << 14) - 1, 3: (1 << 15) - 1, 4: (1 << 15) - 1, 5: (1 << 16) - 1}
_TCP_BIND_AND_CONNECT = 0b11
_SCOPE_ABSTRACT_SOCKETS_AND_SIGNALS = 0b11


def ruleset(version: int) -> bytes:
    """struct landlock_ruleset_attr, as long as this version knows it."""
    attributes = struct.pack("=Q", _FILES[min(version, 5)])
    if version >= 4:
        attributes += struct.pack("=Q", _TCP_BIND_AND_CONNECT)
    if version >= 6:
        attributes += struct.pack("=Q", _SCOPE_ABSTRACT_SOCKETS_AND_SIGNALS)
    return attributes
